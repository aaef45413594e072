import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtClient } from '../build/built-client.ts';
import { newPage, openBrowser } from './browser.ts';
import { openLab } from './lab-match.ts';
import { SIGHTS } from './lab-sights.ts';
import { CLIPPED } from './layout.ts';
import { type Served, serveFiles } from './static-server.ts';
import { setWish, wear } from './wearing.ts';

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

  test('nothing is cut off on a small phone', { timeout: 90_000 }, async () => {
    const { context, page } = await newPage(browser, {}, { viewport: { width: 360, height: 640 } });
    for (const { name, isWordy, match, look } of SIGHTS) {
      if (isWordy !== true) continue;
      await openLab(page, served.origin, match());
      await look?.(page);
      for (const language of ['de', 'fr', 'pseudo']) {
        await wear(page, { language });
        expect({ name, language, clipped: await page.evaluate(CLIPPED) }).toEqual({ name, language, clipped: [] });
      }
      await setWish(page, { language: 'en' });
    }
    await context.close();
  });
});
