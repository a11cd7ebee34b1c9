import { tick } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { Room, type Deputy } from '../lib/room.svelte';
import type { Event, Game, Table } from '../lib/messages';
import type { Part } from '../lib/line.svelte';
import { Reveal } from '../table/fight/duel.svelte';

/** How long what happened is looked at before the next thing is shown, in ms. */
const LOOK_MS = 900;
/** How long somebody sees what came of their own move: at least, and if it brought them something to see. */
const SEEN_MS = 1800;
const NEWS_MS = 9000;
/** The end of a game is for all. */
const OVER_MS = 600;
/** Before the collecting game turns to the next player. */
const TURN_MS = 1900;

/** Which of those at the device needs it next, and what the others see meanwhile. */
export class Device {
  /** The seat whose hand is shown; null while it is covered. */
  holder = $state.raw<number | null>(null);
  /** The holder has nothing more to decide: when the hand is covered by itself. */
  ending = $state.raw<{ since: number; ms: number } | null>(null);
  /** What everybody may see: it has no seat, and no hand ever comes to it. */
  readonly cover: Room;
  /** The first line of this browser; it is there before it is known who shares the device. */
  readonly first: Room;
  #rooms = new SvelteMap<number, Room>();
  #unseen: { game: Game; show: () => void }[] = [];
  #looking: ReturnType<typeof setTimeout> | undefined;
  /** Something that happened has still to be seen by all. */
  #playing = $state.raw(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What the holder had in hand when they last looked. */
  #held: readonly string[] = [];
  /** What the holder had been told of the game when they took the device. */
  #taken = 0;

  constructor(first: Room) {
    this.first = first;
    this.#rooms.set(0, first);
    this.cover = new Room(first.code, undefined, 'screen');
    this.cover.shared = true;
    this.cover.gate = (game, show) => this.#arrived(game, show);
    this.cover.deputy = this.#deputy();
  }

  get table(): Table | null {
    return this.cover.table ?? this.first.table;
  }

  /** The seats of those who play at this device, clockwise. */
  get seats(): readonly number[] {
    return this.#seats('person');
  }

  /** Seats that a bot keeps for those who got up. */
  get away(): readonly number[] {
    return this.#seats('bot');
  }

