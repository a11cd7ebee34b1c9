import { expect, test } from 'vitest';
import { calledBy, isCard, keyed, targetOf } from './cards';
import { keyCommand } from './keys';
import { GAMES } from './games';
import { placeOf, rulesPath } from './router.svelte';

test('addresses lead to their places', () => {
  expect(placeOf('/')).toEqual({ page: 'home' });
  expect(placeOf('/t/qwerty')).toEqual({ page: 'table', code: 'QWERTY' });
  expect(placeOf('/t/QWERTY/')).toEqual({ page: 'table', code: 'QWERTY' });
  expect(placeOf('/t/QWERTZU')).toEqual({ page: 'home' });
  expect(placeOf('/rules')).toEqual({ page: 'rules', game: 'link' });
  for (const game of GAMES) expect(placeOf(rulesPath(game))).toEqual({ page: 'rules', game });
  expect(placeOf('/rules/chess')).toEqual({ page: 'home' });
  expect(placeOf('/score')).toEqual({ page: 'score', sheet: null });
  expect(placeOf('/score/qwerty')).toEqual({ page: 'score', sheet: 'QWERTY' });
  expect(placeOf('/score/0123456789abcdef')).toEqual({ page: 'score', sheet: '0123456789abcdef' });
  expect(placeOf('/score/QWERTZU')).toEqual({ page: 'home' });
  expect(placeOf('/about')).toEqual({ page: 'about' });
  expect(placeOf('/tv')).toEqual({ page: 'tv', code: null });
  expect(placeOf('/tv/qwerty')).toEqual({ page: 'tv', code: 'QWERTY' });
});

test('actions are read as the game writes them', () => {
  expect(isCard('NB4')).toBe(true);
  expect(isCard('draw')).toBe(false);
  expect(isCard('JK>2')).toBe(false);
  expect(targetOf('JK>2')).toBe(2);
  expect(targetOf('NB4')).toBeNull();
  expect(calledBy('gong!5')).toBe(5);
  expect(calledBy('gong')).toBeNull();
});

test('two jokers in a hand are two things on the page', () => {
  expect(keyed(['NB4', 'JK', 'JK']).map(({ key }) => key)).toEqual(['NB4', 'JK', 'JK-1']);
});

test('keys work by their letter, and by their place on a Cyrillic keyboard', () => {
  expect(keyCommand(new KeyboardEvent('keydown', { key: 'g', code: 'KeyG' }))).toEqual({ kind: 'act', action: 'gong' });
  expect(keyCommand(new KeyboardEvent('keydown', { key: 'п', code: 'KeyG' }))).toEqual({ kind: 'act', action: 'gong' });
  expect(keyCommand(new KeyboardEvent('keydown', { key: '2', code: 'Digit2' }))).toEqual({ kind: 'seat', place: 1 });
  expect(keyCommand(new KeyboardEvent('keydown', { key: 'd', ctrlKey: true }))).toBeNull();
  expect(keyCommand(new KeyboardEvent('keydown', { key: 'q', code: 'KeyQ' }))).toBeNull();
});

test('letters typed into a field are no commands', () => {
  const input = document.createElement('input');
  document.body.append(input);
  let command: unknown = 'none';
  input.addEventListener('keydown', (event) => (command = keyCommand(event)));
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'g', code: 'KeyG', bubbles: true }));
  expect(command).toBeNull();
});
