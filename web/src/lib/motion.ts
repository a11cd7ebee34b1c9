import { prefersReducedMotion } from 'svelte/motion';
import { isCard, JOKER, pictureOf, targetOf, calledBy } from './cards';
import type { Event } from './messages';

/** Places that cards fly from and to: `stock`, `pile`, `seat-2`, `card-NB4`. */
export type Spot = string;

const EASE = 'cubic-bezier(.22,.8,.28,1)';
const FLIGHT_MS = 420;

/** Where things are on the screen, and the flights between them. Everything moves by transform and opacity alone. */
export class Stage {
  /** Flights are drawn here, above the board, out of the way of taps. */
  layer: HTMLElement | null = null;
  #spots = new Map<Spot, HTMLElement>();
  #before = new Map<Spot, DOMRect>();
  /** Where cards that are new in the own hand come from; null when nothing happened (a reload). */
  #source: Spot | null = null;
  #arrived = 0;
  /** A card that is named as an action goes to the pile; in other games than LINK it may go anywhere. */
  #plays: boolean;

  constructor({ plays = false } = {}) {
    this.#plays = plays;
  }

  /** Svelte attachment: makes an element known as a spot while it is on the page. */
  spot = (name: Spot) => (element: HTMLElement) => {
    this.#spots.set(name, element);
    return () => {
      if (this.#spots.get(name) === element) this.#spots.delete(name);
    };
  };

  /** Where something was just before the board changed, or is. */
  was(name: Spot): DOMRect | undefined {
    return this.#before.get(name) ?? this.#spots.get(name)?.getBoundingClientRect();
  }

  /** The hand is dealt out when the board is first seen before anybody has moved. */
  deal(): void {
    this.#source = 'stock';
  }

  /** Remembers where everything is, just before the board changes because of these events. */
  begin(events: readonly Event[], me: number | null): void {
    this.#before.clear();
    for (const [name, element] of this.#spots) this.#before.set(name, element.getBoundingClientRect());
    const exchange = events.find(({ exchanged }) => exchanged?.includes(me ?? -1))?.exchanged;
    const other = exchange?.find((seat) => seat !== me);
    this.#arrived = 0;
    const giver = other ?? events.flatMap(({ gave }) => gave ?? []).find(({ taker }) => taker === me)?.giver;
    this.#source = events.length === 0 ? null : giver === undefined ? 'stock' : `seat-${giver}`;
  }

  /** Shows what happened, as far as it is about cards that move. `me` is the reader's own seat. */
  show(events: readonly Event[], me: number | null): void {
    if (prefersReducedMotion.current) return;
    let delay = 0;
    for (const event of events) {
      this.#showOne(event, me, delay);
      delay += 120;
    }
  }

  #showOne(event: Event, me: number | null, delay: number): void {
    const { action, seat } = event;
    const home = (of: number): Spot => (of === me ? 'hand' : `seat-${of}`);
    if (isCard(action) && this.#plays) this.#toPile(seat === me ? `card-${action}` : home(seat), delay);
    if (targetOf(action) !== null || action === 'cancel') this.#ghost(JOKER, home(seat), 'pile', delay);
    this.#draw(event, me, home, delay);
    for (const { giver, taker, count, cards } of event.gave ?? []) {
      if (taker !== me) this.#several(count, (i) => this.#ghost(cards?.[i] ?? 'back', home(giver), home(taker), delay + i * 90, 620));
    }
    (event.put_down ?? []).forEach(([by, card], i) => this.#ghost(card, by === me ? `card-${card}` : home(by), 'pile', delay + i * 120));
    for (const [owner, of] of event.laid ?? []) {
      this.#several(6, (i) => this.#ghost(`${of}${i + 1}`, home(owner), `laid-${owner}`, delay + 450 + i * 80, 620), 6);
    }
    if (event.exchanged) this.#exchange(home(event.exchanged[0]), home(event.exchanged[1]), delay + 150);
    if (action === 'gong' || calledBy(action) !== null) this.#ring(home(seat));
  }

  /** Cards from the stock to the others; one that all may see is seen. */
  #draw(event: Event, me: number | null, home: (of: number) => Spot, delay: number): void {
    const drawer = event.drew ?? (event.action === 'draw' && this.#plays ? event.seat : null);
    const drawn = event.drawn ?? (drawer === null ? [] : [[drawer, Math.max(1, event.count ?? 0)] as const]);
    for (const [seat, count] of drawn) {
      const face = event.shown && !event.task ? event.shown : 'back';
      if (seat !== me) this.#several(count, (i) => this.#ghost(face, 'stock', home(seat), delay + i * 90));
    }
  }

  #several(count: number, one: (i: number) => void, most = 4): void {
    for (let i = 0; i < Math.min(count, most); i++) one(i);
  }

  /** The card that now lies on the pile comes from where it was. */
  #toPile(from: Spot, delay: number): void {
    const top = this.#spots.get('pile-top');
    const start = this.#before.get(from) ?? this.#before.get('hand');
    if (!top || !start) return;
    const end = top.getBoundingClientRect();
    fly(top, [{ transform: shift(start, end, -8) }, { transform: 'none' }], { delay, fill: 'backwards' });
  }

  #exchange(one: Spot, other: Spot, delay: number): void {
    for (let i = 0; i < 3; i++) {
      this.#ghost('back', one, other, delay + i * 80, 700);
      this.#ghost('back', other, one, delay + i * 80, 700);
    }
  }

