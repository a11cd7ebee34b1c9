import './cards.css';
import { BUILD } from '../pwa/build';
import { registered } from '../pwa/registered';
import type { Note } from '../pwa/ways';
import { kept } from '../lib/cookies';
import { recall, remember } from '../lib/memory';
import type { CardPage } from '../lib/messages';
import { together } from './group';
import { TaskPage } from './task';

/** How long after it has loaded a page is at rest, in ms: the reader comes first. */
const REST = 2500;

const data = document.getElementById('data')?.textContent;
const page = data ? (JSON.parse(data) as CardPage) : undefined;

/** What the address has chosen is in force now, also in what is kept for times without a network. */
const CHOICES = ['lang', 'pack', 'deck'];
if (CHOICES.some((choice) => new URLSearchParams(location.search).has(choice))) {
  const note: Note = 'refresh-cards';
  navigator.serviceWorker?.controller?.postMessage(note);
}
languages();
theme();
if (page) new TaskPage(page).begin();
together();
keepForLater();

/** The language that the single page was read in counts here too, and the other way round. */
function languages(): void {
  const chosen = recall('language');
  const shown = document.documentElement.lang;
  if (kept('language') === shown) remember('language', shown);
  else if (chosen && chosen !== shown) {
    remember('language', chosen);
    if (kept('language') === chosen) location.reload();
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    link.addEventListener('click', () => remember('language', link.dataset.language!));
  }
}

function theme(): void {
  const chosen = recall('theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
  else delete document.documentElement.dataset.theme;
  if (chosen) remember('theme', chosen);
}

/** Lets the browser keep the card pages for times without a network, where it can: over HTTPS, and on this machine. */
function keepForLater(): void {
  if (!BUILD || !('serviceWorker' in navigator)) return;
  const begin = () => setTimeout(() => void worker().catch(() => undefined), REST);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

async function worker(): Promise<void> {
  const active = await registered();
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const saves = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  const cards = saves ? [] : (page?.families ?? []).flatMap((family) => [1, 2, 3, 4, 5, 6].map((n) => `${family}${n}`));
  const note: Note = { keep: [...loaded, ...cards.map((card) => `/pictures/${card}-240.webp?v=${__PICTURES__}`)] };
  active?.postMessage(note);
}
