import type { HelpPages } from './Help.svelte';

type Keys = HelpPages['keys'];

/** The keys of every game with cards. */
export const CARD_KEYS: Keys = [
  ['← → ↑ ↓', 'key-arrows'],
  ['Enter', 'key-enter'],
  ['D', 'key-draw'],
  ['P', 'key-pass'],
];
/** The keys of every game. */
export const TABLE_KEYS: Keys = [
  ['T, L, M, H', 'key-sheets'],
  ['Esc', 'key-escape'],
];

export const LINK_HELP: HelpPages = {
  steps: [
    { signs: { of: 'NB', number: '4' }, text: 'help-match' },
    { icon: 'draw', text: 'help-draw' },
    { icon: 'swap', text: 'help-joker' },
    { icon: 'star', text: 'help-gong' },
    { icon: 'crown', text: 'help-win' },
  ],
  keys: [
    ...CARD_KEYS,
    ['G', 'key-gong'],
    ['C', 'key-catch'],
    ['1–5', 'key-seat'],
    ['X, A', 'key-answer'],
    ...TABLE_KEYS,
  ],
};
