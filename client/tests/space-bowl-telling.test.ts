import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPage, openBrowser } from './browser.ts';
import { type House, openHouse } from './house.ts';

describe('Space Bowl where everybody is told first', () => {
  let browser: Browser;
  let house: House;

  beforeAll(async () => {
    house = await openHouse();
    browser = await openBrowser();
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });

  /** A table of two that waits until both know the throw; its address. */
  const openTable = async (host: Page, friend: Page): Promise<string> => {
    await host.goto(`${house.origin}/games/space-bowl/new`);
    await host.getByRole('switch', { name: 'Everybody is told first' }).click();
    await host.getByRole('button', { name: 'Open the table' }).click();
    const label = await host.getByRole('img', { name: /^Code/ }).getAttribute('aria-label');
    const address = host.url();
    await friend.goto(`${house.origin}/${(label ?? '').replace(/^Code|\s/g, '').toLowerCase()}`);
    await host.getByText('Grace', { exact: true }).first().waitFor();
    await host.getByRole('button', { name: /^Start/ }).click();
    return address;
  };

  test('the search begins when both have said that they know the throw, and a big screen shows it to all', async () => {
    const ada = await newPage(browser, { name: 'Ada' });
    const grace = await newPage(browser, { name: 'Grace' });
    const address = await openTable(ada.page, grace.page);
    for (const { page } of [ada, grace]) await page.locator('.bowl').waitFor();
    for (const { page } of [ada, grace]) await page.keyboard.press('t');
    const knows = (page: Page) => page.getByRole('button', { name: /^I know it/ });
    for (const { page } of [ada, grace]) await knows(page).waitFor();
    await ada.page.getByRole('img', { name: /^The throw, seen from the disc/ }).waitFor();
    expect(await ada.page.getByRole('button', { name: 'Go!' }).count()).toBe(0);
    await ada.page.keyboard.press('h');
    await ada.page.getByText('Waiting until they know the throw: Grace').waitFor();
    await knows(grace.page).click();
    for (const { page: shown } of [ada, grace]) await shown.getByRole('button', { name: 'Go!' }).waitFor();
    const screen = await newPage(browser, { name: 'TV' }, { viewport: { width: 1920, height: 1080 } });
    await screen.page.goto(`${address}/screen`);
    await screen.page.locator('.bowl[data-use="screen"]').waitFor();
    expect(
      await screen.page
        .getByRole('grid', { name: /^Galaxy/ })
        .getByRole('button')
        .count(),
    ).toBe(25);
    expect(await screen.page.getByRole('button', { name: 'Go!' }).count()).toBe(0);
    expect([...ada.errors, ...grace.errors, ...screen.errors]).toEqual([]);
    for (const { context } of [ada, grace, screen]) await context.close();
  }, 90_000);
});
