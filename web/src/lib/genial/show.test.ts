import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { event, genialGame } from '../../testing/game';
import { Flights } from './flights';
import { Show } from './show.svelte';
import { haulOf } from './tokens';

const NONE = { R: 0, O: 0, Y: 0, G: 0, B: 0, V: 0 };
const told: (number | null)[] = [];
let flights: Flights;
let show: Show;

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  flights = new Flights();
  show = new Show(genialGame({ legal: ['draw', 'take'] }, { zone: { ...NONE, R: 1 } }), flights, 7, (id) => told.push(id));
});

afterEach(() => {
  show.close();
  vi.useRealTimers();
});

const TAKEN = genialGame(
  { seq: 2, legal: [], waiting: [1], events: [event(0, 'take', { took: { R: 2 } })] },
  { zone: NONE, centre: { ...NONE, G: 2 }, collections: [{ ...NONE, R: 2 }, NONE, NONE], turn: 1 },
);

test('tokens come home one after the other, and at the end the board is what the server said', async () => {
  show.next(TAKEN, 8);
  expect(show.busy).toBe(true);
  expect(show.game.legal).toEqual([]);
  expect(told).toEqual([7]);
  await vi.advanceTimersByTimeAsync(10);
  expect(show.game.view.zone.R).toBe(0);
  expect(show.game.view.centre.R).toBe(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(show.game).toBe(TAKEN);
  expect(show.busy).toBe(false);
  expect(told.at(-1)).toBeNull();
});

test('no sentence is told before what it tells has been seen', async () => {
  const lined = genialGame({ seq: 3, events: [event(1, 'take', { took: { G: 2 }, lined: ['G'] })] });
  show.next(TAKEN, 8);
  show.next(lined, 10);
  await vi.advanceTimersByTimeAsync(600);
  expect(told).not.toContain(10);
  expect(told).toContain(8);
  await vi.advanceTimersByTimeAsync(6000);
  expect(show.game).toBe(lined);
  expect(told.at(-1)).toBeNull();
});

test('a bonus turn is called out for long enough to be read', async () => {
  show.next(genialGame({ events: [event(0, 'take', { took: {}, lined: ['R'] })] }), 8);
  await vi.advanceTimersByTimeAsync(900);
  expect(show.banner).toBe('bonus');
  expect(show.lined).toEqual({ seat: 0, colours: ['R'] });
  await vi.advanceTimersByTimeAsync(900);
  expect(show.banner).toBeNull();
  expect(show.lined).toBeNull();
});

test('a miss empties the zone', async () => {
  const missed = genialGame(
    { seq: 2, events: [event(0, 'draw', { token: 'B', fate: 'miss' })] },
    { centre: { ...NONE, R: 2, G: 2, B: 1 } },
  );
  show.next(missed, 8);
  expect(show.turning).toBe(0);
  await vi.advanceTimersByTimeAsync(50);
  expect(show.turning).toBeNull();
  await vi.advanceTimersByTimeAsync(2000);
  expect(show.game).toBe(missed);
});

test('whoever looks back after a while sees how it stands, not each step', async () => {
  for (let seq = 2; seq < 9; seq++) show.next(genialGame({ seq, events: TAKEN.events }), 8);
  await vi.advanceTimersByTimeAsync(20);
  show.next(genialGame({ seq: 9 }), 9);
  await vi.advanceTimersByTimeAsync(1000);
  expect(show.game.seq).toBe(9);
  expect(show.busy).toBe(false);
});

test('a take brings the zone and what the centre has of its colours', () => {
  expect(haulOf({ zone: { ...NONE, R: 1, G: 1 }, centre: { ...NONE, R: 3, B: 2 } })).toEqual({ ...NONE, R: 4, G: 1 });
});
