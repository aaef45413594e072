import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPage, openBrowser } from './browser.ts';
import { type House, openHouse } from './house.ts';

describe('a table at the server', () => {
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

  /** A table with its code, opened by Ada. */
  const openTable = async (page: Page): Promise<string> => {
    await page.goto(`${house.origin}/games/space-builder/new`);
    await page.getByRole('button', { name: 'Open the table' }).click();
    const label = await page.getByRole('img', { name: /^Code/ }).getAttribute('aria-label');
    return (label ?? '').replace(/^Code|\s/g, '');
  };

  const startWithBot = async (page: Page): Promise<void> => {
    await openTable(page);
    await page.getByRole('button', { name: 'Add bot or a friend, seat 2' }).click();
    await page.getByRole('button', { name: /^Start/ }).click();
    await page.getByRole('button', { name: 'Ready', exact: true }).click();
    await page.locator('.builder[data-phase="building"]').waitFor();
  };

  const build = async (page: Page, key: string, plot: number): Promise<void> => {
    await page.keyboard.press(key);
    await page.getByRole('button', { name: `Plot ${plot}, empty` }).click();
  };

  test('a friend comes in by the code, and both play the same match', async () => {
    const ada = await newPage(browser, { name: 'Ada' });
    const grace = await newPage(browser, { name: 'Grace' });
    const code = await openTable(ada.page);
    expect(code).toMatch(/^[A-Z]{4}$/);
    await grace.page.goto(house.origin);
    await grace.page.getByRole('textbox', { name: /code/ }).fill(code.toLowerCase());
    await grace.page.getByRole('button', { name: 'Join', exact: true }).click();
    await grace.page.getByRole('button', { name: 'Play along' }).click();
    await ada.page.getByText('Grace', { exact: true }).first().waitFor();
    await ada.page.getByRole('button', { name: /^Start/ }).click();
    for (const { page } of [ada, grace]) await page.getByRole('button', { name: 'Ready', exact: true }).click();
    for (const { page } of [ada, grace]) await page.locator('.builder[data-phase="building"]').waitFor();
    await build(grace.page, '1', 3);
    await ada.page.getByRole('img', { name: '1 of 4 placed' }).waitFor();
    // Others see how many, never where.
    expect(await ada.page.getByRole('button', { name: /^Plot \d, empty/ }).count()).toBe(8);
    expect([...ada.errors, ...grace.errors]).toEqual([]);
    await ada.context.close();
    await grace.context.close();
  });

  test('a link seats a friend with one input', async () => {
    const ada = await newPage(browser, { name: 'Ada' });
    const grace = await newPage(browser, { name: 'Grace' });
    const code = await openTable(ada.page);
    await grace.page.goto(`${house.origin}/${code.toLowerCase()}`);
    await grace.page.getByText('Ada starts the match.').waitFor();
    await ada.page.getByText('Grace', { exact: true }).first().waitFor();
    await ada.context.close();
    await grace.context.close();
  });

  test('the line is cut and comes back by itself; what was built meanwhile is not lost', async () => {
    const { context, page } = await newPage(browser);
    await startWithBot(page);
    await build(page, '1', 1);
    await page.getByRole('button', { name: 'Plot 1: greenhouse' }).waitFor();
    await context.setOffline(true);
    await page.getByText('No connection.').waitFor({ timeout: 5_000 });
    await build(page, '2', 2);
    await page.getByRole('button', { name: 'Plot 2: launch tower' }).waitFor();
    await context.setOffline(false);
    await page.getByText('No connection.').waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('button', { name: 'Plot 1: greenhouse' }).waitFor();
    await page.getByRole('button', { name: 'Plot 2: launch tower' }).waitFor();
    await context.close();
  });

  test('the server is killed and comes back: the match goes on without a reload', async () => {
    const { context, page } = await newPage(browser);
    await startWithBot(page);
    await build(page, '1', 1);
    await page.getByRole('button', { name: 'Plot 1: greenhouse' }).waitFor();
    await house.kill();
    await page.getByText('No connection.').waitFor();
    await house.restart();
    await page.getByText('No connection.').waitFor({ state: 'detached' });
    await build(page, '3', 4);
    await page.getByRole('button', { name: 'Plot 4: observatory' }).waitFor();
    const second = await context.newPage();
    await second.goto(page.url());
    await second.getByRole('button', { name: 'Plot 1: greenhouse' }).waitFor();
    await second.getByRole('button', { name: 'Plot 4: observatory' }).waitFor();
    await context.close();
  });

  test('a big screen shows the way in, then the boards, and no buttons', async () => {
    const { context, page } = await newPage(browser);
    const code = await openTable(page);
    const screen = await context.newPage();
    await screen.setViewportSize({ width: 1920, height: 1080 });
    await screen.goto(`${page.url()}/screen`);
    await screen.getByRole('img', { name: `Code ${[...code].join(' ')}` }).waitFor();
    await screen.getByRole('img', { name: /QR code/ }).waitFor();
    expect(await screen.getByRole('button').count()).toBe(0);
    await context.close();
  });

  test('friendly ends: an unknown code, a table that is gone, a refused request', async () => {
    const { context, page } = await newPage(browser);
    await page.goto(`${house.origin}/zuzu`);
    await page.getByRole('heading', { name: 'No such code' }).waitFor();
    await page.goto(`${house.origin}/tables/nothing-here`);
    await page.getByRole('heading', { name: 'Gone' }).waitFor();
    await page.getByRole('link', { name: 'To the start' }).click();
    await page.getByRole('heading', { name: 'What shall we play?' }).waitFor();
    await page.getByRole('textbox', { name: /code/ }).fill('ZUZU');
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await page.getByText('No open table has this code. Check the letters.').waitFor();
    await context.close();
  });
});
