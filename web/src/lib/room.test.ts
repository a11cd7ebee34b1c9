import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { event, game, seat, SEATS, table } from '../testing/game';
import { FakeSocket } from '../testing/socket';
import { i18n } from './i18n.svelte';
import { Room } from './room.svelte';

let room: Room;

beforeEach(() => {
  FakeSocket.all = [];
  room = new Room('QWERTY', FakeSocket.open);
  FakeSocket.last.welcome();
  FakeSocket.last.say(table());
  FakeSocket.last.say(game({ seq: 4, legal: ['NB4', 'gong'] }));
});

afterEach(() => room.close());

const acts = () => FakeSocket.last.sent.filter((message) => message.type === 'act');

test('an action carries the number of the game that was seen', () => {
  void room.act('NB4');
  expect(acts()).toMatchObject([{ action: 'NB4', seq: 4 }]);
});

test('nothing is sent twice, but a gong never waits', () => {
  void room.act('NB4');
  void room.act('NB4');
  void room.act('gong');
  void room.act('gong');
  expect(acts().map(({ action }) => action)).toEqual(['NB4', 'gong']);
});

test('whoever has answered a joker can still say GONG, and nothing else', () => {
  FakeSocket.last.say(game({ seq: 5, legal: [], answered: true }));
  void room.act('accept');
  void room.act('gong');
  expect(acts().map(({ action }) => action)).toEqual(['gong']);
});

test('after the answer the next action goes out', async () => {
  const done = room.act('NB4');
  FakeSocket.last.say({ type: 'done', ref: acts()[0]!.ref });
  expect(await done).toBe(true);
  void room.act('pass');
  expect(acts()).toHaveLength(2);
});

test('a refusal is shown for a while', async () => {
  vi.useFakeTimers();
  const done = room.act('NB4');
  FakeSocket.last.say({ type: 'error', ref: acts()[0]!.ref, code: 'illegal-no-match', message: '', rule: 'L3' });
  expect(await done).toBe(false);
  expect(room.notice).toBe('illegal-no-match');
  vi.advanceTimersByTime(5000);
  expect(room.notice).toBeNull();
  vi.useRealTimers();
});

test('the log tells what happened, and begins anew with each deal', () => {
  FakeSocket.last.say(game({ seq: 5, events: [event(1, 'NB2'), event(2, 'draw', { drew: 2, count: 1 })] }));
  expect(room.log.map(({ text }) => text)).toEqual(['Luna plays NEBULA 2.', 'Ivo draws a card.']);
  FakeSocket.last.say(game({ seq: 6, events: [event(0, 'deal')] }));
  expect(room.log.map(({ text }) => text)).toEqual(['You begin.']);
});

test('the log is told anew in another language, with the names of its moment', async () => {
  FakeSocket.last.say(game({ seq: 5, events: [event(1, 'pass')] }));
  FakeSocket.last.say(table({ seats: SEATS.map((one) => ({ ...one, name: 'Mira' })) }));
  await i18n.use('de');
  expect(room.log.map(({ text }) => text)).toEqual(['Luna sagt „Weiter“.']);
  await i18n.use('en');
  expect(room.log.map(({ text }) => text)).toEqual(['Luna passes.']);
});

test('a word of somebody floats for a moment', () => {
  vi.useFakeTimers();
  FakeSocket.last.say({ type: 'said', seat: 1, name: 'Luna', phrase: 'wow' });
  expect(room.bubbles).toMatchObject([{ seat: 1, phrase: 'wow' }]);
  vi.advanceTimersByTime(4000);
  expect(room.bubbles).toEqual([]);
  vi.useRealTimers();
});

test('the host is who the table says', () => {
  expect(room.isHost).toBe(true);
  FakeSocket.last.say(table({ seat: 2 }));
  expect(room.isHost).toBe(false);
});

test('whoever a bot stands in for may sit down again, and nobody else', () => {
  const standIn = { kind: 'bot', level: 'medium' } as const;
  expect(room.stoodInFor).toBe(false);
  FakeSocket.last.say(table({ seat: null, seats: [seat('Mia', standIn), ...SEATS.slice(1)] }));
  expect(room.stoodInFor).toBe(true);
  FakeSocket.last.say(table({ seat: null, seats: [seat('Vega', standIn), ...SEATS.slice(1)] }));
  expect(room.stoodInFor).toBe(false);
  FakeSocket.last.say(table({ seat: null, seats: [seat('Mia', { kind: 'gone' }), ...SEATS.slice(1)] }));
  expect(room.stoodInFor).toBe(false);
  FakeSocket.last.say(table());
  expect(room.stoodInFor).toBe(false);
});
