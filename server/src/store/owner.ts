/** Root looks after a server that runs under an account of its own. */

import { lchownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** What root makes in somebody else's folder is theirs: their server could not read it, and would not even start. */
export function giveToOwner(file: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(file));
  if (uid !== 0) lchownSync(file, uid, gid);
}
