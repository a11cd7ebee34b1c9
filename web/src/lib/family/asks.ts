import { familyOf, isCard, numberOf, type CardText, type FamilyId, type XphereId } from '../cards';

/** A question: whom, and for which card. */
export interface Ask {
  seat: number;
  card: CardText;
}

/** What of a question has been said so far. */
export interface Choice {
  seat: number | null;
  family: FamilyId | null;
  number: XphereId | null;
}

export const NOTHING: Choice = { seat: null, family: null, number: null };

/** The question that an action asks: `ask 2 OM3`. */
export function askOf(action: string): Ask | null {
  const found = /^ask ([0-5]) ([A-Z]{2}[1-6])$/.exec(action);
  return found && isCard(found[2]!) ? { seat: Number(found[1]), card: found[2]! } : null;
}

export function asksOf(legal: readonly string[]): Ask[] {
  return legal.map(askOf).filter((ask) => ask !== null);
}

function fits({ seat, card }: Ask, choice: Choice, but?: keyof Choice): boolean {
  return (
    (but === 'seat' || choice.seat === null || seat === choice.seat) &&
    (but === 'family' || choice.family === null || familyOf(card) === choice.family) &&
    (but === 'number' || choice.number === null || numberOf(card) === choice.number)
  );
}

/** What may still be said in each part, the others being as they are. */
export function openOf(asks: readonly Ask[], choice: Choice) {
  const those = (but: keyof Choice) => asks.filter((ask) => fits(ask, choice, but));
  // another galaxy begins anew: its numbers are other ones
  const families = asks.filter((ask) => fits(ask, { ...choice, number: null }, 'family'));
  return {
    seats: new Set(those('seat').map(({ seat }) => seat)),
    families: new Set(families.map(({ card }) => familyOf(card)!)),
    numbers: new Set(those('number').map(({ card }) => numberOf(card)!)),
  };
}

/** Whether what has been said may still become one of the questions. */
export function mayGoOn(asks: readonly Ask[], said: Partial<Choice>): boolean {
  return asks.some((ask) => fits(ask, { ...NOTHING, ...said }));
}

/** With only one player to ask there is nothing to choose. */
export function begun(asks: readonly Ask[]): Choice {
  const seats = new Set(asks.map(({ seat }) => seat));
  return seats.size === 1 ? { ...NOTHING, seat: [...seats][0]! } : NOTHING;
}

/** The action that the choice has become, once it is whole and may be asked. */
export function actionOf(asks: readonly Ask[], choice: Choice): string | null {
  if (choice.seat === null || !choice.family || !choice.number) return null;
  const ask = asks.find((one) => fits(one, choice));
  return ask ? `ask ${ask.seat} ${ask.card}` : null;
}
