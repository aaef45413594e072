import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { boardOf, pointsOf, spaceLab } from '#games/space-lab';
import { bringLabs, goToLab, labMatch, nearlyOver } from './lab-match.ts';
import { playOn, playToTheEnd, pointer } from './lab-player.ts';
import { WIDER_THAN_THE_SCREEN } from './layout.ts';
import { useFiles } from './site.ts';

/** Objectives are laid out above and below, then comes the first turn. */
const FIRST_ACTIONS = 3;

/** A card on a slot, as it is before it is confirmed. */
async function layUpACard(page: Page): Promise<void> {
  await page.locator('.lab-hand-card[data-state="idle"]').first().click();
  await page.locator('.lab-open').first().click();
  await page.locator('.lab-asked[data-shows="preview"]').waitFor();
}

/** Parts of the table that lie on one another, or beyond the screen. */
const OVERLAPPING = `(() => {
  const parts = ['.lab-ways', '.lab-space', '.lab-asked', '.lab-hand', '.lab-dock'].map((name) => {
    const { top, bottom } = document.querySelector(name).getBoundingClientRect();
    return { name, top, bottom };
  });
  return parts.flatMap(({ name, bottom }, at) => {
    const next = parts[at + 1]?.top ?? innerHeight;
    return bottom > next + 1 ? [name] : [];
  });
})()`;

describe('Space Lab alone', () => {
  const site = useFiles();

  test('is played by clicks, ends with verdict and best scores, and the next one has it to beat', async () => {
    const { page, errors } = await site.visit({}, { viewport: { width: 360, height: 640 } });
    const [fresh, late, other] = [labMatch(1, 0), nearlyOver(1), labMatch(1)];
    await bringLabs(page, site.origin, { fresh, late, other });
    await goToLab(page, site.origin, 'fresh', fresh);
    expect(await page.evaluate(WIDER_THAN_THE_SCREEN)).toBe(false);
    for (let action = 0; action < FIRST_ACTIONS; action++) await playOn(page, pointer, site.until);
    await page.locator('.lab[data-phase="keeping"]').waitFor();
    await goToLab(page, site.origin, 'late', late);
    await layUpACard(page);
    expect(await page.evaluate(OVERLAPPING)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await playToTheEnd(page, pointer, site.until);
    await page.getByText('A new best score!').waitFor();
    expect(await page.getByText('You win!').count()).toBe(0);
    const points = Number(await page.locator('.pad-table tr').last().locator('td').textContent());
    const best = async (): Promise<readonly number[]> =>
      (await page.locator('.lab-best strong').allTextContents()).map(Number);
    expect(await best()).toEqual([points]);
    // Shown once more it is no other game.
    await page.reload();
    await page.getByText('A new best score!').waitFor();
    expect(await best()).toEqual([points]);
    const theirs = spaceLab.view(other.state, 0).seats.map((seat) => pointsOf(boardOf(seat)))[0] ?? 0;
    await page.goto(`${site.origin}/play/other`);
    await page.getByText(theirs > points ? 'A new best score!' : `Best so far: ${points}`).waitFor();
    expect(await best()).toEqual([points, theirs].sort((one, another) => another - one));
    // The game's page has them too, with the scale, and the next match is a press away.
    await page.goto(`${site.origin}/games/space-lab`);
    await page.getByRole('heading', { name: 'The last explorer' }).waitFor();
    expect(await best()).toEqual([points, theirs].sort((one, another) => another - one));
    expect(await page.locator('.lab-bands strong').allTextContents()).toEqual([
      ...['below 80', '80–100', '101–120', '121–150', 'over 150'],
    ]);
    expect(await page.evaluate(WIDER_THAN_THE_SCREEN)).toBe(false);
    await page.getByRole('button', { name: 'Play alone' }).click();
    await page.locator('.lab[data-solo]').waitFor();
    expect(errors).toEqual([]);
  });
});
