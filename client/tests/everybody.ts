/** Several people at one table, each with a browser of their own. */

import type { Page } from 'playwright-core';
import type { Site } from './site.ts';

export type Did = 'acted' | 'waits' | 'is over';

/** Long enough for a bot to make up its mind, now and then; a line that is silent for longer is given up. */
const WHILE = 1_500;

/** Whoever can do something does it; time moves on only while nobody can. Ends when it is over for all. */
export async function everybodyPlays(
  site: Site,
  pages: readonly Page[],
  act: (page: Page) => Promise<Did>,
): Promise<void> {
  for (;;) {
    const did: Did[] = [];
    for (const page of pages) did.push(await act(page));
    if (did.every((one) => one === 'is over')) return;
    if (!did.includes('acted')) await site.pass(WHILE, WHILE);
  }
}

/** The others have come by the code that is on the first one's screen. */
export async function joinByCode(origin: string, host: Page, others: readonly Page[]): Promise<void> {
  const label = await host.getByRole('img', { name: /^Code/ }).getAttribute('aria-label');
  for (const page of others) {
    await page.goto(`${origin}/${(label ?? '').replace(/^Code|\s/g, '').toLowerCase()}`);
    await page.getByText('Ada starts the match.').waitFor();
  }
}
