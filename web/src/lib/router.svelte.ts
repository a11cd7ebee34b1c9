import { isGame, type GameName } from './games';

/** The page's own small router: a few kinds of places, each with an address that can be shared. */
export type Place = { page: 'home' } | { page: 'table'; code: string } | { page: 'rules'; game: GameName } | { page: 'about' } | { page: 'print' } | { page: 'score'; sheet: string | null } | { page: 'one' } | { page: 'packs'; pack: string | null } | { page: 'tv'; code: string | null };

/** Where the rules of a game are. */
export const rulesPath = (game: GameName): string => `/rules/${game}`;

export function placeOf(path: string): Place {
  const table = /^\/t\/([A-Za-z]{6})\/?$/.exec(path);
  if (table?.[1]) return { page: 'table', code: table[1].toUpperCase() };
  const rules = /^\/rules(?:\/([a-z]+))?\/?$/.exec(path);
  if (rules) {
    const game = rules[1] ?? 'link';
    if (isGame(game)) return { page: 'rules', game };
  }
  const packs = /^\/packs(?:\/([a-z][a-z0-9-]{1,31}))?\/?$/.exec(path);
  if (packs) return { page: 'packs', pack: packs[1] ?? null };
  if (/^\/about\/?$/.test(path)) return { page: 'about' };
  if (/^\/print\/?$/.test(path)) return { page: 'print' };
  if (/^\/one\/?$/.test(path)) return { page: 'one' };
  const screen = /^\/tv(?:\/([A-Za-z]{6}))?\/?$/.exec(path);
  if (screen) return { page: 'tv', code: screen[1]?.toUpperCase() ?? null };
  // A shared sheet goes by six letters, one that only this device has by a longer name of its own.
  const sheet = /^\/score(?:\/([A-Za-z]{6}|[a-z0-9]{16}))?\/?$/.exec(path);
  if (sheet) return { page: 'score', sheet: sheet[1]?.length === 6 ? sheet[1].toUpperCase() : (sheet[1] ?? null) };
  return { page: 'home' };
}

/** Whether an address is a page that the server writes, and not a place of this one: the pages for printed cards. */
const isDocument = (path: string): boolean => /^\/q(?:\/|$)/.test(path);

class Router {
  place = $state.raw<Place>(placeOf(location.pathname));

  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, '', path);
    this.place = placeOf(path);
    scrollTo(0, 0);
  }

  /** Follows the browser's back button, and plain links to our own pages without loading anything anew. */
  listen(): () => void {
    const back = () => (this.place = placeOf(location.pathname));
    const click = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
      if (link.pathname === location.pathname && link.hash) return;
      if (isDocument(link.pathname)) return;
      event.preventDefault();
      this.go(link.pathname);
    };
    addEventListener('popstate', back);
    addEventListener('click', click);
    return () => {
      removeEventListener('popstate', back);
      removeEventListener('click', click);
    };
  }
}

export const router = new Router();
