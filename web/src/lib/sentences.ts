import { isCard, JOKER, targetOf, calledBy } from './cards';
import type { GameName, GameOf } from './games';
import type { Event, Game } from './messages';
import { cardName, nameOf, told, toldOf, type Telling } from './telling';

export { cardLabel, cardName, nameOf, type Telling } from './telling';

/** How the games tell what is their own; LINK's way is below. */
const TELLERS: Partial<Record<GameName, (telling: Telling, event: Event) => (string | null)[]>> = {};

function mainSentence(telling: Telling, event: Event): string | null {
  const { t } = telling;
  const { action, seat } = event;
  const target = targetOf(action);
  const caught = calledBy(action);
  if (isCard(action)) return told(telling, 'log-play', seat, { card: cardName(t, action) });
  if (target !== null) return toldOf(telling, 'log-joker', seat, target);
  if (caught !== null) return toldOf(telling, 'log-catch', seat, caught, { count: event.count ?? 0 });
  if (action === 'draw') return drawn(telling, event);
  if (action === 'gong' && event.drew === seat) return told(telling, 'log-false', seat, { count: event.count ?? 0 });
  const known = ['deal', 'pass', 'gong', 'cancel', 'accept', 'leave'];
  return known.includes(action) ? told(telling, `log-${action}`, seat) : null;
}

function drawn(telling: Telling, event: Event): string {
  const { t } = telling;
  if (event.seat === telling.me && event.card) return t('log-draw-card-you', { card: cardName(t, event.card) });
  return told(telling, 'log-draw', event.seat);
}

/** Everything that one event tells, in the order in which it happened. */
export function sentencesOf(telling: Telling, event: Event): string[] {
  const { t } = telling;
  const said: (string | null)[] = [];
  if (event.reshuffled) said.push(t('log-reshuffled'));
  if (event.auto && event.action !== 'leave') said.push(told(telling, 'log-auto', event.seat));
  said.push(...(TELLERS[telling.game]?.(telling, event) ?? [mainSentence(telling, event)]));
  if (event.exchanged) {
    const [one, other] = event.exchanged;
    said.push(exchange(telling, one, other));
  }
  return said.filter((sentence) => sentence !== null);
}

function exchange(telling: Telling, one: number, other: number): string {
  if (one === telling.me) return telling.t('log-exchange-you', { name: nameOf(telling, other) });
  if (other === telling.me) return telling.t('log-exchange-you', { name: nameOf(telling, one) });
  return telling.t('log-exchange', { one: nameOf(telling, one), other: nameOf(telling, other) });
}

/** How the one sentence above the hand looks: your move, hurry, somebody else's move, over. */
export type Tone = 'you' | 'gong' | 'wait' | 'over';

export interface Status {
  text: string;
  tone: Tone;
}

export function statusOf(telling: Telling, game: GameOf<'link'>, choosing: boolean): Status {
  const { t, me } = telling;
  const { view, legal, waiting } = game;
  if (game.outcome) return { text: overText(telling, game), tone: 'over' };
  if (legal.includes('gong')) return { text: t('status-gong'), tone: 'gong' };
  if (view.joker) return { text: jokerText(telling, game), tone: view.joker[1] === me ? 'you' : 'wait' };
  if (me !== null && waiting.includes(me)) {
    return { text: t(choosing ? 'status-choose' : yourMove(game)), tone: 'you' };
  }
  const others = waiting.map((seat) => nameOf(telling, seat));
  const away = waiting.some((seat) => telling.seats[seat]?.online === false);
  return { text: t(away ? 'status-away' : 'status-wait', { name: others.join(', ') }), tone: 'wait' };
}

function yourMove({ view, legal }: GameOf<'link'>): string {
  const fits = legal.some(isCard);
  const joker = legal.some((action) => targetOf(action) !== null);
  if (view.drew) {
    if (view.drawn && (fits || view.drawn === JOKER)) return 'status-drawn';
    return fits || joker ? 'status-play-or-pass' : 'status-pass-drawn';
  }
  if (view.top === null && fits) return 'status-any';
  if (fits) return legal.includes('draw') ? 'status-play-or-draw' : 'status-play';
  if (legal.includes('draw')) return joker ? 'status-joker-or-draw' : 'status-draw';
  return joker ? 'status-joker-or-pass' : 'status-pass';
}

function jokerText(telling: Telling, game: GameOf<'link'>): string {
  const [by, target] = game.view.joker!;
  if (target !== telling.me) return telling.t('status-asked', { name: nameOf(telling, target) });
  if (game.answered) return telling.t('status-answered');
  return telling.t('status-asked-you', { name: nameOf(telling, by) });
}

export function overText(telling: Telling, game: Game): string {
  const { t, me } = telling;
  const { winners } = game.outcome!;
  if (winners.length === 1) return told(telling, 'over-won', winners[0]!);
  const names = winners.map((seat) => (seat === me ? t('you') : nameOf(telling, seat)));
  return t('over-shared', { names: names.join(', ') });
}
