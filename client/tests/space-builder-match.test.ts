import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { buildByNames, finishByHolding, type Press } from './builder-solver.ts';
import { gather } from './gathering.ts';
import { useHouse } from './site.ts';

const byMouse: Press = (what) => what.click();
const byTouch: Press = (what) => what.tap();

describe('Space Builder at a table of three', () => {
  const site = useHouse();

  const phase = (page: Page, name: string): Locator => page.locator(`.builder[data-phase="${name}"]`);

  const build = async (page: Page, press: Press): Promise<void> => {
    await site.until(phase(page, 'building'));
    await buildByNames(page, press);
    await finishByHolding(page, site.pass);
  };

  test('two browsers, one by mouse and one by touch, and a bot: to the end', async () => {
    const ada = await site.visit({ name: 'Ada' }, { viewport: { width: 1280, height: 800 } });
    const grace = await site.visit({ name: 'Grace' }, { hasTouch: true, viewport: { width: 360, height: 640 } });
    const [mouse, touch] = [ada.page, grace.page];
    await mouse.goto(`${site.origin}/games/space-builder/new`);
    await mouse.getByRole('button', { name: 'Open the table' }).click();
    await gather(site.origin, mouse, { Grace: touch });
    await mouse.getByRole('button', { name: 'Add bot or a friend, seat 3' }).click();
    await mouse.getByRole('button', { name: /^Start/ }).click();

    /** Ada finishes first and so wins: all but the bot have then finished, and the round is over. */
    const playRound = async (): Promise<void> => {
      await byMouse(mouse.getByRole('button', { name: 'Ready', exact: true }));
      await byTouch(touch.getByRole('button', { name: 'Ready', exact: true }));
      await build(mouse, byMouse);
      const rival = touch.getByRole('listitem').filter({ hasText: 'Ada' });
      await site.until(rival.getByRole('img', { name: 'finished' }));
      await build(touch, byTouch);
    };
    for (let opened = 0; opened < 4; opened++) {
      await playRound();
      for (const page of [mouse, touch]) {
        await site.until(phase(page, 'choosing'));
        await site.until(page.locator('.builder-dock:not([inert])'));
      }
      await byMouse(mouse.getByRole('button', { name: /^Unlock:/ }).first());
    }
    const screen = await ada.context.newPage();
    await screen.goto(`${mouse.url()}/screen`);
    await screen.locator('.builder[data-use="screen"]').waitFor();
    await playRound();
    await site.until(mouse.getByRole('button', { name: 'Rematch' }));
    await screen.locator('.tv-results').getByRole('region', { name: 'Score pad' }).getByText('Unlocked').waitFor();
    await mouse.getByRole('table', { name: 'Defects in each round' }).first().waitFor();
    // A finished table opens with its result: after a reload, for whoever has the link, after a restart.
    const table = mouse.url();
    await touch.reload();
    await touch.getByRole('button', { name: 'Rematch' }).waitFor();
    await site.house.kill();
    await site.house.restart();
    const stranger = await site.visit({ name: 'Hedy' });
    await stranger.page.goto(table);
    await stranger.page.getByRole('button', { name: 'To the room' }).waitFor();
    await stranger.page.getByRole('link', { name: 'Replay' }).click();
    await stranger.page.getByRole('region', { name: /replay/i }).waitFor();
    expect([...ada.errors, ...grace.errors]).toEqual([]);
  });
});
