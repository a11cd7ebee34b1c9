import { BUILD } from '../pwa/build';
import { renew } from '../pwa/renew';
import { BUILD_HEADER } from '../pwa/ways';

/** How long a page waits for the group's deck before it goes on alone, in ms. */
const PATIENCE = 5000;

/** Somebody else's words for what went wrong are not needed: only whether there is such a deck at all. */
export class Failed extends Error {
  constructor(readonly status: number) {
    super(`status ${status}`);
  }
}

/** Asks the server something, and reads its answer. A page of another build loads itself anew first (B54). */
export async function ask<Answer>(path: string, body: object): Promise<Answer> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(BUILD && { [BUILD_HEADER]: BUILD }) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (answer.status === 409) renew(answer.headers.get(BUILD_HEADER) ?? '');
  if (!answer.ok) throw new Failed(answer.status);
  return (answer.status === 204 ? undefined : await answer.json()) as Answer;
}
