import order from '../../../tests/store/sheet_order.json';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allUnsent, compare, fromWire, madeUp, merge, unsent, write, type Cells, type Changes, type Written } from './cells';
import * as shelf from './kept';
import { places, read, type Score } from './reading';
import { Sheet } from './sheet.svelte';
import { begin, correct, enter, join, keep, lengthen, move, newMatch, pause, remove, rename, start, strike, tidy } from './writing';

/** Numbers that look like chance, the same each time. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function shuffled<T>(list: readonly T[], below: (n: number) => number): T[] {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
  }
  return mixed;
}

const cell = (count: number, device: string, value: string): Written => ({ count, device, value, sent: false });
const plain = (cells: Cells) => Object.fromEntries(Object.entries(cells).map(([key, { count, device, value }]) => [key, `${count} ${device} ${value}`]).sort());

describe('cells', () => {
  const VALUES = ['', 'Ana', 'ana', 'Жанна', '\ue000', '😀'];

  test('every order of arrival, and any repetition, makes the same sheet', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const below = chance(seed);
      const written = Array.from({ length: 10 }, (): Cells => ({
        [`p${below(2)}abc.name`]: cell(1 + below(3), below(2) ? 'aaaaaaaa' : 'bbbbbbbb', VALUES[below(VALUES.length)]!),
      }));
      const once = written.reduce(merge, {});
      const again = shuffled([...written, ...written.slice(below(10))], below);
      const cut = below(again.length);
      const both = merge(again.slice(0, cut).reduce(merge, {}), again.slice(cut).reduce(merge, {}));
      expect(plain(both)).toEqual(plain(once));
      expect(merge(once, once)).toEqual(once);
    }
  });

  test('page and server agree on what is later', () => {
    const written = (order as [number, string, string][]).map((one) => cell(...one));
    for (const [i, one] of written.entries()) {
      for (const [j, other] of written.entries()) {
        expect(Math.sign(compare(one, other))).toBe(Math.sign(i - j));
        expect(merge({ 'p1abc.name': one }, { 'p1abc.name': other })).toEqual({ 'p1abc.name': written[Math.max(i, j)] });
      }
    }
  });

  test('whoever has seen a writing writes later than it', () => {
    const seen = merge(write({}, { 'p1abc.name': 'Ana' }, 'zzzzzzzz'), { 'g1abc.made': cell(41, 'yyyyyyyy', '1') });
    const after = write(seen, { 'p1abc.name': 'Anna' }, 'aaaaaaaa');
    expect(compare(after['p1abc.name']!, seen['p1abc.name']!)).toBeGreaterThan(0);
    expect(after['p1abc.name']!.count).toBe(42);
  });

  test('what the server has told counts as sent, and what has been written since does not', () => {
    const own = write({}, { 'p1abc.name': 'Ana', 'p1abc.here': '1' }, 'aaaaaaaa');
    expect(unsent(own)).toHaveLength(2);
    const told = merge(own, fromWire(unsent(own)));
    expect(unsent(told)).toEqual([]);
    expect(unsent(write(told, { 'p1abc.here': '0' }, 'aaaaaaaa'))).toEqual([{ key: 'p1abc.here', count: 2, device: 'aaaaaaaa', value: '0' }]);
    expect(unsent(allUnsent(told))).toHaveLength(2);
  });

  test('a request is never larger than the server takes', () => {
    const many: Changes = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`g${1000 + i}.winners`, 'Ж'.repeat(90)]));
    const chosen = unsent(write({}, many, 'aaaaaaaa'));
    expect(chosen.length).toBeGreaterThan(10);
    expect(new TextEncoder().encode(JSON.stringify({ since: 2 ** 31, cells: chosen })).length).toBeLessThan(8192);
    const small = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`g${1000 + i}.gone`, '']));
    expect(unsent(write({}, small, 'aaaaaaaa'))).toHaveLength(60);
  });
});

/** A phone, or several that have just told each other everything. */
class Desk {
  cells: Cells = {};
  constructor(
    names: readonly string[] = ['Ana', 'Ivo', 'Zoë'],
    readonly youngest: number | null = 1,
    best = 3,
  ) {
    this.do(begin(names, youngest, 'link', best));
  }
  device = madeUp(8);
  get score(): Score {
    return read(this.cells);
  }
  do(changes: Changes): void {
    this.cells = write(this.cells, changes, this.device);
  }
  id(name: string): string {
    return this.score.players.find((player) => player.name === name)!.id;
  }
  name(id: string | null): string {
    return this.score.players.find((player) => player.id === id)?.name ?? '-';
  }
  won(...names: string[]): void {
    const { game, starter, present } = this.score;
    this.do(enter(this.score, { game, starter, winners: names.map((name) => this.id(name)), who: present.map(({ id }) => id), points: {} }));
  }
  get starter(): string {
    return this.name(this.score.starter);
  }
  get standing(): string {
    return places(this.score).map(({ place, player, wins }) => `${place} ${player.name} ${wins}`).join(', ');
  }
  other(): Desk {
    const desk = new Desk();
    desk.cells = this.cells;
    return desk;
  }
}

