import type { SheetNews } from '../lib/messages';
import { openSheet, pullSheet, pushSheet, type Answer } from './api';
import { allUnsent, compare, fromWire, madeUp, merge, unsent, write, type Cells, type Changes } from './cells';
import * as shelf from './kept';
import { read } from './reading';

/** How a sheet stands with the server. `own`: it is on this device only. `cut`: what is new is. */
export type Standing = 'own' | 'saved' | 'cut' | 'full' | 'missing';

/** After how many ms others' writing is looked for: while something happens, when nothing has for a while, and without a line. */
const LIVELY = 2000;
const QUIET = 8000;
const PATIENT = 30_000;
/** So many things can be taken back. */
const LAST_DONE = 20;
/** For so long after the last change a sheet is lively. */
const LASTS = 180_000;

/**
 * A score sheet as it is shown. It is written on this device first, always, and sent when there is a line: what is new is
 * asked for every few seconds. That needs no more than that a question now and then gets through, so it works behind
 * every proxy, and a phone that slept or had no net simply asks again.
 */
export class Sheet {
  cells = $state.raw<Cells>({});
  code = $state<string | null>(null);
  link = $state<string | null>(null);
  standing = $state<Standing>('own');
  /** Whether this device keeps what is written; otherwise it is gone with the page, unless it is sent. */
  kept = $state(true);
  /** What was done on this device, the last thing last. */
  done = $state.raw<readonly shelf.Done[]>([]);
  score = $derived(read(this.cells));
  /** Nothing has been heard of a sheet that this device has never seen. */
  blank = $derived(Object.keys(this.cells).length === 0);

  readonly id: string;
  #device = madeUp(8);
  #seq: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking = false;
  #again = false;
  #failures = 0;
  #changed = Date.now();
  #closed = false;
  #stop: (() => void)[] = [];

  constructor(kept: shelf.Kept) {
    this.id = kept.id;
    this.#seq = kept.seq;
    this.cells = kept.cells;
    this.code = kept.code;
    this.link = kept.link;
    this.done = shelf.doneBefore(kept.id);
    this.standing = kept.code ? 'saved' : 'own';
    const wake = () => this.#wake();
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    this.#stop = [
      () => removeEventListener('online', wake),
      () => document.removeEventListener('visibilitychange', wake),
      shelf.listen(this.id, (other) => this.#take(other.cells)),
    ];
    this.#wake();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    for (const stop of this.#stop) stop();
  }

  /** Writes at once; `what` says what was done, for whoever wants it undone. */
  write(changes: Changes, ...what: shelf.Done['what']): void {
    if (!Object.keys(changes).length) return;
    const before = Object.fromEntries(Object.keys(changes).map((key) => [key, this.cells[key]?.value ?? '']));
    this.#write(changes);
    const after = Object.fromEntries(Object.keys(changes).map((key) => [key, this.cells[key]!]));
    this.#remember([...this.done, { what, before, after }]);
  }

  /** Takes the last thing back, except what somebody has changed since. */
  undo(): void {
    const last = this.done.at(-1);
    if (!last) return;
    const { cells } = this;
    const ours = Object.entries(last.before).filter(([key]) => {
      const [now, then] = [cells[key], last.after[key]];
      return now && then && compare(now, then) === 0;
    });
    if (ours.length) this.#write(Object.fromEntries(ours));
    this.#remember(ours.reduce<readonly shelf.Done[]>((done, [key]) => this.#restored(done, key), this.done.slice(0, -1)));
  }

