import { isGame, type GameName } from '../lib/games';
import type { Cells } from './cells';

/** People at a table at once (G1), and on one sheet over an evening. */
export const MOST_PRESENT = 6;
export const MOST_PLAYERS = 12;
export const MOST_POINTS = 999;
/** Games of the longest match. */
export const LONGEST = 99;

export interface Player {
  readonly id: string;
  /** Empty for one without a name. */
  readonly name: string;
  /** Which of the six planets is theirs, and the number of one without a name: nothing changes it. */
  readonly planet: number;
  readonly seat: number;
  /** Plays now; others have joined for a while, or will again. */
  readonly here: boolean;
}

export interface Played {
  readonly id: string;
  /** In its match, from 1. */
  readonly number: number;
  readonly game: GameName;
  readonly match: string;
  readonly winners: readonly string[];
  /** Who took part. */
  readonly who: readonly string[];
  readonly starter: string | null;
  /** What the game counts, for those of whom it was entered. */
  readonly points: Readonly<Record<string, number>>;
  /** When it was entered, in ms since 1970. */
  readonly at: number;
  /** Another phone entered a game at the same point of the evening: perhaps it is the same game. */
  readonly twice: boolean;
}

export interface Match {
  readonly id: string;
  readonly number: number;
  /** Whoever has first won more than half of so many games wins the match; 0 plays on for as long as one likes. */
  readonly best: number;
  readonly games: readonly Played[];
  readonly wins: Readonly<Record<string, number>>;
  /** Who has won it; empty until it is decided. */
  readonly champions: readonly string[];
}

export interface Score {
  /** All that have ever played or will, in seat order. */
  readonly players: readonly Player[];
  readonly present: readonly Player[];
  readonly matches: readonly Match[];
  /** The one that is being played. */
  readonly match: Match | null;
  readonly games: readonly Played[];
  /** Matches won, by player. */
  readonly crowns: Readonly<Record<string, number>>;
  readonly youngest: string | null;
  /** What is played next, and who begins it. */
  readonly game: GameName;
  readonly starter: string | null;
}

export interface Place {
  readonly player: Player;
  /** From 1; equal wins share a place. */
  readonly place: number;
  readonly wins: number;
}

interface Entries {
  [id: string]: Record<string, string>;
}

/** The cells of one kind, sorted by whose they are. Empty cells are as good as none. */
function entries(cells: Cells, kind: 'p' | 'g' | 'm'): Entries {
  const found: Entries = {};
  for (const [key, { value }] of Object.entries(cells)) {
    const [id = '', field = ''] = key.split('.', 2);
    if (!id.startsWith(kind) || !value) continue;
    (found[id] ??= {})[field] = value;
  }
  return found;
}

const words = (value: string | undefined): string[] => [...new Set((value ?? '').split(' ').filter(Boolean))];

