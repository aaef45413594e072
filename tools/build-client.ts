/**
 * Builds the client for `serve` with these arguments, and starts a server once, so that the one that serves finds
 * everything compiled.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '#server';
import { readSettings } from '../cli/src/serving/read-settings.ts';

/** What is wrong with them the command itself says, and nothing is built for it. */
function areWellSet(): boolean {
  try {
    readSettings(process.argv.slice(2), process.env);
    return true;
  } catch {
    return false;
  }
}

async function build(): Promise<void> {
  process.stderr.write('starboard: building the client (once)\n');
  const { builtClient } = await import('../client/build/built-client.ts');
  const pages = await builtClient();
  for (const part of ['main', 'commands/serve']) await import(`../cli/src/${part}.ts`);
  const data = mkdtempSync(join(tmpdir(), 'starboard-'));
  const quiet = (): void => undefined;
  const log = { info: quiet, warn: quiet, error: quiet };
  const server = await startServer({ data, host: '127.0.0.1', port: 0, log, pages });
  await server.close();
  rmSync(data, { recursive: true });
}

if (areWellSet()) await build();
