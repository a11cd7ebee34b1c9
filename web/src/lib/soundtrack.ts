import { isCard, targetOf } from './cards';
import type { Event, OutcomeInfo } from './messages';
import { sound } from './sound';

interface Moment {
  turnCame: boolean;
  outcome: OutcomeInfo | null;
  me: number | null;
}

/** What a change of the game sounds, and feels, like. */
export function play(events: readonly Event[], { turnCame, outcome, me }: Moment): void {
  if (events.some(({ action }) => action.startsWith('gong'))) sound.gong();
  if (events.some(({ action, gave }) => isCard(action) || action === 'draw' || targetOf(action) !== null || gave?.length)) sound.card();
  if (outcome && events.length) {
    if (me === null || outcome.winners.includes(me)) sound.win();
    return;
  }
  if (!turnCame) return;
  sound.turn();
  // Vibrating before the first tap is refused, with a warning in the console.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(30);
}
