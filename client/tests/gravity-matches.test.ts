import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { everybodyPlays, joinByCode } from './everybody.ts';
import { actByKeys } from './gravity-keys.ts';
import { actByNames } from './gravity-listener.ts';
import { ASKED, freshMatch, nearlyOver, openGravity } from './gravity-match.ts';
import { useHouse } from './site.ts';

const DESK = { viewport: { width: 1440, height: 900 } } as const;

/** Shorter than anything that is shown for somebody to see it. */
const MOMENT = 300;

describe('matches of Gravity Superstar', () => {
  const site = useHouse();

  /** What stood beside a player's name just before something was to be done again. */
  const lastLook = async (page: Page): Promise<string | null> => {
    const next = page.locator(`.hand-over, ${ASKED}`).first();
    let seen: string | null = null;
    do {
      seen = await page.locator('[data-you]').textContent();
      await site.pass(MOMENT);
    } while (!(await next.isVisible()));
    return seen;
  };

  test('a script that reads only the accessibility tree plays the last turns against a rookie', async () => {
    const { page, errors } = await site.visit({}, DESK);
    await openGravity(page, site.origin, nearlyOver(2, 12));
    do await site.until(page.locator(ASKED));
    while (await actByNames(page));
    await page.getByRole('table').first().waitFor();
    expect(errors).toEqual([]);
  });

  test('two browsers and two bots at a table play from the first turn to the end', async () => {
    const ada = await site.visit({ name: 'Ada' }, DESK);
    const grace = await site.visit({ name: 'Grace' }, { viewport: { width: 1280, height: 800 } });
    await ada.page.goto(`${site.origin}/games/gravity-superstar/new`);
    await ada.page.getByRole('button', { name: 'Open the table' }).waitFor();
    const table = await ada.page.evaluate<string>(`fetch('/api/guests', {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name: 'Ada' }),
      }).then(() => fetch('/api/tables', {
        method: 'POST', headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ game: 'gravity-superstar', seats: 4, options: { end: 'expert' } }),
      })).then((response) => response.json()).then(({ id }) => id)`);
    await ada.page.goto(`${site.origin}/tables/${table}`);
    await joinByCode(site.origin, ada.page, [grace.page]);
    await ada.page.getByText('Grace', { exact: true }).first().waitFor();
    await ada.page.getByRole('button', { name: 'Fill with bots' }).click();
    await ada.page.getByRole('button', { name: /^Start/ }).click();
    await everybodyPlays(site, [ada.page, grace.page], actByKeys);
    const points = (page: Page): Promise<string | null> => page.getByRole('table').first().textContent();
    expect(await points(ada.page)).toBe(await points(grace.page));
    expect([...ada.errors, ...grace.errors]).toEqual([]);
  });

  test('by keys alone from the first turn to the end', async () => {
    const { page, errors } = await site.visit({}, DESK);
    await openGravity(page, site.origin, freshMatch(['Ada', 'rookie']));
    do await site.until(page.locator(ASKED));
    while ((await actByKeys(page)) !== 'is over');
    await page.getByRole('table').first().waitFor();
    expect(errors).toEqual([]);
  });

  test('two people share a device to the end: nobody sees the other’s cards, and each sees the end of their own move', async () => {
    const { page, errors } = await site.visit({}, DESK);
    const together = { ...nearlyOver(2, 12), players: [{ name: 'Ada' }, { name: 'Grace' }] };
    await openGravity(page, site.origin, together, [0, 1]);
    const own = page.locator('[data-you]');
    const handedTo: (string | null)[] = [];
    await site.until(page.locator(ASKED));
    while ((await page.locator('.end').count()) === 0) {
      const before = await own.textContent();
      await actByKeys(page);
      const end = await lastLook(page);
      if ((await page.locator('.hand-over').count()) === 0) continue;
      expect(await page.locator('.gravity').count()).toBe(0);
      expect(end).toMatch(/[0-5] in hand$/);
      expect(end).not.toBe(before);
      const ready = page.getByRole('button', { name: /^I am (Ada|Grace)/ });
      handedTo.push(await ready.textContent());
      await ready.click();
      await site.until(page.locator(ASKED));
    }
    expect(handedTo.slice(0, 2)).toEqual(['I am Grace', 'I am Ada']);
    expect(errors).toEqual([]);
  });
});
