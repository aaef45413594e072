import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { playTurn } from './gravity-turn.ts';
import { useFiles } from './site.ts';
import { bringMatches } from './stored-matches.ts';

describe('a match against a bot, without any server', () => {
  const site = useFiles();

  const playNow = async (page: Page): Promise<void> => {
    await page.goto(site.origin);
    await page.getByRole('button', { name: 'Play now: Space Builder' }).click();
    await page.getByRole('button', { name: 'Ready', exact: true }).waitFor();
  };

  /** Bots say they are ready too, and the plan comes up. */
  const begin = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Ready', exact: true }).click();
    await site.until(page.locator('.builder[data-phase="building"]'));
  };

  test('a building is picked, turned, flipped and built by taps', async () => {
    const { page } = await site.visit();
    await playNow(page);
    await begin(page);
    await page.getByRole('button', { name: 'observatory, short telescope, top up' }).click();
    await page.getByRole('button', { name: 'Turn' }).click();
    await page.getByRole('button', { name: 'Flip' }).click();
    await page.getByRole('button', { name: 'Plot 5, empty' }).click();
    await page.getByRole('button', { name: 'Plot 5: observatory, long telescope, top points right' }).waitFor();
    await page.getByRole('button', { name: /^observatory.*stands in the city$/ }).waitFor();
  });

  test('the whole game by keyboard: pick, turn, walk, build, take back', async () => {
    const { page } = await site.visit();
    await playNow(page);
    await page.getByRole('button', { name: 'Ready', exact: true }).focus();
    await page.keyboard.press('Enter');
    await site.until(page.locator('.builder[data-phase="building"]'));
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
  });

  test('a reload goes on where the match stood', async () => {
    const { page } = await site.visit();
    await playNow(page);
    await begin(page);
    await page.keyboard.press('1');
    await page.getByRole('button', { name: 'Plot 1, empty' }).click();
    const built = page.getByRole('button', { name: 'Plot 1: greenhouse, three plants, top up' });
    await built.waitFor();
    await page.reload();
    await built.waitFor();
    await page.goto(site.origin);
    await page.getByRole('link', { name: /Space Builder.*Continue/ }).click();
    await built.waitFor();
  });

  test('a match in two tabs is the same in both, and goes on in one when the other closes', async () => {
    const { context, page } = await site.visit();
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
  });

  test('after one visit a match is played without network', async () => {
    const { context, page, errors } = await site.visit({}, { serviceWorkers: 'allow' });
    await page.goto(site.origin);
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Play now: Space Builder' }).click();
    await begin(page);
    await page.keyboard.press('3');
    await page.getByRole('button', { name: 'Plot 2, empty' }).click();
    await page.getByRole('button', { name: 'Plot 2: observatory, short telescope, top up' }).waitFor();
    await page.goto(`${site.origin}/games/space-builder/rules`);
    await page.getByRole('heading', { name: 'Rules of Space Builder' }).waitFor();
    expect(errors).toEqual([]);
  });

  test('the language follows the browser, changes everywhere at once, and is kept', async () => {
    const { page } = await site.visit({}, { locale: 'de-AT' });
    await page.goto(site.origin);
    await page.getByRole('heading', { name: 'Was spielen wir?' }).waitFor();
    await page.getByRole('button', { name: 'Sprache: Deutsch' }).click();
    await page.getByRole('menuitemradio', { name: 'Français' }).click();
    await page.getByRole('heading', { name: 'À quoi joue-t-on ?' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    await page.goto(`${site.origin}/games/space-builder`);
    await page.getByRole('link', { name: 'Règles' }).waitFor();
  });

  test('after a match against bots there are easier and harder ones, and Play now knows which was taken', async () => {
    const { page, errors } = await site.visit({ name: 'Ada' });
    await bringMatches(page, site.origin);
    await page.goto(`${site.origin}/play/finished`);
    await page.getByRole('button', { name: 'Harder Expert' }).waitFor();
    // It is kept on this device only, and says so.
    await page.getByRole('button', { name: 'Share and save' }).click();
    await page.getByText('This match is on this device only.').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Easier Rookie' }).click();
    await page.getByRole('button', { name: 'Ready', exact: true }).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Wobble' }).first().waitFor();
    await page.goto(`${site.origin}/games/space-builder`);
    await page.getByRole('button', { name: 'Against a bot: Rookie' }).click();
    await page.getByRole('radio', { name: 'Cadet' }).check();
    await page.getByText('Takes each building in both hands').waitFor();
    await page.getByRole('radio', { name: '2', exact: true }).check();
    await page.getByRole('switch', { name: /upright/i }).click();
    await page.locator('dialog').getByRole('button', { name: 'Play now' }).click();
    await page.getByRole('button', { name: 'Ready', exact: true }).waitFor();
    for (const name of ['Pebble', 'Bolt']) await page.getByRole('listitem').filter({ hasText: name }).first().waitFor();
    // One's own name can be changed in the middle of it.
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Change your name' }).click();
    await page.getByRole('textbox', { name: 'Your name' }).fill('Bolt');
    await page.getByText('Somebody at this table is called that, or almost.').first().waitFor();
    await page.getByRole('textbox', { name: 'Your name' }).fill('Countess');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('.table-player').getByText('Countess').waitFor();
    await page.goto(`${site.origin}/play/nowhere-here/replay`);
    await page.getByRole('heading', { name: 'Played on another device' }).waitFor();
    expect(errors).toEqual([]);
  });

  test('two people share a device: between their turns nothing of the match is to be seen', async () => {
    const { page, errors } = await site.visit();
    await bringMatches(page, site.origin);
    await page.goto(`${site.origin}/play/hand-over`);
    await playTurn(page, site.until);
    await page.getByRole('heading', { name: 'Grace’s turn' }).waitFor();
    expect(await page.locator('.gravity').count()).toBe(0);
    await page.getByRole('button', { name: 'I am Grace' }).click();
    await page.locator('.gravity').waitFor();
    await playTurn(page, site.until);
    await page.getByRole('button', { name: 'I am Ada' }).click();
    await page.locator('.gravity').waitFor();
    expect(errors).toEqual([]);
  });
});
