import { prefersReducedMotion } from 'svelte/motion';
import { sound } from '../../lib/sound';
import type { Event, FightView } from '../../lib/messages';

export interface Side {
  seat: number;
  choice: string | null;
  ready: boolean;
}

const BEAT_MS = 520;
/** How long the open choices are looked at. */
export const LOOK_MS = 2600;

/** The end of a duel as it is shown: counted down, then open for a while, whatever goes on meanwhile. */
export class Reveal {
  sides = $state.raw<readonly Side[] | null>(null);
  won = $state.raw<number | null>(null);
  /** 3, 2, 1, then 0: open. */
  count = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #opens = 0;

  /** How long it takes until all has been seen, in ms. */
  static get whole(): number {
    return Reveal.#beats * BEAT_MS + LOOK_MS;
  }

  static get #beats(): number {
    return prefersReducedMotion.current ? 0 : 3;
  }

  /** How long it takes until the choices are open, in ms; nothing when they are, or when there are none. */
  get left(): number {
    return this.count ? Math.max(0, this.#opens - performance.now()) : 0;
  }

  /** Shows what an event reveals; `opened` is called when it is in sight. */
  begin(event: Event, rivals: readonly number[], opened: () => void): void {
    const choices = new Map(event.revealed);
    const seats = rivals.length === 2 ? rivals : [...choices.keys()];
    this.sides = seats.map((seat) => ({ seat, choice: choices.get(seat) ?? null, ready: true }));
    this.won = event.duel_won ?? null;
    this.#opens = performance.now() + Reveal.#beats * BEAT_MS;
    this.#count(Reveal.#beats, opened);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.sides = null;
    this.count = null;
  }

  #count(left: number, opened: () => void): void {
    this.count = left;
    clearTimeout(this.#timer);
    if (left === 0) {
      opened();
      this.#timer = setTimeout(() => this.stop(), LOOK_MS);
      return;
    }
    sound.play((on, at) => on.voice(at, left === 1 ? 523 : 392, 0.08, 0.01, 0.25));
    this.#timer = setTimeout(() => this.#count(left - 1, opened), BEAT_MS);
  }
}

/** Who faces whom in a running duel; null without one. */
export function sidesOf(view: FightView): readonly Side[] | null {
  if (!view.duel || view.rival === null) return null;
  return [view.turn, view.rival].map((seat) => ({ seat, choice: null, ready: view.ready.includes(seat) }));
}
