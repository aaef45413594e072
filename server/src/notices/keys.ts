/** What makes this server known to the browsers' push services: drawn once, and kept where only it can read it. */

import * as v from 'valibot';
import webPush from 'web-push';
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
  const drawn: NoticeKeys = { ...webPush.generateVAPIDKeys(), ticketKey: drawnId(32) };
  const text = (await papers.read(PAPER)) ?? (await papers.writeOnce(PAPER, `${JSON.stringify(drawn)}\n`));
  const kept = v.safeParse(Kept, parsed(text));
  if (kept.success) return kept.output;
  throw new Error(
    `${PAPER} can’t be read: put back the one of a backup, or take it away (everybody must then say again that they want notices)`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
