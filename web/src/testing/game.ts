import type { GameOf } from '../lib/games';
import type { AllOptions, Event, FamilyView, FightView, Game, GenialView, LinkView, SeatInfo, Table } from '../lib/messages';

export const OPTIONS: AllOptions = {
  link: { game: 'link', jokers: 2, hand_size: 9, draw_when_able: false, false_call_penalty: false },
  family: { game: 'family', jokers: 2, hand_size: 9 },
  fight: { game: 'fight', jokers: 2, hand_size: 9, shown_card: 'discard', pack: 'stars' },
  genial: { game: 'genial', row_length: 'sheet', alternative_move: 'one' },
};

export function seat(name: string, more: Partial<SeatInfo> = {}): SeatInfo {
  return { kind: 'person', name, level: null, online: true, idle: false, host: false, wins: 0, match_wins: 0, part: null, ...more };
}

export const SEATS = [seat('Mia', { host: true }), seat('Luna', { kind: 'bot', level: 'easy' }), seat('Ivo')];

export function table(more: Partial<Table> = {}): Table {
  return {
    type: 'table',
    game: 'link',
    next_game: 'link',
    stage: 'playing',
    seat: 0,
    seats: SEATS,
    options: OPTIONS,
    leaver: 'bot',
    clock: 0,
    youngest: null,
    starter: 0,
    games: 0,
    series: { games: ['link'], best_of: 0 },
    match: 1,
    match_games: 0,
    champions: [],
    sheet: [],
    again: [],
    again_ms: null,
    spectators: 0,
    one_device: false,
    ...more,
  };
}

export function event(seat: number, action: string, more: Partial<Event> = {}): Event {
  return { seat, action, ...more };
}

const GAME: Omit<Game, 'view'> = {
  type: 'game',
  seq: 1,
  legal: [],
  waiting: [0],
  events: [],
  past: null,
  remaining_ms: null,
  answered: false,
  outcome: null,
};
const THREE = { seat: 0, players: 3, turn: 0, hand: ['NB4', 'SW2', 'JK'], counts: [3, 4, 5], stock: 20, joker: null, turns: 3, removed: [] } as const;

/** A game of three in which seat 0 reads and is to move, changed as the test needs it. */
export function game(more: Partial<Game> = {}, view: Partial<LinkView> = {}): GameOf<'link'> {
  const link: LinkView = {
    ...THREE,
    game: 'link',
    pile: ['NB2'],
    top: 'NB2',
    drew: false,
    drawn: null,
    owes: [],
    catchable: [],
    passes: 0,
    options: OPTIONS.link,
    known: [],
  };
  return { ...GAME, ...more, view: { ...link, ...view } };
}

/** The same of FAMILY. */
export function familyGame(more: Partial<Game> = {}, view: Partial<FamilyView> = {}): GameOf<'family'> {
  const nothing = { holds: [], lacks: [], some: [] };
  const family: FamilyView = {
    ...THREE,
    game: 'family',
    laid: [],
    idle: 0,
    options: OPTIONS.family,
    known: [nothing, nothing, nothing],
  };
  return { ...GAME, ...more, view: { ...family, ...view } };
}

/** The same of FIGHT. */
export function fightGame(more: Partial<Game> = {}, view: Partial<FightView> = {}): GameOf<'fight'> {
  const fight: FightView = {
    ...THREE,
    game: 'fight',
    pile: ['NB2'],
    shown: null,
    task: null,
    code: null,
    asks: [],
    rival: null,
    chosen_seat: null,
    duel: null,
    ready: [],
    my_choice: null,
    winner: null,
    loser: null,
    again: false,
    skips: [],
    dealt_out: false,
    own_card: false,
    guesser: null,
    replay: false,
    drawn_tasks: { yellow: [], red: [], blue: [] },
    options: OPTIONS.fight,
    known: [],
  };
  return { ...GAME, ...more, view: { ...fight, ...view } };
}

/** The same of the collecting game. */
export function genialGame(more: Partial<Game> = {}, view: Partial<GenialView> = {}): GameOf<'genial'> {
  const none = { R: 0, O: 0, Y: 0, G: 0, B: 0, V: 0 };
  const genial: GenialView = {
    game: 'genial',
    seat: 0,
    players: 3,
    turn: 0,
    reserve: { R: 20, O: 20, Y: 20, G: 20, B: 20, V: 20 },
    centre: { ...none, R: 1, G: 2 },
    zone: none,
    collections: [none, none, none],
    bonus: 0,
    in_bonus: false,
    line: 7,
    lined: [[], [], []],
    odds: { match: 40, miss: 80, conflict: 0, of: 120 },
    turns: 3,
    removed: [],
    options: OPTIONS.genial,
  };
  return { ...GAME, ...more, view: { ...genial, ...view } };
}
