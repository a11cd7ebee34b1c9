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
  /** How long what happened stays out of sight, in ms: something else is looked at first. */
  later?: (events: readonly Event[]) => number;
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
      sounds(events, { turnCame: !wasYours && isYours(next), outcome: next.outcome, me: me() });
      const wait = later?.(events) ?? 0;
      void tick().then(() => (wait ? setTimeout(() => stage.show(events, me()), wait) : stage.show(events, me())));
    },
  };
  room.watcher = watcher;
  return () => {
    if (room.watcher === watcher) room.watcher = null;
  };
}
