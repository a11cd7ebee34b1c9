import { i18n } from '../lib/i18n.svelte';
import type { PackInfo } from '../lib/messages';

/** The languages that a pack speaks, by their names in the reader's language. */
export function languagesOf(pack: PackInfo): string {
  return i18n.list(pack.languages.map(languageName));
}

export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames(i18n.locale, { type: 'language', fallback: 'code' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** The language in which the reader meets a pack's texts. */
export function textLanguage(pack: PackInfo): string {
  return pack.languages.includes(i18n.locale) ? i18n.locale : (pack.languages[0] ?? 'en');
}
