/** What the client is built from, and whether it is. Plain JavaScript: whoever serves asks before anything is compiled. */

import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const CLIENT = join(import.meta.dirname, '..');
const ROOT = join(CLIENT, '..');
export const DIST = join(CLIENT, 'dist');
export const MARK = join(DIST, '.built-from');
const SOURCES = [
  'client/{src,build,public}/**/*',
  'client/{index.html,vite.config.ts}',
  '{tabletop,protocol}/src/**/*.ts',
  'games/*/{src,puzzles}/**/*.{ts,json}',
  'games/index.ts',
  'bots/src/**/*.ts',
];

/** Whether the client there is the one these sources make. */
export const isBuilt = () => isBuiltFrom(sourcesHash());

export const isBuiltFrom = (wanted) => existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted;

export function sourcesHash() {
  const hash = createHash('sha256');
  for (const pattern of SOURCES) {
    for (const file of globSync(pattern, { cwd: ROOT }).sort()) {
      const path = join(ROOT, file);
      if (statSync(path).isFile()) hash.update(file).update(readFileSync(path));
    }
  }
  return hash.digest('hex');
}
