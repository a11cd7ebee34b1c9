import type { Locale } from '../lib/i18n.svelte';

/** What the app is called where it gets installed, in the language that the page speaks. */
export function nameApp(locale: Locale): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  if (link) link.href = `/manifest.webmanifest?lang=${locale}`;
}
