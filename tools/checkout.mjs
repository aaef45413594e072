/**
 * The `starboard` command from a checkout: whoever serves also serves the client, built from what is here. In a process
 * that then ends: whoever serves for months does not hold what building and compiling took.
 */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isBuilt } from '../client/build/sources.mjs';

const [command, ...args] = process.argv.slice(2);
if (command === 'serve' && !args.includes('--help') && !isBuilt()) {
  const program = join(import.meta.dirname, 'build-client.ts');
  const { status } = spawnSync(process.execPath, [program, ...args], { stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(1);
}
const { starboard } = await import('../cli/src/main.ts');
await starboard(process.argv.slice(2));
