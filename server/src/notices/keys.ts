/** What makes this server known to the browsers' push services: drawn once, and kept where only it can read it. */

import { createECDH } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { drawnId } from '../drawn-id.ts';

const Kept = v.strictObject({
  publicKey: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)),
  privateKey: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  ticketKey: v.pipe(v.string(), v.regex(/^[\w-]{40,}$/)),
});

/** A pair for VAPID (RFC 8292), and what tickets are signed with. */
export type NoticeKeys = v.InferOutput<typeof Kept>;

/** Other keys end every subscription: browsers hear only from whom they said yes to. So a file that is there is never replaced. */
export function keptNoticeKeys(folder: string): NoticeKeys {
  const file = join(folder, 'starboard.notices');
  const before = textIn(file);
  if (before !== null) {
    const kept = v.safeParse(Kept, parsed(before));
    if (kept.success) return kept.output;
    throw new Error(
      `${file} can’t be read: put back the one of a backup, or take it away (everybody must then say again that they want notices)`,
    );
  }
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  // A number may be short of its first zeros.
  const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
  const keys: NoticeKeys = { publicKey, privateKey, ticketKey: drawnId(32) };
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(file, `${JSON.stringify(keys)}\n`, { mode: 0o600, flag: 'wx' });
  return keys;
}

function textIn(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
