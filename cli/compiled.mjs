/**
 * What was compiled once is kept, in a folder that is for its owner's eyes only: every command, and a server after a
 * restart, starts in half the time, and neither it nor its threads need the compiler's memory. Plain JavaScript, since
 * it must come before the first TypeScript, and run on the Node that happens to be there.
 */

import { mkdirSync, statSync } from 'node:fs';
import module from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';

const own = join(homedir(), '.starboard');
const data = process.env.STARBOARD_DATA || own;
try {
  // A server under an account of its own could not write to what root makes in its folder.
  const isAnothers = process.getuid?.() === 0 && (statSync(data, { throwIfNoEntry: false })?.uid ?? 0) !== 0;
  const folder = isAnothers ? own : data;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Threads and programs that are started find it here.
  process.env.NODE_COMPILE_CACHE ||= join(folder, 'compiled');
  module.enableCompileCache?.(process.env.NODE_COMPILE_CACHE);
} catch {
  // Nothing is kept then; whoever needs the folder says what is wrong with it.
}
