import type { Note } from './ways';

/** The builds that this tab has loaded itself anew for. */
const TRIED = 'gongenial-renewed';

/**
 * Loads the page again because the server has another build (B54), at the same address. Once for each build, so that a page that
 * comes back as old as it was doesn't go round in circles: then this is false, and only the reader can try again.
 */
export function renew(build: string, load = reload): boolean {
  try {
    const tried = JSON.parse(sessionStorage.getItem(TRIED) ?? '[]') as string[];
    if (tried.includes(build)) return false;
    sessionStorage.setItem(TRIED, JSON.stringify([...tried, build]));
  } catch {
    return false; // nothing is remembered here: then nothing would end the circle
  }
  load();
  return true;
}

/** The same, asked for by the reader. */
export function reload(): void {
  const note: Note = 'outdated';
  navigator.serviceWorker?.controller?.postMessage(note);
  location.reload();
}
