/** Where the cards of a hand lie: always wholly inside the space, each with enough of it in view to be tapped. */
export interface Place {
  x: number;
  y: number;
  row: number;
}

export interface HandLayout {
  width: number;
  height: number;
  rows: number;
  lift: number;
  places: Place[];
}

/** Smallest strip of a card, in CSS pixels, that a finger hits reliably. */
export const TARGET = 44;
const RATIO = 1.5;
const GAP = 8;
const SMALLEST = 52;
/** Cards this wide need not overlap to be larger. */
const FINE = 84;

interface Space {
  width: number;
  height: number;
  /** A card is never wider than this. */
  largest: number;
}

/** The room that a playable card rises into; less of it when rows are tight. */
function liftFor(rows: number): number {
  return rows >= 4 ? 4 : rows === 3 ? 8 : 14;
}

/** The widest card that allows `rows` rows of `per` cards, and the distances between them. */
function fit(rows: number, per: number, space: Space) {
  const lift = liftFor(rows);
  const strip = TARGET + lift;
  const acrossMax = per > 1 ? space.width - (per - 1) * TARGET : space.width;
  const downMax = (space.height - lift - (rows - 1) * strip) / RATIO;
  const apart = (space.width - (per - 1) * GAP) / per;
  const wanted = apart >= FINE ? Math.min(apart, space.largest) : space.largest;
  const width = Math.floor(Math.min(acrossMax, downMax, wanted));
  return { rows, per, lift, width, strip };
}

/** Large cards, with much of each in view, in few rows: rows hide most of the cards behind. */
function score({ rows, per, width }: ReturnType<typeof fit>, space: Space): number {
  const inView = per > 1 ? Math.min(width, (space.width - width) / (per - 1)) : width;
  return Math.min(width, 88) + 0.9 * Math.min(inView, 72) - 6 * rows ** 2;
}

export function layHand(count: number, space: Space): HandLayout {
  if (count === 0 || space.width <= 0) return { width: 0, height: 0, rows: 0, lift: 0, places: [] };
  const candidates = [1, 2, 3, 4, 5, 6]
    .filter((rows) => rows <= count)
    .map((rows) => fit(rows, Math.ceil(count / rows), space));
  const good = candidates.filter((candidate) => candidate.width >= SMALLEST);
  const pool = good.length ? good : candidates;
  const best = pool.reduce((a, b) => (score(b, space) > score(a, space) ? b : a));
  return place(count, Math.max(best.width, 1), best, space);
}

function place(count: number, width: number, { rows, per, lift, strip }: ReturnType<typeof fit>, space: Space): HandLayout {
  const height = Math.round(width * RATIO);
  const step = per > 1 ? Math.min(width + GAP, (space.width - width) / (per - 1)) : 0;
  const down = rows > 1 ? Math.max(strip, Math.min(height + GAP + lift, (space.height - lift - height) / (rows - 1))) : 0;
  const top = Math.max(lift, (space.height - height - (rows - 1) * down + lift) / 2);
  const places: Place[] = [];
  for (let i = 0; i < count; i++) {
    const row = Math.floor((i * rows) / count);
    const first = Math.ceil((row * count) / rows);
    const inRow = Math.ceil(((row + 1) * count) / rows) - first;
    const left = (space.width - width - (inRow - 1) * step) / 2;
    places.push({ x: Math.round(left + (i - first) * step), y: Math.round(top + row * down), row });
  }
  return { width, height, rows, lift, places };
}
