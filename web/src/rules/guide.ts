import type { IconName } from '../parts/Icon.svelte';

/** A page of rules as data: its sections and passages, and the rules of docs/rules.md that each passage retells. */

export interface Passage {
  /** Fluent id of its text. */
  text: string;
  /** Ids of the rules in it. */
  rules: readonly string[];
  /** It settles what the printed sheet leaves open: our decision. */
  ours?: true;
  /** A picture that belongs below it. */
  picture?: PictureName;
}

export type PictureName =
  | ('families' | 'xpheres' | 'jokers')
  | 'match'
  | ('ask' | 'family')
  | ('codes' | 'signs')
  | ('tokens' | 'draws' | 'line');

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

export interface Guide {
  /** Fluent id of what the game is about, in a sentence or two. */
  lead: string;
  /** A rule as an example of how rules are named. */
  example: string;
  sections: readonly Section[];
}
