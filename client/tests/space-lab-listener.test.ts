import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { bringLabs, goToLab, labMatch, nearlyOver } from './lab-match.ts';
import { ASKED } from './lab-player.ts';
import { useFiles } from './site.ts';

/** Objectives are laid out, and cards taken for the first time. */
const FIRST_PRESSES = 4;

describe('Space Lab by ear', () => {
  const site = useFiles();

  test('a script that reads only the accessibility tree plays the first and the last turns against a rookie', async () => {
    const { page, errors } = await site.visit();
    const [fresh, late] = [labMatch(2, 0), nearlyOver(2)];
    await bringLabs(page, site.origin, { fresh, late });
    const act = async (): Promise<boolean> => {
      await site.until(page.locator(ASKED));
      return actByNames(page);
    };
    await goToLab(page, site.origin, 'fresh', fresh);
    for (let press = 0; press < FIRST_PRESSES; press++) await act();
    await page.locator('.lab-hand-card').first().waitFor();
    await goToLab(page, site.origin, 'late', late);
    while (await act());
    await page.getByRole('button', { name: 'Rematch' }).waitFor();
    expect(errors).toEqual([]);
  });
});

/** The names of what can be pressed, as a screen reader lists them. */
async function pressable(page: Page): Promise<readonly string[]> {
  const tree = await page.locator('body').ariaSnapshot();
  return [...tree.matchAll(/button "((?:[^"\\]|\\.)*)"(?! \[disabled\])/g)].map(([, name = '']) => name);
}

/** In the order in which one goes on: what is confirmed, what is chosen, where a card goes, and what else there is. */
const WANTED = [
  /^(Place here|Take \d+ cards?|Turn up three cards)/,
  /: take \d+ card|^Keep |^Lay out like this/,
  /slot \d+: (no points yet|\d+ points? more)/,
  /^Place$/,
  /^Recruit$/,
  /^Reveal$/,
  /^(End turn|Pass)/,
] as const;

/** False once the match is over. */
async function actByNames(page: Page): Promise<boolean> {
  const names = await pressable(page);
  if (names.includes('Rematch')) return false;
  const name = WANTED.map((pattern) => names.find((heard) => pattern.test(heard))).find((heard) => heard !== undefined);
  if (name === undefined) throw new Error(`nothing to go on with among: ${names.join(', ')}`);
  await page.getByRole('button', { name, exact: true }).first().click();
  return true;
}
