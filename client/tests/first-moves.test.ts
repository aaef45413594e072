import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '#games';
import { nameOf } from '../src/catalogue/name.ts';
import { firstPresses, ownMoveIsStored, playNow } from './first-moves.ts';
import { useFiles } from './site.ts';

/** Play now, and the move. */
const CLICKS = 2;

describe('from the first screen to a move the rules have taken', () => {
  const site = useFiles();

  const games = GAME_IDS.map((title) => ({ title, name: nameOf(title) }));

  test.each(games)('$name: two clicks', async ({ title }) => {
    const { page, errors } = await site.visit();
    await page.addInitScript(
      `addEventListener('click', () => sessionStorage.setItem('clicks', Number(sessionStorage.getItem('clicks')) + 1), true)`,
    );
    await playNow(page, site.origin, title);
    for (const press of firstPresses(title)) {
      await site.until(page.locator(press));
      // Nothing that has just appeared is pressed by a hand on its way elsewhere.
      await site.pass(500);
      await page.locator(press).first().click();
    }
    await ownMoveIsStored(page);
    expect(await page.evaluate(`Number(sessionStorage.getItem('clicks'))`)).toBe(CLICKS);
    expect(errors).toEqual([]);
  });
});
