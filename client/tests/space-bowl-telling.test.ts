import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { asController } from './controller-table.ts';
import { gather } from './gathering.ts';
import { useHouse } from './site.ts';
import { tvOf } from './tv.ts';

describe('Space Bowl where everybody is told first', () => {
  const site = useHouse();

  /** A table of two that waits until both know the throw. */
  const openTable = async (host: Page, friend: Page): Promise<void> => {
    await host.goto(`${site.origin}/games/space-bowl/new`);
    await host.locator('.new-table summary').click();
    await host.getByRole('switch', { name: 'Wait for everyone' }).click();
    await host.getByRole('button', { name: 'Open the table' }).click();
    await gather(site.origin, host, { Grace: friend });
    await host.getByRole('button', { name: /^Start/ }).click();
  };

  /** The galaxy is on a big screen: the phone is all buttons, at this table and at no other. */
  const playAsController = async (page: Page): Promise<void> => {
    await asController(page, true);
    expect(await page.locator('.galaxy-picture').count()).toBe(0);
    await site.pass(500);
    await page.getByRole('button', { name: 'Go!' }).click();
    await site.until(page.getByRole('button', { name: /^I’m sure/ }));
    await page.getByText('B2', { exact: true }).click();
    await page.getByRole('button', { name: /^B2: /, pressed: true }).waitFor();
    await page.goto(site.origin);
    await page.getByRole('button', { name: 'Play now: Space Bowl' }).click();
    await page.getByRole('grid', { name: /^Galaxy/ }).waitFor();
    await page.locator('.galaxy-picture').first().waitFor();
  };

  test('the search begins when both have said that they know the throw, and a big screen shows it to all', async () => {
    const ada = await site.visit({ name: 'Ada' });
    const grace = await site.visit({ name: 'Grace' });
    await openTable(ada.page, grace.page);
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
    await playAsController(grace.page);
    const screen = await tvOf(site, ada.page);
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
