import { TABLE_KEYS } from '../../table/help';
import type { HelpPages } from '../../table/Help.svelte';

export const GENIAL_HELP: HelpPages = {
  steps: [
    { icon: 'draw', text: 'genial-help-draw' },
    { icon: 'close', text: 'genial-help-miss' },
    { icon: 'take', text: 'genial-help-take' },
    { icon: 'star', text: 'genial-help-bonus' },
    { icon: 'swap', text: 'genial-help-other' },
    { icon: 'crown', text: 'genial-help-win' },
  ],
  keys: [['D', 'key-draw'], ['S', 'genial-key-take'], ['A', 'genial-key-other'], ['O', 'genial-key-odds'], ...TABLE_KEYS],
};
