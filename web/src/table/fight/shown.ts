import { numberOf } from '../../lib/cards';
import type { Code } from '../../lib/fight/choices';
import type { Event, FightView } from '../../lib/messages';

/** A card that was turned over (T1, T2), by whom, and the task that it brought. */
export interface Shown {
  /** Another one each time, also if the same card comes again. */
  id: number;
  seat: number;
  card: string;
  task: string | null;
}

/** The colour of a card's code (T1); a joker has none (T7). */
export function codeOf(card: string): Code | null {
  const number = numberOf(card);
  return number ? (['yellow', 'yellow', 'red', 'red', 'blue', 'blue'] as const)[Number(number) - 1]! : null;
}

let ids = 0;

export function shownBy(events: readonly Event[]): Shown | null {
  const event = events.findLast(({ shown }) => shown !== undefined);
  return event ? { id: ++ids, seat: event.seat, card: event.shown!, task: event.task ?? null } : null;
}

/** On coming to a table: what lies turned over, or was last. */
export function shownAtFirst(view: FightView, past: readonly Event[]): Shown | null {
  if (view.shown) return { id: ++ids, seat: view.turn, card: view.shown, task: view.task };
  return shownBy(past);
}
