import { BUILD, isOther } from './build';
import { reach } from './reach.svelte';
import { BUILD_HEADER, type Note } from './ways';

/** The builds that this tab has loaded itself anew for. */
const TRIED = 'gongenial-renewed';

export class Release {
  /** The page is older than the server, and loading it anew hasn't helped: nothing may be done with it. */
  outdated = $state(false);

  /**
   * Loads the page again because the server has another build (B54), at the same address. Once for each build, so that a page
   * that comes back as old as it was doesn't go round in circles: then this is false, and only the reader can try again.
   */
  renew(build: string): boolean {
    try {
      const tried = JSON.parse(sessionStorage.getItem(TRIED) ?? '[]') as string[];
      this.outdated = tried.includes(build);
      sessionStorage.setItem(TRIED, JSON.stringify([...tried, build]));
    } catch {
      this.outdated = true; // nothing is remembered here: then nothing would end the circle
    }
    if (!this.outdated) this.reload();
    return !this.outdated;
  }

  /** The same, asked for by the reader. */
  reload(): void {
    const note: Note = 'outdated';
    navigator.serviceWorker?.controller?.postMessage(note);
    location.reload();
  }

  /** Looks at which build has answered. */
  check(answer: Response): void {
    const build = answer.headers.get(BUILD_HEADER);
    if (isOther(build)) this.renew(build);
  }

  /** A part of the page can't be fetched: if that is because the server has another build by now, the whole page is. */
  checkServer = async (): Promise<void> => {
    const answer = BUILD ? await fetch('/api/health', { cache: 'no-store' }).catch(() => null) : null;
    if (answer) this.check(answer);
  };
}

export const release = new Release();

/**
 * Asks our server. What would change anything there is refused if the page is of another build, and then, as with any answer that
 * shows the page to be old, it is loaded anew.
 */
export async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (BUILD) headers.set(BUILD_HEADER, BUILD);
  const answer = await reach.through(fetch(path, { credentials: 'same-origin', ...init, headers }));
  release.check(answer);
  return answer;
}
