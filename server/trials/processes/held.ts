/**
 * A server whose time stands still until its parent moves it on, and which says when everything due has been done. What
 * it draws by chance it draws again when the same is done again.
 */

import crypto from 'node:crypto';
import { flushCompileCache, syncBuiltinESMExports } from 'node:module';
import { WebSocket } from 'ws';
import { startBotPool } from '#bots/workers';
import type { BotRunner } from '../../src/bots/runner.ts';
import { startedWhenNeeded } from '../../src/bots/runner.ts';
import { startServer } from '../../src/server.ts';
import { SqliteStore } from '../../src/store/sqlite.ts';
import type { Change } from '../../src/store/store.ts';
import { ManualClock } from '../manual-clock.ts';
import { NO_LIMITS, PATIENCE, PATIENT, silent } from '../running.ts';
import { HELD_TOKEN, type HeldRequest, type Passed, type Ready } from './messages.ts';

/** What is under way in other threads; time waits for it. */
const underWay = new Set<Promise<unknown>>();

function waitedFor<T>(work: Promise<T>): Promise<T> {
  const ended: Promise<unknown> = work.then(
    () => undefined,
    () => undefined,
  );
  underWay.add(ended);
  void ended.then(() => underWay.delete(ended));
  return work;
}

class WaitedForStore extends SqliteStore {
  override write(change: Change): Promise<void> {
    return waitedFor(super.write(change));
  }
}

function waitedForBots(): BotRunner {
  const pool = startBotPool({ threads: 1, longestQueue: 2_000 });
  return { decide: (...question) => waitedFor(pool.decide(...question)), close: () => pool.close() };
}

/** Real milliseconds after which a line counts as silent; nothing that works takes as long. */
const SILENT = 30_000;

/**
 * Time waits for the answer to a ping: a line is never slow only because time was moved on. Else what starts a search
 * would be held back from the quicker lines, with all that comes after it, until time moves on, and whoever waits to have
 * heard everything before moving it would wait for ever.
 */
const { ping } = WebSocket.prototype;
WebSocket.prototype.ping = function pingWaitedFor(this: WebSocket, ...says: Parameters<typeof ping>): void {
  const answered = new Promise<void>((resolve) => {
    const end = (): void => {
      this.off('pong', end).off('close', end);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, SILENT).unref();
    this.on('pong', end).on('close', end);
  });
  void waitedFor(answered);
  ping.apply(this, says);
};

/** Answers lead to further work only through the event loop: after some empty turns nothing is left to be done. */
const QUIET_TURNS = 4;

/** A notice is on its way to a push service. */
let isTelling = (): boolean => false;

async function settled(): Promise<void> {
  for (let turn = 0; turn < QUIET_TURNS; turn++) {
    await new Promise((resolve) => setImmediate(resolve));
    if (underWay.size === 0 && !isTelling()) continue;
    await Promise.all(underWay);
    turn = 0;
  }
}

let clock = new ManualClock();

/** Each thing due on the way is done, with all that follows from it, before the next. */
async function pass(millis: number): Promise<void> {
  await settled();
  const end = clock.now() + millis;
  for (let due = clock.due; due !== null && due <= end; due = clock.due) {
    clock.pass(Math.max(0, due - clock.now()));
    await settled();
  }
  clock.pass(end - clock.now());
  await settled();
}

const { data, port, pages, before } = JSON.parse(process.argv[2] ?? '{}') as HeldRequest;

/** One row for each length: how often a line is tried does not change what is dealt. */
const drawn = new Map<number, number>();

function randomBytes(size: number): Buffer {
  const count = (drawn.get(size) ?? 0) + 1;
  drawn.set(size, count);
  return Buffer.from(crypto.hkdfSync('sha256', `${before} ${size} ${count}`, '', '', size));
}

Object.assign(crypto, { randomBytes });
syncBuiltinESMExports();

const server = await startServer({
  data,
  port,
  pages,
  host: '127.0.0.1',
  operatorToken: HELD_TOKEN,
  log: { ...silent, error: (facts, said) => console.error(said, facts) },
  limits: NO_LIMITS,
  reach: 'here',
  bots: startedWhenNeeded(waitedForBots),
  longestCall: PATIENCE,
  openStore: (folder) => new WaitedForStore(folder, PATIENT),
  startClock: (servedBefore) => {
    clock = new ManualClock(servedBefore);
    return clock;
  },
});
isTelling = () => server.office.isTelling;
process.send?.({ type: 'ready', port: server.port, readyAfter: server.readyAfter } satisfies Ready);
flushCompileCache();

process.on('message', ({ millis }: { readonly millis: number }) => {
  void pass(millis).then(() => process.send?.({ type: 'passed' } satisfies Passed));
});
process.on('disconnect', () => process.exit(0));
