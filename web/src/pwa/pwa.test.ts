import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { standIn, wayOf } from './ways';

const HOME = 'https://gong.example';
const way = (path: string, mode = 'cors', method = 'GET') => wayOf(method, mode, new URL(path, HOME), HOME);

test.each([
  ['/', 'document'],
  ['/rules/family', 'document'],
  ['/t/QWERTY', 'document'],
  ['/q/NB4?deck=ABCDEF', 'document'],
  ['/score/ABCDEF', 'document'],
  ['/api/print/deck.pdf', null],
  ['/api/packs', 'pack'],
  ['/wonderful', 'document'],
  ['/ws/QWERTY', null],
  ['/sw.js', null],
  ['/manifest.webmanifest', null],
  ['https://elsewhere.example/', null],
])('a visit of %s is a matter of %s', (path, expected) => {
  expect(way(path, 'navigate')).toBe(expected);
});

test.each([
  ['/assets/index-abc.js', 'build'],
  ['/favicon.svg', 'build'],
  ['/pictures/NB4-240.webp?v=1', 'picture'],
  ['/pictures/NB4-800.webp?v=1', null],
  ['/api/packs', 'pack'],
  ['/api/packs/stars/hr.ftl', 'pack'],
  ['/api/packs/stars', null],
  ['/api/packs?mine', null],
  ['/api/me', null],
  ['/api/tables/QWERTY/qr.svg', null],
  ['/api/sheets/QWERTY', null],
  ['/api/health', null],
  ['/rules/link', null],
])('%s is kept as %s', (path, expected) => {
  expect(way(path)).toBe(expected);
});

test('what is written or asked for without its body is never answered from memory', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'HEAD']) expect(way('/api/packs', 'cors', method)).toBeNull();
});

test('documents stand in for the addresses of their kind', () => {
  expect(['/', '/score/ABCDEF', '/q', '/q/NB4', '/q/JK', '/quiet'].map(standIn)).toEqual(['/', '/', '/q', '/q-shell', '/q/JK', '/']);
});

let Release: typeof import('./release.svelte').Release;

beforeAll(async () => {
  document.head.innerHTML = '<meta name="build" content="aaaa">';
  ({ Release } = await import('./release.svelte'));
}, 60_000);

beforeEach(() => sessionStorage.clear());

/** A page of build `aaaa` that has just been loaded. */
function page() {
  const release = new Release();
  release.reload = vi.fn();
  return release;
}

test('a page is loaded anew once for each other build, and then says that it is outdated (B54)', () => {
  const first = page();
  expect(first.renew('bbbb')).toBe(true);
  expect(first.renew('bbbb')).toBe(true); // several lines of one page find it out
  expect(first.outdated).toBe(false);
  expect(first.reload).toHaveBeenCalledOnce();
  const second = page();
  expect(second.renew('bbbb')).toBe(false);
  expect([second.outdated, vi.mocked(second.reload).mock.calls.length]).toEqual([true, 0]);
  const third = page();
  expect([third.renew('cccc'), third.outdated]).toEqual([true, false]);
});

test('a browser that remembers nothing is never sent round in circles (B54)', () => {
  const release = page();
  const full = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: full });
  expect([release.renew('bbbb'), release.outdated]).toEqual([false, true]);
  vi.unstubAllGlobals();
});

test.each([
  ['bbbb', true],
  ['aaaa', false],
  ['', false],
])('an answer of build "%s" makes the page load itself anew: %s', (build, renewed) => {
  const release = page();
  release.check(new Response('', { headers: { 'gongenial-build': build } }));
  expect(release.reload).toHaveBeenCalledTimes(renewed ? 1 : 0);
});
