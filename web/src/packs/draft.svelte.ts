import { i18n } from '../lib/i18n.svelte';
import { recall, remember } from '../lib/memory';
import type { PackChecked } from '../lib/messages';
import { checkPack, type Files } from './asking';

export const MANIFEST = 'pack.toml';
export const isPackFile = (name: string): boolean => /^(pack\.toml|[a-z]{2,3}\.ftl)$/.test(name);

/** A pack that is being written: kept on this device, so that neither faults nor a closed page lose a letter of it. */
class Draft {
  files = $state.raw<Files>(kept());
  /** The file that is shown. */
  open = $state(MANIFEST);
  checked = $state.raw<PackChecked | null>(null);
  /** Something has been written since it was checked. */
  changed = $state(false);

  readonly names = $derived(Object.keys(this.files).sort((a, b) => Number(b === MANIFEST) - Number(a === MANIFEST) || a.localeCompare(b)));
  readonly exists = $derived(this.names.length > 0);

  /** Begins anew with these files. */
  take(files: Files): void {
    this.#set({ ...files });
    this.open = MANIFEST in files ? MANIFEST : (this.names[0] ?? MANIFEST);
    this.checked = null;
    this.changed = false;
  }

  /** Puts more files in, each in the place of one of the same name. */
  add(files: Files): void {
    this.#set({ ...this.files, ...files });
    if (!this.names.includes(this.open)) this.open = this.names[0] ?? MANIFEST;
    this.changed = this.checked !== null;
  }

  write(name: string, text: string): void {
    this.#set({ ...this.files, [name]: text });
    this.changed = this.checked !== null;
  }

  /** One more language: the texts of the first one, to be translated, and its code in the list of them. */
  speak(language: string): void {
    const name = `${language}.ftl`;
    const first = this.names.find((other) => other.endsWith('.ftl'));
    const list = this.files[MANIFEST] ?? '';
    const named = list.replace(/^(languages *= *\[[^\]\n]*?)(,? *)\]/m, (_, before: string) => `${before}${before.endsWith('[') ? '' : ', '}"${language}"]`);
    this.add({ [MANIFEST]: list.includes(`"${language}"`) ? list : named, [name]: this.files[name] ?? (first ? this.files[first] : '') ?? '' });
    this.open = name;
  }

  clear(): void {
    this.take({});
  }

  async check(): Promise<void> {
    this.checked = await checkPack(this.files, i18n.locale);
    this.changed = false;
  }

  #set(files: Files): void {
    this.files = files;
    remember('pack-draft', JSON.stringify(files));
  }
}

function kept(): Files {
  try {
    const files: unknown = JSON.parse(recall('pack-draft') ?? '{}');
    const entries = Object.entries(files as object).filter(([name, text]) => isPackFile(name) && typeof text === 'string');
    return Object.fromEntries(entries) as Files;
  } catch {
    return {};
  }
}

export const draft = new Draft();