const meet = (...desks: Desk[]): void => {
  const all = desks.map(({ cells }) => cells).reduce(merge, {});
  for (const desk of desks) desk.cells = all;
};

describe('an evening', () => {
  test('G7: the youngest begins, and the start passes on clockwise', () => {
    const desk = new Desk();
    const starters = [desk.starter];
    for (const winner of ['Ana', 'Zoë', 'Ivo']) {
      desk.won(winner);
      starters.push(desk.starter);
    }
    expect(starters).toEqual(['Ivo', 'Zoë', 'Ana', 'Ivo']);
  });

  test('without a youngest lots are drawn, once for all phones', () => {
    const desk = new Desk(['Ana', 'Ivo'], null);
    expect(['Ana', 'Ivo']).toContain(desk.starter);
    expect(desk.other().starter).toBe(desk.starter);
    expect(new Set(Array.from({ length: 40 }, () => new Desk(['Ana', 'Ivo'], null).starter)).size).toBe(2);
  });

  test('the start passes over whoever rests, and somebody else may be said to begin', () => {
    const desk = new Desk();
    desk.won('Ana');
    desk.do(pause(desk.id('Zoë'), false));
    expect(desk.starter).toBe('Ana');
    desk.do(start(desk.score, desk.id('Ivo')));
    expect(desk.starter).toBe('Ivo');
    desk.won('Ivo');
    expect(desk.starter).toBe('Ana');
    desk.do(pause(desk.id('Zoë'), true));
    expect(desk.starter).toBe('Zoë');
  });

  test('whoever has more than half of the games first wins the match, alone or with others', () => {
    const desk = new Desk();
    desk.won('Ana');
    desk.won('Zoë', 'Ivo');
    expect(desk.standing).toBe('1 Ana 1, 1 Ivo 1, 1 Zoë 1');
    expect(desk.score.match?.champions).toEqual([]);
    desk.won('Ivo', 'Zoë');
    expect(desk.score.match?.champions.map((id) => desk.name(id)).sort()).toEqual(['Ivo', 'Zoë']);
    expect(desk.standing).toBe('1 Ivo 2, 1 Zoë 2, 3 Ana 1');
    desk.do(newMatch(desk.score, 5));
    expect([desk.score.match?.number, desk.score.match?.best, desk.starter]).toEqual([2, 5, 'Ivo']);
    expect(desk.score.crowns[desk.id('Zoë')]).toBe(1);
    expect(desk.score.games).toHaveLength(3);
  });

  test('without a youngest the start passes on into the next match', () => {
    const desk = new Desk(['Ana', 'Ivo'], null, 0);
    desk.do(start(desk.score, desk.id('Ana')));
    desk.won('Ana');
    desk.do(newMatch(desk.score, 0));
    expect(desk.starter).toBe('Ivo');
  });

  test('a match may get longer after all, or shorter', () => {
    const desk = new Desk();
    desk.won('Ana');
    desk.won('Ana');
    expect(desk.score.match?.champions).toHaveLength(1);
    desk.do(lengthen(desk.score.match!.id, 5));
    expect(desk.score.match?.champions).toEqual([]);
    desk.do(lengthen(desk.score.match!.id, 1));
    expect(desk.score.match?.champions).toHaveLength(1);
    desk.do(lengthen(desk.score.match!.id, 0));
    expect(desk.score.match?.champions).toEqual([]);
  });

  test('a game is corrected field by field, so that nobody takes back what another corrects', () => {
    const ana = new Desk();
    ana.won('Ana');
    const ben = ana.other();
    const game = ana.score.games[0]!;
    ana.do(correct(game, { ...game, winners: [ana.id('Zoë')] }));
    ben.do(correct(game, { ...game, game: 'fight', points: { [ben.id('Ivo')]: 7 } }));
    meet(ana, ben);
    expect(ana.score.games).toMatchObject([{ game: 'fight', winners: [ana.id('Zoë')], points: { [ana.id('Ivo')]: 7 } }]);
    const now = ana.score.games[0]!;
    expect(correct(now, now)).toEqual({});
    ana.do(correct(now, { ...now, points: { [ana.id('Ivo')]: null } }));
    expect(ana.score.games[0]!.points).toEqual({});
  });

  test('games of two phones that saw nothing of each other are all there, and said to be perhaps the same', () => {
    const ana = new Desk();
    ana.won('Ana');
    const ben = ana.other();
    ana.won('Ivo');
    ben.won('Ivo');
    ben.won('Zoë');
    meet(ana, ben);
    expect(ana.score.games.map(({ twice }) => twice)).toEqual([false, true, true, false]);
    const twin = ana.score.games[1]!;
    ben.do(keep(twin));
    expect(ben.score.games.some(({ twice }) => twice)).toBe(false);
    ana.do(strike(twin));
    meet(ana, ben);
    expect(ana.score.games).toHaveLength(3);
    expect(ana.score.games.some(({ twice }) => twice)).toBe(false);
    expect(ana.score.games.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  test('whatever the clock of a phone says, what it writes after another comes after it', () => {
    const desk = new Desk();
    desk.won('Ana');
    const [game] = desk.score.games;
    desk.do({ [`${game!.id}.made`]: `${Date.now() + 10 ** 9} ${game!.match}` });
    desk.won('Ivo');
    expect(desk.score.games.map(({ winners }) => desk.name(winners[0]!))).toEqual(['Ana', 'Ivo']);
  });

  test('somebody joins, changes seats and name, and can be taken away before having played', () => {
    const desk = new Desk();
    desk.do(join(desk.score, '  Luka\u200b '));
    expect(desk.score.players.map(({ name }) => name)).toEqual(['Ana', 'Ivo', 'Zoë', 'Luka']);
    expect(new Set(desk.score.players.map(({ planet }) => planet)).size).toBe(4);
    desk.do(move(desk.score, desk.id('Luka'), -1));
    desk.do(move(desk.score, desk.id('Ana'), -1));
    expect(desk.score.players.map(({ name }) => name)).toEqual(['Ana', 'Ivo', 'Luka', 'Zoë']);
    desk.do(rename(desk.id('Luka'), 'Lucija'));
    const other = desk.other();
    other.won('Lucija');
    desk.do(remove(desk.score.players[2]!));
    expect(desk.score.players).toHaveLength(3);
    meet(desk, other);
    expect(desk.score.players.map(({ name }) => name)).toContain('Lucija');
    expect(desk.score.present).toHaveLength(3);
  });

  test('two who join at the same time both have a seat', () => {
    const ana = new Desk();
    const ben = ana.other();
    ana.do(join(ana.score, 'Luka'));
    ben.do(join(ben.score, 'Mia'));
    meet(ana, ben);
    expect(ana.score.players).toHaveLength(5);
    const last = ana.score.players.at(-1)!;
    ana.do(move(ana.score, last.id, -1));
    expect(ana.score.players.at(-2)!.id).toBe(last.id);
  });

  test('two who begin a new match at once have begun one', () => {
    const ana = new Desk();
    for (const _ of [1, 2]) ana.won('Ana');
    const ben = ana.other();
    ana.do(newMatch(ana.score, 3));
    ben.do(newMatch(ben.score, 3));
    meet(ana, ben);
    expect(ana.score.matches.map(({ number }) => number)).toEqual([1, 2]);
    ana.won('Ivo');
    expect(ana.score.match?.games).toHaveLength(1);
  });

  test('nonsense in cells is no reason to stop', () => {
    const desk = new Desk();
    desk.won('Ana');
    const game = desk.score.games[0]!.id;
    const id = desk.id('Ana');
    desk.do({ [`${game}.game`]: 'whist', [`${game}.winners`]: `${id} ${id} pnobody`, [`${game}.starter`]: 'pnobody', [`${game}.points-pnobody`]: '3' });
    desk.do({ [`${game}.points-${id}`]: '1e99', 'sheet.game': 'x', 'sheet.next': ' ', 'gonly.winners': id, 'pghost.name': 'Ghost', [`${id}.seat`]: '-5', 'x.y': 'z' });
    expect(desk.score.games).toMatchObject([{ game: 'link', winners: [id], starter: null, points: { [id]: 0 } }]);
    expect(desk.score.players).toHaveLength(3);
    expect(desk.score.game).toBe('link');
    expect(read({}).match).toBeNull();
    expect(places(read({}))).toEqual([]);
  });

  test('names lose what cannot be seen', () => {
    expect(tidy(' A\u0000n\u202ea   B ')).toBe('A n a B');
    expect(tidy('😀'.repeat(30))).toBe('😀'.repeat(24));
    expect(tidy('\u200b')).toBe('');
  });
});

describe('what a device keeps', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test('the last things are taken back one by one, after a reload too, but not what another has changed since', () => {
    const desk = new Desk();
    const first = new Sheet({ ...shelf.blank(null), cells: desk.cells });
    const id = first.score.players[0]!.id;
    first.write(rename(id, 'Anna'), 'score-did-change', {});
    first.write({ ...rename(id, 'Anne'), ...pause(id, false) }, 'score-did-pause', { name: 'Anne' });
    first.close();
    const again = new Sheet(shelf.find(first.id)!);
    again.write(pause(id, true), 'score-did-back', { name: 'Anne' });
    expect(again.done.map(({ what }) => what[0])).toEqual(['score-did-change', 'score-did-pause', 'score-did-back']);
    again.undo();
    expect(again.score.players[0]).toMatchObject({ name: 'Anne', here: false });
    // Another tab writes on one of the two cells that were written together.
    const other = write(again.cells, rename(id, 'Annika'), 'zzzzzzzz');
    const event = new StorageEvent('storage', { key: `gongenial-sheet-${again.id}`, newValue: JSON.stringify({ ...shelf.find(again.id)!, cells: other }) });
    dispatchEvent(event);
    again.undo();
    expect(again.score.players[0]).toMatchObject({ name: 'Annika', here: true });
    again.undo();
    expect(again.score.players[0]).toMatchObject({ name: 'Annika', here: true });
    expect(again.done).toEqual([]);
    expect(again.standing).toBe('own');
    again.close();
  });

  test('a device that keeps nothing says so', () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, key: () => null, length: 0 });
    const sheet = new Sheet({ ...shelf.blank(null), cells: new Desk().cells });
    expect(sheet.kept).toBe(true);
    sheet.write({ 'sheet.game': 'fight' }, 'score-did-game', { game: 'GONG FIGHT' });
    expect([sheet.kept, sheet.score.game]).toEqual([false, 'fight']);
    sheet.close();
  });

  test('two tabs that keep the same sheet lose nothing of each other', () => {
    const sheet = { ...shelf.blank(null), cells: write({}, { 'p1abc.name': 'Ana' }, 'aaaaaaaa') };
    shelf.keep(sheet);
    const one = { ...sheet, cells: write(sheet.cells, { 'p1abc.here': '0' }, 'bbbbbbbb') };
    const other = { ...sheet, code: 'BCDFGH', cells: write(sheet.cells, { 'g1abc.made': '7' }, 'cccccccc') };
    shelf.keep(one);
    expect(Object.keys(shelf.keep(other)!.cells).sort()).toEqual(['g1abc.made', 'p1abc.here', 'p1abc.name']);
    expect(shelf.keep(one)?.code).toBe('BCDFGH');
    expect(shelf.find('BCDFGH')?.id).toBe(sheet.id);
    expect(shelf.find(sheet.id)?.code).toBe('BCDFGH');
    expect(shelf.all()).toHaveLength(1);
  });

  test('a sheet that is taken off the list can be put back', () => {
    const sheet = shelf.keep({ ...shelf.blank('BCDFGH'), cells: write({}, { 'p1abc.name': 'Ana' }, 'aaaaaaaa') })!;
    shelf.hide(sheet, true);
    expect(shelf.all()[0]?.hidden).toBe(true);
    shelf.hide(sheet, false);
    expect(shelf.all()[0]?.hidden).toBe(false);
  });

  test('what is damaged is passed over', () => {
    localStorage.setItem('gongenial-sheet-broken', '{');
    localStorage.setItem('gongenial-sheet-other', '{"id":7}');
    localStorage.setItem('gongenial-theme', 'dark');
    expect(shelf.all()).toEqual([]);
  });
});
