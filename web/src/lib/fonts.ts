import type { Locale } from './i18n.svelte';

/** Letters of each language that its part of the font is fetched for. */
const SAMPLES: Record<Locale, string> = { en: 'a', de: 'a', fr: 'aœ', hr: 'ač', ru: 'aж' };
/** On a slow net the page does not wait longer than this for its own letters, in ms. */
const PATIENCE = 400;

/** Shows the page in its own font if that comes in time; otherwise it keeps the device's for this visit. */
export async function dress(locale: Locale): Promise<void> {
  if (!('fonts' in document)) return;
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE));
  const there = document.fonts.load('600 16px Nunito', SAMPLES[locale]).then(
    (faces) => faces.length > 0,
    () => false,
  );
  if (await Promise.race([there, late])) document.documentElement.classList.add('nunito');
}
