import tokens from '../../../../src/gongenial/printing/tokens.json';
import type { Translate } from '../i18n.svelte';
import type { GenialView } from '../messages';

export type Colour = keyof GenialView['centre'];
/** So many tokens of each colour. */
export type Counts = Readonly<Record<Colour, number>>;

/** A colour always comes with its own sign, so that nobody has to tell two colours apart. */
interface Look {
  /** As in the ids of its texts. */
  name: string;
  /** The face: light, full, and deep for its edge and the outline of its sign. */
  light: string;
  full: string;
  deep: string;
  /** The sign, drawn around (0, 0) within a circle of 30. */
  sign: string;
}

/** In the order of the columns on the table; the printed tokens have the same. */
export const LOOKS: Readonly<Record<Colour, Look>> = tokens.colours;

export const COLOURS = Object.keys(LOOKS) as Colour[];

/** A hexagon lying on a flat side, with rounded corners: 92 wide, 80 high, around (0, 0). */
export const HEXAGON = tokens.hexagon;

export const totalOf = (counts: Partial<Counts>): number => COLOURS.reduce((sum, colour) => sum + (counts[colour] ?? 0), 0);

/** The colours of which there is at least one. */
export const coloursIn = (counts: Partial<Counts>): Colour[] => COLOURS.filter((colour) => (counts[colour] ?? 0) > 0);

/** The tokens that "take" would bring of each colour, as they lie on the table now (C8). */
export function haulOf({ centre, zone }: Pick<GenialView, 'centre' | 'zone'>): Counts {
  const of = (colour: Colour) => (zone[colour] ? zone[colour] + centre[colour] : 0);
  return Object.fromEntries(COLOURS.map((colour) => [colour, of(colour)])) as Counts;
}

/** What a token is called: its colour and its sign. */
export const tokenName = (t: Translate, colour: Colour): string => t(`token-${LOOKS[colour].name}`);

/** What lies somewhere, for those who hear it: "red heart × 3, blue drop × 1". */
export function inWords(t: Translate, counts: Partial<Counts>): string {
  const parts = coloursIn(counts).map((colour) => `${tokenName(t, colour)} × ${counts[colour]}`);
  return parts.length ? parts.join(', ') : t('genial-nothing');
}
