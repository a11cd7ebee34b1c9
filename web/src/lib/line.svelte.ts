import { isOther } from '../pwa/build';
import { release } from '../pwa/release.svelte';
import { PROTOCOL, type FromPage, type Hello, type ToPage } from './messages';

/** Who of those at this browser the line is for. */
export type Part = NonNullable<Hello['part']>;
type Unref<M> = M extends FromPage ? Omit<M, 'ref'> : never;
/** What the page may ask for; the line adds the number that the answer comes back with. */
export type Request = Unref<FromPage>;

/**
 * `cut`: trying again by itself; `slowed` too, but not soon, since the server had too much of us. The others are final:
 * `renewing` loads the page anew, since it is old, `outdated` is an old page that has tried that; `missing` is a table that
 * is no more.
 */
export type LineState = 'opening' | 'open' | 'cut' | 'slowed' | 'renewing' | 'outdated' | 'missing';
const FINAL: readonly LineState[] = ['renewing', 'outdated', 'missing'];

/** The server said no. `code` names the text to show (`error-CODE`); `line` when the line broke before an answer. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly rule: string | null = null,
  ) {
    super(code);
  }
}

/** Waits between tries, in ms: whoever comes back into the net is back at the table within a second. */
const WAITS = [50, 200, 400, 800, 1000] as const;
/** The wait, in ms, of whoever the server had too much of. */
const SLOWLY = 10_000;
/** How long a try may take to reach the server before it is given up; longer each time, for slow nets. */
const PATIENCE = [2500, 4000, 8000] as const;
/** A server that was reached may be busy starting. */
const WELCOME_WITHIN = 15_000;
const PING_EVERY = 5000;
const PONG_WITHIN = 3000;
const OUTDATED = 4001;
const MISSING = 4004;
const TOO_FAST = 4029;

interface Waiting {
  resolve: () => void;
  reject: (refusal: Refusal) => void;
}

/** One table's line to the server: says hello, keeps itself alive, and comes back by itself. */
export class Line {
  state = $state<LineState>('opening');
  #url: string;
  #part: Part;
  #receive: (message: ToPage) => void;
  #open: (url: string) => WebSocket;
  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #ref = 0;
  #tries = 0;
  #timers: { retry?: Timer; patience?: Timer; ping?: Timer; pong?: Timer } = {};
  #stopListening: () => void;

  constructor(
    url: string,
    receive: (message: ToPage) => void,
    open: (url: string) => WebSocket = (address) => new WebSocket(address),
    part: Part = 0,
  ) {
    this.#url = url;
    this.#part = part;
    this.#receive = receive;
    this.#open = open;
    this.#stopListening = this.#listen();
    this.#connect();
  }

  /** Resolves when the server has done it; rejects with a Refusal. */
  ask(request: Request): Promise<void> {
    const socket = this.#socket;
    if (this.state !== 'open' || !socket) return Promise.reject(new Refusal('line'));
    return new Promise((resolve, reject) => {
      this.#send(socket, request, { resolve, reject });
    });
  }

  /** For ever: the component that owns the line is going away. */
  close(): void {
    this.#stopListening();
    this.#drop();
    clearTimeout(this.#timers.retry);
  }

  #send(socket: WebSocket, request: Request, waiting?: Waiting): void {
    const ref = ++this.#ref;
    if (waiting) this.#waiting.set(ref, waiting);
    socket.send(JSON.stringify({ ...request, ref }));
  }

