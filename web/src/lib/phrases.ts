/** What can be said at the table: each reader sees it in their own language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'oops',
  'wow',
  'hurry',
  'one-more',
  'sorry',
  'bye',
] as const;
export const EMOTES = ['smile', 'laugh', 'cool', 'think', 'cry', 'heart', 'clap', 'rocket'] as const;
export type EmoteName = (typeof EMOTES)[number];
