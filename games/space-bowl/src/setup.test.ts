import { describe, expect, test } from 'vitest';
import { isUntouched, quickChance, sealedChance } from '#tabletop';
import { optionsWith } from '../tests/table.ts';
import { DECK } from './components.ts';
import { spaceBowl } from './index.ts';
import { readCard, readThrow } from './notation.ts';
import type { Options } from './options.ts';
import { parseSetup } from './parse-setup.ts';
import type { State } from './state.ts';

function dealt(options: Partial<Options> = {}, seed = 1, seatCount = 4): State {
  return spaceBowl.setup({ options: optionsWith(options), seatCount }, quickChance(seed), null);
}

const SEEDS = Array.from({ length: 200 }, (_, seed) => seed);

test('[SETUP-1] every set of two to five planets once', () => {
  const sets = DECK.map(({ planets }) => planets.length);
  expect([2, 3, 4, 5].map((size) => sets.filter((count) => count === size).length)).toEqual([15, 20, 15, 6]);
  expect(new Set(DECK.map(({ mask }) => mask)).size).toBe(56);
  expect(DECK[0]).toEqual({ id: 'SB01', planets: ['azure', 'ember'], decoys: ['star', 'comet'], mask: 3 });
  expect(DECK[52]?.decoys).toEqual(['blackHole']);
});

describe('dealt by chance', () => {
  test('[SETUP-2] [SETUP-3] [SETUP-4] 25 cards, ten more, four points each', () => {
    const state = dealt();
    expect([state.galaxy.length, state.infinity.length]).toEqual([25, 10]);
    expect(new Set([...state.galaxy, ...state.infinity]).size).toBe(35);
    expect([state.scores, state.cardsWon]).toEqual([
      [4, 4, 4, 4],
      [0, 0, 0, 0],
    ]);
    expect(state.faceDown).toEqual([]);
  });

  test('[TIME-2] the first round begins at 0', () => {
    expect(dealt().round).toMatchObject({ phase: 'pause', deadline: 15_000 });
  });

  test('[SETUP-4] the captain is drawn by lot', () => {
    expect(new Set(SEEDS.map((seed) => dealt({}, seed).captain))).toEqual(new Set([0, 1, 2, 3]));
  });

  test('[BIG-1] 36 cards', () => {
    const state = dealt({ bigGalaxy: true });
    expect(new Set([...state.galaxy, ...state.infinity]).size).toBe(46);
  });

  test('[VOID-1] three cards of the 56 lie face down, some of them in the box', () => {
    const counts = SEEDS.map((seed) => dealt({ void: true }, seed).faceDown.length);
    expect(new Set(counts)).toEqual(new Set([0, 1, 2, 3]));
  });

  test('[VOID-2] never the top of infinity', () => {
    const tops = SEEDS.map((seed) => dealt({ void: true }, seed)).filter(({ faceDown, infinity }) =>
      faceDown.includes(infinity[0] ?? -1),
    );
    expect(tops).toEqual([]);
  });
});

describe('fixed by a set-up', () => {
  const card = (letters: string, faceDown = false): object => {
    const { planets, decoys } = DECK[readCard(letters)] ?? DECK[0] ?? { planets: [], decoys: [] };
    return { planets, decoys, faceDown };
  };
  const table = { options: optionsWith({ void: true }), seatCount: 3 };

  function setUp(json: object, chance = sealedChance('ab')): State {
    const given = parseSetup(json, table);
    if (!given.ok) throw new Error(given.error);
    return spaceBowl.setup(table, chance, given.value);
  }

  const GALAXY = [
    ['aep', 'aes', 'aer', 'aeh', 'aps'],
    ['apr', 'aph', 'asr', 'ash', 'arh'],
    ['eps', 'epr', 'eph', 'esr', 'esh'],
    ['erh', 'psr', 'psh', 'prh', 'srh'],
    ['aeps', 'aepr', 'aeph', 'aesr', 'aesh'],
  ].map((row) => row.map((letters) => card(letters, letters === 'eph')));

  test('[SETUP-5] everything fixed: nothing is drawn', () => {
    const chance = sealedChance('ab');
    const infinity = [card('ae', true), card('ap')];
    const state = setUp({ galaxy: GALAXY, infinity, captain: 2, scores: [1, 2, 3], cardsWon: [0, 1, 0] }, chance);
    expect(isUntouched(chance)).toBe(true);
    expect(state).toMatchObject({ captain: 2, scores: [1, 2, 3], cardsWon: [0, 1, 0] });
    expect(state.infinity).toEqual([readCard('ae'), readCard('ap')]);
    // [VOID-2] The top of infinity has been turned up.
    expect(state.faceDown).toEqual([readCard('eph')]);
  });

  test('[SETUP-5] a galaxy alone: infinity comes from the other cards, and so do the other face-down cards', () => {
    const state = setUp({ galaxy: GALAXY });
    expect(state.infinity).toHaveLength(10);
    expect(new Set([...state.galaxy, ...state.infinity]).size).toBe(35);
    expect(state.faceDown).toContain(readCard('eph'));
    const elsewhere = state.faceDown.filter((hidden) => hidden !== readCard('eph'));
    expect(elsewhere.every((hidden) => state.infinity.includes(hidden))).toBe(true);
  });

  test('[SETUP-5] an infinity alone keeps its length', () => {
    const state = setUp({ infinity: [card('ae')] });
    expect(state.infinity).toEqual([readCard('ae')]);
    expect(state.galaxy).not.toContain(readCard('ae'));
  });

  test('[SETUP-5] throws alone tell what lies on top of infinity', () => {
    const state = setUp({ throws: [readThrow('*a . . / . e . / . . .'), readThrow('*r . . / . . h / p . .')] });
    expect(state.infinity.slice(0, 2)).toEqual([readCard('ae'), readCard('prh')]);
    expect(new Set([...state.galaxy, ...state.infinity]).size).toBe(35);
  });

  test('[SETUP-5] nothing named is nothing fixed', () => {
    const [empty, none] = [setUp({}), spaceBowl.setup(table, sealedChance('ab'), null)];
    expect(empty).toEqual(none);
  });
});
