import { i18n, t } from '../lib/i18n.svelte';
import type { Score } from './reading';

/** What somebody on a sheet is called; without a name, after their planet. */
export function nameIn({ players }: Score, id: string | null): string {
  const player = players.find((one) => one.id === id);
  return player?.name || t('score-player', { number: player?.planet ?? 0 });
}

export const namesIn = (score: Score, ids: readonly string[]): string => i18n.list(ids.map((id) => nameIn(score, id)));
