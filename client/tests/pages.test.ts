import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPage, openBrowser } from './browser.ts';
import { type House, openHouse } from './house.ts';
import { CLIPPED, WIDER_THAN_THE_SCREEN } from './layout.ts';
import { bringMatches, STATIONS } from './stations.ts';

const LANGUAGES = ['en', 'de', 'fr'] as const;
const THEMES = ['dark', 'light', 'contrast'] as const;

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
}

async function violations(page: Page): Promise<readonly string[]> {
  const found = (await page.evaluate('axe.run(document, { resultTypes: ["violations"] })')) as {
    readonly violations: readonly Violation[];
  };
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`),
  );
}

describe('every page', () => {
  let browser: Browser;
  let house: House;

  beforeAll(async () => {
    house = await openHouse();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });

  test('clipped words are noticed', async () => {
    const { context, page } = await newPage(browser);
    await page.setContent(
      '<p class="cut" style="width:60px;overflow:hidden;white-space:nowrap">words that are cut</p><p>words that are not</p>',
    );
    expect(await page.evaluate(CLIPPED)).toEqual(['cut: words that are cut']);
    await context.close();
  });

  describe.each(LANGUAGES)('in %s', (language) => {
    test.each(STATIONS)('$name: axe finds nothing in any theme', { timeout: 180_000 }, async ({ reach }) => {
      const { context, page, errors } = await newPage(browser, { language });
      await bringMatches(page, house.origin);
      await reach(page, house.origin);
      await page.evaluate(axe.source);
      for (const theme of THEMES) {
        await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
        expect({ theme, violations: await violations(page) }).toEqual({ theme, violations: [] });
      }
      expect(errors).toEqual([]);
      await context.close();
    });
  });

  describe.each([
    [360, 640],
    [768, 1024],
    [1440, 900],
  ])('at %i × %i', (width, height) => {
    test.each(STATIONS)(
      '$name: nothing is clipped in the pseudo-language, nothing scrolls sideways',
      { timeout: 120_000 },
      async ({ reach }) => {
        const { context, page } = await newPage(
          browser,
          { language: 'pseudo', name: 'Zoé' },
          { viewport: { width, height } },
        );
        await bringMatches(page, house.origin);
        await reach(page, house.origin);
        expect({
          wider: await page.evaluate(WIDER_THAN_THE_SCREEN),
          clipped: await page.evaluate(CLIPPED),
        }).toEqual({ wider: false, clipped: [] });
        await context.close();
      },
    );
  });
});
