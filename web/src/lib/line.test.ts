import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from '../testing/socket';
import { Line } from './line.svelte';
import { PROTOCOL, type ToPage } from './messages';

let line: Line;
let got: ToPage[];

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
  FakeSocket.all = [];
  got = [];
  line = new Line('ws://x/ws/QWERTY', (message) => got.push(message), FakeSocket.open);
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

test('it says hello with the protocol, and is open once it is welcome', () => {
  FakeSocket.last.onopen?.();
  expect(FakeSocket.last.sent).toEqual([{ type: 'hello', protocol: PROTOCOL, part: 0, ref: 1 }]);
  expect(line.state).toBe('opening');
  FakeSocket.last.welcome();
  expect(line.state).toBe('open');
  expect(got.map(({ type }) => type)).toEqual(['welcome']);
});

test('each question gets its own answer', async () => {
  FakeSocket.last.welcome();
  const start = line.ask({ type: 'start' });
  const say = line.ask({ type: 'say', phrase: 'hello' });
  const [first, second] = FakeSocket.last.sent.slice(-2);
  FakeSocket.last.say({ type: 'error', ref: first!.ref, code: 'not-host', message: '', rule: null });
  FakeSocket.last.say({ type: 'done', ref: second!.ref });
  await expect(start).rejects.toMatchObject({ code: 'not-host' });
  await expect(say).resolves.toBeUndefined();
});

test('a cut line is known at once, refuses questions, and is tried again within a second, for ever', async () => {
  FakeSocket.last.welcome();
  const open = line.ask({ type: 'start' });
  FakeSocket.last.fall();
  expect(line.state).toBe('cut');
  await expect(open).rejects.toMatchObject({ code: 'line' });
  await expect(line.ask({ type: 'start' })).rejects.toMatchObject({ code: 'line' });
  for (let i = 0; i < 8; i++) {
    const before = FakeSocket.all.length;
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all.length).toBeGreaterThan(before);
    FakeSocket.last.fall();
  }
  vi.advanceTimersByTime(1000);
  FakeSocket.last.welcome();
  expect(line.state).toBe('open');
});

test('the browser says offline: cut at once; online: a new try at once', () => {
  FakeSocket.last.welcome();
  const old = FakeSocket.last;
  dispatchEvent(new Event('offline'));
  expect(line.state).toBe('cut');
  expect(old.closed).toBe(true);
  vi.advanceTimersByTime(10);
  const before = FakeSocket.all.length;
  dispatchEvent(new Event('online'));
  expect(FakeSocket.all.length).toBe(before + 1);
});

test('late words of an old socket are not heard', () => {
  FakeSocket.last.welcome();
  const old = FakeSocket.last;
  old.fall();
  vi.advanceTimersByTime(1000);
  FakeSocket.last.welcome();
  old.say({ type: 'said', seat: 1, name: 'Luna', phrase: 'bye' });
  old.fall();
  expect(line.state).toBe('open');
  expect(got.map(({ type }) => type)).toEqual(['welcome', 'welcome']);
});

test('a net that dies without a word is noticed by a ping without an answer', () => {
  FakeSocket.last.welcome();
  vi.advanceTimersByTime(5000);
  const ping = FakeSocket.last.sent.at(-1)!;
  expect(ping.type).toBe('ping');
  FakeSocket.last.say({ type: 'pong', ref: ping.ref });
  vi.advanceTimersByTime(3500);
  expect(line.state).toBe('open');
  vi.advanceTimersByTime(1500 + 3000);
  expect(line.state).toBe('cut');
});

test('a try that leads nowhere is given up for another', () => {
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(2600);
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.all[0]!.closed).toBe(true);
});

test('a server that was reached is given time to start', () => {
  FakeSocket.last.onopen?.();
  vi.advanceTimersByTime(14_000);
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(1_100);
  expect(FakeSocket.all[0]!.closed).toBe(true);
});

test.each([
  ['an error', () => FakeSocket.last.say({ type: 'error', ref: 1, code: 'protocol', message: '', rule: null }), 'renewing'],
  ['a close', () => FakeSocket.last.fall(4001), 'renewing'],
  ['an error', () => FakeSocket.last.say({ type: 'error', ref: 1, code: 'no-table', message: '', rule: null }), 'missing'],
  ['a close', () => FakeSocket.last.fall(4004), 'missing'],
] as const)('%s that nothing can mend ends it (B54)', (_, end, state) => {
  FakeSocket.last.onopen?.();
  end();
  expect(line.state).toBe(state);
  const before = FakeSocket.all.length;
  vi.advanceTimersByTime(20_000);
  dispatchEvent(new Event('online'));
  expect(FakeSocket.all.length).toBe(before);
});

test.each(['before its greeting', 'at its greeting', 'in the middle'])('refused %s as too much, it tries again slowly', (when) => {
  if (when === 'at its greeting') FakeSocket.last.onopen?.();
  if (when === 'in the middle') FakeSocket.last.welcome();
  FakeSocket.last.say({ type: 'error', ref: null, code: 'too-fast', message: '', rule: null });
  FakeSocket.last.fall(4029);
  for (let i = 0; i < 3; i++) {
    expect(line.state).toBe('slowed');
    const tries = FakeSocket.all.length;
    vi.advanceTimersByTime(9_900);
    expect(FakeSocket.all.length).toBe(tries);
    vi.advanceTimersByTime(200);
    expect(FakeSocket.all.length).toBe(tries + 1);
    FakeSocket.last.onopen?.();
    FakeSocket.last.fall(4029);
  }
  vi.advanceTimersByTime(10_000);
  FakeSocket.last.welcome();
  expect(line.state).toBe('open');
});

test('closed, it stays closed', () => {
  FakeSocket.last.welcome();
  line.close();
  expect(FakeSocket.last.closed).toBe(true);
  const before = FakeSocket.all.length;
  vi.advanceTimersByTime(20_000);
  dispatchEvent(new Event('online'));
  expect(FakeSocket.all.length).toBe(before);
});
