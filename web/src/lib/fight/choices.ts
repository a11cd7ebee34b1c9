import { isCard, JOKER, targetOf, type FamilyId, type XphereId } from '../cards';
import type { FightView } from '../messages';

export const SIGNS = ['sun', 'moon', 'comet'] as const;
export type SignName = (typeof SIGNS)[number];
/** What each sign beats. */
export const BEATS: Readonly<Record<SignName, SignName>> = { sun: 'comet', comet: 'moon', moon: 'sun' };

export const CODES = ['yellow', 'red', 'blue'] as const;
export type Code = (typeof CODES)[number];
export type Kind = FightView['asks'][number]['kind'];

export const isSign = (text: string): text is SignName => SIGNS.some((sign) => sign === text);
export const isCode = (text: string): text is Code => CODES.some((code) => code === text);

/** The player whom an action chooses: 2 for `at 2`. */
export function chosenBy(action: string): number | null {
  const found = /^at ([0-5])$/.exec(action);
  return found ? Number(found[1]) : null;
}

/** What an action guesses: a number, a family, or a colour of the code. */
export function guessOf(action: string): XphereId | FamilyId | Code | null {
  const found = /^guess ([1-6]|[A-Z]{2}|yellow|red|blue)$/.exec(action);
  return found ? (found[1] as XphereId | FamilyId | Code) : null;
}

/** Cards of the hand that an action lays, gives or hides. */
export function cardsIn(legal: readonly string[]): string[] {
  return legal.filter((action) => isCard(action) || action === JOKER);
}

export function guessesIn(legal: readonly string[]): (XphereId | FamilyId | Code)[] {
  return legal.map(guessOf).filter((guess) => guess !== null);
}

/** Everybody who may be chosen, and everybody whom a joker may be played on. */
export const seatsIn = (legal: readonly string[]) => ({
  chosen: legal.map(chosenBy).filter((seat) => seat !== null),
  joker: legal.map(targetOf).filter((seat) => seat !== null),
});

/** What a seat is asked, if it has not answered. */
export function askOf(view: FightView, seat: number | null): FightView['asks'][number] | undefined {
  return seat === null ? undefined : view.asks.find(({ seats }) => seats.includes(seat));
}