  #seats(kind: string): readonly number[] {
    return (this.table?.seats ?? []).flatMap((info, seat) => (typeof info.part === 'number' && info.kind === kind ? [seat] : []));
  }

  /** Opens a line for each of those who share the device. */
  gather(): void {
    for (const { part } of this.first.table?.seats ?? []) {
      if (typeof part !== 'number' || this.#rooms.has(part)) continue;
      this.#rooms.set(part, new Room(this.first.code, undefined, part satisfies Part));
    }
    const several = this.seats.length > 1;
    for (const room of this.#rooms.values()) room.shared = several;
  }

  roomOf(seat: number | null): Room | null {
    const part = seat === null ? undefined : this.table?.seats[seat]?.part;
    const room = typeof part === 'number' ? this.#rooms.get(part) : undefined;
    return room && room.seat === seat ? room : null;
  }

  roomAway(seat: number): Room | undefined {
    return this.#rooms.get(this.table?.seats[seat]?.part ?? -1);
  }

  get rooms(): readonly Room[] {
    return [...this.#rooms.values(), this.cover];
  }

  /** Whoever may ask for another game and change the table. */
  get host(): Room | null {
    const rooms = this.seats.map((seat) => this.roomOf(seat)).filter((room) => room !== null);
    return rooms.find((room) => room.isHost) ?? rooms[0] ?? null;
  }

  /** One person and bots have nothing to hide from each other, and in the collecting game nobody has. */
  get open(): boolean {
    return this.seats.length === 1 || this.table?.game === 'genial';
  }

  /** Whose hand is shown now. */
  get hand(): Room | null {
    return this.roomOf(this.holder);
  }

  /** Everybody has seen what happened, and the lines agree on it. */
  get settled(): boolean {
    const seen = this.cover.game?.seq ?? 0;
    return !this.#playing && [...this.#rooms.values()].every((room) => (room.game?.seq ?? 0) <= seen);
  }

  /** Who takes the device next; null while nobody has to. Of several who choose at once, one after the other. */
  get next(): number | null {
    return this.settled ? this.#firstOf(this.cover.game) : null;
  }

  #firstOf(game: Game | null): number | null {
    if (!game || game.outcome) return null;
    const { turn, players } = game.view;
    const after = (seat: number) => (seat - turn + players) % players;
    const open = game.waiting.filter((seat) => this.seats.includes(seat) && !this.roomOf(seat)?.game?.answered);
    return [...open].sort((a, b) => after(a) - after(b))[0] ?? null;
  }

  // ------------------------------------------------------------------------------------------- whose hand

  /** That player has the device and says so. */
  take(seat: number): void {
    if (seat !== this.next) return;
    this.#hold(seat);
  }

  #hold(seat: number): void {
    clearTimeout(this.#timer);
    this.ending = null;
    this.holder = seat;
    const game = this.roomOf(seat)?.game;
    this.#held = game && 'hand' in game.view ? game.view.hand : [];
    this.#taken = game?.seq ?? 0;
  }

  /** Nobody's hand is shown; then everybody sees what happened meanwhile. */
  hide(): void {
    clearTimeout(this.#timer);
    this.ending = null;
    this.holder = null;
    // once the table that all look at is there to show it
    void tick().then(() => this.#look());
  }

  /** Follows the game of whoever has the device. */
  follow(): void {
    if (this.open) return this.#turn();
    const game = this.hand?.game;
    if (this.holder === null) return;
    const anew = game && game.seq > this.#taken && game.events.some(({ action }) => action === 'deal');
    if (!game || anew || this.hand?.seat !== this.holder) return this.hide();
    const decides = !game.outcome && game.waiting.includes(this.holder) && !game.answered;
    const news = this.#isNews(game);
    this.#held = 'hand' in game.view ? game.view.hand : [];
    if (decides) {
      clearTimeout(this.#timer);
      this.ending = null;
    } else if (game.outcome) {
      if (this.ending?.ms !== OVER_MS) this.#end(OVER_MS);
    } else if (!this.ending || news) this.#end(news ? NEWS_MS : SEEN_MS);
  }

  #end(ms: number): void {
    clearTimeout(this.#timer);
    this.ending = { since: performance.now(), ms };
    this.#timer = setTimeout(() => this.hide(), ms);
  }

  /** The holder has got a card, or has been shown one, that they want to see before they hand the device on. */
  #isNews({ view, events }: Game): boolean {
    const got = 'hand' in view && view.hand.some((card) => !this.#held.includes(card));
    return got || events.some(({ looked }) => looked?.cards?.length);
  }

  /** Where nothing is hidden, the page turns to whoever is next by itself. */
  #turn(): void {
    const { seats } = this;
    const game = (this.hand ?? this.cover).game;
    const next = this.#firstOf(game) ?? (this.holder !== null && seats.includes(this.holder) ? this.holder : (seats[0] ?? null));
    clearTimeout(this.#timer);
    if (next === null || next === this.holder) return;
    if (this.holder === null || !seats.includes(this.holder)) this.#hold(next);
    else this.#timer = setTimeout(() => this.#hold(next), TURN_MS);
  }

  // -------------------------------------------------------------------------------------- what all may see

  /** While a hand is shown nobody else looks; afterwards they see it happen. */
  #arrived(game: Game, show: () => void): void {
    if (game.past) {
      this.#unseen = [];
      clearTimeout(this.#looking);
      this.#looking = undefined;
      this.#playing = false;
      show();
      return;
    }
    this.#unseen.push({ game, show });
    this.#playing = true;
    this.#look();
  }

  #look(): void {
    if (this.#looking !== undefined || (this.holder !== null && !this.open)) return;
    const next = this.#unseen.shift();
    if (!next) {
      this.#playing = false;
      return;
    }
    next.show();
    const pause = pauseAfter(next.game.events);
    // whoever is next needn't wait for the last of it to be looked at, but a duel's end is for all
    this.#playing = this.#unseen.length > 0 || pause > LOOK_MS;
    this.#looking = setTimeout(() => {
      this.#looking = undefined;
      this.#look();
    }, pause);
  }

  // ------------------------------------------------------------------------------------------------- gongs

  /** A player says GONG for themselves, whoever has the device. */
  async gong(seat: number): Promise<void> {
    const room = this.roomOf(seat);
    const shown = this.hand ?? this.cover;
    if (room && !(await room.act('gong')) && room !== shown && room.notice) shown.tell(room.notice);
  }

  #deputy(): Deputy {
    return {
      act: async (action) => {
        // Any other player may call (L8), so nobody is asked who it was: whoever is next has the device at hand.
        const caught = Number(/^gong!(\d)$/.exec(action)?.[1] ?? NaN);
        const caller = [this.next, ...this.seats].find((seat) => seat !== null && seat !== caught);
        const room = Number.isNaN(caught) ? null : this.roomOf(caller ?? null);
        if (!room) return false;
        const done = await room.act(action);
        if (!done && room.notice) this.cover.tell(room.notice);
        return done;
      },
      ask: async (request) => (await this.host?.ask(request)) ?? false,
    };
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#looking);
    for (const room of this.rooms) if (room !== this.first) room.close();
  }
}

function pauseAfter(events: readonly Event[]): number {
  if (events.length === 0) return 0;
  return events.some(({ revealed }) => revealed?.length) ? Reveal.whole : LOOK_MS;
}
