import { describe, expect, test } from 'vitest';
import { layHand, TARGET } from './layout';

const SCREENS = [
  { name: 'small phone', width: 344, height: 236, largest: 96 },
  { name: 'phone', width: 374, height: 300, largest: 104 },
  { name: 'tablet', width: 780, height: 330, largest: 130 },
  { name: 'desktop', width: 1080, height: 290, largest: 150 },
  { name: 'phone on its side', width: 430, height: 236, largest: 96 },
];
const COUNTS = Array.from({ length: 28 }, (_, i) => i + 1);

/** The part of card `i` that later cards of its row, and lifted cards of the next row, leave in view. */
function inView(i: number, { width, height, lift, places }: ReturnType<typeof layHand>) {
  const me = places[i]!;
  const next = places[i + 1];
  const across = next && next.row === me.row ? Math.min(width, next.x - me.x) : width;
  const below = places.find((other) => other.row === me.row + 1);
  const down = below ? Math.min(height, below.y - lift - me.y) : height;
  return { across, down };
}

describe.each(SCREENS)('$name', (space) => {
  test.each(COUNTS)('%i cards lie wholly inside', (count) => {
    const hand = layHand(count, space);
    expect(hand.places).toHaveLength(count);
    for (const { x, y } of hand.places) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + hand.width).toBeLessThanOrEqual(space.width + 1);
      expect(y - hand.lift).toBeGreaterThanOrEqual(0);
      expect(y + hand.height).toBeLessThanOrEqual(space.height + 1);
    }
  });

  test.each(COUNTS)('each of %i cards can be tapped', (count) => {
    const hand = layHand(count, space);
    hand.places.forEach((_, i) => {
      const { across, down } = inView(i, hand);
      expect(across).toBeGreaterThanOrEqual(TARGET - 1);
      expect(down).toBeGreaterThanOrEqual(TARGET - 1);
    });
  });
});

test('an empty hand and a space not yet measured need no places', () => {
  expect(layHand(0, SCREENS[0]!).places).toEqual([]);
  expect(layHand(5, { width: 0, height: 0, largest: 96 }).places).toEqual([]);
});

test('nine cards on a phone are two rows of large cards', () => {
  const hand = layHand(9, SCREENS[1]!);
  expect(hand.rows).toBe(2);
  expect(hand.width).toBeGreaterThanOrEqual(84);
});
