import { describe, expect, test } from 'vitest';
import { ASKED, nearlyOver, openGravity } from './gravity-match.ts';
import { CLIPPED, HIGHER_THAN_THE_STAGE, WIDER_THAN_THE_SCREEN } from './layout.ts';
import { useFiles } from './site.ts';
import { wear } from './wearing.ts';

const TOO_SMALL_TO_PRESS = `[...document.querySelectorAll('button')]
  .filter((button) => button.checkVisibility())
  .filter((button) => { const box = button.getBoundingClientRect(); return box.width < 43.5 || box.height < 43.5; })
  .map((button) => button.className)`;

/** The move is shown, and the bot has not made up its mind. */
const SHOWN = 500;

/** Who plays on which screen. */
const SIZES = [
  [2, 360, 640],
  [4, 360, 640],
  [6, 360, 640],
  [4, 640, 360],
  [6, 1440, 900],
] as const;
const LANGUAGES = process.env.PAGES === 'long' ? ['pseudo', 'de', 'fr'] : ['pseudo'];

describe('Gravity Superstar', () => {
  const site = useFiles();

  test('a match is played to its end with two taps a move', async () => {
    const { page, errors } = await site.visit();
    await openGravity(page, site.origin, nearlyOver(2, 7));
    const asked = page.locator(ASKED);
    for (await site.until(asked); (await page.locator('.end').count()) === 0; await site.until(asked)) {
      const decide = page.locator('.decide .button');
      const steal = page.locator('.steal-row .move');
      if ((await decide.count()) > 0) await decide.last().click();
      else if ((await steal.count()) > 0) await steal.first().click();
      else {
        await page.locator('.card:not([data-card="joker"])').first().click();
        const best = page.locator('.moves .move:has(.move-points:not([data-none]))');
        await ((await best.count()) > 0 ? best : page.locator('.moves .move')).first().click();
        await page.locator('.moves .move').first().waitFor({ state: 'detached' });
      }
    }
    await page.locator('.pad-table:visible').first().waitFor();
    expect(errors).toEqual([]);
  });

  test('the planet can be walked cell by cell, round its edge; a move can be taken back while nothing new has come to light', async () => {
    const { page } = await site.visit();
    await openGravity(page, site.origin, nearlyOver(2, 12));
    await page.getByRole('gridcell', { name: /^Row 1, column 1:/ }).focus();
    await page.keyboard.press('ArrowUp');
    const name = await page.evaluate<string>(`document.activeElement.getAttribute('aria-label')`);
    expect(name).toMatch(/^Row 12, column 1:/);
    const held = `document.querySelectorAll('.card').length`;
    const before = await page.evaluate<number>(held);
    await page.locator('.card').first().click();
    await page.locator('.moves .move').first().click();
    await site.pass(SHOWN);
    expect(await page.evaluate(held)).toBe(before - 1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.waitForFunction(`${held} === ${before}`);
  });

  test.each(SIZES)('%i players fit %i × %i: nothing scrolls, nothing is cut off', async (players, width, height) => {
    const { page } = await site.visit({ language: LANGUAGES[0] ?? '' }, { viewport: { width, height } });
    await openGravity(page, site.origin, nearlyOver(players, 20));
    await page.locator('.card').first().click();
    await page.locator('.moves .move').first().waitFor();
    for (const language of LANGUAGES) {
      await wear(page, { language });
      const looks = [WIDER_THAN_THE_SCREEN, HIGHER_THAN_THE_STAGE, CLIPPED, TOO_SMALL_TO_PRESS];
      const seen = await Promise.all(looks.map((look) => page.evaluate(look)));
      expect([language, ...seen]).toEqual([language, false, 0, [], []]);
    }
  });
});
