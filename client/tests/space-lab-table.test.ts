import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPage, openBrowser } from './browser.ts';
import { type House, openHouse } from './house.ts';
import { playToTheEnd, pointer } from './lab-player.ts';

const SCREENS = [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
] as const;

describe('Space Lab at a table of four', () => {
  let browser: Browser;
  let house: House;

  beforeAll(async () => {
    house = await openHouse({ hurry: 6 });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });

  /** A big screen and somebody with a phone: every station in full, nobody's hand, and large when pressed. */
  const watchFromAfar = async (address: string): Promise<void> => {
    for (const [path, screen] of [
      [`${address}/screen`, { width: 1920, height: 1080 }],
      [address, { width: 360, height: 640 }],
    ] as const) {
      const { context, page, errors } = await newPage(browser, { name: 'Vera' }, { viewport: screen });
      await page.goto(path);
      await page.locator('.lab-watched .lab-station').nth(3).waitFor();
      for (const station of await page.locator('.lab-watched .lab-station').all()) {
        const box = await station.boundingBox();
        expect(box?.width).toBeGreaterThan(screen.width / 4);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(screen.height);
      }
      expect(await page.locator('.lab-hand, .lab-projects').count()).toBe(0);
      const looks = page.getByRole('button', { name: /Enlarge\.$/ });
      expect(await looks.count()).toBe(path === address ? 4 : 0);
      if (path === address) {
        await looks.first().click();
        await page.getByRole('dialog').getByRole('table', { name: 'Station of Ada' }).waitFor();
      }
      expect(errors).toEqual([]);
      await context.close();
    }
  };

  test('three browsers and a bot play a whole match', { timeout: 180_000 }, async () => {
    // The house forbids pages to evaluate text; whoever plays here reads them that way.
    const guests = await Promise.all(
      ['Ada', 'Grace', 'Hubble'].map((name, at) =>
        newPage(browser, { name }, { viewport: SCREENS[at] ?? null, bypassCSP: true }),
      ),
    );
    const [host, ...others] = guests;
    if (host === undefined) throw new Error('nobody came');
    await host.page.goto(`${house.origin}/games/space-lab/new`);
    await host.page.getByRole('button', { name: 'Open the table' }).click();
    const label = await host.page.getByRole('img', { name: /^Code/ }).getAttribute('aria-label');
    for (const { page } of others) {
      await page.goto(`${house.origin}/${(label ?? '').replace(/^Code|\s/g, '').toLowerCase()}`);
      await page.getByText('Ada starts the match.').waitFor();
    }
    await host.page.getByText('Hubble', { exact: true }).first().waitFor();
    await host.page.getByRole('button', { name: 'Fill with bots' }).click();
    await host.page.getByRole('button', { name: /^Start/ }).click();
    for (const { page } of guests) await page.locator('.lab-space').waitFor();
    await watchFromAfar(host.page.url());
    await Promise.all(guests.map(({ page }) => playToTheEnd(page, pointer)));
    const pads = await Promise.all(guests.map(({ page }) => page.locator('.pad-table').first().textContent()));
    // Everybody reads the same result.
    expect(new Set(pads).size).toBe(1);
    expect(pads[0]).toContain('Validations');
    for (const { errors, context } of guests) {
      expect(errors).toEqual([]);
      await context.close();
    }
  });
});
