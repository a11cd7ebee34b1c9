import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { i18n, LOCALES, t } from '../lib/i18n.svelte';
import About from './About.svelte';
import Rules from './Rules.svelte';
import { SECTIONS } from './rules';

let shown: Record<string, unknown> | null = null;

async function read(page: typeof Rules | typeof About): Promise<HTMLElement> {
  shown = mount(page, { target: document.body });
  await vi.waitUntil(() => document.querySelector('h1'));
  flushSync();
  return document.body;
}

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

test.each(LOCALES)('the rules are complete in %s', async (locale) => {
  await i18n.use(locale);
  const page = await read(Rules);
  expect(page.textContent).not.toMatch(/\b(rules|xphere|card|nav)-\w/);
  expect([...page.querySelectorAll('section h2')].map((heading) => heading.textContent)).toEqual(SECTIONS.map(({ title }) => t(title)));
  for (const { passages } of SECTIONS) for (const { text } of passages) expect(page.textContent).toContain(t(text));
});

test('every entry of the table of contents leads to its section', async () => {
  const page = await read(Rules);
  const links = [...page.querySelectorAll<HTMLAnchorElement>('nav a')];
  expect(links).toHaveLength(SECTIONS.length);
  for (const link of links) expect(page.querySelector(link.hash)?.querySelector('h2')?.textContent).toBe(link.textContent);
});

test('our rulings carry the badge, and only they', async () => {
  await i18n.use('en');
  const page = await read(Rules);
  const ours = SECTIONS.flatMap(({ passages }) => passages).filter((passage) => passage.ours);
  const marked = [...page.querySelectorAll('section li')].filter((passage) => passage.querySelector('.badge'));
  expect(marked).toHaveLength(ours.length);
  ours.forEach(({ text }, index) => expect(marked[index]?.textContent).toContain(t(text)));
});

test.each(LOCALES)('the page about the project is complete in %s', async (locale) => {
  await i18n.use(locale);
  const page = await read(About);
  expect(page.textContent).not.toMatch(/\b(about|nav)-\w/);
  expect(page.textContent).toContain('Galaxy Gamers');
  expect(page.textContent).toContain('Nunito');
});
