import { describe, expect, test } from 'vitest';
import { OwnOrder } from './order';

/** What comes when a deck of this size is drawn from so often. */
function drawn(order: OwnOrder, size: number, times: number): [number[], OwnOrder] {
  const places: number[] = [];
  for (let n = 0; n < times; n++) {
    const place = order.next(1, size);
    order = order.after(1, size, place);
    places.push(place);
  }
  return [places, order];
}

describe('the order of a phone alone', () => {
  test('nothing comes twice before all have come, round after round', () => {
    let order = new OwnOrder('stars');
    let last = -1;
    for (let round = 0; round < 20; round++) {
      const [places, after] = drawn(order, 28, 28);
      expect(new Set(places).size).toBe(28);
      expect(places[0]).not.toBe(last);
      last = places.at(-1)!;
      order = after;
    }
  });

  test('it is kept as the server writes it, the other colours untouched', () => {
    const [, order] = drawn(new OwnOrder('my-pack'), 40, 13);
    expect(order.toString()).toMatch(/^my-pack\.0_0\.[0-9a-f]+_\d+\.0_0$/);
    expect(OwnOrder.read(order.toString(), 'my-pack')).toEqual(order);
  });

  test('another pack, or nonsense, is a beginning', () => {
    const [, order] = drawn(new OwnOrder('stars'), 28, 5);
    expect(OwnOrder.read(order.toString(), 'pirates')).toEqual(new OwnOrder('pirates'));
    for (const nonsense of [null, '', 'stars', 'stars.x_0.0_0.0_0']) expect(OwnOrder.read(nonsense, 'stars')).toEqual(new OwnOrder('stars'));
  });

  test('a pack with one task of a colour has nothing else to show', () => {
    expect(drawn(new OwnOrder('stars'), 1, 3)[0]).toEqual([0, 0, 0]);
  });

  test('a task that is shown again, after a reload, is not drawn again', () => {
    const order = new OwnOrder('stars').after(0, 28, 4);
    expect(order.after(0, 28, 4)).toEqual(order);
  });
});
