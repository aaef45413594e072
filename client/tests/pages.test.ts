import axe from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPage, openBrowser } from './browser.ts';
import { type House, openHouse } from './house.ts';
import { CLIPPED, WIDER_THAN_THE_SCREEN } from './layout.ts';
import { STATIONS } from './stations.ts';
import { bringMatches } from './stored-matches.ts';
import { LANGUAGES, setWish, THEMES, wear } from './wearing.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
}

/** Themes change colours and nothing else: what colours can break is looked at in each of them, the rest in one. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'] as const;

async function violations(page: Page, only: readonly string[] | null): Promise<readonly string[]> {
  const options = {
    resultTypes: ['violations'],
    preload: false,
    ...(only === null ? {} : { runOnly: { type: 'rule', values: only } }),
  };
  const found = (await page.evaluate(`axe.run(document, ${JSON.stringify(options)})`)) as {
    readonly violations: readonly Violation[];
  };
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`),
  );
}

/** A theme changes colours, whatever the language: `PAGES=long` looks at every one of the nine combinations all the same. */
const themesIn = (language: string): readonly string[] =>
  language === 'en' || process.env.PAGES === 'long' ? THEMES : ['dark'];

describe('every page', () => {
  let browser: Browser;
  let house: House;
  let context: BrowserContext;

  beforeAll(async () => {
    house = await openHouse();
    browser = await openBrowser();
    const first = await newPage(browser, { name: 'Zoé' }, { viewport: SIZES[0] });
    ({ context } = first);
    await bringMatches(first.page, house.origin);
    await first.page.close();
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });

  test('clipped words are noticed', async () => {
    const page = await context.newPage();
    await page.setContent(
      '<p class="cut" style="width:60px;overflow:hidden;white-space:nowrap">words that are cut</p><p>words that are not</p>',
    );
    expect(await page.evaluate(CLIPPED)).toEqual(['cut: words that are cut']);
    await page.close();
  });

  test.each(STATIONS)(
    '$name: axe finds nothing in any language and theme, nothing is clipped or scrolls sideways',
    async ({ reach }) => {
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await reach(page, house.origin);
      await page.evaluate(axe.source);
      const found: string[] = [];
      for (const language of LANGUAGES) {
        await wear(page, { language, theme: 'dark' });
        for (const theme of themesIn(language)) {
          await wear(page, { theme });
          const wrong = await violations(page, theme === 'dark' ? null : OF_COLOURS);
          found.push(...wrong.map((words) => `${language}, ${theme}: ${words}`));
        }
      }
      await wear(page, { language: 'pseudo', theme: 'dark' });
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const clipped = await page.evaluate<readonly string[]>(CLIPPED);
        found.push(...clipped.map((words) => `${size.width}: clipped ${words}`));
        if (await page.evaluate<boolean>(WIDER_THAN_THE_SCREEN)) found.push(`${size.width}: scrolls sideways`);
      }
      await setWish(page, { language: 'en', theme: 'dark' });
      await page.close();
      expect({ found, errors }).toEqual({ found: [], errors: [] });
    },
  );
});
