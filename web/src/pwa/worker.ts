/// <reference lib="webworker" />
/** The service worker: what it keeps is always of one build, whole, and nobody's own. */

import { CARD_DOCUMENTS } from './cards';
import { BUILD_HEADER, standIn, wayOf, type Note } from './ways';

declare const self: ServiceWorkerGlobalScope;
/** The addresses of all files of the build, its documents apart. */
declare const __FILES__: readonly string[];
declare const __BUILD__: string;

const FILES: ReadonlySet<string> = new Set<string>(__FILES__);
const APP = `gongenial-app-${__BUILD__}`;
const PICTURES = `gongenial-pictures-${__PICTURES__}`;
const PACKS = 'gongenial-packs';
/** Entries of the cache of packs: of a few packs, in a few languages. */
const MOST_PACKS = 60;
/** On a slow net nobody waits longer for an answer that there is an older one of, in ms. */
const PATIENCE = 3000;

/** A page has said that the server has a newer build: its documents are worth waiting for. */
let outdated = false;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => event.waitUntil(heard(event.data as Note)));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (wayOf(request.method, request.mode, new URL(request.url), self.location.origin)) {
    case 'document':
      event.respondWith(documentFor(event));
      break;
    case 'build':
    case 'picture':
      event.respondWith(kept(event));
      break;
    case 'pack':
      event.respondWith(packFor(event));
  }
});

/** All of the build or nothing: a server that has another one by now makes this fail, and the browser tries again later. */
async function install(): Promise<void> {
  const app = await caches.open(APP);
  const shell = await fetch('/', { cache: 'no-store', credentials: 'omit' });
  if (!shell.ok || shell.headers.get(BUILD_HEADER) !== __BUILD__) throw new Error('The server has another build.');
  await app.put('/', shell);
  await keepCards(app);
  if (!savesData()) await app.addAll([...FILES]);
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith('gongenial-'));
  await Promise.all(names.filter((name) => ![APP, PICTURES, PACKS].includes(name)).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function heard(note: Note): Promise<void> {
  if (note === 'outdated') outdated = true;
  else if (note === 'take-over') await self.skipWaiting();
  else if (note === 'refresh-cards') await keepCards(await caches.open(APP));
  else await keepAll(note.keep);
}

/** The reader's language is in a cookie. Without these documents the rest works all the same. */
async function keepCards(app: Cache): Promise<void> {
  const fetched = CARD_DOCUMENTS.map(async (path) => {
    const answer = await fetch(path, { cache: 'no-store', credentials: 'same-origin' });
    if (answer.ok && answer.headers.get(BUILD_HEADER) === __BUILD__) await app.put(path, answer);
    else await leave(answer);
  });
  await Promise.allSettled(fetched);
}

/** One after the other: somebody may be playing. */
async function keepAll(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const url = new URL(address, self.location.origin);
    const way = wayOf('GET', 'cors', url, self.location.origin);
    if (way === null || way === 'document') continue;
    const cache = await caches.open(way === 'pack' ? PACKS : cacheOf(url));
    if (way !== 'pack' && (!isOfThisBuild(url) || (await cache.match(url, { ignoreVary: true })))) continue;
    try {
      await (way === 'pack' ? keepPack(cache, url, await fetch(url)) : keep(cache, url, await fetch(url)));
    } catch {
      return; // the net is gone; the next page asks again
    }
  }
}

function isOfThisBuild(url: URL): boolean {
  return url.pathname.startsWith('/pictures/') ? url.search === `?v=${__PICTURES__}` : FILES.has(url.pathname);
}

async function keep(cache: Cache, url: URL, answer: Response): Promise<void> {
  if (answer.ok) await cache.put(url, answer);
  else await leave(answer);
}

/** An answer that nobody reads would hold its line to the server, of which there are six, and the next worker would wait. */
async function leave(answer: Response): Promise<void> {
  await answer.body?.cancel();
}

/** Without the header that says which build the server had then. */
async function keepPack(cache: Cache, url: URL | string, answer: Response): Promise<void> {
  const type = answer.headers.get('content-type') ?? 'text/plain';
  if (answer.ok) await cache.put(url, new Response(await answer.blob(), { headers: { 'content-type': type } }));
  else await leave(answer);
  for (const oldest of (await cache.keys()).slice(0, -MOST_PACKS)) await cache.delete(oldest);
}

async function documentFor(event: FetchEvent): Promise<Response> {
  const app = await caches.open(APP);
  const standsIn = await app.match(standIn(new URL(event.request.url).pathname), { ignoreVary: true });
  return standsIn ? inTime(event, navigated(event), standsIn) : navigated(event);
}

async function navigated(event: FetchEvent): Promise<Response> {
  return ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request);
}

/** The network's answer; the one that stands in for it if there is none, or, unless that is outdated, none soon. */
async function inTime(event: FetchEvent, answer: Promise<Response>, standsIn: Response): Promise<Response> {
  let late = false;
  const settled = answer.then(
    async (given) => {
      if (!late && ![502, 503, 504].includes(given.status)) return given;
      await leave(given);
      return standsIn;
    },
    () => standsIn,
  );
  event.waitUntil(settled);
  if (outdated) return settled;
  const patience = new Promise<Response>((resolve) => {
    setTimeout(() => {
      late = true;
      resolve(standsIn);
    }, PATIENCE);
  });
  return Promise.race([settled, patience]);
}

function cacheOf(url: URL): string {
  return url.pathname.startsWith('/pictures/') ? PICTURES : APP;
}

async function kept(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url);
  const cache = await caches.open(cacheOf(url));
  const found = await cache.match(url, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(event.request);
  if (answer.ok && isOfThisBuild(url)) event.waitUntil(keep(cache, url, answer.clone()));
  return answer;
}

async function packFor(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(PACKS);
  const fetched = fetch(event.request).then((answer) => {
    if (answer.ok) event.waitUntil(keepPack(cache, event.request.url, answer.clone()));
    return answer;
  });
  const found = await cache.match(event.request, { ignoreVary: true });
  return found ? inTime(event, fetched, found) : fetched;
}

function savesData(): boolean {
  return (self.navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
