import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boardOf, pointsOf, spaceLab } from '#games/space-lab';
import { builtClient } from '../build/built-client.ts';
import { newPage, openBrowser } from './browser.ts';
import { bringOntoDevice } from './device.ts';
import { labMatch, openLab } from './lab-match.ts';
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

  test('a whole game by clicks, with verdict and best scores, and the next one has it to beat', async () => {
    const { context, page, errors } = await newPage(browser, {}, { viewport: PHONE });
    await openLab(page, served.origin, labMatch(1, 0));
    expect(await page.evaluate(WIDER_THAN_THE_SCREEN)).toBe(false);
    await playToTheEnd(page, pointer);
    await page.getByText('A new best score!').waitFor();
    const points = Number(await page.locator('.pad-table tr').last().locator('td').textContent());
    const best = async (): Promise<readonly number[]> =>
      (await page.locator('.lab-best strong').allTextContents()).map(Number);
    expect(await best()).toEqual([points]);
    // Shown once more it is no other game.
    await page.reload();
    await page.getByText('A new best score!').waitFor();
    expect(await best()).toEqual([points]);
    const other = labMatch(1);
    const theirs = spaceLab.view(other.state, 0).seats.map((seat) => pointsOf(boardOf(seat)))[0] ?? 0;
    await bringOntoDevice(page, served.origin, [{ id: 'other', recording: other.recording, isFinished: true }]);
    await page.goto(`${served.origin}/play/other`);
    await page.getByText(theirs > points ? 'A new best score!' : `Best so far: ${points}`).waitFor();
    expect(await best()).toEqual([points, theirs].sort((one, another) => another - one));
    expect(errors).toEqual([]);
    await context.close();
  });
});
