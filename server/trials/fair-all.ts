/** Everything that is promised about being first, with the figures. */

import { BUDGET } from '../src/fairness/budget.ts';
import { runHonest, runLiar } from './fair.ts';
import { runOverSockets } from './fair-sockets.ts';
import { PRIZES, runSniper } from './snipers.ts';

const HELD = [0, 220, 260, 300] as const;
/** Of snipers: the other one's line and their own, one way. */
const WAYS = [
  { honest: 0, own: 0 },
  { honest: 25, own: 20 },
  { honest: 40, own: 40 },
  { honest: 90, own: 5 },
] as const;
const SLOWER = 250;
const RIGHT_SHARE = 0.97;
const SOCKET_ROUNDS = 48;

export interface FairRequest {
  readonly tables: number;
  readonly count: number;
  readonly seed: number;
  said(progress: string): void;
}

export async function runFair({ tables, count, seed, said }: FairRequest) {
  const honest = await runHonest({ tables: Math.ceil(count / 5), rounds: 5, gap: 25, seed });
  const share = honest.right / honest.rounds;
  const rounds = Math.max(10, Math.ceil(count / 10));
  said('liars');
  const liars = [];
  for (const holdsPongs of HELD) {
    for (const holdsAnswers of [0, holdsPongs / 2, holdsPongs]) {
      const lie = { holdsPongs: holdsAnswers === 0 ? holdsPongs : holdsAnswers, holdsAnswers };
      const request = { rounds, seed, oneWay: 0, lie };
      const quick = await runLiar({ ...request, slower: 0 });
      const { first } = await runLiar({ ...request, slower: SLOWER });
      liars.push({ ...lie, ...quick, firstThoughSlower: first });
    }
  }
  const snipers = [];
  for (const prize of Object.keys(PRIZES) as (keyof typeof PRIZES)[]) {
    said(`snipers: ${prize}`);
    for (const { honest: oneWay, own } of WAYS) {
      for (const held of HELD) {
        const lie = { holdsPongs: held, holdsAnswers: held };
        const lines = { honest: { oneWay, waver: 2 }, sniper: { oneWay: own, waver: 0, ...lie } };
        const report = await runSniper({ prize, rounds: Math.ceil(rounds / 10), seed, ...lines });
        snipers.push({ prize, honest: oneWay, sniper: own, ...lie, ...report });
      }
    }
  }
  said('over sockets');
  const over = { tables, rounds: Math.ceil(Math.min(count, SOCKET_ROUNDS) / tables), gap: 25, longestTrip: 200, seed };
  const sockets = await runOverSockets(over);
  const isKept =
    share >= RIGHT_SHARE &&
    liars.every(({ totalGain, firstThoughSlower }) => totalGain <= BUDGET && firstThoughSlower === 0) &&
    snipers.every(({ stolen }) => stolen === 0) &&
    sockets.settled === sockets.rounds &&
    sockets.mostMadeUp <= BUDGET;
  return { report: { honest, share, liars, snipers, sockets }, isKept };
}
