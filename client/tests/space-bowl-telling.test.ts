import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { gather } from './gathering.ts';
import { useHouse } from './site.ts';

describe('Space Bowl where everybody is told first', () => {
  const site = useHouse();

  /** A table of two that waits until both know the throw; its address. */
  const openTable = async (host: Page, friend: Page): Promise<string> => {
    await host.goto(`${site.origin}/games/space-bowl/new`);
    await host.locator('.new-table summary').click();
    await host.getByRole('switch', { name: 'Wait for everyone' }).click();
    await host.getByRole('button', { name: 'Open the table' }).click();
    await gather(site.origin, host, { Grace: friend });
    const address = host.url();
    await host.getByRole('button', { name: /^Start/ }).click();
    return address;
  };

  /** The galaxy is on a big screen: the phone is all buttons, in this match and in no other. */
  const asController = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'View and keys' }).click();
    await page.getByRole('switch', { name: 'Controller' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    expect(await page.getByRole('grid').count()).toBe(0);
    await site.pass(500);
    await page.getByRole('button', { name: 'Go!' }).click();
    await site.until(page.getByRole('button', { name: /^I’m sure/ }));
    await page.getByRole('button', { name: 'B2', exact: true }).click();
    await page.getByRole('button', { name: 'B2', exact: true, pressed: true }).waitFor();
    await page.goto(site.origin);
    await page.getByRole('button', { name: 'Play now: Space Bowl' }).click();
    await page.getByRole('grid', { name: /^Galaxy/ }).waitFor();
    await page.getByRole('button', { name: 'View and keys' }).click();
    await page.getByRole('switch', { name: 'One tap calls' }).waitFor();
    expect(await page.getByRole('switch', { name: 'Controller' }).count()).toBe(0);
  };

  test('the search begins when both have said that they know the throw, and a big screen shows it to all', async () => {
    const ada = await site.visit({ name: 'Ada' });
    const grace = await site.visit({ name: 'Grace' });
    const address = await openTable(ada.page, grace.page);
    for (const { page } of [ada, grace]) await page.locator('.bowl').waitFor();
    for (const { page } of [ada, grace]) await page.keyboard.press('t');
    const knows = (page: Page) => page.getByRole('button', { name: /^Ready/ });
    for (const { page } of [ada, grace]) await site.until(knows(page));
    await ada.page.getByRole('img', { name: /^The throw, seen from the disc/ }).waitFor();
    expect(await ada.page.getByRole('button', { name: 'Go!' }).count()).toBe(0);
    await ada.page.keyboard.press('h');
    await ada.page.getByText('Waiting for everyone to be ready: Grace').waitFor();
    await knows(grace.page).click();
    for (const { page } of [ada, grace]) await site.until(page.getByRole('button', { name: 'Go!' }));
    await asController(grace.page);
    const screen = await site.visit({ name: 'TV' }, { viewport: { width: 1920, height: 1080 } });
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
  });
});
