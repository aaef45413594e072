import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtClient } from '../build/built-client.ts';
import { newPage, openBrowser } from './browser.ts';
import { bringLabMatch } from './lab-match.ts';
import { SIGHTS } from './lab-sights.ts';
import { CLIPPED } from './layout.ts';
import { type Served, serveFiles } from './static-server.ts';

describe('Space Lab in other languages', () => {
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

  test.each(['de', 'fr', 'pseudo'])(
    'in %s nothing is cut off on a small phone',
    {
      timeout: 60_000,
    },
    async (language) => {
      const { context, page } = await newPage(browser, { language }, { viewport: { width: 360, height: 640 } });
      for (const { name, isWordy, match, look } of SIGHTS) {
        if (isWordy !== true) continue;
        await bringLabMatch(page, served.origin, 'lab', match());
        await page.goto(`${served.origin}/play/lab`);
        await page.locator('.lab').waitFor();
        await look?.(page);
        expect({ name, clipped: await page.evaluate(CLIPPED) }).toEqual({ name, clipped: [] });
      }
      await context.close();
    },
  );
});