/** A number as it can be, whatever stands there. */
function number(value: string | undefined, most = Number.MAX_SAFE_INTEGER): number {
  const read = Number(value);
  return Number.isSafeInteger(read) ? Math.min(Math.max(read, 0), most) : 0;
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** What the cells say. The same cells always say the same, and there are none that say nothing sensible. */
export function read(cells: Cells): Score {
  const players = readPlayers(cells);
  const sheet = (field: string): string => cells[`sheet.${field}`]?.value ?? '';
  const known = new Set(players.map(({ id }) => id));
  const matches = readMatches(cells, known);
  const match = matches.at(-1) ?? null;
  const games = matches.flatMap((one) => one.games);
  const seen = new Set(games.flatMap(({ who, winners }) => [...who, ...winners]));
  const shown = players.filter(({ id, gone }) => !gone || seen.has(id));
  const present = shown.filter(({ here, gone }) => here && !gone);
  const crowns: Record<string, number> = {};
  for (const id of matches.flatMap((one) => one.champions)) crowns[id] = (crowns[id] ?? 0) + 1;
  const chosen = sheet('game');
  const youngest = known.has(sheet('youngest')) ? sheet('youngest') : null;
  return {
    players: shown,
    present,
    matches,
    match,
    games,
    crowns,
    youngest,
    game: isGame(chosen) ? chosen : 'link',
    starter: nextStarter(shown, present, match, youngest, sheet('next')),
  };
}

function readPlayers(cells: Cells): (Player & { gone: boolean })[] {
  return Object.entries(entries(cells, 'p'))
    .filter(([, cell]) => cell.made)
    .map(([id, cell]) => ({
      id,
      name: cell.name ?? '',
      planet: number(cell.made, MOST_PLAYERS * 10),
      seat: number(cell.seat),
      here: cell.here !== '0',
      gone: cell.gone === '1',
    }))
    .sort((one, other) => one.seat - other.seat || compare(one.id, other.id));
}

/** Games belong to the match that they were entered in; those of one that isn't known any more, to the first. */
function readMatches(cells: Cells, known: ReadonlySet<string>): Match[] {
  const made = Object.entries(entries(cells, 'm')).filter(([, cell]) => cell.made);
  made.sort(([one, a], [other, b]) => number(a.made) - number(b.made) || compare(one, other));
  const games = readGames(cells, known);
  const ids = new Set(made.map(([id]) => id));
  const matches: Match[] = [];
  for (const [i, [id, cell]] of made.entries()) {
    const own = games.filter(({ match }) => match === id || (i === 0 && !ids.has(match)));
    const last = i === made.length - 1;
    // Two phones may have begun a new match at once: the one that nobody played is none.
    if (!own.length && !last) continue;
    const best = number(cell.best, LONGEST);
    matches.push({ id, number: matches.length + 1, best, games: own.map((one, n) => ({ ...one, number: n + 1 })), ...decided(own, best) });
  }
  return matches;
}

function readGames(cells: Cells, known: ReadonlySet<string>): Played[] {
  const games = Object.entries(entries(cells, 'g'))
    .filter(([, cell]) => cell.made && cell.gone !== '1')
    .map(([id, cell]) => {
      const [at, match = '', after = ''] = cell.made!.split(' ');
      const points: Record<string, number> = {};
      for (const [field, value] of Object.entries(cell)) {
        const whose = field.slice('points-'.length);
        if (field.startsWith('points-') && known.has(whose)) points[whose] = number(value, MOST_POINTS);
      }
      const starter = cell.starter && known.has(cell.starter) ? cell.starter : null;
      return {
        id,
        number: 0,
        game: isGame(cell.game ?? null) ? (cell.game as GameName) : ('link' as const),
        match,
        winners: words(cell.winners).filter((player) => known.has(player)),
        who: words(cell.who).filter((player) => known.has(player)),
        starter,
        points,
        at: number(at),
        after,
        kept: cell.kept === '1',
      };
    })
    .sort((one, other) => one.at - other.at || compare(one.id, other.id));
  return games.map(({ after, kept, ...game }) => ({
    ...game,
    twice: !kept && games.some((other) => other.id !== game.id && !other.kept && other.after === after && other.match === game.match),
  }));
}

/** Wins, and who was first to have more than half of the games. */
function decided(games: readonly Played[], best: number): Pick<Match, 'wins' | 'champions'> {
  const wins: Record<string, number> = {};
  let champions: string[] = [];
  for (const { winners } of games) {
    for (const id of winners) wins[id] = (wins[id] ?? 0) + 1;
    if (best && !champions.length) champions = winners.filter((id) => wins[id]! > Math.floor(best / 2));
  }
  return { wins, champions };
}

/** G7: the youngest begins a match, and the start passes on clockwise from game to game; `next` is what somebody said
 *  about this one start. */
function nextStarter(
  players: readonly Player[],
  present: readonly Player[],
  match: Match | null,
  youngest: string | null,
  next: string,
): string | null {
  const here = (id: string | null | undefined): id is string => present.some((player) => player.id === id);
  const last = match?.games.at(-1);
  const [after, said] = next.split(' ');
  if (after === (last?.id ?? match?.id) && here(said)) return said;
  if (!last) return here(youngest) ? youngest : (present[0]?.id ?? null);
  const at = players.findIndex(({ id }) => id === last.starter);
  const clockwise = [...players.slice(at + 1), ...players.slice(0, at + 1)];
  return clockwise.find(({ id }) => here(id))?.id ?? null;
}

/** Who stands where in a match: most wins first, then by seat. Whoever has neither played nor is here is left out. */
export function places(score: Score): Place[] {
  const { match } = score;
  const took = new Set(match?.games.flatMap(({ who, winners }) => [...who, ...winners]));
  const rows = score.players
    .filter(({ id, here }) => here || took.has(id))
    .map((player) => ({ player, wins: match?.wins[player.id] ?? 0 }))
    .sort((one, other) => other.wins - one.wins);
  return rows.map((row) => ({ ...row, place: 1 + rows.filter(({ wins }) => wins > row.wins).length }));
}
