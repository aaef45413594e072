import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPage, openBrowser } from './browser.ts';
import { actByKeys } from './gravity-keys.ts';
import { actByNames, CAN_ACT } from './gravity-listener.ts';
import { freshMatch, openGravity } from './gravity-match.ts';
import { type House, openHouse } from './house.ts';
import { hurryMatches } from './hurried.ts';

/** Bots are hurried where no service worker comes between. */
const DESK = { viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' } as const;
/** Matches always come to their end; this is only against an endless test. */
const MOST_TURNS = 120;

let browser: Browser;
let house: House;

beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse({ hurry: 6 }), openBrowser()]);
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

async function playByNames(page: Page): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    await page.locator(CAN_ACT).first().waitFor({ timeout: 60_000 });
    if (!(await actByNames(page))) return;
  }
  throw new Error('the match did not end');
}

/** Mostly they wait for bots: all at once takes hardly longer than the longest. */
describe.concurrent('whole matches of Gravity Superstar', () => {
  test('a script that reads only the accessibility tree plays from the first turn to the end against a rookie', {
    timeout: 200_000,
  }, async () => {
    const { context, page, errors } = await newPage(browser, {}, DESK);
    await hurryMatches(context);
    await openGravity(page, house.origin, freshMatch(['Ada', 'rookie']));
    await playByNames(page);
    await page.getByRole('table').first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('two browsers and a bot at a table play from the first turn to the end', { timeout: 200_000 }, async () => {
    const ada = await newPage(browser, { name: 'Ada' }, DESK);
    const grace = await newPage(browser, { name: 'Grace' }, { viewport: { width: 1280, height: 800 } });
    await ada.page.goto(`${house.origin}/games/gravity-superstar/new`);
    await ada.page.getByRole('button', { name: 'Open the table' }).waitFor();
    const table = await ada.page.evaluate<string>(`fetch('/api/guests', {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name: 'Ada' }),
      }).then(() => fetch('/api/tables', {
        method: 'POST', headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ game: 'gravity-superstar', seats: 3, options: { end: 'expert' } }),
      })).then((response) => response.json()).then(({ id }) => id)`);
    await ada.page.goto(`${house.origin}/tables/${table}`);
    const label = await ada.page.getByRole('img', { name: /^Code/ }).getAttribute('aria-label');
    await grace.page.goto(`${house.origin}/${(label ?? '').replace(/^Code|\s/g, '').toLowerCase()}`);
    await ada.page.getByText('Grace', { exact: true }).first().waitFor();
    await ada.page.getByRole('button', { name: 'Fill with bots' }).click();
    await ada.page.getByRole('button', { name: /^Start/ }).click();
    await Promise.all([playByNames(ada.page), playByNames(grace.page)]);
    const points = (page: Page): Promise<string | null> => page.getByRole('table').first().textContent();
    expect(await points(ada.page)).toBe(await points(grace.page));
    expect([...ada.errors, ...grace.errors]).toEqual([]);
    await ada.context.close();
    await grace.context.close();
  });

  test('by keys alone from the first turn to the end', { timeout: 200_000 }, async () => {
    const { context, page, errors } = await newPage(browser, {}, DESK);
    await hurryMatches(context);
    await openGravity(page, house.origin, freshMatch(['Ada', 'rookie']));
    let turns = 0;
    do {
      await page.locator(CAN_ACT).first().waitFor();
      if (++turns > MOST_TURNS) throw new Error('the match did not end');
    } while (await actByKeys(page));
    await page.getByRole('table').first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('two people share a device from the first turn to the end: nobody sees the other’s cards, and each sees the end of their own move', {
    timeout: 200_000,
  }, async () => {
    const { context, page, errors } = await newPage(browser, {}, DESK);
    await openGravity(page, house.origin, freshMatch(['Ada', 'Grace']), [0, 1]);
    // What stood on the screen just before the device was handed on.
    await page.evaluate(`(() => {
      let before = '';
      window.ends = [];
      const look = () => {
        const isHanded = document.querySelector('.hand-over') !== null;
        if (isHanded && before !== '') window.ends.push(before);
        const table = document.querySelector('.gravity');
        before = isHanded || table === null ? '' : table.querySelector('[data-you]')?.textContent ?? '';
        requestAnimationFrame(look);
      };
      look();
    })()`);
    const own = page.locator('[data-you]');
    let before: string | null = null;
    let handed = 0;
    for (let turn = 0; turn < MOST_TURNS; turn++) {
      await page.locator(`.hand-over, ${CAN_ACT}`).first().waitFor();
      const ready = page.getByRole('button', { name: /^I am (Ada|Grace)/ });
      if ((await ready.count()) > 0) {
        expect(await page.locator('.gravity').count()).toBe(0);
        handed++;
        // The frame that shows it is looked at after the frame has been drawn.
        await page.waitForFunction(`window.ends.length >= ${handed}`);
        const ends = await page.evaluate<readonly string[]>('window.ends');
        expect(ends.length).toBe(handed);
        expect(ends.at(-1)).toMatch(/[0-5] in hand$/);
        expect(ends.at(-1)).not.toBe(before);
        await ready.click();
        await page.locator('.gravity').waitFor();
        continue;
      }
      if ((await own.count()) > 0) before = await own.textContent();
      if (!(await actByKeys(page))) break;
    }
    expect(handed).toBe(13);
    expect(errors).toEqual([]);
    await context.close();
  });
});
