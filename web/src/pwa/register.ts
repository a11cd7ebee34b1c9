import { packList } from '../lib/api';
import { pictureOf } from '../lib/cards';
import { i18n } from '../lib/i18n.svelte';
import symbols from '../../../src/gongenial/printing/symbols.json';
import { BUILD } from './build';
import { registered } from './registered';
import type { Note } from './ways';

/** How long after it has loaded a page is at rest, in ms: the player comes first. */
const REST = 2500;

interface Saving {
  connection?: { saveData?: boolean };
}

/** Lets the browser keep the page for times without a network, where it can: over HTTPS, and on this machine. */
export function keepForLater(): void {
  if (!BUILD || !('serviceWorker' in navigator)) return;
  const begin = () => setTimeout(() => void keepAll().catch(() => undefined), REST);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

async function keepAll(): Promise<void> {
  const before = navigator.serviceWorker.controller;
  const worker = await registered();
  const tell = (note: Note) => worker?.postMessage(note);
  if (before) tell('refresh-cards');
  tell({ keep: [...loaded(), ...(await packTexts())] });
  if (!(navigator as Saving).connection?.saveData) tell({ keep: pictures() });
}

/** What this page was made of came before the worker: it is in the browser's memory, and costs nothing. */
function loaded(): string[] {
  return performance.getEntriesByType('resource').map(({ name }) => name);
}

async function packTexts(): Promise<string[]> {
  const packs = await packList();
  return ['/api/packs', ...packs.map(({ name }) => `/api/packs/${name}/${i18n.locale}.ftl`)];
}

function pictures(): string[] {
  const cards = Object.keys(symbols.families).flatMap((family) => Object.keys(symbols.xpheres).map((xphere) => `${family}${xphere}`));
  return [...cards, 'JK', 'back'].map((card) => pictureOf(card));
}
