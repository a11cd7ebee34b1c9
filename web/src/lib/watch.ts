import { tick } from 'svelte';
import type { Event, Game } from './messages';
import type { Stage } from './motion';
import type { Room, Watcher } from './room.svelte';
import { isYours } from './sentences';
import type { play } from './soundtrack';

/** What a board does when its game changes. */
export interface Changes {
  stage: Stage;
  /** The reader's own seat. */
  me: () => number | null;
  sounds: typeof play;
  /** How long what has just happened stays out of sight, in ms: something else is looked at first. */
  later?: () => number;
  changed?: (events: readonly Event[], next: Game) => void;
}

/** Shows and sounds every change of a room's game, for as long as nobody else does. Returns how to stop. */
export function watch(room: Room, { stage, me, sounds, later, changed }: Changes): () => void {
  let wasYours = false;
  const watcher: Watcher = {
    before: (next) => {
      wasYours = room.game !== null && isYours(room.game);
      stage.begin(next.events, me());
    },
    after: (events, next) => {
      changed?.(events, next);
      const seat = me();
      const moment = { turnCame: !wasYours && isYours(next), outcome: next.outcome, me: seat };
      const begin = () => {
        sounds(events, moment);
        // the board may have made room for another meanwhile
        void tick().then(() => room.watcher === watcher && stage.show(events, seat));
      };
      const wait = later?.() ?? 0;
      if (wait > 0) setTimeout(begin, wait);
      else begin();
    },
  };
  room.watcher = watcher;
  return () => {
    if (room.watcher === watcher) room.watcher = null;
  };
}
