import type { Game } from './messages';

/** The name of a game, as the wire has it. */
export type GameName = Game['view']['game'];
/** A message about one certain game. */
export type GameOf<N extends GameName> = Omit<Game, 'view'> & { readonly view: Extract<Game['view'], { game: N }> };

/** In the order in which they are offered. */
export const GAMES: readonly GameName[] = ['link', 'family', 'fight', 'genial'];

/** How many people a table of that game seats. */
export const SEATS_MOST: Readonly<Record<GameName, number>> = { link: 6, family: 6, fight: 6, genial: 4 };

export function isGame(name: string | null): name is GameName {
  return GAMES.some((game) => game === name);
}

/** J4's open question, as who asks and who is asked; null when none is open. */
export function questionOf(view: Game['view']): readonly [number, number] | null {
  return 'joker' in view ? view.joker : null;
}

/** The cards in a seat's hand, as all may count them; null in a game without hands. */
export function countOf(view: Game['view'], seat: number): number | null {
  return 'counts' in view ? (view.counts[seat] ?? 0) : null;
}