  #connect(): void {
    if (FINAL.includes(this.state)) return;
    this.#drop();
    clearTimeout(this.#timers.retry);
    const socket = this.#open(this.#url);
    this.#socket = socket;
    const patience = PATIENCE[Math.min(this.#tries, PATIENCE.length - 1)];
    this.#timers.patience = setTimeout(() => this.#lost(socket), patience);
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#send(socket, { type: 'hello', protocol: PROTOCOL, part: this.#part });
      clearTimeout(this.#timers.patience);
      this.#timers.patience = setTimeout(() => this.#lost(socket), WELCOME_WITHIN);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#take(JSON.parse(event.data) as ToPage);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(socket, event.code);
    };
  }

  #take(message: ToPage): void {
    clearTimeout(this.#timers.pong);
    switch (message.type) {
      case 'pong':
        return;
      case 'done':
        this.#answer(message.ref)?.resolve();
        return;
      case 'error':
        this.#refused(message.ref, message.code, message.rule ?? null);
        return;
      case 'welcome':
        if (isOther(message.build)) return this.#old(message.build);
        this.#welcomed();
    }
    this.#receive(message);
  }

  #answer(ref: number | null): Waiting | undefined {
    const waiting = this.#waiting.get(ref ?? -1);
    this.#waiting.delete(ref ?? -1);
    return waiting;
  }

  #refused(ref: number | null, code: string, rule: string | null): void {
    if (code === 'protocol') this.#old(code);
    else if (code === 'no-table') this.#finish('missing');
    else this.#answer(ref)?.reject(new Refusal(code, rule));
  }

  #welcomed(): void {
    this.#tries = 0;
    this.state = 'open';
    clearTimeout(this.#timers.patience);
    clearInterval(this.#timers.ping);
    this.#timers.ping = setInterval(() => this.#ping(), PING_EVERY);
  }

  /** A net can die without a word: no answer to a ping means that the line is cut. */
  #ping(): void {
    const socket = this.#socket;
    if (!socket || this.state !== 'open') return;
    this.#send(socket, { type: 'ping' });
    clearTimeout(this.#timers.pong);
    this.#timers.pong = setTimeout(() => this.#lost(socket), PONG_WITHIN);
  }

  #lost(socket: WebSocket, code?: number): void {
    if (socket !== this.#socket) return;
    this.#drop();
    if (code === OUTDATED) return this.#old('protocol');
    if (code === MISSING) return this.#finish('missing');
    const slowed = code === TOO_FAST;
    if (slowed) this.state = 'slowed';
    else if (this.state === 'open' || this.#tries > 0) this.state = 'cut';
    const soon = WAITS[Math.min(this.#tries++, WAITS.length - 1)];
    clearTimeout(this.#timers.retry);
    this.#timers.retry = setTimeout(() => this.#connect(), slowed ? SLOWLY : soon);
  }

  /** The server is of another build: nothing is asked of it any more from here (B54). */
  #old(build: string): void {
    this.#finish(release.renew(build) ? 'renewing' : 'outdated');
  }

  #finish(state: 'renewing' | 'outdated' | 'missing'): void {
    this.state = state;
    clearTimeout(this.#timers.retry);
    this.#drop();
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearTimeout(this.#timers.patience);
    clearTimeout(this.#timers.pong);
    clearInterval(this.#timers.ping);
    for (const { reject } of this.#waiting.values()) reject(new Refusal('line'));
    this.#waiting.clear();
    socket?.close();
  }

  /** The browser knows first when the net goes and comes, and when a sleeping phone wakes. */
  #listen(): () => void {
    const gone = () => {
      if (this.state === 'opening' || this.state === 'open') this.state = 'cut';
      if (this.#socket) this.#lost(this.#socket);
    };
    const back = () => {
      this.#tries = 0;
      if (this.state === 'open') this.#ping();
      else this.#connect();
    };
    const seen = () => {
      if (document.visibilityState === 'visible') back();
    };
    // Every load shows the page too; only one that comes back from the browser's memory has lost its line.
    const revived = (event: PageTransitionEvent) => {
      if (event.persisted) back();
    };
    addEventListener('offline', gone);
    addEventListener('online', back);
    addEventListener('pageshow', revived);
    document.addEventListener('visibilitychange', seen);
    return () => {
      removeEventListener('offline', gone);
      removeEventListener('online', back);
      removeEventListener('pageshow', revived);
      document.removeEventListener('visibilitychange', seen);
    };
  }
}

type Timer = ReturnType<typeof setTimeout>;

export function lineTo(code: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${code}`;
}
