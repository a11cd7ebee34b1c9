import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { GAMES, type GameName } from '../lib/games';
import { i18n, LOCALES, t } from '../lib/i18n.svelte';
import About from './About.svelte';
import Rules from './Rules.svelte';
import { GUIDES } from './rules';

let shown: Record<string, unknown> | null = null;

async function written(): Promise<HTMLElement> {
  await vi.waitUntil(() => document.querySelector('h1'));
  flushSync();
  return document.body;
}

function read(game: GameName): Promise<HTMLElement> {
  shown = mount(Rules, { target: document.body, props: { game } });
  return written();
}

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

test.each(GAMES.flatMap((game) => LOCALES.map((locale) => [game, locale] as const)))('the rules of %s are complete in %s', async (game, locale) => {
  await i18n.use(locale);
  const page = await read(game);
  const { lead, sections } = GUIDES[game];
  expect(page.textContent).not.toMatch(/\b(rules|xphere|card|nav|game|home)-\w/);
  expect(page.querySelector('h1')!.textContent).toContain(t(`game-${game}`));
  expect(page.textContent).toContain(t(lead));
  expect([...page.querySelectorAll('section h2')].map((heading) => heading.textContent)).toEqual(sections.map(({ title }) => t(title)));
  for (const { passages } of sections) for (const { text } of passages) expect(page.textContent).toContain(t(text));
});

test.each(GAMES)('every entry of the table of contents of %s leads to its section', async (game) => {
  const page = await read(game);
  const links = [...page.querySelectorAll<HTMLAnchorElement>('.contents a')];
  expect(links).toHaveLength(GUIDES[game].sections.length);
  for (const link of links) expect(page.querySelector(link.hash)?.querySelector('h2')?.textContent).toBe(link.textContent);
});

test.each(GAMES)('our rulings carry the badge in the rules of %s, and only they', async (game) => {
  await i18n.use('en');
  const page = await read(game);
  const ours = GUIDES[game].sections.flatMap(({ passages }) => passages).filter((passage) => passage.ours);
  const marked = [...page.querySelectorAll('section li')].filter((passage) => passage.querySelector('.badge'));
  expect(marked).toHaveLength(ours.length);
  ours.forEach(({ text }, index) => expect(marked[index]?.textContent).toContain(t(text)));
});

test('every picture is there, and none is drawn twice', async () => {
  const pictures = GAMES.map((game) => GUIDES[game].sections.flatMap(({ passages }) => passages.flatMap(({ picture }) => picture ?? [])));
  for (const of of pictures) expect(new Set(of).size).toBe(of.length);
  const page = await read('genial');
  for (const use of page.querySelectorAll('use')) expect(page.querySelector(use.getAttribute('href')!)).not.toBeNull();
});

test('the page says which game it is about, and leads to the others', async () => {
  const page = await read('fight');
  const links = [...page.querySelectorAll<HTMLAnchorElement>('.games a')];
  expect(links.map((link) => link.pathname)).toEqual(GAMES.map((game) => `/rules/${game}`));
  expect(links.filter((link) => link.ariaCurrent ?? link.getAttribute('aria-current')).map((link) => link.pathname)).toEqual(['/rules/fight']);
});

test.each(LOCALES)('the page about the project is complete in %s', async (locale) => {
  await i18n.use(locale);
  shown = mount(About, { target: document.body });
  const page = await written();
  expect(page.textContent).not.toMatch(/\b(about|nav)-\w/);
  expect(page.textContent).toContain('Galaxy Gamers');
  expect(page.textContent).toContain('Nunito');
});
