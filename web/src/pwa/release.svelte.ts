import { BUILD, isOther } from './build';
import { reach } from './reach.svelte';
import { reload, renew } from './renew';
import { BUILD_HEADER } from './ways';

export class Release {
  /** The page is older than the server, and loading it anew hasn't helped: nothing may be done with it. */
  outdated = $state(false);
  #renewing = false;

  /** Loads the page again because the server has that build; false if that has been tried, by a page before this one. */
  renew(build: string): boolean {
    this.#renewing ||= renew(build, () => this.reload());
    this.outdated = !this.#renewing;
    return this.#renewing;
  }

  reload(): void {
    reload();
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
