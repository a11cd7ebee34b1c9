import { beforeEach, expect, test } from 'vitest';
import { botsMost, calledNames, keep, recalled } from './people';

beforeEach(() => localStorage.clear());

test('two friendly strangers play where nobody has played before', () => {
  expect(recalled()).toEqual({ names: ['Stella', 'Orion'], youngest: null, bots: 0 });
  localStorage.setItem('gongenial-name', 'Orion');
  expect(recalled().names).toEqual(['Orion', 'Stella']);
});

test('a family is there again with the next game', () => {
  const family = { names: ['Ana', 'Ben', 'Cleo'], youngest: 2, bots: 1 };
  keep(family);
  expect(recalled()).toEqual(family);
});

test.each(['', '[]', '{"names":["Ana"]}', '{"names":[1,2,3]}', 'nonsense'])('what is stored as %j is nobody', (stored) => {
  localStorage.setItem('gongenial-players', stored);
  expect(recalled().names).toEqual(['Stella', 'Orion']);
});

test('a youngest who has gone begins nothing', () => {
  localStorage.setItem('gongenial-players', '{"names":["Ana","Ben"],"youngest":2,"bots":99}');
  expect(recalled()).toEqual({ names: ['Ana', 'Ben'], youngest: null, bots: 4 });
});

test('everybody at the table has a name of their own', () => {
  expect(calledNames(['Ana', ' Ana ', '', 'Ana'])).toEqual(['Ana', 'Ana 2', 'Stella', 'Ana 3']);
  const long = 'x'.repeat(30);
  expect(calledNames([long, long]).map(({ length }) => length)).toEqual([24, 24]);
});

test('bots take what seats the game has left', () => {
  expect(botsMost('genial', 3)).toBe(1);
  expect(botsMost('link', 2)).toBe(4);
});
