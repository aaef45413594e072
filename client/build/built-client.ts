/** The client as it is shipped, built once however many tests ask for it. */

import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from 'vite';
import { CLIENT, DIST, isBuiltFrom, MARK, sourcesHash } from './sources.mjs';

const LOCK = join(CLIENT, '.building');
/** Somebody who holds the lock longer than this has died. */
const STALE = 600_000;

export async function builtClient(): Promise<string> {
  const wanted = sourcesHash();
  while (!isBuiltFrom(wanted)) {
    if (!takeLock()) {
      await pause(200);
      continue;
    }
    try {
      if (!isBuiltFrom(wanted)) {
        // As it is shipped: a test runner's own mode would make it a client for developers.
        process.env.NODE_ENV = 'production';
        await build({ configFile: join(CLIENT, 'vite.config.ts'), logLevel: 'error' });
        writeFileSync(MARK, wanted);
      }
    } finally {
      rmSync(LOCK, { recursive: true, force: true });
    }
  }
  return DIST;
}

function takeLock(): boolean {
  try {
    mkdirSync(LOCK);
    return true;
  } catch {
    const since = statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > STALE) rmSync(LOCK, { recursive: true, force: true });
    return false;
  }
}
