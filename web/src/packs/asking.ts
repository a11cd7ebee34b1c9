import { request } from '../pwa/release.svelte';
import type { PackChecked, PackSource } from '../lib/messages';

export type Files = Readonly<Record<string, string>>;

/** Bytes that a server takes of a pack. */
export const MOST = 600 * 1024;

async function sent(path: string, init: RequestInit): Promise<Response> {
  const answer = await request(path, init);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

async function posted<T>(path: string, body: unknown): Promise<T> {
  const answer = await sent(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return (await answer.json()) as T;
}

/** What is wrong with a pack, as the command says it. */
export const checkPack = (files: Files, language: string): Promise<PackChecked> => posted('/api/pack-checks', { files, language });

/** Adds a sound pack; `added` says whether that was done. */
export async function addPack(files: Files, language: string, replace: boolean): Promise<PackChecked & { added: boolean }> {
  const body = JSON.stringify({ files, language, replace });
  const answer = await sent('/api/packs', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return { ...((await answer.json()) as PackChecked), added: answer.status === 201 };
}

export async function removePack(name: string): Promise<void> {
  await sent(`/api/packs/${name}`, { method: 'DELETE' });
}

/** A pack to begin with. */
export const startPack = (name: string, language: string): Promise<PackSource> => posted('/api/pack-starts', { name, language });

/** The files of a pack that one has added oneself. */
export async function packSource(name: string): Promise<Files> {
  return ((await (await sent(`/api/packs/${name}/source.json`, {})).json()) as PackSource).files;
}

/** The files in a ZIP file. */
export async function unpacked(file: Blob, language: string): Promise<PackSource> {
  return (await (await sent(`/api/pack-files?language=${language}`, { method: 'POST', body: file })).json()) as PackSource;
}
