import type { IconName } from '../parts/Icon.svelte';

/** The page of rules as data: its sections and passages, and the rules of docs/rules.md that each passage retells. */

export interface Passage {
  /** Fluent id of its text. */
  text: string;
  /** Ids of the rules in it. */
  rules: readonly string[];
  /** It settles what the printed sheet leaves open: our decision. */
  ours?: true;
  /** A picture that belongs below it. */
  picture?: 'families' | 'xpheres' | 'jokers' | 'match';
}

export interface Section {
  /** Also the anchor on the page. */
  id: string;
  /** Fluent id of its heading. */
  title: string;
  icon: IconName;
  /** Fluent id of a sentence before the passages. */
  lead?: string;
  passages: readonly Passage[];
}

export const SECTIONS: readonly Section[] = [
  {
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
  },
  {
    id: 'deal',
    title: 'rules-deal',
    icon: 'copy',
    passages: [
      { text: 'rules-deal-hand', rules: ['G6'] },
      { text: 'rules-deal-top', rules: ['L1'] },
      { text: 'rules-deal-joker', rules: ['L11'], ours: true },
      { text: 'rules-deal-all', rules: ['L2'] },
      { text: 'rules-deal-all-joker', rules: ['L2'], ours: true },
      { text: 'rules-deal-starter', rules: ['G7'] },
      { text: 'rules-deal-lot', rules: ['G7'], ours: true },
    ],
  },
  {
    id: 'turn',
    title: 'rules-turn',
    icon: 'check',
    passages: [{ text: 'rules-turn-match', rules: ['L3'], picture: 'match' }],
  },
  {
    id: 'draw',
    title: 'rules-draw',
    icon: 'draw',
    passages: [
      { text: 'rules-draw-must', rules: ['L4'] },
      { text: 'rules-draw-joker', rules: ['L4'], ours: true },
      { text: 'rules-draw-play', rules: ['L5'] },
      { text: 'rules-draw-keep', rules: ['L5'], ours: true },
      { text: 'rules-draw-more', rules: ['L5'], ours: true },
      { text: 'rules-draw-empty', rules: ['S1'] },
      { text: 'rules-draw-when', rules: ['S1'], ours: true },
      { text: 'rules-draw-nothing', rules: ['S2'], ours: true },
    ],
  },
  {
    id: 'gong',
    title: 'rules-gong',
    icon: 'sound',
    passages: [
      { text: 'rules-gong-say', rules: ['L7'] },
      { text: 'rules-gong-until', rules: ['L7'], ours: true },
      { text: 'rules-gong-catch', rules: ['L8'] },
      { text: 'rules-gong-early', rules: ['L8'], ours: true },
      { text: 'rules-gong-nobody', rules: ['L9'] },
      { text: 'rules-gong-over', rules: ['L9'], ours: true },
      { text: 'rules-gong-swap', rules: ['L10'], ours: true },
      { text: 'rules-gong-false', rules: ['L10'], ours: true },
      { text: 'rules-gong-race', rules: ['L13'], ours: true },
      { text: 'rules-gong-bots', rules: ['L13'], ours: true },
    ],
  },
  {
    id: 'joker',
    title: 'rules-joker',
    icon: 'swap',
    passages: [
      { text: 'rules-joker-swap', rules: ['J1'] },
      { text: 'rules-joker-under', rules: ['J2'] },
      { text: 'rules-joker-top', rules: ['J2'], ours: true },
      { text: 'rules-joker-again', rules: ['J3'] },
      { text: 'rules-joker-same', rules: ['J3'], ours: true },
      { text: 'rules-joker-cancel', rules: ['J4'] },
      { text: 'rules-joker-round', rules: ['J4'], ours: true },
      { text: 'rules-joker-ask', rules: ['J4', 'H1'], ours: true },
      { text: 'rules-joker-match', rules: ['J5'], ours: true },
      { text: 'rules-joker-last', rules: ['J6'], ours: true },
    ],
  },
  {
    id: 'end',
    title: 'rules-end',
    icon: 'crown',
    passages: [
      { text: 'rules-end-win', rules: ['L6'] },
      { text: 'rules-end-blocked', rules: ['L12'], ours: true },
      { text: 'rules-end-long', rules: ['X1'], ours: true },
    ],
  },
  {
    id: 'two',
    title: 'rules-two',
    icon: 'talk',
    passages: [
      { text: 'rules-two-swap', rules: ['J1'] },
      { text: 'rules-two-gong', rules: ['L8', 'L9'], ours: true },
    ],
  },
  {
    id: 'fair',
    title: 'rules-fair',
    icon: 'eye',
    passages: [
      { text: 'rules-fair-secret', rules: ['H1'], ours: true },
      { text: 'rules-fair-open', rules: ['H2'], ours: true },
      { text: 'rules-fair-cards', rules: ['X3'], ours: true },
      { text: 'rules-fair-leave', rules: ['X2'], ours: true },
      { text: 'rules-fair-choice', rules: ['X2'], ours: true },
    ],
  },
  {
    id: 'options',
    title: 'rules-options',
    icon: 'gear',
    lead: 'rules-options-lead',
    passages: [
      { text: 'rules-options-jokers', rules: ['G4'], ours: true },
      { text: 'rules-options-hand', rules: ['G8'], ours: true },
      { text: 'rules-options-draw', rules: ['L4', 'L5'], ours: true },
      { text: 'rules-options-false', rules: ['L10'], ours: true },
      { text: 'rules-options-leaver', rules: ['X2'], ours: true },
    ],
  },
];
