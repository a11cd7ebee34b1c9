import type { GameName } from '../lib/games';
import { madeUp, type Changes } from './cells';
import type { Played, Player, Score } from './reading';

/** Letters of a name at most, as everywhere. */
export const NAME = 24;

/** What is about to be entered, or how an entry shall be from now on. */
export interface Entry {
  readonly game: GameName;
  readonly winners: readonly string[];
  readonly who: readonly string[];
  readonly starter: string | null;
  readonly points: Readonly<Record<string, number | null>>;
}

const id = (kind: 'p' | 'g' | 'm'): string => kind + madeUp(8);

/** A name without what can't be seen. */
export function tidy(name: string): string {
  const plain = name.normalize('NFC').replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ').replace(/\s+/g, ' ').trim();
  return [...plain].slice(0, NAME).join('').trim();
}

/** A moment that is later than everything on the sheet, whatever the clocks of the phones say. */
function now(score: Score): number {
  return Math.max(Date.now(), ...score.games.map(({ at }) => at + 1));
}

/** A new sheet. Without a youngest, lots are drawn for who begins (G7). */
export function begin(names: readonly string[], youngest: number | null, game: GameName, best: number): Changes {
  const people = names.map(() => id('p'));
  const match = id('m');
  const first = youngest ?? Math.floor(Math.random() * names.length);
  return {
    ...Object.assign({}, ...people.map((player, seat) => seated(player, names[seat]!, seat))),
    ...(youngest === null ? {} : { 'sheet.youngest': people[youngest]! }),
    'sheet.game': game,
    'sheet.next': `${match} ${people[first]}`,
    [`${match}.made`]: `${Date.now()}`,
    [`${match}.best`]: `${best}`,
  };
}

function seated(player: string, name: string, seat: number): Changes {
  // One more than the seat, so that the first isn't empty.
  return { [`${player}.made`]: `${seat + 1}`, [`${player}.name`]: tidy(name), [`${player}.seat`]: `${seat + 1}`, [`${player}.here`]: '1' };
}

export function join({ players }: Score, name: string): Changes {
  const planet = Math.max(0, ...players.map((player) => player.planet));
  const player = id('p');
  const last = Math.max(0, ...players.map(({ seat }) => seat));
  return { ...seated(player, name, planet), [`${player}.seat`]: `${last + 1}` };
}

export const rename = (player: string, name: string): Changes => ({ [`${player}.name`]: tidy(name) });
export const pause = (player: string, here: boolean): Changes => ({ [`${player}.here`]: here ? '1' : '0' });
export const sayYoungest = (player: string): Changes => ({ 'sheet.youngest': player });
export const choose = (game: GameName): Changes => ({ 'sheet.game': game });
export const lengthen = (match: string, best: number): Changes => ({ [`${match}.best`]: `${best}` });

/** Who begins the next game. */
export function start({ match }: Score, player: string): Changes {
  return { 'sheet.next': `${match?.games.at(-1)?.id ?? match?.id ?? ''} ${player}` };
}

/** One seat further up or down. Everybody gets their number anew: two may have the same. */
export function move({ players }: Score, player: string, by: 1 | -1): Changes {
  const order = players.map((one) => one.id);
  const at = order.indexOf(player);
  const to = at + by;
  if (at < 0 || to < 0 || to >= order.length) return {};
  [order[at], order[to]] = [order[to]!, order[at]!];
  const before = new Map(players.map((one): [string, number] => [one.id, one.seat]));
  return Object.fromEntries(
    order.map((one, seat) => [one, seat + 1] as const).filter(([one, seat]) => before.get(one) !== seat)
      .map(([one, seat]) => [`${one}.seat`, `${seat}`]),
  );
}

/** Somebody who hasn't played. */
export const remove = (player: Player): Changes => ({ [`${player.id}.gone`]: '1' });

/** A match of its own from now on. The youngest begins it (G7); if nobody has said who that is, the start passes on. */
export function newMatch(score: Score, best: number): Changes {
  const match = id('m');
  return {
    [`${match}.made`]: `${now(score)}`,
    [`${match}.best`]: `${best}`,
    ...(score.youngest === null && score.starter ? { 'sheet.next': `${match} ${score.starter}` } : {}),
  };
}

function written(game: string, { game: kind, winners, who, starter, points }: Entry): Changes {
  const cells: Record<string, string> = {
    [`${game}.game`]: kind,
    [`${game}.winners`]: winners.join(' '),
    [`${game}.who`]: who.join(' '),
    [`${game}.starter`]: starter ?? '',
  };
  for (const [player, count] of Object.entries(points)) cells[`${game}.points-${player}`] = count === null ? '' : `${count}`;
  return cells;
}

/** A game is over. */
export function enter(score: Score, entry: Entry): Changes {
  const { match } = score;
  const game = id('g');
  const after = match?.games.at(-1)?.id ?? '';
  return { [`${game}.made`]: `${now(score)} ${match?.id ?? ''} ${after}`.trim(), ...written(game, entry) };
}

/** Only what is different now, so that two who correct different things don't take back each other's. */
export function correct(game: Played, entry: Entry): Changes {
  const points = Object.fromEntries(Object.keys({ ...game.points, ...entry.points }).map((player) => [player, game.points[player] ?? null]));
  const before = written(game.id, { ...game, points });
  return Object.fromEntries(Object.entries(written(game.id, entry)).filter(([key, value]) => (before[key] ?? '') !== value));
}

/** There were two games after all, where two phones entered one each. */
export const keep = (game: Played): Changes => ({ [`${game.id}.kept`]: '1' });

export const strike = (game: Played): Changes => ({ [`${game.id}.gone`]: '1' });
