import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtClient } from '../build/built-client.ts';
import { newPage, openBrowser } from './browser.ts';
import { keys, playOn, pointer } from './lab-player.ts';
import { type Served, serveFiles } from './static-server.ts';

describe('Space Lab on one device', () => {
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

  test('two people play a whole match, one by pointer and one by keys, and nobody sees the other’s cards', {
    timeout: 120_000,
  }, async () => {
    const { context, page, errors } = await newPage(
      browser,
      { name: 'Ada' },
      { viewport: { width: 360, height: 640 } },
    );
    await page.goto(`${served.origin}/games/space-lab/new`);
    await page.getByRole('radio', { name: 'On this device' }).click();
    while ((await page.getByRole('button', { name: /^Remove player/ }).count()) > 0)
      await page
        .getByRole('button', { name: /^Remove player/ })
        .last()
        .click();
    await page.getByRole('button', { name: 'Add a person' }).click();
    await page.getByRole('textbox', { name: 'Player 2' }).fill('Grace');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.locator('.lab').waitFor();
    const seen = new Set<string>();
    let hands = pointer;
    const takeOver = async (): Promise<void> => {
      const title = (await page.locator('.hand-over h1').textContent()) ?? '';
      expect(await page.locator('.lab').count()).toBe(0);
      seen.add(title);
      hands = title === 'Now Ada' ? pointer : keys;
      await hands.takeOver(page);
    };
    while (await playOn(page, { ...hands, takeOver }));
    await page.getByRole('button', { name: 'Rematch' }).waitFor();
    expect([...seen].sort()).toEqual(['Now Ada', 'Now Grace']);
    expect(errors).toEqual([]);
    await context.close();
  });
});
