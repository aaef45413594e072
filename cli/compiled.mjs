/**
 * What was compiled once is kept, in a folder that is for its owner's eyes only: every command, and a server after a
 * restart, starts in half the time, and neither it nor its threads need the compiler's memory. Plain JavaScript, since
 * it must come before the first TypeScript, and run on the Node that happens to be there.
 */

import { mkdirSync } from 'node:fs';
import module from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';

const folder = process.env.STARBOARD_DATA || join(homedir(), '.starboard');
try {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Threads and programs that are started find it here.
  process.env.NODE_COMPILE_CACHE ||= join(folder, 'compiled');
  module.enableCompileCache?.(process.env.NODE_COMPILE_CACHE);
} catch {
  // Nothing is kept then; whoever needs the folder says what is wrong with it.
}
