import { expect, test } from 'vitest';
import { i18n, t } from './i18n.svelte';

test.each([
  ['en', 1, '1 card'],
  ['en', 5, '5 cards'],
  ['fr', 1, '1 carte'],
  ['fr', 2, '2 cartes'],
  ['hr', 1, '1 karta'],
  ['hr', 3, '3 karte'],
  ['hr', 5, '5 karata'],
  ['hr', 21, '21 karta'],
  ['ru', 1, '1 карта'],
  ['ru', 3, '3 карты'],
  ['ru', 11, '11 карт'],
  ['ru', 22, '22 карты'],
  ['de', 1, '1 Karte'],
  ['de', 0, '0 Karten'],
] as const)('%s counts %i right', async (locale, count, words) => {
  await i18n.use(locale);
  expect(t('stock', { count })).toMatch(new RegExp(`${words}$`));
  expect(document.documentElement.lang).toBe(locale);
});

test('the language asked for last is the one that shows', async () => {
  await Promise.all([i18n.use('ru'), i18n.use('fr'), i18n.use('en'), i18n.use('hr')]);
  expect(i18n.locale).toBe('hr');
  expect(t('draw')).toBe('Vuci');
});

test("a page's own texts come in the language that is on its way", async () => {
  await i18n.use('en');
  await Promise.all([i18n.use('de'), i18n.need('rules')]);
  expect(i18n.locale).toBe('de');
  expect(t('rules-title')).toBe('So spielst du LINK');
  await i18n.need('about');
  await i18n.use('fr');
  expect(t('rules-title')).toBe('Comment jouer à LINK');
  expect(t('about-licences')).toBe('Licences');
});

test('an unknown language falls back to English', () => {
  expect(i18n.preferred(['xx', 'ja'])).toBe('en');
  expect(i18n.preferred(['ja', 'de-AT', 'hr'])).toBe('de');
});
