import { posting } from '../lib/api';
import type { NewSheet, OwnSheets, SheetInfo, SheetMade, SheetNews, SheetPush } from '../lib/messages';
import { request } from '../pwa/release.svelte';

/** What came of asking: an answer, or why there is none. */
export type Answer<T> = { readonly news: T } | { readonly failed: 'missing' | 'line' | 'refused' };

async function ask<T>(path: string, body?: NewSheet | SheetPush): Promise<Answer<T>> {
  try {
    const answer = await request(path, { ...(body && posting(body)), cache: 'no-store' });
    if (answer.ok) return { news: (await answer.json()) as T };
    if (answer.status === 404) return { failed: 'missing' };
    return { failed: answer.status === 400 ? 'refused' : 'line' };
  } catch {
    return { failed: 'line' };
  }
}

export const openSheet = (wish: NewSheet): Promise<Answer<SheetMade>> => ask('/api/sheets', wish);
export const pullSheet = (code: string, since: number): Promise<Answer<SheetNews>> => ask(`/api/sheets/${code}?since=${since}`);
export const pushSheet = (code: string, push: SheetPush): Promise<Answer<SheetNews>> => ask(`/api/sheets/${code}`, push);

/** Sheets that the server knows this device by; none without a line. */
export async function ownSheets(): Promise<readonly SheetInfo[]> {
  const answer = await ask<OwnSheets>('/api/sheets');
  return 'news' in answer ? answer.news.sheets : [];
}
