/** Whole matches in which nobody presses anything: each person's hand plays over a line of its own, beside their page. */

import type { BrowserContext } from 'playwright-core';
import { Hand } from '#server/trials/hand';

/** The id of the room whose page this is. */
export const roomAt = (address: string): string => new URL(address).pathname.split('/').at(-1) ?? '';

/** Plays for whoever is known in these browsers, until it is let go. */
export async function handsOf(
  contexts: readonly BrowserContext[],
  { origin, table }: { readonly origin: string; readonly table: string },
): Promise<() => void> {
  const hands: Hand[] = [];
  for (const [index, context] of contexts.entries()) {
    const cookies = await context.cookies(origin);
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    hands.push(new Hand({ origin, cookie, table, level: index === 0 ? 'expert' : 'cadet' }));
  }
  return () => {
    for (const hand of hands) hand.letGo();
  };
}
