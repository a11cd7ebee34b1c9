import { FluentBundle, FluentResource } from '@fluent/bundle';
import { packList, packTexts, packWhole } from './api';
import { i18n, t, type Locale } from './i18n.svelte';
import { recall, remember } from './memory';
import type { PackInfo } from './messages';

/** The parts of a task's text: all of it, its name, and the two ways of a task that lets choose. */
export type Part = 'title' | 'one' | 'two' | null;

const MOST_LINKED = 12;
const linked = (): string[] => (recall('packs') ?? '').split(' ').filter((name) => /^[a-z][a-z0-9-]{1,31}$/.test(name));

/** Of what a pack says by language, the reader's, or else its first. */
export function inLocale(pack: PackInfo, texts: Readonly<Record<string, string>>): string {
  return texts[i18n.locale] ?? texts[pack.languages[0] ?? 'en'] ?? pack.name;
}

/** The packs of FIGHT's tasks: which there are, and what their tasks say in the reader's language. */
class Packs {
  #known = $state.raw<readonly PackInfo[]>([]);
  #gone = $state.raw<readonly string[]>([]);
  #texts = $state.raw<Readonly<Record<string, FluentBundle>>>({});
  /** The one that is played with. */
  #current = $state.raw('');
  #asked = new Map<string, Promise<void>>();

  /** Those that can be chosen: of the server, the reader's own, and those whose links they have opened. */
  get known(): readonly PackInfo[] {
    return this.#known;
  }

  /** For choosing one: names, and titles in the reader's language. */
  get choices(): { value: string; text: string }[] {
    return this.#known.map((pack) => ({ value: pack.name, text: inLocale(pack, pack.titles) }));
  }

  /** The same, with the one that is chosen now: it may have been taken away. */
  choicesWith(chosen: string): { value: string; text: string }[] {
    const found = this.choices;
    if (found.length === 0 || found.some(({ value }) => value === chosen)) return found;
    return [...found, { value: chosen, text: this.#gone.includes(chosen) ? t('set-pack-gone', { name: chosen }) : chosen }];
  }

  /** Looks anew which packs there are; `chosen` is one that others may have brought along. */
  async list(chosen?: string): Promise<void> {
    const offered = await packList().catch(() => this.#known);
    const more = [...new Set([...linked(), ...(chosen ? [chosen] : [])])].filter((name) => !offered.some((pack) => pack.name === name));
    const found = await Promise.all(more.map((name) => packWhole(name).catch(() => undefined)));
    this.#gone = more.filter((_, i) => !found[i]);
    this.#known = [...offered, ...found.flatMap((whole) => (whole ? [whole.info] : []))];
  }

  /** From now on a pack that somebody else has added can be chosen here. */
  link(name: string): void {
    remember('packs', [name, ...linked().filter((other) => other !== name)].slice(0, MOST_LINKED).join(' '));
  }

  /** Fetches what a pack says, unless it is there; `anew` fetches it all the same, for it may say something else now. */
  async need(pack: string, locale: Locale = i18n.locale, anew = false): Promise<void> {
    const key = `${pack}/${locale}`;
    const asked = (anew ? undefined : this.#asked.get(key)) ?? this.#fetch(pack, locale);
    this.#asked.set(key, asked);
    await asked.catch(() => this.#asked.delete(key));
  }

  async #fetch(pack: string, locale: Locale): Promise<void> {
    const source = await packTexts(pack, locale);
    const bundle = new FluentBundle(locale, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    this.#texts = { ...this.#texts, [`${pack}/${locale}`]: bundle };
  }

  /** From now on this pack is played with. */
  use(pack: string): void {
    this.#current = pack;
    void this.need(pack);
  }

  /** A task's name, in the pack that is played with. */
  title(task: string): string {
    return this.say(this.#current, task, 'title');
  }

  /** What a task says; empty while its pack is on the way. */
  say(pack: string, task: string, part: Part = null): string {
    const bundle = this.#texts[`${pack}/${i18n.locale}`] ?? this.#texts[`${pack}/en`];
    const message = bundle?.getMessage(`task-${task}`);
    const pattern = part ? message?.attributes[part] : message?.value;
    return bundle && pattern ? bundle.formatPattern(pattern, null, []) : '';
  }
}

export const packs = new Packs();
