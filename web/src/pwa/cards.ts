/**
 * The card pages (`/q…`) without a network, for the service worker.
 *
 * The server writes their documents, in the language of the cookie `gongenial-language`. The worker asks the network first for
 * every navigation to them (with its cookies: the answer may draw from a group's deck, so it is never repeated and never kept),
 * and answers from these documents when there is none:
 */
export const CARD_DOCUMENTS = ['/q', '/q/JK', '/q-shell'] as const;
/*
 * They are fetched when the worker is installed, and again (all of them, replacing the old ones) when a page posts `refresh-cards`
 * to it: after another language or another pack of tasks was chosen. They are self-contained: styles are inside, texts and tasks
 * too; besides them only `/assets/…` (the build's) and `/pictures/NAME-240.webp` are asked for.
 */

/** The document that stands in for a navigation to this path; null for paths that are no card pages. */
export function cardDocument(path: string): (typeof CARD_DOCUMENTS)[number] | null {
  if (!/^\/q(?:\/|$)/.test(path)) return null;
  if (/^\/q\/?$/.test(path)) return '/q';
  return /^\/q\/jk\/?$/i.test(path) ? '/q/JK' : '/q-shell';
}
