import type { Translate } from '../i18n.svelte';
import type { GenialView } from '../messages';

export type Colour = keyof GenialView['centre'];
/** So many tokens of each colour. */
export type Counts = Readonly<Record<Colour, number>>;

/** A colour always comes with its own sign, so that nobody has to tell two colours apart. */
interface Look {
  /** The face: light, full, and deep for its edge and the outline of its sign. */
  light: string;
  full: string;
  deep: string;
  /** The sign, drawn around (0, 0) within a circle of 30. */
  sign: string;
}

/** In the order of the columns on the table. */
export const LOOKS: Readonly<Record<Colour, Look>> = {
  R: {
    light: '#ff7a86',
    full: '#e32d4b',
    deep: '#8d0f2b',
    sign: 'M0 27C-9 17 -28 8 -28 -9C-28 -20 -20 -26 -13 -26C-6.5 -26 -2 -21.5 0 -16.500C2 -21.5 6.5 -26 13 -26C20 -26 28 -20 28 -9C28 8 9 17 0 27Z',
  },
  O: {
    light: '#ffb45e',
    full: '#f07d13',
    deep: '#8a3d00',
    sign: 'M27 3A26 26 0 1 1 -2 -27A21 21 0 0 0 27 3Z',
  },
  Y: {
    light: '#ffec8a',
    full: '#fbc518',
    deep: '#7d5200',
    sign: 'M0 -30L8.8 -11.100L29.5 -8.600L14.3 5.700L18.2 26.200L0 16.200L-18.2 26.200L-14.3 5.700L-29.5 -8.600L-8.8 -11.100Z',
  },
  G: {
    light: '#79dc95',
    full: '#23a455',
    deep: '#06522a',
    sign: 'M-3.2 12.500C-5.5 17.5 -13 20 -19 17.500A13.2 13.2 0 0 1 -13.2 -8.200A13.2 13.2 0 1 1 13.2 -8.200A13.2 13.2 0 0 1 19 17.500C13 20 5.5 17.5 3.2 12.500C3.5 19 5.5 24 10 28H-10C-5.5 24 -3.5 19 -3.2 12.500Z',
  },
  B: {
    light: '#7cc0ff',
    full: '#1f72dd',
    deep: '#0a3478',
    sign: 'M0 -31C5 -20 20.5 -7 20.5 8.500A20.5 20.5 0 0 1 -20.5 8.500C-20.5 -7 -5 -20 0 -31Z',
  },
  V: {
    light: '#cf9dff',
    full: '#8b3fd6',
    deep: '#451479',
    sign: 'M-15 -23H15L29 -6L0 28L-29 -6Z',
  },
};

export const COLOURS = Object.keys(LOOKS) as Colour[];

/** A hexagon lying on a flat side, with rounded corners: 92 wide, 80 high, around (0, 0). */
export const HEXAGON =
  'M-42.9 -5.400Q-46 0 -42.9 5.400L-26.1 34.500Q-23 39.9 -16.8 39.900H16.800Q23 39.9 26.1 34.500L42.9 5.400Q46 0 42.9 -5.400L26.1 -34.500Q23 -39.9 16.8 -39.900H-16.800Q-23 -39.9 -26.1 -34.500Z';

export const totalOf = (counts: Partial<Counts>): number => COLOURS.reduce((sum, colour) => sum + (counts[colour] ?? 0), 0);

/** The colours of which there is at least one. */
export const coloursIn = (counts: Partial<Counts>): Colour[] => COLOURS.filter((colour) => (counts[colour] ?? 0) > 0);

/** The tokens that "take" would bring of each colour, as they lie on the table now (C8). */
export function haulOf({ centre, zone }: Pick<GenialView, 'centre' | 'zone'>): Counts {
  const of = (colour: Colour) => (zone[colour] ? zone[colour] + centre[colour] : 0);
  return Object.fromEntries(COLOURS.map((colour) => [colour, of(colour)])) as Counts;
}

const NAMES: Readonly<Record<Colour, string>> = { R: 'red', O: 'orange', Y: 'yellow', G: 'green', B: 'blue', V: 'violet' };

/** What a token is called: its colour and its sign. */
export const tokenName = (t: Translate, colour: Colour): string => t(`token-${NAMES[colour]}`);

/** What lies somewhere, for those who hear it: "red heart × 3, blue drop × 1". */
export function inWords(t: Translate, counts: Partial<Counts>): string {
  const parts = coloursIn(counts).map((colour) => `${tokenName(t, colour)} × ${counts[colour]}`);
  return parts.length ? parts.join(', ') : t('genial-nothing');
}
