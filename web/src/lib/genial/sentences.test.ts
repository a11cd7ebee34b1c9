import { beforeAll, describe, expect, test } from 'vitest';
import { event, genialGame, SEATS } from '../../testing/game';
import { i18n } from '../i18n.svelte';
import type { Game } from '../messages';
import { sentencesOf } from '../sentences';
import type { Telling } from '../telling';
import { Flights } from './flights';
import { genialStatus, smallest } from './sentences';
import { Show } from './show.svelte';

const mia: Telling = { t: i18n.t, me: 0, seats: SEATS, game: 'genial' };
const COUNTS = { R: 3, O: 2, Y: 4, G: 5, B: 3, V: 6 };

beforeAll(async () => {
  await i18n.use('en');
  await i18n.need('genial');
});

function shown(more: Partial<Game>, view: Parameters<typeof genialGame>[1] = {}): Show {
  return new Show(genialGame(more, view), new Flights(), 0, () => undefined);
}

describe('what happened', () => {
  test.each([
    [event(1, 'draw', { token: 'R', fate: 'match' }), ['Luna draws: red heart. It fits!']],
    [event(0, 'draw', { token: 'B', fate: 'miss' }), ['You draw: blue drop. No match! All of it goes into the centre.']],
    [event(1, 'draw', { token: 'V', fate: 'conflict' }), ['Luna draws: purple diamond. A clash! All of it goes into the centre.']],
    [event(0, 'take', { took: { R: 3, G: 1 } }), ['You take 4 tokens.']],
    [event(1, 'alt', { took: { O: 1 } }), ['Luna makes the other move and takes 1 token: orange moon.']],
    [
      event(1, 'take', { took: { R: 3 }, lined: ['R'], returned: { R: 1 } }),
      [
        'Luna takes 3 tokens.',
        "Luna has a full line: red heart! That's a bonus turn.",
        '1 token too many goes back into the reserve.',
      ],
    ],
    [event(1, 'take', { took: { R: 1 }, bonus_lapsed: true }), ['Luna takes 1 token.', 'The reserve is empty: no bonus turn.']],
    [event(0, 'draw', { token: 'R', fate: 'match', auto: true }), ['Your time is up.', 'You draw: red heart. It fits!']],
    [event(2, 'leave'), ['Ivo leaves.']],
    [event(2, 'stand-in'), ['A bot plays for Ivo now.']],
    [event(1, 'deal'), ['Luna begins.']],
  ] as const)('%o', (what, sentences) => {
    expect(sentencesOf(mia, what)).toEqual(sentences);
  });
});

describe('whom the game waits for', () => {
  const own = { collections: [COUNTS, COUNTS, COUNTS] };
  test.each([
    ['Your turn! Draw a token.', shown({ legal: ['draw'] })],
    ['Bonus turn! Draw a token.', shown({ legal: ['draw'] }, { in_bonus: true })],
    ['It fits! Draw another, or take?', shown({ legal: ['draw', 'take'] })],
    ['The reserve is empty. Take!', shown({ legal: ['take'] })],
    ['Your shortest line: orange moon. Take or draw?', shown({ legal: ['draw', 'alt'] }, own)],
    ['The reserve is empty. Take from the centre: orange moon.', shown({ legal: ['alt'] }, own)],
    ["It's Luna's turn.", shown({ waiting: [1] }, { turn: 1 })],
  ])('%s', (text, show) => {
    expect(genialStatus(mia, show, () => 'over').text).toBe(text);
  });

  test('the end is told by the words that all games share', () => {
    const outcome = { termination: 'won', winners: [0], ranks: [1, 2, 2], scores: [42, 3, 3], hands: [] } as const;
    expect(genialStatus(mia, shown({ outcome, waiting: [] }), () => 'over')).toEqual({ text: 'over', tone: 'over' });
  });

  test('while a token hangs in the air nobody reads what it is', () => {
    const show = shown({ legal: ['draw'] });
    show.turning = 0;
    expect(genialStatus(mia, show, () => '').text).toBe('What will it be?');
    show.turning = 1;
    expect(genialStatus(mia, show, () => '').text).toBe('Luna draws… what will it be?');
  });

  test('the smallest line is the one with the fewest tokens', () => {
    expect(smallest(shown({}, own), 0)).toBe('O');
  });
});
