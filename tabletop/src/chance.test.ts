import { expect, test } from 'vitest';
import {
  below,
  type Chance,
  copyChance,
  fork,
  isUntouched,
  pick,
  quickChance,
  sealedChance,
  shuffle,
} from './chance.ts';
import { throughText } from './data.ts';

const KEY = '00'.repeat(64);

const draws = (chance: Chance, count: number, bound: number): readonly number[] =>
  Array.from({ length: count }, () => below(chance, bound));

const KINDS: readonly (readonly [string, () => Chance])[] = [
  ['sealed', () => sealedChance(KEY)],
  ['quick', () => quickChance(1)],
];

test('sealed draws are HMAC-SHA-256 of a counter, read from its first bytes on', () => {
  // HMAC-SHA-256 of eight zero bytes with a key of 64 zero bytes begins with f375180a.
  const [first] = draws(sealedChance(KEY), 1, 0x1_0000_0000);
  expect(first).toBe(0xf375180a);
});

test.each(KINDS)('%s: the same beginning gives the same draws', (_kind, begin) => {
  expect(draws(begin(), 100, 6)).toEqual(draws(begin(), 100, 6));
});

test.each(KINDS)('%s: goes on where it was after being written down or copied', (_kind, begin) => {
  const chance = begin();
  draws(chance, 13, 52);
  const written = throughText(chance);
  const copied = copyChance(chance);
  const rest = draws(chance, 50, 52);
  expect(draws(written, 50, 52)).toEqual(rest);
  expect(draws(copied, 50, 52)).toEqual(rest);
});

/** Chi-squared with five degrees of freedom stays under 20.5 in 999 of 1,000 fair cases; the seeds are fixed. */
test.each(KINDS)('%s: every face of a die is equally likely', (_kind, begin) => {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const face of draws(begin(), 12_000, 6)) counts[face] = (counts[face] ?? 0) + 1;
  const deviation = counts.reduce((sum, count) => sum + (count - 2_000) ** 2 / 2_000, 0);
  expect(deviation).toBeLessThan(20.5);
});

test('a word that would favour the small numbers is thrown away', () => {
  // 2^32 = 3 × 1,431,655,765 + 1: the largest word alone is left over.
  const chance: Chance = { kind: 'sealed', key: KEY, blocks: 1, words: [7, 0xff_ff_ff_ff] };
  expect(below(chance, 3)).toBe(7 % 3);
});

test.each([0, -1, 1.5, 2 ** 33, Number.NaN])('there is no whole number below %d', (bound) => {
  expect(() => below(quickChance(1), bound)).toThrow(RangeError);
});

test('a shuffle keeps every card', () => {
  const cards = Array.from({ length: 60 }, (_, card) => card);
  const shuffled = shuffle(quickChance(5), cards.slice());
  expect(shuffled).not.toEqual(cards);
  expect(shuffled.toSorted((one, other) => one - other)).toEqual(cards);
});

test('all six orders of three cards come up about equally often', () => {
  const counts = new Map<string, number>();
  const chance = quickChance(9);
  for (let time = 0; time < 6_000; time++) {
    const order = shuffle(chance, ['a', 'b', 'c']).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  const deviation = [...counts.values()].reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
  expect(counts.size).toBe(6);
  expect(deviation).toBeLessThan(20.5);
});

test('nothing can be picked from an empty list', () => {
  expect(() => pick(quickChance(1), [])).toThrow(RangeError);
});

test('forks of one generator go their own ways', () => {
  const chance = quickChance(3);
  expect(draws(fork(chance), 20, 100)).not.toEqual(draws(fork(chance), 20, 100));
});

test('only a sealed chance that was never drawn from is untouched', () => {
  const chance = sealedChance(KEY);
  expect(isUntouched(chance)).toBe(true);
  below(chance, 2);
  expect(isUntouched(chance)).toBe(false);
  expect(isUntouched(quickChance(1))).toBe(false);
});
