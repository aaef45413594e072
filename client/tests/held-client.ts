/** The client as it is shipped, but for the worker that runs matches: its time is the test's. */

import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtClient } from '../build/built-client.ts';
import { HELD_CLOCK } from './held-clock.ts';

const HELD = join(import.meta.dirname, '../dist-held');
const MARK = 'held-from';

/** A folder of files; several tests may make it at once, and one of them wins. */
export async function heldClient(): Promise<string> {
  const built = await builtClient();
  const from = readFileSync(join(built, '.built-from'), 'utf8') + HELD_CLOCK;
  const isMade = (): boolean => existsSync(join(HELD, MARK)) && readFileSync(join(HELD, MARK), 'utf8') === from;
  if (isMade()) return HELD;
  const made = `${HELD}-${process.pid}`;
  cpSync(built, made, { recursive: true });
  const assets = join(made, 'assets');
  for (const file of readdirSync(assets).filter((name) => name.startsWith('match.worker'))) {
    writeFileSync(join(assets, file), `${HELD_CLOCK}\n${readFileSync(join(assets, file), 'utf8')}`);
  }
  writeFileSync(join(made, MARK), from);
  if (!isMade()) {
    rmSync(HELD, { recursive: true, force: true });
    renameSync(made, HELD);
  } else rmSync(made, { recursive: true });
  return HELD;
}
