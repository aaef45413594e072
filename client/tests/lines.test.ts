import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { gather } from './gathering.ts';
import { lineTo } from './silent-line.ts';
import { HELD_MILLIS, useHouse } from './site.ts';

/** Told by the page itself: when it last heard anything, and when it said that the line is dead. */
const WATCH_THE_LINE = `
  window.lastHeard = 0;
  const Line = WebSocket;
  window.WebSocket = class extends Line {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', () => { window.lastHeard = performance.now(); });
    }
  };
  new MutationObserver(() => {
    const banner = document.querySelector('.banner');
    if (banner !== null && window.toldAt === undefined) window.toldAt = performance.now();
    if (banner === null) window.toldAt = undefined;
  }).observe(document, { subtree: true, childList: true });
`;

/** What is sent for a building is spoilt on its way, once this is wished for. */
const SPOIL_BUILDING = `
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const message = JSON.parse(text);
    const isSpoilt = window.spoils === true && message.type === 'move' && message.move.type === 'build';
    send.call(this, isSpoilt ? JSON.stringify({ ...message, move: { type: 'finish' } }) : text);
  };
`;

describe('the line to the server', () => {
  const site = useHouse();

  const startBuilding = async (page: Page, origin: string): Promise<void> => {
    await page.goto(`${origin}/games/space-builder/new`);
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('button', { name: 'Add bot or a friend, seat 2' }).click();
    await page.getByRole('button', { name: /^Start/ }).click();
    await page.getByRole('button', { name: 'Ready', exact: true }).click();
    await site.until(page.locator('.builder[data-phase="building"]'));
  };

  test('falls silent: within three seconds of the last word the player is told; it comes back by itself', async () => {
    const line = await lineTo(site.origin);
    const { page } = await site.visit();
    await page.addInitScript(WATCH_THE_LINE);
    await startBuilding(page, line.origin);
    expect(await page.locator('.banner').count()).toBe(0);
    line.fallSilent();
    const banner = page.getByText('No connection.');
    await site.untilWithoutServer(banner);
    const silence = await page.evaluate<number>('window.toldAt - window.lastHeard');
    expect(silence).toBeLessThanOrEqual(3_000);
    line.speakAgain();
    await site.until(banner, 'hidden');
    await page.keyboard.press('1');
    await page.getByRole('button', { name: 'Plot 1, empty' }).click();
    await page.getByRole('button', { name: 'Plot 1: greenhouse' }).waitFor();
    await site.pass(HELD_MILLIS);
    await page.reload();
    await page.getByRole('button', { name: 'Plot 1: greenhouse' }).waitFor();
    await line.close();
  });

  test('falls silent in a game in turns: the player is told when a bot will play for them', async () => {
    const line = await lineTo(site.origin);
    const [ada, grace] = [await site.visit({ name: 'Ada' }), await site.visit({ name: 'Grace' })];
    await ada.page.goto(`${site.origin}/games/gravity-superstar/new`);
    await ada.page.locator('.new-table summary').click();
    await ada.page.getByRole('combobox', { name: 'When somebody is away' }).selectOption('30 seconds');
    await ada.page.getByRole('button', { name: 'Open the table' }).click();
    await gather(line.origin, ada.page, { Grace: grace.page });
    await ada.page.getByRole('button', { name: /^Start/ }).click();
    for (const { page } of [ada, grace]) await page.locator('.gravity').waitFor();
    line.fallSilent();
    const banner = grace.page.getByRole('status').getByText(/a bot plays for you in \d+ seconds/);
    await site.untilWithoutServer(banner);
    line.speakAgain();
    await site.until(banner, 'hidden');
    expect([...ada.errors, ...grace.errors]).toEqual([]);
    await line.close();
  });

  test('a phone that slept for a minute is back in the match within two seconds of waking, with all that happened', async () => {
    const line = await lineTo(site.origin);
    const [ada, grace] = [await site.visit({ name: 'Ada' }), await site.visit({ name: 'Grace' })];
    await ada.page.goto(`${site.origin}/games/space-builder/new`);
    await ada.page.getByRole('button', { name: 'Open the table' }).click();
    await gather(line.origin, ada.page, { Grace: grace.page });
    await ada.page.getByRole('button', { name: /^Start/ }).click();
    for (const { page } of [ada, grace]) await page.getByRole('button', { name: 'Ready', exact: true }).click();
    for (const { page } of [ada, grace]) await site.until(page.locator('.builder[data-phase="building"]'));
    // The screen goes dark, the line dies unnoticed, and everybody else plays on.
    await site.sleep(grace.page);
    line.fallSilent();
    await ada.page.keyboard.press('1');
    await ada.page.getByRole('button', { name: 'Plot 1, empty' }).click();
    await site.pass(60_000);
    line.letNewLinesPass();
    await site.wake(grace.page);
    await site.pass(2_000, 250);
    await grace.page.getByRole('img', { name: '1 of 4 placed' }).waitFor();
    expect(await grace.page.getByText('No connection.').count()).toBe(0);
    await grace.page.keyboard.press('1');
    await grace.page.getByRole('button', { name: 'Plot 2, empty' }).click();
    await site.pass(HELD_MILLIS);
    // Only for the page itself: a browser would ask for it on a line of before.
    line.speakAgain();
    await grace.page.reload();
    await grace.page.getByRole('button', { name: 'Plot 2: greenhouse' }).waitFor();
    expect([...ada.errors, ...grace.errors]).toEqual([]);
    await line.close();
  });

  test('a move that shows at once and is refused is taken back on the screen, with the reason', async () => {
    const { page } = await site.visit();
    await page.addInitScript(SPOIL_BUILDING);
    await startBuilding(page, site.origin);
    await page.evaluate(`(() => {
      window.spoils = true;
      window.shown = [];
      new MutationObserver(() => {
        const plot = document.querySelector('[data-place="0"]');
        const name = plot?.getAttribute('aria-label') ?? plot?.textContent ?? '';
        if (window.shown.at(-1) !== name) window.shown.push(name);
      }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    })()`);
    // What it is spoilt into is a race: nobody's counts sooner than a person could have seen the plan.
    await site.pass(500);
    await page.keyboard.press('1');
    await page.getByRole('button', { name: 'Plot 1, empty' }).click();
    await site.pass(HELD_MILLIS);
    await page.locator('.toast').waitFor();
    await page.getByRole('button', { name: 'Plot 1, empty' }).waitFor();
    const shown = await page.evaluate<readonly string[]>('window.shown');
    expect(shown.some((name) => name.includes('greenhouse'))).toBe(true);
    expect(shown.at(-1)).toContain('empty');
  });
});
