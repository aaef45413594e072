/** One whole turn of Gravity Superstar, by taps. */

import type { Page } from 'playwright-core';
import { type Until, waitedFor } from './browser.ts';

/** The first card to the first landing; whatever has to be decided afterwards is passed up. */
export async function playTurn(page: Page, until: Until = waitedFor): Promise<void> {
  await page.locator('.card:not([aria-disabled])').first().click();
  await page.locator('.moves .move').first().click();
  const next = page.locator('.decide .button:not([data-settling]), .steal-row .move:not([data-settling]), .hand-over');
  await until(next);
  while ((await page.locator('.hand-over').count()) === 0) {
    const decide = page.locator('.decide .button');
    await ((await decide.count()) > 0 ? decide.last() : page.locator('.steal-row .move').first()).click();
    await until(next);
  }
}
