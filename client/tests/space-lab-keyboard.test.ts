import { describe, expect, test } from 'vitest';
import { labMatch, momentOf, openLab } from './lab-match.ts';
import { keys, playToTheEnd } from './lab-player.ts';
import { useFiles } from './site.ts';

/** Five cards in hand: placing is the only way. */
const FULL_HAND = momentOf(
  1,
  ({ phase, seats: [own] }) => phase === 'turn' && (own?.shown.length ?? 0) + (own?.hidden.length ?? 0) >= 5,
);

describe('Space Lab by keyboard only', () => {
  const site = useFiles();

  test('a whole match against a bot, from the first turn to the end', async () => {
    const { page, errors } = await site.visit();
    await openLab(page, site.origin, labMatch(2, 0));
    await playToTheEnd(page, keys, site.until);
    await page.getByRole('button', { name: 'Rematch' }).waitFor();
    expect(errors).toEqual([]);
  });

  test('arrows walk from slot to slot, and Escape lets go of the card', async () => {
    const { page } = await site.visit();
    await openLab(page, site.origin, FULL_HAND);
    await page.getByText('placing is the only action').waitFor();
    await page.keyboard.press('1');
    const [first, second] = ['.lab-open:focus', '.lab-open:focus:not([data-slot="t0"])'];
    await page.locator(first).waitFor();
    const from = await page.locator(first).getAttribute('data-slot');
    await page.keyboard.press('ArrowRight');
    await page.locator(second).waitFor();
    expect(await page.locator(first).getAttribute('data-slot')).not.toBe(from);
    await page.keyboard.press('Escape');
    await page.locator('.lab-three').waitFor();
  });
});
