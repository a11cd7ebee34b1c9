import { AFTER_THE_JOKER, FAIR, HAND, JOKERS, LEAVER, NEED, STARTER, SWAP } from './gong';
import type { Guide } from './guide';

export const FIGHT: Guide = {
  lead: 'rules-fight-lead',
  example: 'T5',
  sections: [
    NEED,
    { id: 'deal', title: 'rules-deal', icon: 'copy', passages: [HAND, ...STARTER] },
    {
      id: 'turn',
      title: 'rules-turn',
      icon: 'draw',
      passages: [
        { text: 'rules-fight-turn-draw', rules: ['T1'], picture: 'codes' },
        { text: 'rules-fight-turn-code', rules: ['T3'] },
        { text: 'rules-fight-turn-here', rules: ['T3', 'T10'], ours: true },
        { text: 'rules-fight-turn-discard', rules: ['T6'], ours: true },
        { text: 'rules-fight-turn-joker', rules: ['T7'], ours: true },
      ],
    },
    {
      id: 'tasks',
      title: 'rules-fight-tasks',
      icon: 'star',
      passages: [
        { text: 'rules-fight-tasks-kinds', rules: ['T4'] },
        { text: 'rules-fight-tasks-choose', rules: ['T4'], ours: true },
        { text: 'rules-fight-tasks-more', rules: ['T4'], ours: true },
        { text: 'rules-fight-tasks-few', rules: ['T8'], ours: true },
      ],
    },
    {
      id: 'duel',
      title: 'rules-fight-duel',
      icon: 'swap',
      passages: [
        { text: 'rules-fight-duel-fair', rules: ['T9'], ours: true },
        { text: 'rules-fight-duel-highest', rules: ['T9'], ours: true },
        { text: 'rules-fight-duel-signs', rules: ['T9'], ours: true, picture: 'signs' },
        { text: 'rules-fight-duel-guess', rules: ['T9'], ours: true },
        { text: 'rules-fight-duel-tie', rules: ['T9'], ours: true },
        { text: 'rules-fight-duel-real', rules: ['T9'], ours: true },
      ],
    },
    {
      id: 'stock',
      title: 'rules-fight-stock',
      icon: 'again',
      passages: [
        { text: 'rules-draw-empty', rules: ['S1'] },
        { text: 'rules-fight-stock-when', rules: ['S1', 'S2'], ours: true },
        { text: 'rules-fight-stock-all', rules: ['T2'] },
        { text: 'rules-fight-stock-own', rules: ['T2', 'T6'], ours: true },
      ],
    },
    {
      id: 'joker',
      title: 'rules-joker',
      icon: 'swap',
      passages: [
        SWAP,
        { text: 'rules-joker-under', rules: ['J2'] },
        ...AFTER_THE_JOKER,
        { text: 'rules-fight-joker-duel', rules: ['J5'], ours: true },
        { text: 'rules-joker-last', rules: ['J6'], ours: true },
      ],
    },
    {
      id: 'end',
      title: 'rules-end',
      icon: 'crown',
      passages: [
        { text: 'rules-fight-end-win', rules: ['T5'] },
        { text: 'rules-fight-end-when', rules: ['T8'], ours: true },
        { text: 'rules-fight-end-long', rules: ['X1'], ours: true },
      ],
    },
    {
      id: 'fair',
      title: 'rules-fair',
      icon: 'eye',
      passages: [
        ...FAIR,
        { text: 'rules-fight-fair-secret', rules: ['H1'], ours: true },
        { text: 'rules-fight-fair-leave', rules: ['X2'], ours: true },
      ],
    },
    {
      id: 'options',
      title: 'rules-options',
      icon: 'gear',
      lead: 'rules-options-lead',
      passages: [
        JOKERS,
        { text: 'rules-options-hand', rules: ['G8'], ours: true },
        { text: 'rules-fight-options-shown', rules: ['T6'], ours: true },
        { text: 'rules-fight-options-pack', rules: ['T10'], ours: true },
        LEAVER,
      ],
    },
  ],
};
