/** How heavy the built client is, in kilobytes of gzip: what a first screen and each board cost, and what they may. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const DIST = fileURLToPath(new URL('../client/dist', import.meta.url));
const FIRST_SCREEN = 100;
const BOARD = 150;

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

type Manifest = { readonly [key: string]: Chunk };

export interface Budget {
  readonly what: string;
  /** Thousands of bytes, gzipped. */
  readonly kilobytes: number;
  readonly most: number;
}

/** What an entry brings along by itself, without what it loads later. */
function closure(manifest: Manifest, entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  for (const imported of manifest[entry]?.imports ?? []) closure(manifest, imported, seen);
  return seen;
}

const weight = (dist: string, file: string): number => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;

export function budgetsOf(dist: string = DIST): readonly Budget[] {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const keys = Object.keys(manifest);
  const kilobytes = (chunks: Iterable<string>): number => {
    const files = new Set([...chunks].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js')));
    return [...files].reduce((sum, file) => sum + weight(dist, file), 0) / 1_000;
  };
  const words = keys.filter((key) => /words\/shell\/en\.ts$/.test(key));
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const named = keys.filter((key) => page.includes(`/${manifest[key]?.file}"`));
  const first = new Set([...named, ...words].flatMap((key) => [...closure(manifest, key)]));
  const boards = keys.filter((key) =>
    /client\/src\/tables\/[a-z-]+\/index\.ts$|^src\/tables\/[a-z-]+\/index\.ts$/.test(key),
  );
  return [
    { what: 'first screen', kilobytes: kilobytes(first), most: FIRST_SCREEN },
    ...boards.map((board) => {
      const game = /tables\/([a-z-]+)\//.exec(board)?.[1] ?? board;
      const around = keys.filter((key) => /pages\/table\/match-page\.tsx$|words\/(pages|house)\/en\.ts$/.test(key));
      const rules = keys.filter((key) => key.includes(`games/${game}/src/index.ts`));
      const own = keys.filter((key) => key.includes(`words/${game}/en.ts`));
      const all = [board, ...around, ...rules, ...own].flatMap((key) => [...closure(manifest, key)]);
      return { what: `board of ${game}`, kilobytes: kilobytes(all.filter((key) => !first.has(key))), most: BOARD };
    }),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const budgets = budgetsOf();
  for (const { what, kilobytes, most } of budgets) {
    console.log(`${kilobytes > most ? 'TOO HEAVY' : 'ok       '} ${what}: ${kilobytes.toFixed(1)} kB of ${most}`);
  }
  process.exitCode = budgets.some(({ kilobytes, most }) => kilobytes > most) ? 1 : 0;
}
