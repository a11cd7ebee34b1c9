import { FluentParser, Message, SelectExpression, type Entry, type Pattern } from '@fluent/syntax';
import { expect, test } from 'vitest';
import { i18n, LOCALES, type Locale } from './i18n.svelte';
import { EMOTES, PHRASES } from './phrases';

const SOURCES = import.meta.glob<string>(['../../../src/gongenial/locales/*/*.ftl', '!../../../src/gongenial/locales/*/cli.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const messages = (locale: Locale) =>
  Object.keys(SOURCES)
    .filter((path) => path.includes(`/locales/${locale}/`))
    .sort()
    .flatMap((path) => new FluentParser().parse(SOURCES[path]!).body)
    .filter((entry: Entry): entry is Message => entry instanceof Message);

const CODE = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

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
  ['ru', 5, '5 карт'],
  ['ru', 11, '11 карт'],
  ['ru', 22, '22 карты'],
  ['de', 1, '1 Karte'],
  ['de', 2, '2 Karten'],
] as const)('%s counts %i as "%s"', async (locale, count, text) => {
  await i18n.use(locale);
  expect(i18n.t('stock', { count })).toMatch(new RegExp(`${text}$`));
});

function selects(pattern: Pattern | null): SelectExpression[] {
  return (pattern?.elements ?? []).flatMap((element) =>
    element.type === 'Placeable' && element.expression instanceof SelectExpression ? [element.expression] : [],
  );
}

test.each(LOCALES)('%s has a form for every plural that it knows', (locale) => {
  // Counts are whole numbers: forms for fractions alone (fr: many is for millions) are not asked for.
  const needed = new Set(Array.from({ length: 200 }, (_, n) => new Intl.PluralRules(locale).select(n)));
  for (const message of messages(locale)) {
    for (const select of selects(message.value)) {
      const forms = select.variants.map(({ key }) => (key.type === 'Identifier' ? key.name : key.value));
      for (const form of needed) expect(forms, `${locale} ${message.id.name}`).toContain(form);
    }
  }
});

test.each(LOCALES)('%s has the same texts as English', (locale) => {
  expect(messages(locale).map(({ id }) => id.name)).toEqual(messages('en').map(({ id }) => id.name));
});

test('every text that the page names is there', () => {
  const known = new Set(messages('en').map(({ id }) => id.name));
  const names = Object.values(CODE).flatMap((code) => [...code.matchAll(/\bt\('([a-z][a-z0-9-]+)'/g)].map(([, id]) => id!));
  expect(names.filter((id) => !known.has(id))).toEqual([]);
  for (const id of [...PHRASES, ...EMOTES]) expect(known).toContain(`phrase-${id}`);
});

test('the language of the browser is taken, else English', () => {
  expect(i18n.preferred(['hr-HR', 'en'])).toBe('hr');
  expect(i18n.preferred(['pt-BR', 'de-AT'])).toBe('de');
  expect(i18n.preferred(['ja'])).toBe('en');
});

test('texts of a part are there when asked for, also by two at once and in another language meanwhile', async () => {
  await i18n.use('en');
  const first = i18n.need('about');
  const second = i18n.need('rules', 'about');
  const third = i18n.use('hr');
  await first;
  expect(i18n.has('about-title')).toBe(true);
  await Promise.all([second, third]);
  expect(i18n.locale).toBe('hr');
  expect(i18n.t('rules-ruling')).toBe('naše pravilo');
});
