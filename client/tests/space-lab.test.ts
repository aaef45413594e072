import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtClient } from '../build/built-client.ts';
import { axeFindings } from './axe-findings.ts';
import { newPage, openBrowser } from './browser.ts';
import { labMatch, openLab } from './lab-match.ts';
import { SIGHTS, type Sight } from './lab-sights.ts';
import { WIDER_THAN_THE_SCREEN } from './layout.ts';
import { type Served, serveFiles } from './static-server.ts';

const PHONE = { width: 360, height: 640 };

describe('Space Lab on the screen', () => {
  let browser: Browser;
  let served: Served;

  beforeAll(async () => {
    served = await serveFiles(await builtClient());
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await served?.close();
  });

  const open = async (page: Page, { match, look }: Sight): Promise<void> => {
    await openLab(page, served.origin, match());
    await look?.(page);
  };

  test('from the first screen to the first decision', async () => {
    const { context, page, errors } = await newPage(browser, {}, { viewport: PHONE });
    await page.goto(served.origin);
    await page.getByRole('button', { name: 'Play now: Space Lab' }).click();
    await page.getByRole('button', { name: 'Lay out like this' }).click();
    await page.getByRole('table', { name: 'Your station' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test.each([
    ['fails', (route: Route) => route.abort()],
    ['never answers', () => undefined],
  ] as const)('the table comes all the same where the painter %s', async (_, answer) => {
    const { context, page, errors } = await newPage(browser, {}, { viewport: PHONE, serviceWorkers: 'block' });
    await context.route(/painter\.worker.*\.js$/, answer);
    await openLab(page, served.origin, labMatch(2, 20));
    expect(await page.locator('.lab-hand-card img').first().getAttribute('src')).toMatch(/^data:image\/svg/);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('advanced: an Objective goes to the left, then three are laid out', async () => {
    const { context, page } = await newPage(browser, {}, { viewport: PHONE });
    await open(page, { name: 'passing', isWordy: true, match: () => labMatch(2, 0, true) });
    await page.getByRole('heading', { name: 'Pass one Objective to Grace' }).waitFor();
    const passed = await page.locator('.lab-option').first().getAttribute('aria-label');
    await page.locator('.lab-option').first().click();
    await page.getByRole('heading', { name: 'Lay out your Objectives' }).waitFor();
    const held = await page.locator('.lab-option').allTextContents();
    expect(held).toHaveLength(3);
    const objective = (passed ?? '').replace(/^Pass /, '');
    expect(held.filter((words) => words.includes(objective))).toEqual([]);
    await context.close();
  });

  describe('everything it shows', () => {
    let shown: Awaited<ReturnType<typeof newPage>>;

    beforeAll(async () => {
      shown = await newPage(browser, {}, { viewport: PHONE });
    });
    afterAll(async () => {
      await shown?.context.close();
    });

    test.each(SIGHTS)('$name: axe finds nothing, and a small phone shows it whole', async (sight) => {
      const { page, errors } = shown;
      await open(page, sight);
      expect(await page.evaluate(WIDER_THAN_THE_SCREEN)).toBe(false);
      expect(await page.evaluate('document.querySelector(".stage").scrollHeight <= innerHeight')).toBe(true);
      expect(await axeFindings(page, ['dark'])).toEqual([]);
      expect(errors).toEqual([]);
    });
  });
});
