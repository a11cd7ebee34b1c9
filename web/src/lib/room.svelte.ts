import { isCard } from './cards';
import { i18n } from './i18n.svelte';
import { Line, lineTo, Refusal, type Part, type Request } from './line.svelte';
import type { Event, Game, Said, Table, ToPage, Welcome } from './messages';
import { remember } from './memory';
import { ownName } from './names';
import { sentencesOf, type Telling } from './sentences';

export interface LogEntry {
  id: number;
  seat: number;
  text: string;
  /** The card that lies face up because of it. */
  card: string | null;
}

export interface Bubble {
  id: number;
  seat: number | null;
  name: string;
  phrase: string;
}

/** Called around every change of the game, so that cards can fly from where they were to where they are. */
export interface Watcher {
  before(next: Game): void;
  after(events: readonly Event[], game: Game): void;
}

/** Acts for a page without a seat, which several people look at who share the device. */
export interface Deputy {
  act(action: string): Promise<boolean>;
  ask(request: Request): Promise<boolean>;
}

/** The call of the game floats over its caller like a phrase. */
export const GONG = 'gong';
const BUBBLE_MS = 3500;
const NOTICE_MS = 4000;
/** A refusal is readable for at least this long; after that the game's next sentence may replace it. */
const NOTICE_LEAST_MS = 1800;
/** Two presses of the gong within this time were one. */
const GONG_MS = 700;
const LOG_LENGTH = 200;

