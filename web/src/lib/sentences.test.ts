import { beforeAll, describe, expect, test } from 'vitest';
import { event, game, SEATS } from '../testing/game';
import { i18n } from './i18n.svelte';
import { cardLabel, sentencesOf, statusOf, type Telling } from './sentences';

const mia: Telling = { t: i18n.t, me: 0, seats: SEATS, game: 'link' };
const watcher: Telling = { ...mia, me: null };

beforeAll(() => i18n.use('en'));

test('a card has a full name for those who hear it', () => {
  expect(cardLabel(i18n.t, 'NB4')).toBe('NEBULA 4, Ruby');
  expect(cardLabel(i18n.t, 'JK')).toBe('GONG JOKER');
});

describe('what happened', () => {
  test.each([
    [event(1, 'NB2'), ['Luna plays NEBULA 2.']],
    [event(0, 'NB2'), ['You play NEBULA 2.']],
    [event(1, 'draw', { drew: 1, count: 1 }), ['Luna draws a card.']],
    [event(0, 'draw', { drew: 0, count: 1, card: 'SW2' }), ['You draw SPARROW 2.']],
    [event(1, 'draw', { drew: 1, count: 1, reshuffled: true }), ['The pile is shuffled: a new stock!', 'Luna draws a card.']],
    [event(1, 'JK>0', { asked: 0 }), ['Luna plays a joker on you.']],
    [event(1, 'JK>2', { exchanged: [1, 2] }), ['Luna plays a joker on Ivo.', 'Luna and Ivo swap hands.']],
    [event(0, 'accept', { exchanged: [1, 0] }), ['You let it happen.', 'You and Luna swap hands.']],
    [event(2, 'gong'), ['Ivo says GONG!']],
    [event(2, 'gong', { drew: 2, count: 1 }), ['Ivo says GONG for nothing and draws 1 card.']],
    [event(2, 'gong!0', { drew: 0, count: 1 }), ['Ivo says GONG for you: you draw 1 card.']],
    [event(0, 'gong!2', { drew: 2, count: 0 }), ['You say GONG for Ivo.']],
    [event(0, 'pass', { auto: true }), ['Your time is up.', 'You pass.']],
    [event(2, 'stand-in'), ['A bot plays for Ivo now.']],
    [event(2, 'back'), ['Ivo is back.']],
    [event(1, 'NB4', { auto: true }), ['Luna plays NEBULA 4.']],
    [event(2, 'leave'), ['Ivo leaves.']],
    [event(1, 'deal'), ['Luna begins.']],
  ] as const)('%o', (what, sentences) => {
    expect(sentencesOf(mia, what)).toEqual(sentences);
  });

  test('a spectator is nobody in the story', () => {
    expect(sentencesOf(watcher, event(0, 'NB2'))).toEqual(['Mia plays NEBULA 2.']);
  });
});

describe('whom the game waits for', () => {
  test.each([
    ['Your turn! Play a glowing card.', game({ legal: ['NB4', 'JK>1'] })],
    ['No card fits. Draw one!', game({ legal: ['draw'] })],
    ['Play your joker, or draw a card.', game({ legal: ['JK>1', 'JK>2', 'draw'] })],
    ['Your new card fits! Play it, or pass.', game({ legal: ['NB4', 'pass'] }, { drew: true, drawn: 'NB4' })],
    ["It doesn't fit. Pass.", game({ legal: ['pass'] }, { drew: true })],
    ['There is nothing to draw. Pass.', game({ legal: ['pass'] })],
    ['One card left! Say GONG!', game({ legal: ['gong'], waiting: [1] })],
    ["It's Luna's turn.", game({ waiting: [1] }, { turn: 1 })],
    ['You win!', game({ outcome: { termination: 'won', winners: [0], ranks: [1, 2, 2], scores: [0, 4, 5], hands: [[], [], []] } })],
  ] as const)('%s', (text, state) => {
    expect(statusOf(mia, state, false).text).toBe(text);
  });

  test('everybody else reads the same while the joker is answered (H1)', () => {
    const asked = game({ waiting: [2] }, { joker: [0, 2] });
    expect(statusOf(mia, asked, false).text).toBe(statusOf(watcher, asked, false).text);
  });

  test('who has left the net is said to be away', () => {
    const seats = [SEATS[0]!, SEATS[1]!, { ...SEATS[2]!, online: false }];
    expect(statusOf({ ...mia, seats }, game({ waiting: [2] }), false).text).toContain('Ivo');
    expect(statusOf({ ...mia, seats }, game({ waiting: [2] }), false).text).toContain('away');
  });
});
