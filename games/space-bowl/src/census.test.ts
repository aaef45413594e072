import { expect, test } from 'vitest';
import { defaultOptions, quickChance } from '#tabletop';
import { census, shares } from './census.ts';
import { OPTIONS } from './options.ts';

const PLAIN = defaultOptions(OPTIONS);

const inPercent = (counts: readonly number[]): readonly number[] =>
  shares(counts).map((share) => Math.round(share * 100));

test('[SETUP-1] [VALID-1] the deck gives 0, 1, 2 or more valid cards in 25, 27, 19 and 29 of 100 throws', () => {
  const rows = census({ options: PLAIN, throws: 20_000 }, quickChance(1));
  expect(rows.map(({ marbles }) => marbles)).toEqual([2, 3, 4, 5, null]);
  expect(inPercent(rows.at(-1)?.byValidCards ?? [])).toEqual([25, 27, 19, 29]);
});

test('the rows of the marbles add up to the row of all', () => {
  const rows = census({ options: PLAIN, throws: 300 }, quickChance(2));
  const all = rows.at(-1);
  const added = rows.slice(0, -1).reduce((sum, { throws }) => sum + throws, 0);
  expect([added, all?.throws]).toEqual([300, 300]);
  expect(all?.byValidCards.reduce((sum, count) => sum + count, 0)).toBe(300);
  expect(all?.byCardsWithJoker.reduce((sum, count) => sum + count, 0)).toBe(300);
});

test('[TURN-1] [SPHERE-1] turning and wrapping leave fewer throws without a valid card', () => {
  const withoutCard = (options: typeof PLAIN): number =>
    census({ options, throws: 500 }, quickChance(3)).at(-1)?.byValidCards[0] ?? 500;
  const [plain, easy] = [withoutCard(PLAIN), withoutCard({ ...PLAIN, rotation: true, sphere: true })];
  expect(easy).toBeLessThan(plain / 4);
});

test('[NOJOKER-1] without the joker both counts are one', () => {
  const row = census({ options: { ...PLAIN, noJoker: true, void: true }, throws: 200 }, quickChance(4)).at(-1);
  expect(row?.byCardsWithJoker).toEqual(row?.byValidCards);
});

test('no throws have no shares', () => {
  expect(shares([])).toEqual([0, 0, 0, 0]);
});
