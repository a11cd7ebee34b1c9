import { beforeAll, describe, expect, test } from 'vitest';
import { event, fightGame, SEATS } from '../../testing/game';
import { codeOf, shownAtFirst, shownBy } from '../../table/fight/shown';
import { statusOf } from '../../table/fight/status';
import { i18n } from '../i18n.svelte';
import { sentencesOf } from '../sentences';
import type { Telling } from '../telling';
import { BEATS, cardsIn, chosenBy, guessesIn, guessOf, seatsIn, SIGNS } from './choices';

const mia: Telling = { t: i18n.t, me: 0, seats: SEATS, game: 'fight' };

beforeAll(() => i18n.use('en').then(() => i18n.need('fight')));

test('actions are read as the game writes them', () => {
  expect(chosenBy('at 2')).toBe(2);
  expect(chosenBy('JK>2')).toBeNull();
  expect(guessOf('guess 3')).toBe('3');
  expect(guessOf('guess PX')).toBe('PX');
  expect(guessOf('guess yellow')).toBe('yellow');
  expect(guessOf('guess 7')).toBeNull();
  expect(cardsIn(['NB4', 'JK', 'JK>1', 'at 1'])).toEqual(['NB4', 'JK']);
  expect(guessesIn(['guess 1', 'NB4', 'guess 2'])).toEqual(['1', '2']);
  expect(seatsIn(['at 1', 'JK>2', 'draw'])).toEqual({ chosen: [1], joker: [2] });
});

test('each sign beats one and is beaten by another', () => {
  for (const sign of SIGNS) expect(BEATS[BEATS[BEATS[sign]]]).toBe(sign);
  expect(BEATS.sun).toBe('comet');
});

test('a number has the colour of its code, a joker none', () => {
  expect(['PX1', 'PX2', 'PX3', 'PX4', 'PX5', 'PX6', 'JK'].map(codeOf)).toEqual(['yellow', 'yellow', 'red', 'red', 'blue', 'blue', null]);
});

test('the card that was turned over last is in sight, also on coming back', () => {
  const turned = event(1, 'draw', { shown: 'NB3', task: 'space-dust' });
  expect(shownBy([turned, event(1, 'at 2')])).toMatchObject({ seat: 1, card: 'NB3', task: 'space-dust' });
  expect(shownBy([event(1, 'at 2')])).toBeNull();
  expect(shownAtFirst(fightGame({}, { shown: 'OM5', task: 'star-fairy', turn: 2 }).view, [turned])).toMatchObject({ seat: 2, card: 'OM5' });
  expect(shownAtFirst(fightGame().view, [turned])).toMatchObject({ seat: 1, card: 'NB3' });
});

describe('what happened', () => {
  test.each([
    [event(1, 'draw', { shown: 'NB3', task: 'space-dust', drawn: [[1, 1]] }), ['Luna turns over NEBULA 3.', 'Luna draws 1 card.']],
    [event(0, 'draw', { shown: 'NB3', drawn: [[0, 2]], cards: ['SW1', 'SW2'] }), ['You turn over NEBULA 3.', 'You draw SPARROW 1 and SPARROW 2.']],
    [event(1, 'draw', { shown: 'JK' }), ['Luna draws a joker and keeps it.']],
    [event(1, 'at 0'), ['Luna chooses you.']],
    [event(1, 'sign'), ['Luna has picked in secret.']],
    [event(1, 'card', { gave: [{ giver: 1, taker: 2, count: 1 }] }), ['1 card goes from Luna to Ivo.']],
    [
      event(1, 'card', { revealed: [[1, 'NB6'], [0, 'guess yellow']], duel_won: 1 }),
      ['Luna shows: NEBULA 6.', 'You show: yellow.', 'Luna wins the duel!'],
    ],
    [event(1, 'sun', { revealed: [[1, 'sun'], [2, 'sun']] }), ['Luna shows: sun.', 'Ivo shows: sun.', 'Nobody wins the duel.']],
    [event(1, 'NB4', { gave: [{ giver: 1, taker: 2, count: 2 }] }), ['2 cards go from Luna to Ivo.']],
    [event(1, 'NB4', { gave: [{ giver: 1, taker: 0, count: 1, cards: ['NB4'] }] }), ['You get NEBULA 4 from Luna.']],
    [event(0, 'NB4', { put_down: [[0, 'NB4']], skipped: [1], again: true }), ['You lay down NEBULA 4.', 'Luna misses a turn.', 'You play again!']],
    [event(1, 'one', { looked: { viewer: 1, seat: 0, count: 2 } }), ['Luna looks at 2 of your cards.']],
    [event(1, 'JK>2', { exchanged: [1, 2] }), ['Luna plays a joker on Ivo.', 'Luna and Ivo swap hands.']],
  ] as const)('%o', (what, sentences) => {
    expect(sentencesOf(mia, what)).toEqual(sentences);
  });
});

describe('whom the game waits for', () => {
  const ask = (kind: 'player' | 'give' | 'laydown' | 'signs', seats = [0], count = 0, to: number | null = null) => [{ kind, seats, count, to }];
  test.each([
    ['Your turn! Turn over a card.', fightGame({ legal: ['draw'] })],
    ['Your turn! Turn over a card, or play your joker first.', fightGame({ legal: ['JK>1', 'draw'] })],
    ['Which player? Tap one!', fightGame({ legal: ['at 1', 'at 2'] }, { asks: ask('player') })],
    ['Which card do you give to Ivo?', fightGame({ legal: ['NB4', 'SW2'] }, { asks: ask('give', [0], 1, 2) })],
    ['Which cards do you lay down? 2 to go.', fightGame({ legal: ['NB4', 'SW2', 'JK'] }, { asks: ask('laydown', [0], 2) })],
    ['A duel! Sun, moon or comet?', fightGame({ legal: ['sun', 'moon', 'comet'] }, { asks: ask('signs', [0, 1]), duel: 'signs', rival: 1 })],
    ['Sealed! We wait for Luna…', fightGame({ waiting: [1] }, { asks: ask('signs', [1]), duel: 'signs', rival: 1, my_choice: 'sun', ready: [0] })],
    ['Ivo is choosing…', fightGame({ waiting: [2] }, { turn: 2, asks: ask('player', [2]) })],
    ["It's Luna's turn.", fightGame({ waiting: [1] }, { turn: 1 })],
  ] as const)('%s', (text, game) => {
    expect(statusOf(mia, game, false).text).toBe(text);
  });
});
