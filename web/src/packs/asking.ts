import { answered, posting } from '../lib/api';
import type { PackChecked, PackSource } from '../lib/messages';

export type Files = Readonly<Record<string, string>>;

/** Bytes that a server takes of a pack. */
export const MOST = 600 * 1024;

async function posted<T>(path: string, body: unknown): Promise<T> {
  return (await (await answered(path, posting(body))).json()) as T;
}

/** What is wrong with a pack, as the command says it. */
export const checkPack = (files: Files, language: string): Promise<PackChecked> => posted('/api/pack-checks', { files, language });

/** Adds a sound pack; `added` says whether that was done. */
export async function addPack(files: Files, language: string, replace: boolean): Promise<PackChecked & { added: boolean }> {
  const answer = await answered('/api/packs', posting({ files, language, replace }));
  return { ...((await answer.json()) as PackChecked), added: answer.status === 201 };
}

export async function removePack(name: string): Promise<void> {
  await answered(`/api/packs/${name}`, { method: 'DELETE' });
}

/** A pack to begin with. */
export const startPack = (name: string, language: string): Promise<PackSource> => posted('/api/pack-starts', { name, language });

/** The files of a pack that one has added oneself. */
export async function packSource(name: string): Promise<Files> {
  return ((await (await answered(`/api/packs/${name}/source.json`)).json()) as PackSource).files;
}

/** The files in a ZIP file. */
export async function unpacked(file: Blob, language: string): Promise<PackSource> {
  return (await (await answered(`/api/pack-files?language=${language}`, { method: 'POST', body: file })).json()) as PackSource;
}
