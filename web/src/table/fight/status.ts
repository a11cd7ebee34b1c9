import { cardsIn, seatsIn } from '../../lib/fight/choices';
import { askOf } from '../../lib/fight/choices';
import type { GameOf } from '../../lib/games';
import { isYours, sharedStatus, waitStatus, type Status } from '../../lib/sentences';
import { nameOf, type Telling } from '../../lib/telling';

/** The one sentence of FIGHT. */
export function statusOf(telling: Telling, game: GameOf<'fight'>, choosing: boolean): Status {
  const shared = sharedStatus(telling, game, choosing);
  if (shared) return shared;
  if (isYours(game)) return { text: yourMove(telling, game), tone: 'you' };
  const others = game.waiting.map((seat) => nameOf(telling, seat)).join(', ');
  if (game.view.duel && game.view.my_choice) return { text: telling.t('fight-status-ready', { name: others }), tone: 'wait' };
  if (game.view.asks.length) return { text: telling.t('fight-status-chooses', { name: others }), tone: 'wait' };
  return waitStatus(telling, game);
}

function yourMove(telling: Telling, { view, legal }: GameOf<'fight'>): string {
  const { t } = telling;
  const ask = askOf(view, view.seat);
  if (!ask) return t(seatsIn(legal).joker.length ? 'fight-status-joker-or-draw' : 'fight-status-draw');
  const count = Math.min(ask.count, cardsIn(legal).length);
  if (ask.kind === 'give') return t('fight-status-give', { count, name: ask.to === null ? '' : nameOf(telling, ask.to) });
  if (ask.kind === 'laydown') return t('fight-status-laydown', { count });
  return t(`fight-status-${ask.kind}`);
}
