import { prefersReducedMotion } from 'svelte/motion';
import type { Colour } from './tokens';

/** Places that tokens fly from and to: `reserve`, `stage`, `centre-R`, `zone-R`, `lines-0-R`. */
export type Spot = string;

interface Way {
  /** Milliseconds; each flight of a flock begins a little later than the one before. */
  ms?: number;
  delay?: number;
  /** Turns over and over on its way, as what is thrown back does. */
  tumbling?: boolean;
}

const SVG = 'http://www.w3.org/2000/svg';
const OUT = 'cubic-bezier(.22,.8,.28,1)';
const FALL = 'cubic-bezier(.45,.05,.7,.55)';

/** Tokens under way, drawn above the board. Everything moves by transform and opacity alone, and all of it can be cut
 * short: then it is at its end at once. */
export class Flights {
  layer: HTMLElement | null = null;
  #spots = new Map<Spot, HTMLElement>();
  #under = new Set<Animation>();
  #waits = new Set<() => void>();
  #hurried = false;

  /** Svelte attachment: makes an element known as a spot while it is on the page. */
  spot = (name: Spot) => (element: HTMLElement) => {
    this.#spots.set(name, element);
    return () => {
      if (this.#spots.get(name) === element) this.#spots.delete(name);
    };
  };

  /** A new scene: from here on there is time again. */
  begin(): void {
    this.#hurried = false;
  }

  /** Ends all that is under way, and lets what follows in this scene end at once. */
  hurry(): void {
    this.#hurried = true;
    for (const animation of this.#under) animation.finish();
    for (const wake of this.#waits) wake();
  }

  /** Nobody looks, or the next thing has happened already. */
  get rushed(): boolean {
    return this.#hurried || document.hidden;
  }

  get still(): boolean {
    return this.rushed || prefersReducedMotion.current;
  }

  /** Time between two flights. */
  wait(ms: number): Promise<void> {
    return this.still ? Promise.resolve() : this.pause(ms);
  }

  /** Time to read something. */
  pause(ms: number): Promise<void> {
    if (this.rushed) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#waits.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      this.#waits.add(wake);
    });
  }

  /** One token flies from here to there and is gone when it has arrived. */
  async fly(of: Colour | 'back', from: Spot, to: Spot, { ms = 460, delay = 0, tumbling = false }: Way = {}): Promise<void> {
    const start = this.#at(from);
    const end = this.#at(to);
    if (!start || !end || this.still) return;
    const ghost = this.#ghost(of, end);
    if (!ghost) return;
    const high = Math.min(90, 20 + Math.abs(start.x - end.x) * 0.18 + Math.abs(start.y - end.y) * 0.1);
    const turn = tumbling ? (start.x > end.x ? -1 : 1) * 320 : 0;
    const middle = { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) + Math.abs(start.y - end.y) * 0.35 - high };
    const size = start.width / end.width;
    await this.#run(
      ghost,
      [
        { transform: `${place(start)} scale(${size})`, easing: OUT },
        { transform: `${place(middle)} scale(${(size + 1.25) / 2}) rotate(${turn * 0.6}deg)`, offset: 0.5, easing: FALL },
        { transform: `${place(end)} scale(1) rotate(${turn}deg)` },
      ],
      { duration: ms, delay, fill: 'both' },
    );
    ghost.remove();
  }

  /** A token rises from the reserve, still face down, and hangs there trembling; `turn` turns it over. */
  async raise(suspense: number): Promise<Raised | null> {
    const start = this.#at('reserve');
    const stage = this.#at('stage');
    if (!start || !stage || this.still) return null;
    const ghost = this.#ghost('back', stage);
    if (!ghost) return null;
    const [from, at] = [place(start), place(stage)];
    await this.#run(
      ghost,
      [
        { transform: `${from} scale(${start.width / stage.width})`, easing: OUT },
        { transform: `${at} scale(1)` },
      ],
      { duration: 340, fill: 'both' },
    );
    const shiver = [0, -5, 4, -6, 6, -4, 5, 0].map((degrees) => ({ transform: `${at} rotate(${degrees}deg) scale(1.05)` }));
    await this.#run(ghost, shiver, { duration: suspense, fill: 'both' });
    return { ghost, at };
  }

  async turn({ ghost, at }: Raised, into: Colour): Promise<void> {
    await this.#run(ghost, [{ transform: `${at} scale(1.05)` }, { transform: `${at} scale(0, 1.25)` }], { duration: 110, fill: 'both', easing: 'ease-in' });
    ghost.firstElementChild?.setAttribute('href', `#token-${into}`);
    await this.#run(ghost, [{ transform: `${at} scale(0, 1.25)` }, { transform: `${at} scale(1.15)` }], { duration: 170, fill: 'both', easing: OUT });
  }

  /** It fits: the token falls into its place. */
  async settle({ ghost, at }: Raised, to: Spot): Promise<void> {
    const end = this.#at(to);
    const width = this.#at('stage')?.width ?? 1;
    if (end) {
      const there = `${place(end)} scale(${end.width / width})`;
      await this.#run(
        ghost,
        [
          { transform: `${at} scale(1.15)` },
          { transform: `${at} scale(1.28)`, offset: 0.3, easing: FALL },
          { transform: there },
        ],
        { duration: 400, fill: 'both' },
      );
    }
    ghost.remove();
  }

  /** It doesn't: the token shakes its head. */
  async refuse({ ghost, at }: Raised): Promise<void> {
    const shakes = [0, -16, 15, -12, 9, -4, 0].map((x) => ({ transform: `${at} translateX(${x}px) scale(1.15)` }));
    await this.#run(ghost, shakes, { duration: 460, fill: 'both', easing: 'ease-in-out' });
    ghost.remove();
  }

  #at(name: Spot): { x: number; y: number; width: number } | null {
    const rect = this.#spots.get(name)?.getBoundingClientRect();
    if (!rect?.width) return null;
    return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2, width: rect.width };
  }

  #ghost(of: Colour | 'back', { width }: { width: number }): SVGSVGElement | null {
    if (!this.layer) return null;
    const ghost = document.createElementNS(SVG, 'svg');
    const use = document.createElementNS(SVG, 'use');
    ghost.setAttribute('viewBox', '0 0 100 92');
    ghost.style.cssText = `position:absolute;top:${-0.46 * width}px;left:${-width / 2}px;width:${width}px;height:${width * 0.92}px;overflow:visible;will-change:transform;filter:drop-shadow(0 6px 8px rgb(0 0 0 / .35))`;
    use.setAttribute('href', `#token-${of}`);
    ghost.append(use);
    this.layer.append(ghost);
    return ghost;
  }

  async #run(ghost: SVGSVGElement, keyframes: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
    const animation = ghost.animate(keyframes, timing);
    this.#under.add(animation);
    if (this.still) animation.finish();
    try {
      await animation.finished;
    } catch {
      // Taken off the page meanwhile: it has arrived.
    } finally {
      this.#under.delete(animation);
    }
  }
}

/** A token that hangs in the air. */
export interface Raised {
  ghost: SVGSVGElement;
  at: string;
}

const place = ({ x, y }: { x: number; y: number }) => `translate(${x}px, ${y}px)`;
