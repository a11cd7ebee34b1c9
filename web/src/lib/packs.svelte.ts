import { FluentBundle, FluentResource } from '@fluent/bundle';
import { packList, packTexts } from './api';
import { i18n, type Locale } from './i18n.svelte';
import type { PackInfo } from './messages';

/** The parts of a task's text: all of it, its name, and the two ways of a task that lets choose. */
export type Part = 'title' | 'one' | 'two' | null;

/** The packs of FIGHT's tasks: which there are, and what their tasks say in the reader's language. */
class Packs {
  #known = $state.raw<readonly PackInfo[]>([]);
  #texts = $state.raw<Readonly<Record<string, FluentBundle>>>({});
  /** The one that is played with. */
  #current = $state.raw('');
  #asked = new Map<string, Promise<void>>();

  /** For choosing one: names, and titles in the reader's language. */
  get choices(): { value: string; text: string }[] {
    return this.#known.map(({ name, titles }) => ({ value: name, text: titles[i18n.locale] ?? titles.en ?? name }));
  }

  async list(): Promise<void> {
    if (this.#known.length) return;
    this.#known = await packList().catch(() => []);
  }

  /** Fetches what a pack says, unless it is there. */
  async need(pack: string, locale: Locale = i18n.locale): Promise<void> {
    const key = `${pack}/${locale}`;
    const asked = this.#asked.get(key) ?? this.#fetch(pack, locale);
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
