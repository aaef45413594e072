/** What opens the page of whoever looks after the server: made once, and kept where only they can read it. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawnId } from './drawn-id.ts';

export function keptOperatorToken(folder: string): string {
  const file = join(folder, 'starboard.operator');
  if (existsSync(file)) {
    const kept = readFileSync(file, 'utf8').trim();
    if (/^[\w-]{16,200}$/.test(kept)) return kept;
  }
  const token = drawnId(24);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(file, `${token}\n`, { mode: 0o600 });
  return token;
}
