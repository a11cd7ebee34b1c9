import { isCard, JOKER, targetOf, calledBy } from './cards';
import { questionOf, type GameName, type GameOf } from './games';
import { tellFamily } from './family/sentences';
import { tellFight } from './fight/sentences';
import { tellGenial } from './genial/sentences';
import type { Event, Game } from './messages';
import { cardName, nameOf, told, toldOf, type Telling } from './telling';

export { cardLabel, cardName, nameOf, type Telling } from './telling';

/** How the games tell what is their own; LINK's way, and what all games have, is `main`. */
const TELLERS: Partial<Record<GameName, (telling: Telling, event: Event, main: string | null) => (string | null)[]>> = {
  family: tellFamily,
  fight: tellFight,
  genial: tellGenial,
};

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
  const known = ['deal', 'pass', 'gong', 'cancel', 'accept', 'leave', 'stand-in', 'back'];
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
  if (event.reshuffled && telling.game !== 'family') said.push(t('log-reshuffled'));
  // what a bot does for somebody is no matter of time
  if (event.auto && telling.seats[event.seat]?.kind !== 'bot') said.push(told(telling, 'log-auto', event.seat));
  const main = mainSentence(telling, event);
  said.push(...(TELLERS[telling.game]?.(telling, event, main) ?? [main]));
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

/** What is said in every game: that it is over, the joker's question, or whom to swap hands with; else null. */
export function sharedStatus(telling: Telling, game: Game, choosing: boolean): Status | null {
  const { t, me } = telling;
  const question = questionOf(game.view);
  if (game.outcome) return { text: overText(telling, game), tone: 'over' };
  if (question) return { text: jokerText(telling, game, question), tone: question[1] === me ? 'you' : 'wait' };
  return choosing ? { text: t('status-choose'), tone: 'you' } : null;
}

/** Whom the game waits for. */
export function waitStatus(telling: Telling, { waiting }: Game): Status {
  const others = waiting.map((seat) => nameOf(telling, seat));
  const away = waiting.some((seat) => telling.seats[seat]?.online === false);
  return { text: telling.t(away ? 'status-away' : 'status-wait', { name: others.join(', ') }), tone: 'wait' };
}

export function isYours({ view, waiting }: Game): boolean {
  return view.seat !== null && waiting.includes(view.seat);
}

export function statusOf(telling: Telling, game: GameOf<'link'>, choosing: boolean): Status {
  const { t } = telling;
  if (!game.outcome && game.legal.includes('gong')) return { text: t('status-gong'), tone: 'gong' };
  const shared = sharedStatus(telling, game, choosing && isYours(game));
  if (shared) return shared;
  return isYours(game) ? { text: t(yourMove(game)), tone: 'you' } : waitStatus(telling, game);
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

function jokerText(telling: Telling, game: Game, [by, target]: readonly [number, number]): string {
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
