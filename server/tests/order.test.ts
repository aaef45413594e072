import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { below, type Chance, quickChance } from '#tabletop';
import { creditOf, headStartOf } from '../src/fairness/budget.ts';
import { DelayEstimate } from '../src/fairness/delay.ts';
import { holdFor, inOrder, type Press, pressOf } from '../src/fairness/order.ts';
import { HeadStarts } from '../src/tables/head-starts.ts';
import type { Line } from '../src/tables/line.ts';

const never = (): number => {
  throw new Error('nothing should be drawn');
};
const race = (seat: number, pressed: number): Press => ({ seat, pressed, arrived: pressed, races: true });
const other = (seat: number, pressed: number): Press => ({ seat, pressed, arrived: pressed, races: false });
const written = (order: readonly Press[]) => order.map(({ seat, pressed }) => `${seat}@${pressed}`).join(' ');

describe('when a press was', () => {
  test.each([
    ['an honest claim stands', { arrived: 1_000, claimed: 940, delay: 60 }, 940],
    ['a line that wavers 20 ms is believed', { arrived: 1_000, claimed: 920, delay: 60 }, 920],
    ['no more than the estimate and 20 ms', { arrived: 1_000, claimed: 500, delay: 60 }, 920],
    ['never more than the budget', { arrived: 1_000, claimed: 0, delay: 5_000 }, 860],
    ['never after it arrived', { arrived: 1_000, claimed: 2_000, delay: 60 }, 1_000],
    ['no claim: when it arrived', { arrived: 1_000, claimed: null, delay: 60 }, 1_000],
  ])('%s', (_name, arrival, pressed) => {
    expect(pressOf({ ...arrival, credit: creditOf(arrival.delay) })).toBe(pressed);
  });

  test('a liar never gains more than 150 ms, seeing early and pressing late together', () => {
    const lie = fc.record({ arrived: fc.nat(1e6), claimed: fc.double({ noNaN: true }) });
    // However long the lines of one guest look when the reveal goes out, and when the press comes in.
    const lines = fc.array(fc.tuple(fc.nat(400), fc.nat(400)), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(lie, lines, ({ arrived, claimed }, delays) => {
        const starts = new HeadStarts();
        const own = delays.map(([delay]) => ({ guest: 'liar', delay }) as { guest: string; delay: number } & Line);
        starts.give(own);
        const seenEarly = Math.max(...own.map((line) => starts.of(line)));
        return delays.every(([, delay]) => {
          const credit = starts.creditOf({ guest: 'liar', delay } as Line);
          const pressed = pressOf({ arrived, claimed, credit });
          return pressed <= arrived && seenEarly + arrived - pressed <= 150;
        });
      }),
      { seed: 1 },
    );
  });
});

