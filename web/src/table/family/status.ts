import type { GameOf } from '../../lib/games';
import type { Choice } from '../../lib/family/asks';
import { targetOf } from '../../lib/cards';
import { isYours, sharedStatus, waitStatus, type Status } from '../../lib/sentences';
import { cardName, nameOf, type Telling } from '../../lib/telling';

interface Asking {
  choice: Choice;
  /** There is something to ask. */
  may: boolean;
  /** A joker waits for a player to swap hands with. */
  choosing: boolean;
  /** The reader has just got what they asked for. */
  lucky: boolean;
}

/** The one sentence of FAMILY. */
export function statusOf(telling: Telling, game: GameOf<'family'>, asking: Asking): Status {
  const shared = sharedStatus(telling, game, asking.choosing);
  if (shared) return shared;
  if (!isYours(game)) return waitStatus(telling, game);
  return { text: yourMove(telling, game, asking), tone: 'you' };
}

function yourMove(telling: Telling, { legal }: GameOf<'family'>, { choice, may, lucky }: Asking): string {
  const { t } = telling;
  if (!may) {
    const joker = legal.some((action) => targetOf(action) !== null);
    if (legal.includes('draw')) return t(joker ? 'status-joker-or-draw' : 'family-status-draw');
    return t(joker ? 'status-joker-or-pass' : 'family-status-pass');
  }
  const { seat, family, number } = choice;
  if (family && number) return t('family-status-whom', { card: cardName(t, `${family}${number}`) });
  if (seat !== null && family) return t('family-status-which-of', { name: nameOf(telling, seat) });
  if (seat !== null) return t('family-status-what-of', { name: nameOf(telling, seat) });
  if (family) return t('family-status-which');
  return t(lucky ? 'family-status-again' : 'family-status-ask');
}
