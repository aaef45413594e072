/** A TV in a browser of its own that belongs to somebody's room. */

import type { Page } from 'playwright-core';
import { roomAt } from './hands.ts';
import type { Site, Visit } from './site.ts';

export const TV = { viewport: { width: 1920, height: 1080 } } as const;

/** As it stands on the TV, for the host to type. */
export async function codeOnTv(page: Page): Promise<string> {
  await page.locator('.tv-unpaired').waitFor();
  const label = await page.getByRole('img', { name: /^Code/ }).getAttribute('aria-label');
  return (label ?? '').replace(/^Code|\s/g, '').toLowerCase();
}

/** The host's page says the code, whatever it shows. */
export async function tvOf(site: Site, host: Page): Promise<Visit> {
  const tv = await site.visit({}, TV);
  await tv.page.goto(`${site.origin}/tv`);
  const code = await codeOnTv(tv.page);
  await host.evaluate(`fetch('/api/tables/${roomAt(host.url())}/screens', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ code: '${code}' }),
  })`);
  await site.until(tv.page.locator('.tv:not(.tv-unpaired)'));
  return tv;
}
