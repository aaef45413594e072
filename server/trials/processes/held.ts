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
import { pass, WaitedForStore, waitedFor, waitWhile } from '../held-time.ts';
import { ManualClock } from '../manual-clock.ts';
import { NO_LIMITS, PATIENCE, PATIENT, silent } from '../running.ts';
import { HELD_TOKEN, type HeldRequest, type Passed, type Ready } from './messages.ts';

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

let clock = new ManualClock();

const { data, port, pages, before, wall } = JSON.parse(process.argv[2] ?? '{}') as HeldRequest;

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
    if (wall !== undefined) clock.setWall(wall);
    return clock;
  },
});
waitWhile(() => server.office.isTelling);
process.send?.({ type: 'ready', port: server.port, readyAfter: server.readyAfter } satisfies Ready);
flushCompileCache();

process.on('message', ({ millis }: { readonly millis: number }) => {
  void pass(clock, millis).then(() => process.send?.({ type: 'passed' } satisfies Passed));
});
process.on('disconnect', () => process.exit(0));
