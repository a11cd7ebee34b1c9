import type { Event, Game, LinkView, SeatInfo, Table } from '../lib/messages';

const OPTIONS = { jokers: 2, hand_size: 9, draw_when_able: false, false_call_penalty: false } as const;

export function seat(name: string, more: Partial<SeatInfo> = {}): SeatInfo {
  return { kind: 'person', name, level: null, online: true, idle: false, host: false, wins: 0, ...more };
}

export const SEATS = [seat('Mia', { host: true }), seat('Luna', { kind: 'bot', level: 'easy' }), seat('Ivo')];

export function table(more: Partial<Table> = {}): Table {
  return {
    type: 'table',
    game: 'link',
    stage: 'playing',
    seat: 0,
    seats: SEATS,
    options: OPTIONS,
    leaver: 'bot',
    clock: 0,
    youngest: null,
    starter: 0,
    games: 0,
    spectators: 0,
    ...more,
  };
}

export function event(seat: number, action: string, more: Partial<Event> = {}): Event {
  const nothing = { drew: null, count: 0, card: null, reshuffled: false, exchanged: null, asked: null, auto: false };
  return { seat, action, ...nothing, ...more };
}

/** A game of three in which seat 0 reads and is to move, changed as the test needs it. */
export function game(more: Partial<Game> = {}, view: Partial<LinkView> = {}): Game {
  return {
    type: 'game',
    seq: 1,
    legal: [],
    waiting: [0],
    events: [],
    remaining_ms: null,
    answered: false,
    outcome: null,
    ...more,
    view: {
      game: 'link',
      seat: 0,
      players: 3,
      turn: 0,
      hand: ['NB4', 'SW2', 'JK'],
      counts: [3, 4, 5],
      stock: 20,
      pile: ['NB2'],
      top: 'NB2',
      drew: false,
      drawn: null,
      joker: null,
      owes: [],
      catchable: [],
      passes: 0,
      turns: 3,
      removed: [],
      options: OPTIONS,
      known: [],
      ...view,
    },
  };
}
