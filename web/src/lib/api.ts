import { request } from '../pwa/release.svelte';
import type { Me, NewTable, PackInfo, PackWhole, TableCreated } from './messages';

/** Asks the server; throws without a good answer. */
export async function answered(path: string, init?: RequestInit): Promise<Response> {
  const answer = await request(path, init);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  return (await (await answered(path, init)).json()) as T;
}

/** What a request sends along. */
export function posting(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** Opens a table; with `quick` the game is dealt when this returns. */
export function openTable(wish: NewTable): Promise<TableCreated> {
  return ask('/api/tables', posting(wish));
}

/** Who the session is, the tables it sits at, and the games that there are. */
export function me(): Promise<Me> {
  return ask('/api/me');
}

/** The packs of tasks for FIGHT. */
export function packList(): Promise<readonly PackInfo[]> {
  return ask('/api/packs');
}

/** What is in one of them; undefined if there is none of that name. */
export async function packWhole(pack: string): Promise<PackWhole | undefined> {
  const answer = await request(`/api/packs/${pack}`);
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${pack}: ${answer.status}`);
  return (await answer.json()) as PackWhole;
}

/** What a pack says in one language, as Fluent. */
export async function packTexts(pack: string, language: string): Promise<string> {
  return (await answered(`/api/packs/${pack}/${language}.ftl`)).text();
}
