import { afterEach, describe, expect, test, vi } from 'vitest';
import { creditOf } from '../src/fairness/budget.ts';
import { HeldMoves } from '../src/match/held-moves.ts';
import { HeadStarts } from '../src/tables/head-starts.ts';
import type { Line } from '../src/tables/line.ts';
import { runHonest, runLiar } from '../trials/fair.ts';
import { runOverSockets } from '../trials/fair-sockets.ts';
import { ManualClock } from '../trials/manual-clock.ts';
import { PRIZES, runSniper } from '../trials/snipers.ts';

afterEach(() => void vi.restoreAllMocks());

const few = { tables: 24, rounds: 5, gap: 25, seed: 2 };

test('97 of 100 rounds go to whoever really pressed first, 25 ms apart on lines up to 200 ms', async () => {
  const { rounds, right, rightByArrival, mostApart } = await runHonest(few);
  expect(rounds).toBe(120);
  expect(right).toBeGreaterThanOrEqual(0.97 * rounds);
  expect(rightByArrival).toBeLessThan(0.9 * rounds);
  // A reveal comes to all at once, as far as a line wavers there and back.
  expect(mostApart).toBeLessThanOrEqual(8);
});

test('the trial notices moves that are taken as they come', async () => {
  vi.spyOn(HeldMoves.prototype, 'hold').mockImplementation(function (this: HeldMoves, submitted) {
    const { held } = taken;
    return held.call(this, { ...submitted, pressed: submitted.arrived });
  });
  const { rounds, right } = await runHonest(few);
  expect(right).toBeLessThan(0.9 * rounds);
});

const taken = { held: HeldMoves.prototype.hold };

test('what waits behind a call that was too fast stays behind it, whatever others did in secret meanwhile', () => {
  const clock = new ManualClock();
  const settled: object[] = [];
  const held = new HeldMoves(clock, {
    ...{ hold: () => 50, least: () => LEAST, draw: () => 0, deadlineBefore: () => false },
    settle: (ordered) => void settled.push(...ordered.map(({ key, pressed }) => ({ key, pressed }))),
  });
  const reply = {} as Line;
  const press = (seat: number, key: string, races: boolean): void => {
    const arrived = clock.now();
    const timing = { arrived, claimed: null, delay: 0, pressed: arrived, asPressed: arrived, races, tooFast: false };
    held.hold({ seat, key, move: { type: key }, reply, ...timing });
  };
  const LEAST = clock.now() + 3_000;
  press(0, 'call', true);
  clock.pass(100);
  press(0, 'choice', false);
  clock.pass(900);
  const secretly = clock.now();
  press(1, 'secret choice', false);
  clock.pass(5_000);
  expect(settled).toEqual([
    { key: 'secret choice', pressed: secretly },
    { key: 'call', pressed: LEAST },
    { key: 'choice', pressed: LEAST },
  ]);
});

describe('a liar', () => {
  const lies = [0, 220, 260, 300].flatMap((millis) => [
    { holdsPongs: millis },
    { holdsPongs: millis, holdsAnswers: millis },
    { holdsPongs: millis / 2, holdsAnswers: millis / 2 },
  ]);

  test.each(lies)('gains 150 ms at most in all: %o', async (lie) => {
    for (const oneWay of [0, 20, 40]) {
      const { totalGain, rounds } = await runLiar({ rounds: 4, seed: 3, oneWay, lie, slower: 0 });
      expect(totalGain).toBeLessThanOrEqual(150);
      expect(rounds).toBe(4);
    }
  });

  test('who only holds pongs gains no more than any line may waver', async () => {
    const lie = { holdsPongs: 300 };
    const report = await runLiar({ rounds: 4, seed: 3, oneWay: 0, lie, slower: 0 });
    expect(report).toMatchObject({ seenEarly: 0, totalGain: 20 });
  });

  test.each(lies)('who looks 250 ms longer is never first: %o', async (lie) => {
    expect((await runLiar({ rounds: 10, seed: 3, oneWay: 0, lie, slower: 250 })).first).toBe(0);
  });

  test('the trial notices two budgets', async () => {
    vi.spyOn(HeadStarts.prototype, 'creditOf').mockImplementation(({ delay }) => creditOf(delay));
    vi.spyOn(HeadStarts.prototype, 'give').mockReturnValue(140);
    vi.spyOn(HeadStarts.prototype, 'of').mockImplementation(({ delay }) => Math.min(delay, 140));
    const lie = { holdsPongs: 300, holdsAnswers: 300 };
    const { totalGain } = await runLiar({ rounds: 4, seed: 3, oneWay: 0, lie, slower: 0 });
    expect(totalGain).toBe(280);
  });
});

describe('a sniper', () => {
  const natures = [
    { honest: { oneWay: 0, waver: 0 }, sniper: { oneWay: 0, waver: 0 } },
    { honest: { oneWay: 25, waver: 0 }, sniper: { oneWay: 20, waver: 0, holdsPongs: 260, holdsAnswers: 260 } },
    { honest: { oneWay: 40, waver: 2 }, sniper: { oneWay: 40, waver: 0, holdsPongs: 220 } },
    { honest: { oneWay: 90, waver: 4 }, sniper: { oneWay: 5, waver: 0, holdsPongs: 300, holdsAnswers: 300 } },
  ];

  const prizes = Object.keys(PRIZES) as (keyof typeof PRIZES)[];

  test.each(natures)('who reacts to anything at all steals nothing: %o', async (lines) => {
    for (const prize of prizes) {
      const report = await runSniper({ prize, rounds: 1, seed: 5, ...lines });
      expect({ prize, ...report }).toEqual({ prize, rounds: 1, stolen: 0, reacted: 1 });
    }
  });

  test.each(prizes)('the trial notices when it is told of the %s as it comes in', async (prize) => {
    const [, lines] = natures as [object, (typeof natures)[number]];
    const { stolen } = await runSniper({ prize, rounds: 1, seed: 5, ...lines, overhears: true });
    expect(stolen).toBe(1);
  });
});

test('over real sockets presses are put in the order they were made, as far as the clocks can tell', async () => {
  const { rounds, settled, byPress, mostMadeUp, slowestEstimate } = await runOverSockets({
    ...{ tables: 6, rounds: 3, gap: 25, longestTrip: 200, seed: 2 },
  });
  expect([rounds, settled, byPress]).toEqual([18, 18, 18]);
  expect(mostMadeUp).toBeLessThanOrEqual(150);
  // However busy the machine is, a line is never shorter than it is.
  expect(slowestEstimate).toBeGreaterThanOrEqual(50);
});
