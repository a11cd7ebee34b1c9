import type { Event } from '../messages';
import type { Telling } from '../telling';

export function tellFight(_telling: Telling, _event: Event, main: string | null): (string | null)[] {
  return [main];
}
