import type { GameOf } from '../games';
import type { Event } from '../messages';
import { sound } from '../sound';
import type { Flights, Spot } from './flights';
import { sounds } from './sounds';
import { coloursIn, totalOf, type Colour, type Counts } from './tokens';

export type GenialGame = GameOf<'genial'>;
type View = GenialGame['view'];

/** What is called out over the table for a moment. */
export type Banner = 'match' | 'miss' | 'conflict' | 'bonus' | 'lapsed';

interface Item {
  game: GenialGame;
  /** The log's entry up to which it may be told when this has been shown. */
  until: number;
}

/** How long a token hangs in the air before it turns over; longer, the more is at stake. */
const SUSPENSE = { own: 420, others: 180, each: 100, most: 900 };
const BANNER_MS = 900;

/** What the board shows: the game as the server told it, but reached step by step, as it would be seen on a table. */
export class Show {
  game = $state.raw<GenialGame>() as GenialGame;
  banner = $state.raw<Banner | null>(null);
  /** Where something good has just happened. */
  glow = $state.raw<Colour | null>(null);
  /** The seat and colours of lines that have just been completed. */
  lined = $state.raw<{ seat: number; colours: readonly Colour[] } | null>(null);
  /** Something is being shown: nothing can be chosen yet. */
  busy = $state.raw(false);
  /** Whose token hangs in the air, its fate unknown. */
  turning = $state.raw<number | null>(null);
  /** What is being shown, once it gives nothing away. */
  telling = $state.raw<Event | null>(null);
  #flights: Flights;
  #tellUpTo: (id: number | null) => void;
  #queue: Item[] = [];
  #until: number;
  #closed = false;

  constructor(game: GenialGame, flights: Flights, until: number, tellUpTo: (id: number | null) => void) {
    this.game = game;
    this.#flights = flights;
    this.#until = until;
    this.#tellUpTo = tellUpTo;
  }

  /** The game has changed. What is still being shown is ended quickly once another change waits behind this one. */
  next(game: GenialGame, until: number): void {
    this.#queue.push({ game, until });
    this.#tellUpTo(this.#until);
    if (!this.busy) void this.#run();
    else if (this.#queue.length > 1) this.#flights.hurry();
  }

  /** The board is seen for the first time; before anybody has moved, the first tokens are laid out. */
  async open(): Promise<void> {
    const { game } = this;
    const { turns, zone, collections } = game.view;
    if (turns > 0 || [zone, ...collections].some((counts) => totalOf(counts) > 0)) return;
    this.busy = true;
    await this.#layOut(game);
    this.game = game;
    await this.#run();
  }

  close(): void {
    this.#closed = true;
    this.#flights.hurry();
    this.#tellUpTo(null);
  }

  async #run(): Promise<void> {
    this.busy = true;
    while (this.#queue.length && !this.#closed) {
      const { game, until } = this.#queue.shift()!;
      this.#flights.begin();
      if (this.#queue.length > 1) this.#flights.hurry();
      try {
        await this.#play(game);
      } finally {
        this.#arrive(game, until);
      }
    }
    this.busy = false;
  }

  /** From here on the board is what the server said. */
  #arrive(game: GenialGame, until: number): void {
    const came = !yours(this.game) && yours(game);
    this.game = game;
    this.turning = this.telling = null;
    this.#until = until;
    this.#tellUpTo(this.#queue.length ? until : null);
    const { outcome, view, events } = game;
    if (outcome && events.length) {
      if (view.seat === null || outcome.winners.includes(view.seat)) sound.win();
    } else if (came) {
      sound.turn();
      // Vibrating before the first tap is refused, with a warning in the console.
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(30);
    }
  }

