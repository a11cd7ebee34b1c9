import type { Event } from '../messages';
import { nameOf, told, type Telling } from '../telling';
import type { Status } from '../sentences';
import type { Show } from './show.svelte';
import { coloursIn, tokenName, totalOf, type Colour } from './tokens';

/** What happens at any table, and is told in the words that all games share. */
const OF_ANY_GAME: readonly string[] = ['deal', 'leave', 'stand-in', 'back'];

/** What one event of the collecting game tells; null where the words that all games share do. */
export function tellGenial(telling: Telling, event: Event): (string | null)[] {
  const { t } = telling;
  const { seat, token, fate, took, lined, returned } = event;
  const said: (string | null)[] = [];
  if (token && fate) said.push(told(telling, `genial-log-${fate}`, seat, { token: tokenName(t, token) }));
  else if (event.action === 'take') said.push(told(telling, 'genial-log-take', seat, { count: totalOf(took ?? {}) }));
  else if (event.action === 'alt') said.push(caughtUp(telling, event));
  else if (OF_ANY_GAME.includes(event.action)) said.push(told(telling, `log-${event.action}`, seat));
  for (const colour of lined ?? []) said.push(told(telling, 'genial-log-line', seat, { token: tokenName(t, colour) }));
  if (returned) said.push(t('genial-log-returned', { count: totalOf(returned) }));
  if (event.bonus_lapsed) said.push(t('genial-log-lapsed'));
  return said;
}

function caughtUp(telling: Telling, { seat, took = {} }: Event): string {
  const [colour = 'R'] = coloursIn(took);
  return told(telling, 'genial-log-alt', seat, { count: took[colour] ?? 0, token: tokenName(telling.t, colour) });
}

/** The colour of which somebody has fewer than of any other (C12); the page asks only where the move is offered. */
export function smallest(show: Show, seat: number): Colour | null {
  const own = show.game.view.collections[seat];
  if (!own) return null;
  const least = Math.min(...Object.values(own));
  return (Object.keys(own) as Colour[]).find((colour) => own[colour] === least) ?? null;
}

/** The one sentence: whom the game waits for, and what the reader can do. */
export function genialStatus(telling: Telling, show: Show, over: () => string): Status {
  const { t, me } = telling;
  const { game, turning, telling: shown } = show;
  if (turning !== null) return { text: told(telling, 'genial-turning', turning), tone: turning === me ? 'you' : 'wait' };
  const happened = shown && tellGenial(telling, shown)[0];
  if (shown && happened) return { text: happened, tone: shown.seat === me ? 'you' : 'wait' };
  if (game.outcome) return { text: over(), tone: 'over' };
  if (me !== null && game.waiting.includes(me)) return { text: yourMove(telling, show, me), tone: 'you' };
  const others = game.waiting.map((seat) => nameOf(telling, seat)).join(', ');
  const away = game.waiting.some((seat) => telling.seats[seat]?.online === false);
  return { text: t(away ? 'status-away' : 'status-wait', { name: others }), tone: 'wait' };
}

function yourMove({ t }: Telling, show: Show, me: number): string {
  const { legal, view } = show.game;
  const may = (action: string) => legal.includes(action);
  const least = smallest(show, me);
  if (may('alt') && least) {
    const token = tokenName(t, least);
    return t(may('draw') ? 'genial-status-alt' : 'genial-status-alt-only', { token });
  }
  if (may('take')) return t(may('draw') ? 'genial-status-again' : 'genial-status-take');
  return t(view.in_bonus ? 'genial-status-bonus' : 'genial-status-draw');
}
