import { AFTER_THE_JOKER, FAIR, HAND, JOKERS, LEAVER, NEED, STARTER, SWAP } from './gong';
import type { Guide } from './guide';

export const FAMILY: Guide = {
  lead: 'rules-family-lead',
  example: 'F3',
  sections: [
    NEED,
    { id: 'deal', title: 'rules-deal', icon: 'copy', passages: [HAND, ...STARTER] },
    {
      id: 'ask',
      title: 'rules-family-ask',
      icon: 'talk',
      passages: [
        { text: 'rules-family-ask-who', rules: ['F1'] },
        { text: 'rules-family-ask-empty', rules: ['F1'], ours: true },
        { text: 'rules-family-ask-own', rules: ['F2'] },
        { text: 'rules-family-ask-new', rules: ['F2', 'J5'], ours: true, picture: 'ask' },
      ],
    },
    {
      id: 'answer',
      title: 'rules-family-answer',
      icon: 'check',
      passages: [
        { text: 'rules-family-answer-yes', rules: ['F3'] },
        { text: 'rules-family-answer-again', rules: ['F3'], ours: true },
        { text: 'rules-family-answer-no', rules: ['F4'] },
        { text: 'rules-family-answer-lucky', rules: ['F5'] },
        { text: 'rules-family-answer-other', rules: ['F6'] },
        { text: 'rules-family-answer-next', rules: ['F6', 'S2'], ours: true },
        { text: 'rules-family-answer-open', rules: ['F12'], ours: true },
        { text: 'rules-family-answer-cannot', rules: ['F11'], ours: true },
      ],
    },
    {
      id: 'whole',
      title: 'rules-family-whole',
      icon: 'star',
      passages: [
        { text: 'rules-family-whole-lay', rules: ['F8'], picture: 'family' },
        { text: 'rules-family-whole-once', rules: ['F8'], ours: true },
        { text: 'rules-family-whole-pile', rules: ['F7', 'S1'] },
      ],
    },
    {
      id: 'joker',
      title: 'rules-joker',
      icon: 'swap',
      passages: [
        SWAP,
        { text: 'rules-family-joker-back', rules: ['J2'] },
        ...AFTER_THE_JOKER,
        { text: 'rules-family-joker-empty', rules: ['J6'], ours: true },
        { text: 'rules-family-joker-whole', rules: ['J7'], ours: true },
      ],
    },
    {
      id: 'end',
      title: 'rules-end',
      icon: 'crown',
      passages: [
        { text: 'rules-family-end-win', rules: ['F9'] },
        { text: 'rules-family-end-nine', rules: ['F9'], ours: true },
        { text: 'rules-family-end-tie', rules: ['F10'] },
        { text: 'rules-family-end-deal', rules: ['F10'], ours: true },
        { text: 'rules-family-end-long', rules: ['X1'], ours: true },
      ],
    },
    {
      id: 'fair',
      title: 'rules-fair',
      icon: 'eye',
      passages: [...FAIR, { text: 'rules-family-fair-leave', rules: ['X2'], ours: true }],
    },
    {
      id: 'options',
      title: 'rules-options',
      icon: 'gear',
      lead: 'rules-options-lead',
      passages: [JOKERS, { text: 'rules-family-options-hand', rules: ['G8'], ours: true }, LEAVER],
    },
  ],
};
