import { madeUp, merge, type Cells, type Changes, type Written } from './cells';

/** A sheet as this device keeps it. */
export interface Kept {
  /** Made up here; the server tells a sheet that is sent twice by it. */
  readonly id: string;
  /** The six letters, once the server has the sheet. */
  readonly code: string | null;
  /** The address for others. */
  readonly link: string | null;
  /** The number of the last change that the server has told. */
  readonly seq: number;
  readonly cells: Cells;
  /** When it was last looked at, in ms since 1970. */
  readonly seen: number;
  /** Taken off the list of this device. */
  readonly hidden: boolean;
}

const PREFIX = 'gongenial-sheet-';
const UNDO = 'gongenial-undo-';

/** Something that was done on a sheet here, to be taken back. */
export interface Done {
  /** What it was, as a text with its arguments. */
  readonly what: readonly [id: string, args: Record<string, string | number>];
  readonly before: Changes;
  readonly after: Cells;
}

export function blank(code: string | null): Kept {
  return { id: madeUp(16), code, link: null, seq: 0, cells: {}, seen: Date.now(), hidden: false };
}

function isKept(found: unknown): found is Kept {
  const kept = found as Partial<Kept> | null;
  return typeof kept === 'object' && kept !== null && typeof kept.id === 'string' && typeof kept.cells === 'object' && kept.cells !== null;
}

function parse(text: string | null): Kept | null {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    if (!isKept(found)) return null;
    const sound = Object.entries(found.cells).filter(([, cell]: [string, Partial<Written>]) => typeof cell.value === 'string' && typeof cell.count === 'number');
    return { ...found, cells: Object.fromEntries(sound) };
  } catch {
    return null;
  }
}

/** The sheets of this device, the last seen first. */
export function all(): Kept[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '');
    const found = keys.filter((key) => key.startsWith(PREFIX)).map((key) => parse(localStorage.getItem(key)));
    return found.filter((one) => one !== null).sort((one, other) => other.seen - one.seen);
  } catch {
    return [];
  }
}

export const find = (place: string): Kept | undefined => all().find(({ id, code }) => id === place || code === place);

/** Keeps a sheet together with what another tab has kept of it meanwhile, and returns both; null where nothing can be
 *  kept (a private window, a full disk). */
export function keep(sheet: Kept): Kept | null {
  try {
    const other = parse(localStorage.getItem(PREFIX + sheet.id));
    const both = other ? { ...sheet, code: sheet.code ?? other.code, cells: merge(sheet.cells, other.cells) } : sheet;
    localStorage.setItem(PREFIX + sheet.id, JSON.stringify(both));
    return both;
  } catch {
    return null;
  }
}

export function keepDone(id: string, done: readonly Done[]): void {
  try {
    localStorage.setItem(UNDO + id, JSON.stringify(done));
  } catch {
    // Nothing can be taken back after a reload then.
  }
}

export function doneBefore(id: string): readonly Done[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(UNDO + id) ?? '[]');
    return Array.isArray(found) ? (found as Done[]) : [];
  } catch {
    return [];
  }
}

/** Calls when another tab has written on this sheet. */
export function listen(id: string, changed: (other: Kept) => void): () => void {
  const heard = (event: StorageEvent) => {
    const other = event.key === PREFIX + id ? parse(event.newValue) : null;
    if (other) changed(other);
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}

/** Takes a sheet off this device's list, or puts it back. Who opens it by its link has it again, too. */
export function hide(sheet: Kept, hidden: boolean): void {
  keep({ ...sheet, hidden });
}
