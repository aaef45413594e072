import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtClient } from '../build/built-client.ts';
import { newPage, openBrowser } from './browser.ts';
import { bringLabMatch, labMatch } from './lab-match.ts';
import { playToTheEnd, pointer } from './lab-player.ts';
import { WIDER_THAN_THE_SCREEN } from './layout.ts';
import { type Served, serveFiles } from './static-server.ts';

const PHONE = { width: 360, height: 640 };

describe('Space Lab alone', () => {
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

  test('a whole game by clicks, with verdict and best score, and the next one has it to beat', async () => {
    const { context, page, errors } = await newPage(browser, {}, { viewport: PHONE });
    await bringLabMatch(page, served.origin, 'lab', labMatch(1, 0));
    await page.goto(`${served.origin}/play/lab`);
    await page.locator('.lab').waitFor();
    expect(await page.evaluate(WIDER_THAN_THE_SCREEN)).toBe(false);
    await playToTheEnd(page, pointer);
    await page.getByText('A new best score!').waitFor();
    const best = await page.evaluate(`localStorage.getItem('starboard.space-lab.best-alone')`);
    await page.reload();
    await page.getByText(`Best so far: ${best}`).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
