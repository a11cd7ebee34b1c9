import type { Game } from './messages';

/** The name of a game, as the wire has it. */
export type GameName = Game['view']['game'];
/** A message about one certain game. */
export type GameOf<N extends GameName> = Omit<Game, 'view'> & { readonly view: Extract<Game['view'], { game: N }> };

/** J4's open question, as who asks and who is asked; null when none is open. */
export function questionOf(view: Game['view']): readonly [number, number] | null {
  return 'joker' in view ? view.joker : null;
}

/** The cards in a seat's hand, as all may count them; null in a game without hands. */
export function countOf(view: Game['view'], seat: number): number | null {
  return 'counts' in view ? (view.counts[seat] ?? 0) : null;
}
