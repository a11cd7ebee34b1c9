import { beforeAll, describe, expect, test } from 'vitest';
import { event, familyGame, SEATS } from '../../testing/game';
import { statusOf } from '../../table/family/status';
import { i18n } from '../i18n.svelte';
import { sentencesOf } from '../sentences';
import type { Telling } from '../telling';
import { actionOf, askOf, asksOf, begun, mayGoOn, NOTHING, openOf } from './asks';

const mia: Telling = { t: i18n.t, me: 0, seats: SEATS, game: 'family' };
const LEGAL = ['ask 1 OM3', 'ask 1 OM4', 'ask 2 OM3', 'ask 2 NB1', 'JK>1', 'JK>2'];

beforeAll(() => i18n.use('en').then(() => i18n.need('family')));

test('a question is read as the game writes it', () => {
  expect(askOf('ask 2 OM3')).toEqual({ seat: 2, card: 'OM3' });
  expect(askOf('ask 2 JK')).toBeNull();
  expect(asksOf(LEGAL)).toHaveLength(4);
});

test('only what may be asked is offered, whatever is said first', () => {
  const asks = asksOf(LEGAL);
  expect([...openOf(asks, NOTHING).families]).toEqual(['OM', 'NB']);
  expect([...openOf(asks, { ...NOTHING, seat: 1 }).families]).toEqual(['OM']);
  expect([...openOf(asks, { ...NOTHING, family: 'OM' }).numbers]).toEqual(['3', '4']);
  expect([...openOf(asks, { ...NOTHING, family: 'OM', number: '4' }).seats]).toEqual([1]);
  expect([...openOf(asks, { ...NOTHING, family: 'NB' }).seats]).toEqual([2]);
});

test('it is asked once it is whole', () => {
  const asks = asksOf(LEGAL);
  expect(actionOf(asks, { seat: 2, family: 'OM', number: null })).toBeNull();
  expect(actionOf(asks, { seat: 2, family: 'OM', number: '3' })).toBe('ask 2 OM3');
  expect(actionOf(asks, { seat: 2, family: 'OM', number: '4' })).toBeNull();
});

test('what has been said may go on as long as it can become a question', () => {
  expect(mayGoOn(asksOf(LEGAL), {})).toBe(true);
  expect(mayGoOn(asksOf(LEGAL), { family: 'OM', number: null })).toBe(true);
  expect(mayGoOn(asksOf(LEGAL), { seat: 1, family: 'NB' })).toBe(false);
  expect(mayGoOn([], {})).toBe(false);
});

test('with one player to ask, nobody has to be chosen', () => {
  expect(begun(asksOf(['ask 1 OM3', 'ask 1 NB1'])).seat).toBe(1);
  expect(begun(asksOf(LEGAL)).seat).toBeNull();
});

describe('what happened', () => {
  test.each([
    [event(1, 'ask 2 OM3', { gave: [{ giver: 2, taker: 1, count: 1, cards: ['OM3'] }] }), ['Luna asks Ivo for OMEGA 3.', 'Ivo hands it over.']],
    [event(1, 'ask 0 OM3', { gave: [{ giver: 0, taker: 1, count: 1, cards: ['OM3'] }] }), ['Luna asks you for OMEGA 3.', 'You hand it over.']],
    [event(1, 'ask 2 OM3', { drew: 1, count: 1 }), ['Luna asks Ivo for OMEGA 3.', "Ivo doesn't have it.", 'Luna draws a card.']],
    [event(0, 'ask 2 OM3', { drew: 0, count: 1, card: 'SW1' }), ['You ask Ivo for OMEGA 3.', "Ivo doesn't have it.", 'You draw SPARROW 1.']],
    [event(1, 'ask 2 OM3'), ['Luna asks Ivo for OMEGA 3.', "Ivo doesn't have it.", 'There is nothing to draw.']],
    [
      event(1, 'ask 2 OM3', { drew: 1, count: 1, shown: 'OM3', laid: [[1, 'OM']] }),
      ['Luna asks Ivo for OMEGA 3.', "Ivo doesn't have it.", 'Luna draws OMEGA 3, just that card, and may go on!', 'Luna has all of OMEGA!'],
    ],
    [event(1, 'draw', { drew: 1, count: 1 }), ['Luna draws a card.']],
    [event(1, 'JK>2', { exchanged: [1, 2], reshuffled: true }), ['Luna plays a joker on Ivo.', 'Luna and Ivo swap hands.']],
    [event(1, 'deal', { laid: [[2, 'VG']] }), ['Luna begins.', 'Ivo has all of VIRGO!']],
  ] as const)('%o', (what, sentences) => {
    expect(sentencesOf(mia, what)).toEqual(sentences);
  });
});

describe('whom the game waits for', () => {
  const asking = { choice: NOTHING, may: true, choosing: false, lucky: false };
  const draws = { ...asking, may: false };
  test.each([
    ['Your turn! Which galaxy do you collect?', familyGame({ legal: LEGAL }), asking],
    ['Yes! You may ask again.', familyGame({ legal: LEGAL }), { ...asking, lucky: true }],
    ['Which card do you want?', familyGame({ legal: LEGAL }), { ...asking, choice: { ...NOTHING, family: 'OM' } }],
    ['Who has OMEGA 3? Tap a player!', familyGame({ legal: LEGAL }), { ...asking, choice: { seat: null, family: 'OM', number: '3' } }],
    ["You can't ask anybody. Draw a card!", familyGame({ legal: ['draw'] }), draws],
    ['Play your joker, or draw a card.', familyGame({ legal: ['JK>1', 'draw'] }), draws],
    ["It's Luna's turn.", familyGame({ waiting: [1] }, { turn: 1 }), draws],
    ['Luna wants to swap hands with you!', familyGame({ legal: ['accept'] }, { joker: [1, 0] }), draws],
  ] as const)('%s', (text, game, so) => {
    expect(statusOf(mia, game, so).text).toBe(text);
  });
});
