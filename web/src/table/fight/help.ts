import type { HelpPages } from '../Help.svelte';
import { CARD_KEYS, TABLE_KEYS } from '../help';

export const FIGHT_HELP: HelpPages = {
  steps: [
    { icon: 'draw', text: 'fight-help-draw' },
    { icon: 'star', text: 'fight-help-task' },
    { icon: 'swap', text: 'fight-help-duel' },
    { icon: 'log', text: 'fight-help-joker' },
    { icon: 'crown', text: 'fight-help-win' },
  ],
  keys: [['Tab', 'fight-key-tab'], ...CARD_KEYS.filter(([, text]) => text !== 'key-pass'), ['1–5', 'fight-key-seat'], ['X, A', 'key-answer'], ...TABLE_KEYS],
};
