/** People who come to a table by its code. */

import type { Page } from 'playwright-core';

/** As it stands in an address; the page shows it while the table waits. */
async function codeAt(host: Page): Promise<string> {
  const label = await host.getByRole('img', { name: /^Code/ }).getAttribute('aria-label');
  return (label ?? '').replace(/^Code|\s/g, '').toLowerCase();
}

/** By their names: each is seen aboard before the next comes. */
export async function gather(origin: string, host: Page, friends: Readonly<Record<string, Page>>): Promise<void> {
  const code = await codeAt(host);
  for (const [name, page] of Object.entries(friends)) {
    await page.goto(`${origin}/${code}`);
    await host.getByText(name, { exact: true }).first().waitFor();
  }
}
