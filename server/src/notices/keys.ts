/** What makes this server known to the browsers' push services: drawn once, and kept where only it can read it. */

import { createECDH } from 'node:crypto';
import * as v from 'valibot';
import { drawnId } from '../drawn-id.ts';
import type { Papers } from '../store/papers.ts';

const Kept = v.strictObject({
  publicKey: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)),
  privateKey: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  ticketKey: v.pipe(v.string(), v.regex(/^[\w-]{40,}$/)),
});

/** A pair for VAPID (RFC 8292), and what tickets are signed with. */
export type NoticeKeys = v.InferOutput<typeof Kept>;

const PAPER = 'starboard.notices';

/** Other keys end every subscription: browsers hear only from whom they said yes to. So what is there is never replaced. */
export async function keptNoticeKeys(papers: Papers): Promise<NoticeKeys> {
  const text = (await papers.read(PAPER)) ?? (await papers.writeOnce(PAPER, `${JSON.stringify(drawnKeys())}\n`));
  const kept = v.safeParse(Kept, parsed(text));
  if (kept.success) return kept.output;
  throw new Error(
    `${PAPER} can’t be read: put back the one of a backup, or take it away (everybody must then say again that they want notices)`,
  );
}

function drawnKeys(): NoticeKeys {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  // A number may be short of its first zeros.
  const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
  return { publicKey, privateKey, ticketKey: drawnId(32) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