  async #play(game: GenialGame): Promise<void> {
    // Somebody who comes back sees how it stands, not all that they missed.
    if (game.events.length > 2) return;
    for (const event of game.events) {
      if (event.action === 'deal') await this.#layOut(game);
      if (event.token && event.fate) await this.#draw(event, event.token, event.fate);
      else if (event.took) await this.#take(event, event.took);
      if (event.lined?.length) await this.#celebrate(event.seat, event.lined);
      if (event.returned) await this.#giveBack(event.seat, event.returned);
      if (event.bonus_lapsed) await this.#call('lapsed', BANNER_MS);
    }
  }

  /** Three tokens come out of the reserve into the centre (C2). */
  async #layOut(game: GenialGame): Promise<void> {
    const { centre } = game.view;
    this.game = { ...game, legal: [], view: { ...game.view, centre: mapped(centre, () => 0) } };
    const first = coloursIn(centre).flatMap((colour) => Array.from({ length: centre[colour] }, () => colour));
    await Promise.all(first.map((colour, i) => this.#carry(colour, 'reserve', { delay: 250 + i * 160, tumbling: true })));
  }

  async #draw(event: Event, token: Colour, fate: NonNullable<Event['fate']>): Promise<void> {
    const { seat } = event;
    const own = seat === this.game.view.seat;
    const atStake = totalOf(this.game.view.zone);
    this.turning = seat;
    this.#move(({ reserve }) => ({ reserve: plus(reserve, token, -1) }));
    const suspense = Math.min(SUSPENSE.most, (own ? SUSPENSE.own : SUSPENSE.others) + SUSPENSE.each * atStake);
    if (!this.#flights.still) {
      sounds.rise();
      if (own) sounds.suspense(suspense + 340);
    }
    const raised = await this.#flights.raise(suspense);
    if (raised) await this.#flights.turn(raised, token);
    this.turning = null;
    this.telling = event;
    if (fate === 'match') {
      if (!this.#flights.rushed) sounds.match(atStake + 1);
      this.#shout('match');
      if (raised) await this.#flights.settle(raised, `zone-${token}`);
      this.#move(({ zone }) => ({ zone: plus(zone, token, 1) }));
      this.#shine(token);
      await this.#flights.wait(own ? 200 : 120);
      return;
    }
    if (!this.#flights.rushed) sounds.miss(atStake + 1);
    if (own && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([60, 40, 90]);
    this.#shout(fate);
    if (raised) await this.#flights.refuse(raised);
    await this.#tumble(token);
  }

  /** All that lay in the zone tumbles back into the centre, the token that was drawn with it (C6). */
  async #tumble(drawn: Colour): Promise<void> {
    const { zone } = this.game.view;
    const lost = coloursIn(zone).flatMap((colour) => Array.from({ length: zone[colour] }, () => colour));
    this.#move(() => ({ zone: mapped(zone, () => 0) }));
    await Promise.all([
      this.#carry(drawn, 'stage', { delay: 0, tumbling: true }),
      ...lost.map((colour, i) => this.#carry(colour, `zone-${colour}`, { delay: 60 + i * 70, tumbling: true })),
    ]);
  }

  async #carry(colour: Colour, from: Spot, way: { delay: number; tumbling: boolean }): Promise<void> {
    await this.#flights.fly(colour, from, `centre-${colour}`, { ms: 620, ...way });
    this.#move(({ centre }) => ({ centre: plus(centre, colour, 1) }));
  }

  /** Colour by colour, the tokens of the zone and of the centre come home into the lines. */
  async #take(event: Event, took: Partial<Counts>): Promise<void> {
    const { seat } = event;
    this.telling = event;
    const flying: Promise<void>[] = [];
    let nth = 0;
    for (const colour of coloursIn(took)) {
      for (let i = 0; i < (took[colour] ?? 0); i++) {
        const place = this.game.view.zone[colour] ? 'zone' : 'centre';
        flying.push(this.#bringHome(seat, colour, place, nth++));
        await this.#flights.wait(95);
      }
    }
    await Promise.all(flying);
    await this.#flights.wait(120);
  }

  async #bringHome(seat: number, colour: Colour, place: 'zone' | 'centre', nth: number): Promise<void> {
    const flight = this.#flights.fly(colour, `${place}-${colour}`, `lines-${seat}-${colour}`, { ms: 520 });
    this.#move((view) => ({ [place]: plus(view[place], colour, -1) }));
    await flight;
    if (!this.#flights.rushed) sounds.home(nth);
    this.#move(({ collections }) => ({ collections: collections.map((one, of) => (of === seat ? plus(one, colour, 1) : one)) }));
  }

  /** A line is full: a bonus turn (C10). */
  async #celebrate(seat: number, colours: readonly Colour[]): Promise<void> {
    this.lined = { seat, colours };
    if (!this.#flights.rushed) sounds.bonus();
    await this.#call('bonus', 1300);
    this.lined = null;
  }

  async #giveBack(seat: number, returned: Partial<Counts>): Promise<void> {
    await Promise.all(
      coloursIn(returned).flatMap((colour) =>
        Array.from({ length: returned[colour] ?? 0 }, async (_, i) => {
          await this.#flights.fly(colour, `lines-${seat}-${colour}`, 'reserve', { ms: 560, delay: i * 80 });
        }),
      ),
    );
  }

  /** Calls something out and waits until it has been read. */
  async #call(banner: Banner, ms: number): Promise<void> {
    this.banner = banner;
    await this.#flights.pause(ms);
    if (this.banner === banner) this.banner = null;
  }

  /** Calls something out while the game goes on. */
  #shout(banner: Banner): void {
    if (!this.#flights.rushed) void this.#call(banner, BANNER_MS);
  }

  #shine(colour: Colour): void {
    this.glow = colour;
    setTimeout(() => {
      if (this.glow === colour) this.glow = null;
    }, 1100);
  }

  #move(change: (view: View) => Partial<View>): void {
    this.game = { ...this.game, legal: [], view: { ...this.game.view, ...change(this.game.view) } };
  }
}

function yours({ view, waiting }: GenialGame): boolean {
  return view.seat !== null && waiting.includes(view.seat);
}

function plus(counts: Counts, colour: Colour, change: number): Counts {
  return { ...counts, [colour]: Math.max(0, counts[colour] + change) };
}

function mapped(counts: Counts, change: (count: number) => number): Counts {
  return Object.fromEntries(Object.entries(counts).map(([colour, count]) => [colour, change(count)])) as Counts;
}
