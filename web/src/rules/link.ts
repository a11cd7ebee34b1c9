import { AFTER_THE_JOKER, FAIR, HAND, JOKERS, LEAVER, NEED, STARTER, SWAP } from './gong';
import type { Guide } from './guide';

export const LINK: Guide = {
  lead: 'rules-link-lead',
  example: 'L3',
  sections: [
    NEED,
    {
      id: 'deal',
      title: 'rules-deal',
      icon: 'copy',
      passages: [
        HAND,
        { text: 'rules-link-deal-top', rules: ['L1'] },
        { text: 'rules-link-deal-joker', rules: ['L11'], ours: true },
        { text: 'rules-link-deal-all', rules: ['L2'] },
        { text: 'rules-link-deal-all-joker', rules: ['L2'], ours: true },
        ...STARTER,
      ],
    },
    {
      id: 'turn',
      title: 'rules-turn',
      icon: 'check',
      passages: [{ text: 'rules-link-turn-match', rules: ['L3'], picture: 'match' }],
    },
    {
      id: 'draw',
      title: 'rules-link-draw',
      icon: 'draw',
      passages: [
        { text: 'rules-link-draw-must', rules: ['L4'] },
        { text: 'rules-link-draw-joker', rules: ['L4'], ours: true },
        { text: 'rules-link-draw-play', rules: ['L5'] },
        { text: 'rules-link-draw-keep', rules: ['L5'], ours: true },
        { text: 'rules-link-draw-more', rules: ['L5'], ours: true },
        { text: 'rules-draw-empty', rules: ['S1'] },
        { text: 'rules-link-draw-when', rules: ['S1'], ours: true },
        { text: 'rules-link-draw-nothing', rules: ['S2'], ours: true },
      ],
    },
    {
      id: 'gong',
      title: 'rules-link-gong',
      icon: 'sound',
      passages: [
        { text: 'rules-link-gong-say', rules: ['L7'] },
        { text: 'rules-link-gong-until', rules: ['L7'], ours: true },
        { text: 'rules-link-gong-catch', rules: ['L8'] },
        { text: 'rules-link-gong-early', rules: ['L8'], ours: true },
        { text: 'rules-link-gong-nobody', rules: ['L9'] },
        { text: 'rules-link-gong-over', rules: ['L9'], ours: true },
        { text: 'rules-link-gong-swap', rules: ['L10'], ours: true },
        { text: 'rules-link-gong-false', rules: ['L10'], ours: true },
        { text: 'rules-link-gong-race', rules: ['J4', 'L13'], ours: true },
        { text: 'rules-link-gong-bots', rules: ['L13'], ours: true },
      ],
    },
    {
      id: 'joker',
      title: 'rules-joker',
      icon: 'swap',
      passages: [
        SWAP,
        { text: 'rules-joker-under', rules: ['J2'] },
        { text: 'rules-link-joker-top', rules: ['J2'], ours: true },
        ...AFTER_THE_JOKER,
        { text: 'rules-link-joker-match', rules: ['J5'], ours: true },
        { text: 'rules-joker-last', rules: ['J6'], ours: true },
      ],
    },
    {
      id: 'end',
      title: 'rules-end',
      icon: 'crown',
      passages: [
        { text: 'rules-link-end-win', rules: ['L6'] },
        { text: 'rules-link-end-blocked', rules: ['L12'], ours: true },
        { text: 'rules-link-end-long', rules: ['X1'], ours: true },
      ],
    },
    {
      id: 'two',
      title: 'rules-link-two',
      icon: 'talk',
      passages: [
        { text: 'rules-link-two-swap', rules: ['J1'] },
        { text: 'rules-link-two-gong', rules: ['L8', 'L9'], ours: true },
      ],
    },
    { id: 'fair', title: 'rules-fair', icon: 'eye', passages: FAIR },
    {
      id: 'options',
      title: 'rules-options',
      icon: 'gear',
      lead: 'rules-options-lead',
      passages: [
        JOKERS,
        { text: 'rules-options-hand', rules: ['G8'], ours: true },
        { text: 'rules-link-options-draw', rules: ['L4', 'L5'], ours: true },
        { text: 'rules-link-options-false', rules: ['L10'], ours: true },
        LEAVER,
      ],
    },
  ],
};