  /** What stood in a cell after an earlier thing stands there again: that one can be taken back, too. */
  #restored(done: readonly shelf.Done[], key: string): readonly shelf.Done[] {
    const at = done.findLastIndex(({ after }) => key in after);
    const [one, cell] = [done[at], this.cells[key]];
    if (!one || !cell || one.after[key]?.value !== cell.value) return done;
    return done.map((other) => (other === one ? { ...one, after: { ...one.after, [key]: cell } } : other));
  }

  #remember(done: readonly shelf.Done[]): void {
    this.done = done.slice(-LAST_DONE);
    shelf.keepDone(this.id, this.done);
  }

  #write(changes: Changes): void {
    this.cells = write(this.cells, changes, this.#device);
    this.#keep();
    this.#wake();
  }

  #take(cells: Cells): void {
    const merged = merge(this.cells, cells);
    if (Object.entries(merged).some(([key, cell]) => !this.cells[key] || compare(cell, this.cells[key]!) !== 0)) this.#changed = Date.now();
    this.cells = merged;
  }

  #keep(): void {
    if (this.blank) return;
    const { id, code, link, cells } = this;
    const both = shelf.keep({ id, code, link, cells, seq: this.#seq, seen: Date.now(), hidden: false });
    this.kept = both !== null;
    if (both) this.#take(both.cells);
  }

  #wake(): void {
    this.#failures = 0;
    this.#changed = Date.now();
    this.#later(0);
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    if (this.#asking) this.#again = true;
    else this.#timer = setTimeout(() => void this.#ask(), ms);
  }

  async #ask(): Promise<void> {
    this.#asking = true;
    const went = await this.#exchange();
    this.#asking = false;
    if (this.#closed || this.standing === 'missing') return;
    this.#failures = went ? 0 : this.#failures + 1;
    const quiet = Date.now() - this.#changed > LASTS;
    const wait = went ? (quiet ? QUIET : LIVELY) : Math.min(PATIENT, LIVELY * 2 ** this.#failures);
    const now = this.#again;
    this.#again = false;
    if (now) this.#later(0);
    // Nobody looks: whoever looks again wakes it.
    else if (document.visibilityState === 'visible' || !this.#isSent) this.#later(wait);
  }

  get #isSent(): boolean {
    return Object.values(this.cells).every(({ sent }) => sent);
  }

  /** One question; whether it was answered. */
  async #exchange(): Promise<boolean> {
    if (!navigator.onLine) return this.#failed();
    const code = this.code ?? (await this.#open(null));
    if (!code) return this.#failed();
    const cells = unsent(this.cells);
    const answer = await (cells.length ? pushSheet(code, { since: this.#seq, cells }) : pullSheet(code, this.#seq));
    if ('news' in answer) return this.#hear(answer.news, cells.length);
    if (answer.failed === 'missing') return this.#lost(code);
    return this.#failed();
  }

  #failed(): false {
    this.standing = this.code ? 'cut' : 'own';
    return false;
  }

  #hear(news: SheetNews, sent: number): boolean {
    if (news.seq < this.#seq) {
      // The server has lost the sheet, and somebody else has brought it back.
      this.#forgotten();
      return true;
    }
    const changed = news.cells.length > 0 || news.link !== this.link;
    this.#seq = news.seq;
    this.link = news.link;
    this.#take(fromWire(news.cells));
    if (changed) this.#keep();
    const left = unsent(this.cells).length;
    this.standing = left && news.full ? 'full' : 'saved';
    if (left && !news.full && (sent === 0 || news.cells.length)) this.#again = true;
    return true;
  }

  #forgotten(): void {
    this.#seq = 0;
    this.cells = allUnsent(this.cells);
    this.#again = true;
  }

  /** The server doesn't know the sheet: it gets it back, if this device has it. */
  async #lost(code: string): Promise<boolean> {
    if (this.blank) {
      this.standing = 'missing';
      return false;
    }
    this.#forgotten();
    return (await this.#open(code)) !== null || this.#failed();
  }

  async #open(code: string | null): Promise<string | null> {
    if (this.blank) return null;
    const answer: Answer<{ code: string }> = await openSheet({ key: this.id, code });
    if ('failed' in answer) return null;
    this.code = answer.news.code;
    this.#keep();
    return this.code;
  }
}
