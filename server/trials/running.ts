/** Servers for trials: real ones, on a free port, with their data in a folder that goes away. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '#tabletop';
import { type Pace, paceOf } from '../src/fairness/pace.ts';
import type { Log, Shelf } from '../src/house.ts';
import { type RunningServer, type ServerOptions, startServer } from '../src/server.ts';

export const NO_LIMITS = {
  ...{ requests: 1e9, guests: 1e9, tables: 1e9, guesses: 1e9, sockets: 1e9 },
  ...{ messages: 1e9, burst: 1e9 },
} as const;

export const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

export function shelfOf(games: readonly Game[], paces: { readonly [id: string]: Pace } = {}): Shelf {
  return {
    games,
    game: (id) => games.find((game) => game.id === id) ?? null,
    pace: (id) => paces[id] ?? paceOf(id),
  };
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'starboard-'));
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

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
export async function until<T>(what: string, look: () => T | null | undefined | false, millis = 20_000): Promise<T> {
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
