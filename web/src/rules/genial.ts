import type { Guide } from './guide';

export const GENIAL: Guide = {
  lead: 'rules-genial-lead',
  example: 'C5',
  sections: [
    {
      id: 'need',
      title: 'rules-need',
      icon: 'star',
      passages: [
        { text: 'rules-genial-need-tokens', rules: ['C1'], picture: 'tokens' },
        { text: 'rules-genial-need-players', rules: ['C1'], ours: true },
      ],
    },
    {
      id: 'deal',
      title: 'rules-genial-deal',
      icon: 'copy',
      passages: [
        { text: 'rules-genial-deal-reserve', rules: ['C2'] },
        { text: 'rules-deal-starter', rules: ['C3'] },
        { text: 'rules-deal-lot', rules: ['C3', 'G7'], ours: true },
      ],
    },
    {
      id: 'turn',
      title: 'rules-turn',
      icon: 'draw',
      passages: [
        { text: 'rules-genial-turn-draw', rules: ['C4'] },
        { text: 'rules-genial-turn-match', rules: ['C5'] },
        { text: 'rules-genial-turn-miss', rules: ['C6'] },
        { text: 'rules-genial-turn-clash', rules: ['C7'], picture: 'draws' },
      ],
    },
    {
      id: 'take',
      title: 'rules-genial-take',
      icon: 'take',
      passages: [
        { text: 'rules-genial-take-all', rules: ['C8'] },
        { text: 'rules-genial-take-safe', rules: ['C8'] },
        { text: 'rules-genial-take-over', rules: ['C9'] },
      ],
    },
    {
      id: 'bonus',
      title: 'rules-genial-bonus',
      icon: 'again',
      passages: [
        { text: 'rules-genial-bonus-line', rules: ['C10'], picture: 'line' },
        { text: 'rules-genial-bonus-once', rules: ['C10'] },
        { text: 'rules-genial-bonus-miss', rules: ['C10'], ours: true },
        { text: 'rules-genial-bonus-more', rules: ['C11'] },
        { text: 'rules-genial-bonus-end', rules: ['C11'], ours: true },
      ],
    },
    {
      id: 'other',
      title: 'rules-genial-other',
      icon: 'swap',
      passages: [
        { text: 'rules-genial-other-when', rules: ['C12'] },
        { text: 'rules-genial-other-one', rules: ['C13'], ours: true },
        { text: 'rules-genial-other-start', rules: ['C13'], ours: true },
      ],
    },
    {
      id: 'end',
      title: 'rules-end',
      icon: 'crown',
      passages: [
        { text: 'rules-genial-end-win', rules: ['C14'], ours: true },
        { text: 'rules-genial-end-others', rules: ['C14'], ours: true },
        { text: 'rules-genial-end-empty', rules: ['C16'], ours: true },
        { text: 'rules-genial-end-bonus', rules: ['C16'], ours: true },
        { text: 'rules-genial-end-three', rules: ['C16'], ours: true },
        { text: 'rules-genial-end-long', rules: ['X1'], ours: true },
      ],
    },
    {
      id: 'fair',
      title: 'rules-fair',
      icon: 'eye',
      passages: [
        { text: 'rules-genial-fair-secret', rules: ['H1'], ours: true },
        { text: 'rules-genial-fair-open', rules: ['H2'], ours: true },
        { text: 'rules-genial-fair-tokens', rules: ['X3'], ours: true },
        { text: 'rules-fair-leave', rules: ['X2'], ours: true },
        { text: 'rules-genial-fair-seat', rules: ['X2'], ours: true },
      ],
    },
    {
      id: 'options',
      title: 'rules-options',
      icon: 'gear',
      lead: 'rules-options-lead',
      passages: [
        { text: 'rules-genial-options-line', rules: ['C15'], ours: true },
        { text: 'rules-genial-options-other', rules: ['C13'], ours: true },
        { text: 'rules-options-leaver', rules: ['X2'], ours: true },
      ],
    },
  ],
};
