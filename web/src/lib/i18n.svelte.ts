import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import english from '../../../src/gongenial/locales/en/app.ftl?raw';
import { nameApp } from '../pwa/manifest';
import { recall, remember } from './memory';

export const LOCALES = ['en', 'fr', 'hr', 'ru', 'de'] as const;
export type Locale = (typeof LOCALES)[number];
export type Args = Record<string, FluentVariable>;
export type Translate = (id: string, args?: Args) => string;

/** Each language in itself, for the chooser: nobody has to read another one to find their own. */
export const LOCALE_NAMES: Record<Locale, string> = {
  en: 'English',
  fr: 'Français',
  hr: 'Hrvatski',
  ru: 'Русский',
  de: 'Deutsch',
};

// One small chunk a language and part, fetched when wanted; the English texts of the table come with the page.
const lazy = import.meta.glob<string>(
  [
    '../../../src/gongenial/locales/*/*.ftl',
    '!../../../src/gongenial/locales/*/{cli,paper}.ftl',
    '!../../../src/gongenial/locales/en/app.ftl',
  ],
  { query: '?raw', import: 'default' },
);

async function text(locale: Locale, part: string): Promise<string> {
  if (locale === 'en' && part === 'app') return english;
  return (await lazy[`../../../src/gongenial/locales/${locale}/${part}.ftl`]?.()) ?? '';
}

function bundle(locale: Locale, sources: readonly string[]): FluentBundle {
  const made = new FluentBundle(locale, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

function isLocale(name: string | null): name is Locale {
  return LOCALES.some((locale) => locale === name);
}

class I18n {
  locale = $state<Locale>('en');
  #parts: readonly string[] = ['app'];
  #wanted: Locale = 'en';
  #latest: Promise<void> = Promise.resolve();
  #bundle = $state.raw(bundle('en', [english]));
  #fallback = this.#bundle;

  /** Shows everything in this language from now on, and next time too. */
  async choose(locale: Locale): Promise<void> {
    remember('language', locale);
    await this.use(locale);
  }

  async use(locale: Locale): Promise<void> {
    this.#wanted = locale;
    this.#latest = this.#take(locale, this.#parts);
    await this.#latest;
  }

  async #take(locale: Locale, parts: readonly string[]): Promise<void> {
    const [own, fallback] = await Promise.all([this.#load(locale, parts), this.#load('en', parts)]);
    // A language or a part that was asked for meanwhile comes with all that was asked for before it.
    if (this.#wanted !== locale || this.#parts !== parts) return this.#latest;
    this.#fallback = fallback;
    this.#bundle = own;
    this.locale = locale;
    document.documentElement.lang = locale;
    nameApp(locale);
  }

  async #load(locale: Locale, parts: readonly string[]): Promise<FluentBundle> {
    return bundle(locale, await Promise.all(parts.map((part) => text(locale, part))));
  }

  /** Adds a page's own texts (`rules`, `about`, ...), for this language and later ones. */
  async need(...parts: readonly string[]): Promise<void> {
    const missing = parts.filter((part) => !this.#parts.includes(part));
    if (missing.length === 0) return this.#latest;
    this.#parts = [...this.#parts, ...missing];
    try {
      await this.use(this.#wanted);
    } catch (error) {
      this.#parts = this.#parts.filter((other) => !missing.includes(other));
      throw error;
    }
  }

  /** The language chosen before, else the first of the browser's that we speak. */
  preferred(wanted: readonly string[] = navigator.languages): Locale {
    const chosen = recall('language');
    if (isLocale(chosen)) return chosen;
    const [best] = negotiateLanguages(wanted, LOCALES, { defaultLocale: 'en', strategy: 'lookup' });
    return isLocale(best ?? null) ? (best as Locale) : 'en';
  }

  has = (id: string): boolean => this.#bundle.hasMessage(id) || this.#fallback.hasMessage(id);

  t: Translate = (id, args) => {
    for (const source of [this.#bundle, this.#fallback]) {
      const value = source.getMessage(id)?.value;
      if (value) return source.formatPattern(value, args ?? null, []);
    }
    return id;
  };

  /** The names in a natural list: "Ana, Ivo and Luna". */
  list(names: readonly string[]): string {
    return new Intl.ListFormat(this.locale, { type: 'conjunction' }).format(names);
  }
}

export const i18n = new I18n();
export const t = i18n.t;
