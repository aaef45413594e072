/** What opens the page of whoever looks after the server: made once, and kept where only they can read it. */

import { drawnId } from './drawn-id.ts';
import type { Papers } from './store/papers.ts';

const PAPER = 'starboard.operator';

export async function keptOperatorToken(papers: Papers): Promise<string> {
  const kept = (await papers.writeOnce(PAPER, `${drawnId(24)}\n`)).trim();
  if (/^[\w-]{16,200}$/.test(kept)) return kept;
  const token = drawnId(24);
  await papers.write(PAPER, `${token}\n`);
  return token;
}
