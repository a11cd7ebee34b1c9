import { familyOf, numberOf, family, type CardText } from './cards';
import type { GameName } from './games';
import type { Args, Translate } from './i18n.svelte';
import type { SeatInfo } from './messages';

/** What a sentence needs to know: who sits where, who reads, and in which language. */
export interface Telling {
  t: Translate;
  me: number | null;
  seats: readonly SeatInfo[];
  /** What is played: the same action means another thing in another game. */
  game: GameName;
}

export function nameOf({ seats, t }: Telling, seat: number): string {
  return seats[seat]?.name || t('seat-number', { number: seat + 1 });
}

export function cardName(t: Translate, card: CardText): string {
  const of = familyOf(card);
  const number = numberOf(card);
  return of && number ? t('card-name', { family: family(of).name, number }) : t('card-joker');
}

/** The long name, for those who hear the page: family, number and the colour of the number. */
export function cardLabel(t: Translate, card: CardText): string {
  const number = numberOf(card);
  return number ? t('card-label', { card: cardName(t, card), xphere: t(`xphere-${number}`) }) : t('card-joker');
}

/** One sentence in the reader's language; `-you` texts speak to the reader. */
export function told(telling: Telling, id: string, seat: number, args: Args = {}): string {
  if (seat === telling.me) return telling.t(`${id}-you`, args);
  return telling.t(id, { ...args, name: nameOf(telling, seat) });
}

/** A sentence with a second person in it, who may be the reader too. */
export function toldOf(telling: Telling, id: string, seat: number, target: number, args: Args = {}): string {
  if (target === telling.me) return telling.t(`${id}-at-you`, { ...args, name: nameOf(telling, seat) });
  return told(telling, id, seat, { ...args, target: nameOf(telling, target) });
}
