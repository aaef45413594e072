import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtClient } from '../build/built-client.ts';
import { newPage, openBrowser } from './browser.ts';
import { playTurn } from './gravity-turn.ts';
import { type Served, serveFiles } from './static-server.ts';
import { bringMatches } from './stored-matches.ts';

describe('a match against a bot, without any server', () => {
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

  const playNow = async (page: Page): Promise<void> => {
    await page.goto(served.origin);
    await page.getByRole('button', { name: 'Play now: Space Builder' }).click();
    await page.getByRole('button', { name: 'Ready', exact: true }).waitFor();
  };

  /** Bots say they are ready too, and the plan comes up. */
  const begin = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Ready', exact: true }).click();
    await page.locator('.builder[data-phase="building"]').waitFor();
  };

  test('a building is picked, turned, flipped and built by taps', async () => {
    const { context, page } = await newPage(browser);
    await playNow(page);
    await begin(page);
    await page.getByRole('button', { name: 'observatory, short telescope, top up' }).click();
    await page.getByRole('button', { name: 'Turn' }).click();
    await page.getByRole('button', { name: 'Flip' }).click();
    await page.getByRole('button', { name: 'Plot 5, empty' }).click();
    await page.getByRole('button', { name: 'Plot 5: observatory, long telescope, top points right' }).waitFor();
    await page.getByRole('button', { name: /^observatory.*stands in the city$/ }).waitFor();
    await context.close();
  });

  test('the whole game by keyboard: pick, turn, walk, build, take back', async () => {
    const { context, page } = await newPage(browser);
    await playNow(page);
    await page.getByRole('button', { name: 'Ready', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.builder[data-phase="building"]').waitFor();
    await page.locator('[data-place="0"]').focus();
    await page.keyboard.press('2');
    await page.keyboard.press('r');
    await page.keyboard.press('r');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Plot 5: launch tower, arm on the left, top points down' }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Backspace');
    await page.getByRole('button', { name: 'Plot 5, empty' }).waitFor();
    await context.close();
  });

  test('a reload goes on where the match stood', async () => {
    const { context, page } = await newPage(browser);
    await playNow(page);
    await begin(page);
    await page.keyboard.press('1');
    await page.getByRole('button', { name: 'Plot 1, empty' }).click();
    const built = page.getByRole('button', { name: 'Plot 1: greenhouse, three plants, top up' });
    await built.waitFor();
    await page.reload();
    await built.waitFor();
    await page.goto(served.origin);
    await page.getByRole('link', { name: /Space Builder.*Your turn/ }).click();
    await built.waitFor();
    await context.close();
  });

  test('a match in two tabs is the same in both, and goes on in one when the other closes', async () => {
    const { context, page } = await newPage(browser);
    await playNow(page);
    await begin(page);
    const second = await context.newPage();
    await second.goto(page.url());
    await second.getByRole('button', { name: 'Plot 1, empty' }).waitFor();
    await page.keyboard.press('1');
    await page.getByRole('button', { name: 'Plot 1, empty' }).click();
    await second.getByRole('button', { name: 'Plot 1: greenhouse, three plants, top up' }).waitFor();
    await second.keyboard.press('4');
    await second.getByRole('button', { name: 'Plot 8, empty' }).click();
    await page.getByRole('button', { name: 'Plot 8: habitat, round door, top up' }).waitFor();
    await page.close();
    await second.getByRole('button', { name: 'Plot 8: habitat' }).click();
    await second.getByRole('button', { name: 'Flip' }).click();
    await second.getByRole('button', { name: 'Plot 8: habitat, square door, top up' }).waitFor();
    await context.close();
  });

  test('after one visit a match is played without network', async () => {
    const { context, page, errors } = await newPage(browser);
    await page.goto(served.origin);
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Play now: Space Builder' }).click();
    await begin(page);
    await page.keyboard.press('3');
    await page.getByRole('button', { name: 'Plot 2, empty' }).click();
    await page.getByRole('button', { name: 'Plot 2: observatory, short telescope, top up' }).waitFor();
    await page.goto(`${served.origin}/games/space-builder/rules`);
    await page.getByRole('heading', { name: 'Rules of Space Builder' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('the language follows the browser, changes everywhere at once, and is kept', async () => {
    const { context, page } = await newPage(browser, {}, { locale: 'de-AT' });
    await page.goto(served.origin);
    await page.getByRole('heading', { name: 'Was spielen wir?' }).waitFor();
    await page.getByRole('button', { name: 'Sprache: Deutsch' }).click();
    await page.getByRole('menuitemradio', { name: 'Français' }).click();
    await page.getByRole('heading', { name: 'À quoi joue-t-on ?' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    await page.goto(`${served.origin}/games/space-builder`);
    await page.getByRole('link', { name: 'Règles' }).waitFor();
    await context.close();
  });

  test('two people share a device: between their turns nothing of the match is to be seen', async () => {
    const { context, page, errors } = await newPage(browser);
    await bringMatches(page, served.origin);
    await page.goto(`${served.origin}/play/hand-over`);
    await playTurn(page);
    await page.getByRole('heading', { name: 'Now Grace' }).waitFor();
    expect(await page.locator('.gravity').count()).toBe(0);
    await page.getByRole('button', { name: 'I am Grace' }).click();
    await page.locator('.gravity').waitFor();
    await playTurn(page);
    await page.getByRole('button', { name: 'I am Ada' }).click();
    await page.locator('.gravity').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
