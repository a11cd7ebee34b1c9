import { recall, remember } from '../lib/memory';
import { SEATS_MOST, type GameName } from '../lib/games';
import { STARS } from '../lib/names';

/** Who played here last, and how. */
export interface People {
  names: string[];
  /** Which of them begins; null draws lots. */
  youngest: number | null;
  bots: number;
}

export const FEWEST = 2;

/** The most that a name may have, in characters. */
export const NAME_LENGTH = 24;

/** Those who played on this device before, else two friendly strangers. */
export function recalled(): People {
  try {
    const before = JSON.parse(recall('players') ?? '') as Partial<People>;
    const names = (before.names ?? []).filter((name) => typeof name === 'string').slice(0, 6);
    if (names.length >= FEWEST) {
      const youngest = typeof before.youngest === 'number' && before.youngest < names.length ? before.youngest : null;
      return { names, youngest, bots: Math.max(0, Math.min(4, Math.trunc(Number(before.bots)) || 0)) };
    }
  } catch {
    // Nothing that can be read is remembered.
  }
  const own = recall('name');
  return { names: own ? [own, freeName([own])] : [STARS[0], STARS[1]], youngest: null, bots: 0 };
}

export function keep(people: People): void {
  remember('players', JSON.stringify(people));
}

/** A name that nobody has. */
export function freeName(taken: readonly string[]): string {
  return STARS.find((star) => !taken.includes(star)) ?? STARS[0];
}

/** As they are called at the table: each has a name, and no two the same. */
export function calledNames(names: readonly string[]): string[] {
  const called: string[] = [];
  for (const name of names) {
    const tidy = name.trim().slice(0, NAME_LENGTH) || freeName([...called, ...names]);
    let own = tidy;
    for (let n = 2; called.includes(own); n++) own = `${tidy.slice(0, NAME_LENGTH - 2)} ${n}`;
    called.push(own);
  }
  return called;
}

/** How many bots fit beside them. */
export const botsMost = (game: GameName, people: number): number => SEATS_MOST[game] - people;
