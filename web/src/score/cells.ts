import type { SheetCell } from '../lib/messages';

/** What stands in a cell of a sheet, who wrote it and when, and whether the server has it. `wire/sheets.py` tells how
 *  cells are compared, and why all phones end up with the same sheet. */
export interface Written {
  readonly count: number;
  readonly device: string;
  readonly value: string;
  readonly sent: boolean;
}
export type Cells = Readonly<Record<string, Written>>;
/** What is to be written: cells by their keys. */
export type Changes = Readonly<Record<string, string>>;

/** Letter by letter, as the server compares: not by the halves that a rare letter is cut into here. */
function compareText(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const difference = a[i]!.codePointAt(0)! - b[i]!.codePointAt(0)!;
    if (difference) return difference;
  }
  return a.length - b.length;
}

/** Above 0 if the first was written later, 0 if both are the same writing. */
export function compare(one: Written, other: Written): number {
  return one.count - other.count || compareText(one.device, other.device) || compareText(one.value, other.value);
}

/** Everything that has been written on either. */
export function merge(one: Cells, other: Cells): Cells {
  const merged: Record<string, Written> = { ...one };
  for (const [key, theirs] of Object.entries(other)) {
    const ours = merged[key];
    const later = ours ? compare(theirs, ours) : 1;
    if (later > 0) merged[key] = theirs;
    else if (later === 0 && theirs.sent && ours && !ours.sent) merged[key] = theirs;
  }
  return merged;
}

/** Writes later than everything that is there. */
export function write(cells: Cells, changes: Changes, device: string): Cells {
  const count = 1 + Object.values(cells).reduce((most, cell) => Math.max(most, cell.count), 0);
  const written = Object.entries(changes).map(([key, value]) => [key, { count, device, value, sent: false }] as const);
  return { ...cells, ...Object.fromEntries(written) };
}

export function fromWire(cells: readonly SheetCell[]): Cells {
  return Object.fromEntries(cells.map(({ key, ...cell }) => [key, { ...cell, sent: true }]));
}

/** What the server hasn't got yet, as much of it as goes into one request. */
export function unsent(cells: Cells, { most = 60, bytes = 7000 } = {}): SheetCell[] {
  const chosen: SheetCell[] = [];
  let size = 0;
  for (const [key, { count, device, value, sent }] of Object.entries(cells)) {
    if (sent) continue;
    const cell = { key, count, device, value };
    size += new TextEncoder().encode(JSON.stringify(cell)).length + 1;
    if (chosen.length === most || size > bytes) break;
    chosen.push(cell);
  }
  return chosen;
}

/** As if the server had never had any of it. */
export function allUnsent(cells: Cells): Cells {
  return Object.fromEntries(Object.entries(cells).map(([key, cell]) => [key, { ...cell, sent: false }]));
}

const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A name that nobody else makes up: 36 signs to the power of `length`. */
export function madeUp(length: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => SIGNS[byte % SIGNS.length]).join('');
}
