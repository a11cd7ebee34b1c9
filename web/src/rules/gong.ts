import type { Passage, Section } from './guide';

/** What the rules of LINK, FAMILY and FIGHT have in common. */

export const NEED: Section = {
  id: 'need',
  title: 'rules-need',
  icon: 'star',
  passages: [
    { text: 'rules-need-players', rules: ['G1'] },
    { text: 'rules-need-families', rules: ['G2'], picture: 'families' },
    { text: 'rules-need-xpheres', rules: ['G3'], picture: 'xpheres' },
    { text: 'rules-need-jokers', rules: ['G4'], picture: 'jokers' },
    { text: 'rules-need-games', rules: ['G5'] },
  ],
};

export const HAND: Passage = { text: 'rules-deal-hand', rules: ['G6'] };

export const STARTER: readonly Passage[] = [
  { text: 'rules-deal-starter', rules: ['G7'] },
  { text: 'rules-deal-lot', rules: ['G7'], ours: true },
];

export const SWAP: Passage = { text: 'rules-joker-swap', rules: ['J1'] };

export const AFTER_THE_JOKER: readonly Passage[] = [
  { text: 'rules-joker-again', rules: ['J3'] },
  { text: 'rules-joker-same', rules: ['J3'], ours: true },
  { text: 'rules-joker-cancel', rules: ['J4'] },
  { text: 'rules-joker-round', rules: ['J4'], ours: true },
  { text: 'rules-joker-ask', rules: ['J4', 'H1'], ours: true },
  { text: 'rules-joker-ask-shared', rules: ['J4', 'H1'], ours: true },
];

export const FAIR: readonly Passage[] = [
  { text: 'rules-fair-secret', rules: ['H1'], ours: true },
  { text: 'rules-fair-open', rules: ['H2'], ours: true },
  { text: 'rules-fair-cards', rules: ['X3'], ours: true },
  { text: 'rules-fair-leave', rules: ['X2'], ours: true },
  { text: 'rules-fair-choice', rules: ['X2'], ours: true },
];

export const JOKERS: Passage = { text: 'rules-options-jokers', rules: ['G4'], ours: true };

export const LEAVER: Passage = { text: 'rules-options-leaver', rules: ['X2'], ours: true };
