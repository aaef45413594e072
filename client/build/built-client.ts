/** The client as it is shipped, built once however many tests ask for it. */

import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from 'vite';

const CLIENT = join(import.meta.dirname, '..');
const ROOT = join(CLIENT, '..');
export const DIST = join(CLIENT, 'dist');
const MARK = join(DIST, '.built-from');
const LOCK = join(CLIENT, '.building');
const SOURCES = [
  'client/{src,build,public}/**/*',
  'client/{index.html,vite.config.ts}',
  '{tabletop,protocol}/src/**/*.ts',
  'games/*/{src,puzzles}/**/*.{ts,json}',
  'games/index.ts',
  'bots/src/**/*.ts',
];
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

/** Whether the client there is the one these sources make. */
export const isBuilt = (): boolean => isBuiltFrom(sourcesHash());

const isBuiltFrom = (wanted: string): boolean => existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted;

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

function sourcesHash(): string {
  const hash = createHash('sha256');
  for (const pattern of SOURCES) {
    for (const file of globSync(pattern, { cwd: ROOT }).sort()) {
      const path = join(ROOT, file);
      if (statSync(path).isFile()) hash.update(file).update(readFileSync(path));
    }
  }
  return hash.digest('hex');
}
