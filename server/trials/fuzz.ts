/** Everything a client should never send, by the hundred thousand, at tables of every game. */

import fc from 'fast-check';
import { GAMES } from '#games';
import type { Game } from '#tabletop';
import { SqliteStore } from '../src/store/sqlite.ts';
import { FuzzTarget, type Tally } from './fuzz-target.ts';
import { Child } from './processes/child.ts';
import { removeFolder, temporaryFolder } from './running.ts';

export interface FuzzReport {
  readonly sent: number;
  readonly games: readonly string[];
  readonly refused: { readonly [because: string]: number };
  /** The one move that was made, sent again with its key: the answer is the same, and nothing happens. */
  readonly replayed: number;
  /** Messages without an answer, and refusals without a reason that anybody could look up: there must be none. */
  readonly unanswered: number;
  readonly unexplained: number;
  /** Views that changed, entries that were written: there must be none. */
  readonly changed: number;
  readonly longestStall: number;
  readonly isAlive: boolean;
}

const BATCH = 500;

const countOf = (tally: { readonly [name: string]: number }): number =>
  Object.values(tally).reduce((sum, count) => sum + count, 0);

export async function runFuzz({ messages, seed }: { messages: number; seed: number }): Promise<FuzzReport> {
  const data = temporaryFolder();
  // With time standing still, whatever changes was changed by a message.
  const server = await Child.start('serve.ts', { data, port: 0, still: true });
  const tally: Tally = { refused: {}, accepted: 0, unexplained: 0 };
  const targets: FuzzTarget[] = [];
  try {
    for (const game of Object.values<Game>(GAMES)) targets.push(await FuzzTarget.open(server.port, game, tally));
    await server.used();
    let replayed = 0;
    const before = tally.accepted;
    for (let sent = 0; sent < messages; sent += BATCH) {
      const target = targets[(sent / BATCH) % targets.length] as FuzzTarget;
      const request = { numRuns: Math.min(BATCH, messages - sent), seed: seed + sent };
      const frames = fc.sample(target.arbitrary, request);
      replayed += frames.filter(({ isReplay }) => isReplay).length;
      await target.send(frames, sent);
    }
    const { stall } = await server.used();
    const changedViews = await Promise.all(targets.map((target) => target.changedViews()));
    const isAlive = (await fetch(`http://127.0.0.1:${server.port}/health`)).status === 200;
    for (const target of targets) target.leave();
    await server.stop();
    const entries = await entriesOf(data, targets);
    return {
      ...{ sent: messages, games: Object.keys(GAMES), refused: tally.refused, replayed },
      unanswered: messages - countOf(tally.refused) - (tally.accepted - before),
      unexplained: tally.unexplained,
      changed: changedViews.reduce((sum, count) => sum + count, entries - targets.length),
      ...{ longestStall: Math.round(stall * 10) / 10, isAlive },
    };
  } finally {
    for (const target of targets) target.leave();
    await server.kill();
    removeFolder(data);
  }
}

/** Each match has the one move that was made before. */
async function entriesOf(data: string, targets: readonly FuzzTarget[]): Promise<number> {
  const store = new SqliteStore(data);
  const entries = await Promise.all(targets.map(({ match }) => store.entries(match)));
  await store.close();
  return entries.flat().length;
}
