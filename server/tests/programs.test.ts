/** Programs in people's seats: what looks like one is marked, and waits where everybody may sit down. */

import { afterEach, expect, test, vi } from 'vitest';
import { quickChance } from '#tabletop';
import { Callers, looksLikeProgram } from '../src/fairness/programs.ts';
import { BUZZER, FairTable } from '../trials/fair-table.ts';

afterEach(() => void vi.restoreAllMocks());

test.each([
  ['too few to say', [400, 400, 400, 400], false],
  ['quicker than people find anything', [400, 900, 1_400, 350, 1_200], true],
  ['once slow', [400, 900, 2_400, 350, 1_200], false],
  ['slow, and as even as a clock', [4_000, 4_050, 4_120, 4_010, 4_100], true],
  ['as even as people are', [4_000, 5_500, 3_100, 9_000, 4_600], false],
  ['only the last ones count', [60_000, 400, 400, 400, 400, 400], true],
])('%s: %j', (_, after, isLike) => {
  expect(looksLikeProgram(after)).toBe(isLike);
});

test('of several presses after one throw the first counts', () => {
  const callers = new Callers(() => true);
  for (let round = 0; round < 4; round++) {
    for (const pressed of [400, 500]) callers.note(0, { pressed: round * 10_000 + pressed, seenAt: round * 10_000 });
  }
  expect(callers.isLikeProgram(0)).toBe(false);
  callers.note(0, { pressed: 40_400, seenAt: 40_000 });
  expect([callers.isLikeProgram(0), callers.isLikeProgram(1)]).toEqual([true, false]);
  expect([callers.leastMillis(0), callers.leastMillis(1)]).toEqual([3_000, 300]);
});

const ROUNDS = 8;
const QUICK = 310;
/** People are not even. */
const looking = (round: number): number => 1_600 + ((round * 700) % 1_100);

/** A program that waits until a person could have pressed, against a person: who wins the rounds, and what is marked. */
async function rounds(listed: boolean) {
  const nature = { oneWay: 10, waver: 0 };
  const pressAfter = (seat: number, millis: (round: number) => number) => (round: number, table: FairTable) =>
    void table.clock.after(millis(round), () => {
      // Nobody presses for a light that has gone out.
      if (table.rounds.length - 1 === round) table.press(seat);
    });
  const table = new FairTable(
    [
      { nature, lit: pressAfter(0, looking) },
      { nature, lit: pressAfter(1, () => QUICK) },
    ],
    quickChance(1),
    { ...BUZZER, listed },
  );
  await table.open();
  for (let round = 0; round < ROUNDS; round++) await table.playRound();
  table.shut();
  return table.rounds.map(({ receipts }) => receipts?.[0]);
}

test('a program that waits just long enough is marked from its fifth call on', async () => {
  const first = await rounds(false);
  expect(first.map((receipt) => receipt?.seat)).toEqual(Array.from({ length: ROUNDS }, () => 1));
  expect(first.map((receipt) => receipt?.likeProgram)).toEqual([false, false, false, false, true, true, true, true]);
});

test('at a table for everybody it is then no longer first', async () => {
  const first = await rounds(true);
  expect(first.map((receipt) => receipt?.seat)).toEqual([1, 1, 1, 1, 1, 0, 0, 0]);
  expect(first.map((receipt) => receipt?.likeProgram)).toEqual([false, false, false, false, true, false, false, false]);
});

test('the trial notices when nobody looks', async () => {
  vi.spyOn(Callers.prototype, 'isLikeProgram').mockReturnValue(false);
  expect((await rounds(true)).map((receipt) => receipt?.seat)).toEqual(Array.from({ length: ROUNDS }, () => 1));
});
