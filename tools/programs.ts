/** Programs that checks and tests are made of: run to their end, with what they said. */

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CHROMIUMS, WHOLE_CHROMIUMS } from '../client/tests/browser.ts';
import { postgresProgram, redisProgram } from '../server/trials/engines/programs.ts';
import { ROOT } from './set-up.mjs';

export interface Ended {
  readonly code: number;
  /** What it said, if it was to be held back. */
  readonly text: string;
}

/** A log that is read later has no use for colours. */
const PLAIN = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

/** A file of this checkout, or of its packages, on the Node this runs on. */
export const node = (file: string, ...args: string[]): readonly string[] => [
  process.execPath,
  join(ROOT, file),
  ...args,
];

export function ends(command: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const [program, ...args] = command as [string, ...string[]];
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...PLAIN, PATH: `${join(process.execPath, '..')}:${process.env.PATH}` },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data: Buffer) => {
        text += data;
      });
    }
    child.on('close', (code) => resolve({ code: code ?? 1, text }));
  });
}

/** The browser tests play in a real browser: Debian's, which apt can bring. Older Debians have only the whole one. */
export async function bringChromium(): Promise<void> {
  const [best = ''] = CHROMIUMS;
  // Notices are shown by the whole one only.
  if (!WHOLE_CHROMIUMS.some(existsSync)) await bring('Chromium for the tests of notices', ['chromium']);
  if (existsSync(best)) return;
  const text = await bring('Chromium for the browser tests', ['chromium-headless-shell', 'chromium']);
  if (CHROMIUMS.some(existsSync)) return;
  console.log(
    `${text}\nThere is no Chromium at ${CHROMIUMS.join(' or ')} and apt could not bring one; set STARBOARD_CHROMIUM to yours.`,
  );
}

/** The example of a bot in another language is tried as it stands. */
export async function bringPython(): Promise<void> {
  if (await isThere('python3')) return;
  const text = await bring('Python for the test of the example bot', ['python3']);
  if (!(await isThere('python3'))) console.log(`${text}\nThere is no python3 and apt could not bring one.`);
}

/** The store for several processes is tried on a real database; Debian's package starts one of its own, which nobody needs. */
export async function bringPostgres(): Promise<void> {
  if (postgresProgram('postgres') !== null) return;
  const text = await bring('PostgreSQL for the tests of the shared store', ['postgresql']);
  if (postgresProgram('postgres') === null) console.log(`${text}\nThere is no PostgreSQL and apt could not bring one.`);
}

/** What passes between processes is tried on a real Redis, or on Valkey, which speaks the same. */
export async function bringRedis(): Promise<void> {
  if (redisProgram() !== null) return;
  const text = await bring('Redis for the tests of several processes', ['redis-server', 'valkey-server']);
  if (redisProgram() === null) console.log(`${text}\nThere is no Redis and apt could not bring one.`);
}

const isThere = async (program: string): Promise<boolean> =>
  (await ends(['sh', '-c', `command -v ${program}`])).code === 0;

/** The first of these packages that there is; what apt said. */
async function bring(what: string, packages: readonly string[]): Promise<string> {
  console.log(`starboard: installing ${what} through apt (once)`);
  const each = packages.map((name) => `apt-get install -y -qq --no-install-recommends ${name}`).join(' || ');
  return (await ends(['sh', '-c', `export DEBIAN_FRONTEND=noninteractive; apt-get update -qq && (${each})`])).text;
}