/** One table as the page knows it: what the server last said, and how to answer. */
export class Room {
  readonly code: string;
  readonly line: Line;
  welcome = $state.raw<Welcome | null>(null);
  table = $state.raw<Table | null>(null);
  game = $state.raw<Game | null>(null);
  /** When the last game message came, in `performance.now()` ms: clocks count on from there. */
  since = $state.raw(0);
  /** The same of the last table message. */
  tabled = $state.raw(0);
  #log = $state.raw<LogEntry[]>([]);
  /** The last entry that may be read, while a board still shows how it came to the next. */
  #told = $state.raw<number | null>(null);
  bubbles = $state.raw<Bubble[]>([]);
  /** The code of the last refusal, shown for a moment. */
  notice = $state.raw<string | null>(null);
  /** An action is on its way: nothing is sent twice. */
  busy = $state.raw(false);
  /** Those to be told when the game changes: the board. */
  watcher: Watcher | null = null;
  /** The device is handed around: what is said of somebody is said to all who stand by it. */
  shared = $state.raw(false);
  deputy: Deputy | null = null;
  /** Decides when a change of the game is to be seen; without it, at once. */
  gate: ((game: Game, show: () => void) => void) | null = null;
  /** The seat that the reader last had. */
  #own = $state.raw<{ seat: number; name: string } | null>(null);
  #ids = 0;
  #noticed = 0;
  #gonged = -Infinity;
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(code: string, open?: (url: string) => WebSocket, part: Part = 0) {
    this.code = code;
    this.line = new Line(lineTo(code), (message) => this.#take(message), open, part);
  }

  get seat(): number | null {
    return this.table?.seat ?? null;
  }

  get isHost(): boolean {
    return this.seat !== null && this.table?.seats[this.seat]?.host === true;
  }

  /** A bot plays under the reader's name, since they kept the others waiting: they may sit down again. */
  get stoodInFor(): boolean {
    const info = this.seat === null && this.#own ? this.table?.seats[this.#own.seat] : undefined;
    return this.table?.stage === 'playing' && info?.kind === 'bot' && info.name === this.#own?.name;
  }

  get telling(): Telling {
    const game = this.game?.view.game ?? this.table?.game ?? 'link';
    return { t: i18n.t, me: this.seat, seats: this.table?.seats ?? [], game };
  }

  /** Asks the server; a refusal is shown, not thrown. True when it was done. */
  async ask(request: Request): Promise<boolean> {
    try {
      await this.line.ask(request);
      return true;
    } catch (refusal) {
      this.tell(refusal instanceof Refusal ? refusal.code : 'line');
      return false;
    }
  }

  /** What has happened, the oldest first. */
  get log(): LogEntry[] {
    const told = this.#told;
    return told === null ? this.#log : this.#log.filter(({ id }) => id <= told);
  }

  /** The newest entry's number. */
  get newest(): number {
    return this.#log.at(-1)?.id ?? 0;
  }

  /** Keeps later entries back, so that no sentence gives away what is about to be seen; null tells everything. */
  tellUpTo(id: number | null): void {
    this.#told = id;
  }

  /** One action of the game. Calls of GONG never wait behind another action. */
  async act(action: string): Promise<boolean> {
    if (this.deputy) return this.deputy.act(action);
    const { game } = this;
    const call = action.startsWith('gong');
    if (!game || (!call && (game.answered || this.busy)) || (action === 'gong' && !this.#mayGong())) return false;
    if (!call) this.busy = true;
    try {
      return await this.ask({ type: 'act', seq: game.seq, action });
    } finally {
      if (!call) this.busy = false;
    }
  }

  #mayGong(): boolean {
    const now = performance.now();
    const may = now - this.#gonged > GONG_MS;
    if (may) this.#gonged = now;
    return may;
  }

  /** Takes a seat under the name used before, or a friendly new one. */
  sit(seat: number | null = null): Promise<boolean> {
    return this.ask({ type: 'sit', name: ownName(this.table?.seats.map(({ name }) => name)), seat });
  }

  async rename(name: string): Promise<boolean> {
    const tidy = name.trim().slice(0, 24);
    if (!tidy) return false;
    if (!this.shared) remember('name', tidy);
    return this.seat === null ? true : this.ask({ type: 'rename', name: tidy });
  }

  tell(code: string): void {
    this.notice = code;
    this.#noticed = performance.now();
    clearTimeout(this.#noticeTimer);
    this.#noticeTimer = setTimeout(() => (this.notice = null), NOTICE_MS);
  }

  close(): void {
    clearTimeout(this.#noticeTimer);
    this.line.close();
  }

  #take(message: ToPage): void {
    switch (message.type) {
      case 'welcome':
        this.welcome = message;
        return;
      case 'table':
        this.table = message;
        this.tabled = performance.now();
        if (message.seat !== null) this.#own = { seat: message.seat, name: message.seats[message.seat]?.name ?? '' };
        if (message.stage === 'lobby') this.game = null;
        return;
      case 'game':
        if (this.gate) this.gate(message, () => this.#play(message));
        else this.#play(message);
        return;
      case 'said':
        this.#say(message);
    }
  }

  #play(game: Game): void {
    this.watcher?.before(game);
    this.game = game;
    this.since = performance.now();
    if (this.since - this.#noticed > NOTICE_LEAST_MS) this.notice = null;
    if (game.past) this.#log = game.past.flatMap((event) => this.#entries(event));
    if (game.events.some((event) => event.action === 'deal')) this.#log = [];
    for (const { action, seat } of game.events) {
      if (action.startsWith('gong')) this.#float(seat, this.table?.seats[seat]?.name ?? '', GONG);
    }
    const fresh = game.events.flatMap((event) => this.#entries(event));
    if (fresh.length) this.#log = [...this.#log, ...fresh].slice(-LOG_LENGTH);
    this.watcher?.after(game.events, game);
  }

  #entries(event: Event): LogEntry[] {
    const card = isCard(event.action) ? event.action : null;
    const { telling } = this;
    const sentences = sentencesOf(telling, event);
    return sentences.map((_, at) => ({
      id: ++this.#ids,
      seat: event.seat,
      // told anew in another language, with the names of that moment
      get text() {
        return sentencesOf(telling, event)[at] ?? '';
      },
      // the sentence before it says that a time is up, and no card
      card: at === sentences.length - 1 ? card : null,
    }));
  }

  #say({ seat, name, phrase }: Said): void {
    this.#float(seat, name, phrase);
  }

  #float(seat: number | null, name: string, phrase: string): void {
    const bubble: Bubble = { id: ++this.#ids, seat, name, phrase };
    this.bubbles = [...this.bubbles.filter((other) => other.seat !== seat), bubble];
    setTimeout(() => (this.bubbles = this.bubbles.filter((other) => other.id !== bubble.id)), BUBBLE_MS);
  }
}