  /** A picture that flies from one spot to another and is gone. */
  #ghost(picture: string, from: Spot, to: Spot, delay: number, duration = FLIGHT_MS): void {
    const start = this.#before.get(from);
    const end = this.#spots.get(to)?.getBoundingClientRect();
    if (!this.layer || !start || !end) return;
    const ghost = document.createElement('img');
    ghost.src = pictureOf(picture);
    ghost.alt = '';
    ghost.className = 'ghost';
    this.layer.append(ghost);
    const { offsetWidth, offsetHeight } = ghost; // larger on a large screen
    const at = ({ x, y, width, height }: DOMRect) => `translate(${x + (width - offsetWidth) / 2}px, ${y + (height - offsetHeight) / 2}px)`;
    fly(
      ghost,
      [
        { transform: `${at(start)} scale(.9)`, opacity: 1 },
        { transform: `${at(end)} scale(.7) rotate(6deg)`, opacity: 1, offset: 0.92 },
        { transform: `${at(end)} scale(.6)`, opacity: 0 },
      ],
      { duration, delay, fill: 'both' },
    ).onfinish = () => ghost.remove();
  }

  /** The wave that a gong sends over the table. */
  #ring(from: Spot): void {
    const start = this.#spots.get(from)?.getBoundingClientRect();
    if (!this.layer || !start) return;
    const ring = document.createElement('span');
    ring.className = 'wave';
    this.layer.append(ring);
    const size = ring.offsetWidth;
    const at = `translate(${start.x + (start.width - size) / 2}px, ${start.y + (Math.min(start.height, size) - size) / 2}px)`;
    ring.animate(
      [
        { transform: `${at} scale(.3)`, opacity: 0.9 },
        { transform: `${at} scale(7)`, opacity: 0 },
      ],
      { duration: 1100, easing: 'ease-out', fill: 'both' },
    ).onfinish = () => ring.remove();
  }

  /** Svelte attachment: a card of the own hand that was not there before flies in, those that come together one by one. */
  arrive = (element: HTMLElement): void => {
    if (!this.#source || prefersReducedMotion.current) return;
    const start = this.#before.get(this.#source) ?? this.#spots.get(this.#source)?.getBoundingClientRect();
    if (!start) return;
    const end = element.getBoundingClientRect();
    fly(element, [{ transform: shift(start, end, 4), opacity: 0.4 }, { transform: 'none', opacity: 1 }], {
      delay: this.#arrived++ * 40,
      fill: 'backwards',
    });
  };
}

/** Starts a flight once the board that it crosses has been painted: the work of building that would cost it its first frames. */
function fly(element: Element, keyframes: Keyframe[], timing: KeyframeAnimationOptions): Animation {
  const flight = element.animate(keyframes, { duration: FLIGHT_MS, easing: EASE, ...timing });
  flight.pause();
  requestAnimationFrame(() => requestAnimationFrame(() => flight.play()));
  return flight;
}

/** The transform that shows something that is at `end` as if it were at `start`. */
function shift(start: DOMRect, end: DOMRect, turn: number): string {
  const x = start.x + start.width / 2 - end.x - end.width / 2;
  const y = start.y + start.height / 2 - end.y - end.height / 2;
  const scale = Math.max(0.3, Math.min(1.6, start.height / Math.max(1, end.height)));
  return `translate(${x}px, ${y}px) scale(${scale}) rotate(${turn}deg)`;
}
