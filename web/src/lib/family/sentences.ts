import type { FamilyId } from '../cards';
import { family } from '../cards';
import type { Event } from '../messages';
import { cardName, told, toldOf, type Telling } from '../telling';
import { askOf } from './asks';

/** What happened in FAMILY: the question and its answer, and what was completed. */
export function tellFamily(telling: Telling, event: Event, main: string | null): (string | null)[] {
  const ask = askOf(event.action);
  const said = ask ? question(telling, event, ask.seat, ask.card) : [main];
  for (const [seat, of] of event.laid ?? []) {
    said.push(told(telling, 'family-laid', seat, { family: family(of as FamilyId).name }));
  }
  return said;
}

function question(telling: Telling, event: Event, asked: number, card: string): (string | null)[] {
  const { t, me } = telling;
  const named = { card: cardName(t, card) };
  const said: (string | null)[] = [toldOf(telling, 'family-ask', event.seat, asked, named)];
  if (event.gave?.length) return [...said, told(telling, 'family-gave', asked)];
  said.push(told(telling, 'family-lacks', asked));
  if (event.shown) said.push(told(telling, 'family-lucky', event.seat, named));
  else if (event.seat === me && event.card) said.push(t('log-draw-card-you', { card: cardName(t, event.card) }));
  else if (event.count) said.push(told(telling, 'log-draw', event.seat));
  else said.push(t('family-empty'));
  return said;
}
