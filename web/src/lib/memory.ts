import { keep } from './cookies';

/** What the page remembers between visits. Storage may be forbidden (private windows): then it just forgets. */
type Key = 'language' | 'name' | 'muted' | 'theme' | 'bots' | 'level' | 'odds' | 'game' | 'aid' | 'players' | 'packs' | 'pack-draft';

export function recall(key: Key): string | null {
  try {
    return localStorage.getItem(`gongenial-${key}`);
  } catch {
    return null;
  }
}

export function remember(key: Key, value: string): void {
  if (key === 'language' || key === 'theme') keep(key, value); // the server writes the card pages by them
  try {
    localStorage.setItem(`gongenial-${key}`, value);
  } catch {
    // Forgetting is all that happens.
  }
}
