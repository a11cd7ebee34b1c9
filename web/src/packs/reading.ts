import { i18n } from '../lib/i18n.svelte';
import { MOST, unpacked, type Files } from './asking';
import { isPackFile } from './draft.svelte';

/** What came of files that somebody chose or dropped. */
export interface Brought {
  files: Files;
  /** Names of those that belong to no pack. */
  leftOut: string[];
  /** Why there is nothing, said by the server. */
  fault: string | null;
  tooLarge: boolean;
}

/** The files of a pack among these; a ZIP file stands for those that are in it. */
export async function brought(chosen: readonly File[]): Promise<Brought> {
  const found: Record<string, string> = {};
  const leftOut: string[] = [];
  let fault: string | null = null;
  if (chosen.reduce((sum, file) => sum + (isPackFile(file.name) || isZip(file) ? file.size : 0), 0) > MOST) {
    return { files: {}, leftOut, fault, tooLarge: true };
  }
  for (const file of chosen) {
    if (isZip(file)) {
      const inside = await unpacked(file, i18n.locale);
      Object.assign(found, inside.files);
      fault = inside.fault ?? fault;
    } else if (isPackFile(file.name)) {
      // What is no UTF-8 shows up as signs that the check knows.
      found[file.name] = new TextDecoder('utf-8').decode(await file.arrayBuffer());
    } else {
      leftOut.push(file.name);
    }
  }
  return { files: found, leftOut, fault, tooLarge: false };
}

const isZip = (file: File): boolean => /\.zip$/i.test(file.name);
