import { cardDocument } from './cards';

/**
 * What the service worker does with a request: `document` asks the network and has a document of the build at hand, `build` and
 * `picture` never change under their address, `pack` may change; with anything else it has nothing to do. So what belongs to one
 * person, or to one table, is never kept.
 */
export type Way = 'document' | 'build' | 'picture' | 'pack';

export function wayOf(method: string, mode: string, url: URL, origin: string): Way | null {
  const { pathname: path } = url;
  if (method !== 'GET' || url.origin !== origin) return null;
  if (path.startsWith('/assets/') || path === '/favicon.svg') return 'build';
  if (/^\/pictures\/[\w-]+-240\.webp$/.test(path)) return 'picture';
  if (/^\/api\/packs(?:\/[\w-]+\/[a-z]+\.ftl)?$/.test(path) && !url.search) return 'pack';
  if (mode === 'navigate' && !/^\/(?:api|ws|pictures)(?:\/|$)|\./.test(path)) return 'document';
  return null;
}

/** The address of the document that stands in for a navigation to this path. */
export function standIn(path: string): string {
  return cardDocument(path) ?? '/';
}

/** The header in which the server names its build, and a page the one that it is of. */
export const BUILD_HEADER = 'gongenial-build';

/** What a page tells the worker: addresses that it may need again; that its build is not the server's any more; or what to do. */
export type Note = { keep: readonly string[] } | 'outdated' | 'refresh-cards' | 'take-over';
