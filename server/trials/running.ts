/** Servers for trials: real ones, on a free port, with their data in a folder that goes away. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Game, IN_TURNS } from '#tabletop';
import type { Named } from '../src/bots/named.ts';
import type { Log, Shelf } from '../src/house.ts';
import { NO_LIMITS } from '../src/limits/numbers.ts';
import { type RunningServer, type ServerOptions, startServer } from '../src/server.ts';
import { SqliteStore } from '../src/store/sqlite.ts';

export { NO_LIMITS };

/** Against trials that hang; a machine busy with other things may take its time. */
export const PATIENCE = Number(process.env.PATIENCE ?? 300_000);

/** No bots but those of the house. */
export const NOT_NAMED: Named = {
  ...{ hereFor: () => [], withId: () => null, ofGuest: () => null, isBusy: () => false },
  ...{ attend: () => undefined, leave: () => undefined, offer: () => undefined },
};

export const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

export function shelfOf(games: readonly Game[]): Shelf {
  return {
    games,
    game: (id) => games.find((game) => game.id === id) ?? null,
    rules: (id, version) => games.find((game) => game.id === id && game.rulesVersion === version) ?? null,
  };
}

/** Where time stands still nothing may be held until it has gone on: every game is as one in turns. */
export const timelessShelf = (games: readonly Game[]): Shelf =>
  shelfOf(games.map((game) => ({ ...game, pace: IN_TURNS })));

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'starboard-'));
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** The least that pages can be: what is put into them is tried, not what they show. */
export function smallPages(): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head><title>Starboard</title></head></html>');
  return folder;
}

/** Nothing hangs on how quick the disk is: nothing is synced, and no commit is too slow. */
export const PATIENT = { isSynced: false, slowMillis: Number.POSITIVE_INFINITY };

export interface TrialServer extends RunningServer {
  readonly base: string;
  readonly socketBase: string;
  readonly folder: string;
  /** Closes it and takes its data away. */
  end(): Promise<void>;
}

export async function trialServer(options: Partial<ServerOptions> = {}): Promise<TrialServer> {
  const folder = options.data ?? temporaryFolder();
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    log: silent,
    pages: null,
    limits: NO_LIMITS,
    longestCall: PATIENCE,
    openStore: (data) => new SqliteStore(data, PATIENT),
    ...options,
    data: folder,
  });
  return {
    ...server,
    base: `http://127.0.0.1:${server.port}`,
    socketBase: `ws://127.0.0.1:${server.port}`,
    folder,
    async end() {
      await server.close();
      removeFolder(folder);
    },
  };
}

const SOON_MILLIS = 8;

/** Waits for something to become true; a trial that waits for ever fails with what it waited for. */
export async function until<T>(what: string, look: () => T | null | undefined | false, millis = PATIENCE): Promise<T> {
  const begun = performance.now();
  for (;;) {
    const found = look();
    if (found !== null && found !== undefined && found !== false) return found;
    const waited = performance.now() - begun;
    if (waited > millis) throw new Error(`waited in vain: ${what}`);
    // Most answers come at once.
    await new Promise((resolve) => (waited < SOON_MILLIS ? setImmediate(resolve) : setTimeout(resolve, 4)));
  }
}
