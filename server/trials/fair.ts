/**
 * Who was first, in simulated time, on lines of different lengths: how often is it who really was, and what does a liar
 * gain by seeing early and pressing late together?
 */

import { below, type Chance, quickChance } from '#tabletop';
import { type FairRound, FairTable } from './fair-table.ts';
import type { LineNature } from './simulated-line.ts';

export interface HonestReport {
  readonly rounds: number;
  /** Won by whoever really pressed first. */
  readonly right: number;
  /** How often whoever's press arrived first had really been first: what no correction would give. */
  readonly rightByArrival: number;
  readonly drawn: number;
  /** The longest time between two people's seeing the same light, on lines of up to 120 ms there and back. */
  readonly mostApart: number;
}

export interface LiarReport {
  readonly rounds: number;
  /** Rounds that went to the liar. */
  readonly first: number;
  /** The most that the light came earlier to the liar than to the other, in milliseconds. */
  readonly seenEarly: number;
  /** The most that a press was put before it really was. */
  readonly madeUp: number;
  /** The most of both together, in one round. */
  readonly totalGain: number;
}

const TRIPS = [10, 20, 50, 80, 120, 160, 200];
const WAVER = 4;
const LOOKING_MILLIS = 600;

const drawFrom = <T>(list: readonly T[], chance: Chance): T => list[below(chance, list.length)] as T;

async function play(table: FairTable, rounds: number): Promise<readonly FairRound[]> {
  await table.open();
  for (let round = 0; round < rounds; round++) await table.playRound();
  table.shut();
  return table.rounds;
}

export interface HonestRequest {
  readonly tables: number;
  readonly rounds: number;
  /** How much earlier the first press is, in milliseconds. */
  readonly gap: number;
  readonly seed: number;
}

/** Two people who press shortly after one another. */
export async function runHonest({ tables, rounds, gap, seed }: HonestRequest): Promise<HonestReport> {
  const report = { rounds: 0, right: 0, rightByArrival: 0, drawn: 0, mostApart: 0 };
  for (let index = 0; index < tables; index++) {
    const chance = quickChance(seed + index);
    const trips = [drawFrom(TRIPS, chance), drawFrom(TRIPS, chance)];
    const table = new FairTable(
      trips.map((trip) => ({ nature: { oneWay: trip / 2, waver: WAVER }, lit: pressBoth(gap, chance) })),
      chance,
    );
    for (const { seen, presses, receipts } of await play(table, rounds)) {
      report.rounds++;
      const first = presses.indexOf(Math.min(...presses));
      const [settled, arrived] = [receipts?.[0], byArrival(receipts)[0]];
      if (settled?.seat === first) report.right++;
      if (settled?.drawn === true) report.drawn++;
      if (arrived?.seat === first) report.rightByArrival++;
      if (Math.max(...trips) <= 120) report.mostApart = Math.max(report.mostApart, apart(seen));
    }
  }
  return report;
}

const byArrival = (receipts: FairRound['receipts']) =>
  (receipts ?? []).toSorted((one, other) => one.arrived - other.arrived);

const apart = ([one = 0, two = 0]: readonly number[]): number => Math.abs(one - two);

/** Once both have seen the light and looked for a while. */
function pressBoth(gap: number, chance: Chance) {
  return (round: number, table: FairTable): void => {
    if (table.rounds[round]?.seen.filter((at) => at !== undefined).length !== 2) return;
    const first = below(chance, 2);
    table.clock.after(LOOKING_MILLIS, () => table.press(first));
    table.clock.after(LOOKING_MILLIS + gap, () => table.press(1 - first));
  };
}

export interface LiarRequest {
  readonly rounds: number;
  readonly seed: number;
  /** One way, the same for both. */
  readonly oneWay: number;
  /** What the liar does to look far away. */
  readonly lie: Pick<LineNature, 'holdsPongs' | 'holdsAnswers'>;
  /** How much longer the liar looks before pressing. */
  readonly slower: number;
}

/** Somebody who makes their line look long, and claims to have pressed long ago. */
export async function runLiar({ rounds, seed, oneWay, lie, slower }: LiarRequest): Promise<LiarReport> {
  const chance = quickChance(seed);
  const nature = { oneWay, waver: 0 };
  const looking = (): number => LOOKING_MILLIS + below(chance, 200);
  let current = { round: -1, millis: 0 };
  const lookingIn = (round: number): number => {
    if (current.round !== round) current = { round, millis: looking() };
    return current.millis;
  };
  const table = new FairTable(
    [
      { nature, lit: (round, { clock }) => void clock.after(lookingIn(round), () => table.press(0)) },
      {
        nature: { ...nature, ...lie },
        lit: (round, { clock }) => void clock.after(lookingIn(round) + slower, () => table.press(1, 0)),
      },
    ],
    chance,
  );
  const report = { rounds: 0, first: 0, seenEarly: 0, madeUp: 0, totalGain: 0 };
  for (const { seen, presses, receipts } of await play(table, rounds)) {
    report.rounds++;
    if (receipts?.[0]?.seat === 1) report.first++;
    const early = (seen[0] ?? 0) - (seen[1] ?? 0);
    const receipt = receipts?.find(({ seat }) => seat === 1);
    const madeUp = receipt === undefined ? 0 : (presses[1] ?? 0) - receipt.pressed;
    report.seenEarly = Math.max(report.seenEarly, early);
    report.madeUp = Math.max(report.madeUp, madeUp);
    report.totalGain = Math.max(report.totalGain, early + madeUp);
  }
  return report;
}
