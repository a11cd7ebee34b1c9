import { family, isCard, JOKER, type FamilyId } from '../cards';
import { i18n } from '../i18n.svelte';
import type { Event, Gift } from '../messages';
import { packs } from '../packs.svelte';
import { cardName, nameOf, told, toldOf, type Telling } from '../telling';
import { chosenBy, guessOf, isCode, isSign } from './choices';

/** What is told of a choice that the reader may not know: its kind. */
const HIDDEN: readonly string[] = ['card', 'sign', 'guess'];

/** What happened in FIGHT, in the order of the task: what was shown and chosen, the duel, the cards that moved, whose turn it is. */
export function tellFight(telling: Telling, event: Event, main: string | null): (string | null)[] {
  return [
    ...began(telling, event, main),
    ...duel(telling, event),
    ...(event.gave ?? []).map((gift) => given(telling, gift)),
    ...(event.put_down ?? []).map(([seat, card]) => told(telling, 'fight-put-down', seat, { card: cardName(telling.t, card) })),
    ...drawn(telling, event),
    event.looked ? toldOf(telling, 'fight-looked', event.looked.viewer, event.looked.seat, { count: event.looked.count }) : null,
    ...(event.skipped ?? []).map((seat) => told(telling, 'fight-skipped', seat)),
    event.again ? told(telling, 'fight-again', event.seat) : null,
  ];
}

function began(telling: Telling, event: Event, main: string | null): (string | null)[] {
  const { action, seat, shown, task } = event;
  const { t } = telling;
  const chosen = chosenBy(action);
  if (shown === JOKER) return [told(telling, 'fight-joker', seat)];
  if (shown) {
    const title = task ? packs.title(task) : '';
    return [told(telling, 'fight-shown', seat, { card: cardName(t, shown) }), title ? t('fight-task', { title }) : null];
  }
  if (chosen !== null) return [toldOf(telling, 'fight-chose', seat, chosen)];
  if (HIDDEN.includes(action)) return [event.revealed || event.gave ? null : told(telling, 'fight-answer', seat)];
  // a card, a sign, a guess or a way: what came of it is told below
  const silent = isCard(action) || action === JOKER || isSign(action) || guessOf(action) !== null || ['draw', 'one', 'two'].includes(action);
  return [silent ? null : main];
}

function duel(telling: Telling, event: Event): (string | null)[] {
  if (!event.revealed) return [];
  const shown = event.revealed.map(([seat, choice]) => told(telling, 'fight-reveals', seat, { what: choiceName(telling, choice) }));
  const won = event.duel_won;
  return [...shown, won === undefined ? telling.t('fight-tie') : told(telling, 'fight-won', won)];
}

/** A hidden choice in words: a card, a sign, a guess. */
export function choiceName({ t }: Pick<Telling, 't'>, choice: string): string {
  const guess = guessOf(choice);
  if (isSign(choice)) return t(`sign-${choice}`);
  if (guess === null) return cardName(t, choice);
  if (isCode(guess)) return t(`code-${guess}`);
  return guess.length === 1 ? guess : family(guess as FamilyId).name;
}

function given(telling: Telling, { giver, taker, count, cards }: Gift): string {
  const { t, me } = telling;
  const named = cards?.length ? i18n.list(cards.map((card) => cardName(t, card))) : null;
  if (named && taker === me) return t('fight-gave-cards-at-you', { name: nameOf(telling, giver), cards: named });
  if (named && giver === me) return t('fight-gave-cards-you', { target: nameOf(telling, taker), cards: named });
  return toldOf(telling, 'fight-gave', giver, taker, { count });
}

function drawn(telling: Telling, event: Event): string[] {
  const { t, me } = telling;
  const own = event.cards?.length ? i18n.list(event.cards.map((card) => cardName(t, card))) : null;
  return (event.drawn ?? []).map(([seat, count]) =>
    seat === me && own ? t('fight-drew-cards-you', { cards: own }) : told(telling, 'fight-drew', seat, { count }),
  );
}
