import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { everybodyPlays, joinByCode } from './everybody.ts';
import { actIfAsked, pointer } from './lab-player.ts';
import { useHouse } from './site.ts';
import { TV, tvOf } from './tv.ts';

const SCREENS = [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
] as const;

describe('Space Lab at a table of four', () => {
  const site = useHouse();

  /** A big screen and somebody with a phone: every station in full, nobody's hand, and large when pressed. */
  const watchFromAfar = async (host: Page): Promise<void> => {
    const phone = await site.visit({ name: 'Vera' }, { viewport: { width: 360, height: 640 } });
    await phone.page.goto(host.url());
    for (const { context, page, errors } of [phone, await tvOf(site, host)]) {
      const screen = page.viewportSize() ?? TV.viewport;
      await page.locator('.lab-watched .lab-station').nth(3).waitFor();
      for (const station of await page.locator('.lab-watched .lab-station').all()) {
        const box = await station.boundingBox();
        expect(box?.width).toBeGreaterThan(screen.width / 4);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(screen.height);
      }
      expect(await page.locator('.lab-hand, .lab-projects').count()).toBe(0);
      const looks = page.getByRole('button', { name: /Enlarge\.$/ });
      expect(await looks.count()).toBe(page === phone.page ? 4 : 0);
      if (page === phone.page) {
        await looks.first().click();
        await page.getByRole('dialog').getByRole('table', { name: 'Station of Ada' }).waitFor();
      }
      expect(errors).toEqual([]);
      await context.close();
    }
  };

  test('two browsers and two bots play a whole match', async () => {
    // The house forbids pages to evaluate text; whoever plays here reads them that way.
    const guests = await Promise.all(
      ['Ada', 'Grace'].map((name, at) => site.visit({ name }, { viewport: SCREENS[at] ?? null, bypassCSP: true })),
    );
    // Nobody here takes their time to watch the others.
    for (const { context } of guests) await context.addInitScript(`localStorage.setItem('starboard.speed', '"fast"')`);
    const [host, ...others] = guests;
    if (host === undefined) throw new Error('nobody came');
    const pages = guests.map(({ page }) => page);
    await host.page.goto(`${site.origin}/games/space-lab/new`);
    await host.page.getByRole('button', { name: 'Open the table' }).click();
    await joinByCode(
      site.origin,
      host.page,
      others.map(({ page }) => page),
    );
    await host.page.getByText('Grace', { exact: true }).first().waitFor();
    await host.page.getByRole('button', { name: 'Fill with bots' }).click();
    await host.page.getByRole('button', { name: /^Start/ }).click();
    for (const page of pages) await site.until(page.locator('.lab-space'));
    await watchFromAfar(host.page);
    await everybodyPlays(site, pages, (page) => actIfAsked(page, pointer));
    const pads = await Promise.all(guests.map(({ page }) => page.locator('.pad-table').first().textContent()));
    // Everybody reads the same result.
    expect(new Set(pads).size).toBe(1);
    expect(pads[0]).toContain('Validations');
    expect(guests.flatMap(({ errors }) => errors)).toEqual([]);
  });
});
