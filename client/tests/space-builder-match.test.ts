import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPage, openBrowser } from './browser.ts';
import { buildByNames, finishByHolding } from './builder-solver.ts';
import { type House, openHouse } from './house.ts';

interface Player {
  press(what: Locator): Promise<void>;
  /** What must be seen before finishing. */
  isTime(page: Page): Locator;
}

/** Ada finishes as soon as she can; Grace lets her go first: so the match takes the fewest rounds there can be. */
const ADA: Player = {
  press: (what) => what.click(),
  isTime: (page) => page.getByRole('button', { name: /^Finish/, disabled: false }),
};
const GRACE: Player = {
  press: (what) => what.tap(),
  isTime: (page) => page.getByRole('listitem').filter({ hasText: 'Ada' }).getByRole('img', { name: 'finished' }),
};

describe('Space Builder at a table of four', () => {
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

  /** Until the match is over: ready, build what is heard, finish when it is time, open what comes first. */
  const playToTheEnd = async (page: Page, { press, isTime }: Player): Promise<void> => {
    const phase = (name: string): Locator => page.locator(`.builder[data-phase="${name}"]`);
    const stopped = page.locator('.builder:not([data-phase="building"])');
    const ready = page.getByRole('button', { name: 'Ready', exact: true });
    const end = page.getByRole('button', { name: 'Rematch' });
    for (;;) {
      await phase('building').or(ready).or(phase('over')).or(end).first().waitFor({ timeout: 60_000 });
      if ((await end.or(phase('over')).count()) > 0) return;
      if ((await phase('building').count()) > 0) {
        await buildByNames(page, press);
        await isTime(page).or(stopped).first().waitFor({ timeout: 60_000 });
        if ((await stopped.count()) === 0) await finishByHolding(page);
        await stopped.or(end).first().waitFor({ timeout: 60_000 });
        continue;
      }
      const open = page.getByRole('button', { name: /^Open:/ }).first();
      // Another player's choice or the clock may be quicker than any of these presses.
      if ((await open.count()) > 0) await press(open).catch(() => undefined);
      await press(ready).catch(() => undefined);
    }
  };

  test('two browsers, one by mouse and one by touch, and two bots: to the end', { timeout: 120_000 }, async () => {
    const ada = await newPage(browser, { name: 'Ada' }, { viewport: { width: 1280, height: 800 } });
    const grace = await newPage(browser, { name: 'Grace' }, { hasTouch: true, viewport: { width: 360, height: 640 } });
    for (const { context } of [ada, grace]) context.setDefaultTimeout(10_000);
    await ada.page.goto(`${house.origin}/games/space-builder/new`);
    await ada.page.getByRole('button', { name: 'Open the table' }).click();
    const label = await ada.page.getByRole('img', { name: /^Code/ }).getAttribute('aria-label');
    await grace.page.goto(`${house.origin}/${(label ?? '').replace(/^Code|\s/g, '').toLowerCase()}`);
    await ada.page.getByText('Grace', { exact: true }).first().waitFor();
    await ada.page.getByRole('button', { name: 'Fill with bots' }).click();
    await ada.page.getByRole('button', { name: /^Start/ }).click();
    // A round may end under somebody's hands: they go on with the next.
    const persist = async (page: Page, player: Player): Promise<void> => {
      for (;;) {
        try {
          return await playToTheEnd(page, player);
        } catch (error) {
          const isOver = await page.locator('.builder:not([data-phase="building"])').count();
          if (isOver === 0) throw error;
        }
      }
    };
    await Promise.all([persist(ada.page, ADA), persist(grace.page, GRACE)]);
    await ada.page.getByRole('button', { name: 'Rematch' }).waitFor({ timeout: 30_000 });
    await ada.page.getByRole('table', { name: 'Defects in each round' }).first().waitFor();
    expect([...ada.errors, ...grace.errors]).toEqual([]);
    await ada.context.close();
    await grace.context.close();
  });
});
