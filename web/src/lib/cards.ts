import symbols from '../../../src/gongenial/printing/symbols.json';

/** A card as the wire writes it: `NB4`, or `JK`. */
export type CardText = string;
export type FamilyId = keyof typeof symbols.families;
export type XphereId = keyof typeof symbols.xpheres;

export const JOKER = 'JK';

export function isCard(action: string): boolean {
  return /^[A-Z]{2}[1-6]$/.test(action);
}

export function familyOf(card: CardText): FamilyId | null {
  const id = card.slice(0, 2);
  return id in symbols.families ? (id as FamilyId) : null;
}

export function numberOf(card: CardText): XphereId | null {
  const id = card.slice(2);
  return id in symbols.xpheres ? (id as XphereId) : null;
}

export const family = (id: FamilyId) => symbols.families[id];
export const xphere = (id: XphereId) => symbols.xpheres[id];

export function pictureOf(card: CardText | 'back', size: 240 | 800 = 240): string {
  return `/pictures/${card}-${size}.webp?v=${__PICTURES__}`;
}

/** A joker action's target: 2 for `JK>2`. */
export function targetOf(action: string): number | null {
  const found = /^JK>([0-5])$/.exec(action);
  return found ? Number(found[1]) : null;
}

/** Whom a call names: 2 for `gong!2`. */
export function calledBy(action: string): number | null {
  const found = /^gong!([0-5])$/.exec(action);
  return found ? Number(found[1]) : null;
}

/** A key for every card of a list: the two jokers look alike, so they are told apart by their order. */
export function keyed(cards: readonly CardText[]): { card: CardText; key: string }[] {
  const seen = new Map<CardText, number>();
  return cards.map((card) => {
    const nth = seen.get(card) ?? 0;
    seen.set(card, nth + 1);
    return { card, key: nth ? `${card}-${nth}` : card };
  });
}