describe('who was first', () => {
  test('the earlier press, whatever arrived first', () => {
    expect(written(inOrder([race(0, 130), race(1, 100)], never))).toBe('1@100 0@130');
  });

  test('closer than 5 ms is drawn, and said so', () => {
    const presses = [race(0, 100), race(1, 104.9), race(2, 105)];
    const first = inOrder(presses, () => 0);
    expect(written(first)).toBe('1@100 0@100 2@105');
    expect(first.map(({ drawn }) => drawn)).toEqual([true, true, false]);
    expect(written(inOrder(presses, (bound) => bound - 1))).toBe('0@100 1@100 2@105');
  });

  test('a draw makes up for no more than the 150 ms either', () => {
    const late = { seat: 1, pressed: 102, arrived: 252, races: true };
    expect(written(inOrder([race(0, 100), late], () => 0))).toBe('0@100 1@102');
  });

  test('a draw is fair', () => {
    const chance = quickChance(3);
    let firsts = 0;
    for (let round = 0; round < 4_000; round++) {
      if (inOrder([race(0, 1), race(1, 2)], (bound) => below(chance, bound))[0]?.seat === 0) firsts++;
    }
    expect(Math.abs(firsts - 2_000)).toBeLessThan(160);
  });

  test('moves that do not race keep their moment and are never drawn', () => {
    expect(written(inOrder([race(0, 100), other(1, 98), other(2, 101)], never))).toBe('1@98 0@100 2@101');
  });

  test('one seat stays in the order it pressed, whatever it claims', () => {
    const order = inOrder([race(0, 100), { ...other(0, 50), name: 'later' }], never);
    expect(order).toEqual([
      { seat: 0, pressed: 100, arrived: 100, races: true, drawn: false },
      { seat: 0, pressed: 100, arrived: 50, races: false, drawn: false, name: 'later' },
    ]);
  });

  test('nothing is lost, moments never go back, every seat keeps its order', () => {
    const presses = fc.array(
      fc.record({ seat: fc.nat(3), pressed: fc.nat(40), arrived: fc.constant(40), races: fc.boolean() }),
      {
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(presses, fc.nat(), (came, seed) => {
        const chance = quickChance(seed);
        const numbered = came.map((press, id) => ({ ...press, id }));
        const order = inOrder(numbered, (bound) => below(chance, bound));
        expect(order.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(numbered.map(({ id }) => id));
        order.slice(1).forEach((press, index) => {
          expect(press.pressed).toBeGreaterThanOrEqual(order[index]?.pressed ?? 0);
        });
        for (const seat of [0, 1, 2, 3]) {
          const ids = order.filter((press) => press.seat === seat).map(({ id }) => id);
          expect(ids).toEqual(ids.toSorted((a, b) => a - b));
        }
      }),
      { seed: 1 },
    );
  });
});

describe('lines', () => {
  test('the estimate is half the smallest round trip, of pings or of what was answered at once', () => {
    const estimate = new DelayEstimate();
    expect(estimate.millis).toBe(0);
    for (const roundTrip of [100, 110, 900, 90, 105]) estimate.add(roundTrip);
    expect(estimate.millis).toBe(45);
    estimate.add(Number.NaN);
    expect(estimate.samples).toBe(5);
    estimate.asked('join', 1_000);
    estimate.answered('join', 1_080);
    expect(estimate.millis).toBe(40);
    estimate.answered('never asked', 1_081);
    expect(estimate.millis).toBe(40);
  });

  test('pongs that are slow while messages are quick are not believed, and everybody may know', () => {
    const held = new DelayEstimate();
    held.asked('join', 0);
    held.answered('join', 4);
    for (let ping = 0; ping < 30; ping++) held.add(300);
    expect([held.millis, held.looksSlow]).toEqual([2, true]);
    const honest = new DelayEstimate();
    for (const trip of [118, 119, 300]) honest.add(trip);
    expect([honest.millis, honest.looksSlow]).toEqual([59, false]);
  });

  test.each([
    [10, 30, 10],
    [60, 80, 60],
    [61, 81, 59],
    [100, 120, 20],
    [130, 140, 0],
    [900, 140, 0],
  ])('a line of %i ms: credit %i, head start %i', (delay, credit, headStart) => {
    expect([creditOf(delay), headStartOf(delay)]).toEqual([credit, headStart]);
  });

  test('a move is held until whatever was pressed before it has come', () => {
    expect([holdFor(0), holdFor(30), holdFor(900)]).toEqual([25, 55, 145]);
  });
});

describe('the whole of it, on paper', () => {
  /** A line with its own length and waver; clocks are set by the quickest of eight answers. */
  function simulatedLine(trip: number, chance: Chance) {
    const waver = () => below(chance, 800) / 100 + (below(chance, 50) === 0 ? below(chance, 60) : 0);
    const wayTo = () => trip / 2 + waver();
    const wayFrom = () => trip / 2 + waver();
    const estimate = new DelayEstimate();
    for (let ping = 0; ping < 8; ping++) estimate.add(wayTo() + wayFrom());
    const answers = Array.from({ length: 8 }, () => [wayTo(), wayFrom()] as const);
    const [to, from] = answers.reduce((best, next) => (next[0] + next[1] < best[0] + best[1] ? next : best));
    return { wayTo, delay: estimate.millis, clockError: (from - to) / 2 };
  }

  function share(gap: number, rounds: number, order: 'fair' | 'arrival'): number {
    const chance = quickChance(42);
    let right = 0;
    for (let round = 0; round < rounds; round++) {
      const presses = [0, gap].map((truth, seat) => {
        const { wayTo, delay, clockError } = simulatedLine(10 + below(chance, 191), chance);
        const arrived = 1_000 + truth + wayTo();
        const claimed = 1_000 + truth + clockError;
        return {
          seat,
          races: true,
          arrived,
          pressed: order === 'fair' ? pressOf({ arrived, claimed, credit: creditOf(delay) }) : arrived,
        };
      });
      if (inOrder(presses, (bound) => below(chance, bound))[0]?.seat === 0) right++;
    }
    return right / rounds;
  }

  test('97 of 100 are right at a gap of 25 ms on lines up to 200 ms; by arrival far fewer are', () => {
    expect(share(25, 20_000, 'fair')).toBeGreaterThanOrEqual(0.97);
    expect(share(25, 20_000, 'arrival')).toBeLessThan(0.8);
  });
});
