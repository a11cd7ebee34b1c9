import type { HelpPages } from '../Help.svelte';
import { CARD_KEYS, TABLE_KEYS } from '../help';

export const FAMILY_HELP: HelpPages = {
  steps: [
    { icon: 'talk', text: 'family-help-ask' },
    { icon: 'check', text: 'family-help-yes' },
    { icon: 'draw', text: 'family-help-no' },
    { icon: 'swap', text: 'family-help-joker' },
    { icon: 'crown', text: 'family-help-win' },
  ],
  keys: [['Tab', 'family-key-tab'], ...CARD_KEYS, ['1–5', 'family-key-seat'], ['X, A', 'key-answer'], ...TABLE_KEYS],
};
