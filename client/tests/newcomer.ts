/** Somebody who has never played here, on the way from the first screen into a match. */

import type { Page } from 'playwright-core';
import { GAME_IDS } from '#games';
import type { Title } from '../src/catalogue/titles.ts';

/** Presses "Play now", whatever the language. */
export async function comeToTable(page: Page, origin: string, title: Title): Promise<void> {
  await page.goto(origin);
  await page.locator('.box-ways').nth(GAME_IDS.indexOf(title)).locator('.button').first().click();
}

/** The question lies over the board. */
export async function seeOffer(page: Page, origin: string, title: Title): Promise<void> {
  await comeToTable(page, origin, title);
  await page.locator('dialog[open] .offer').waitFor();
  await page.locator('.stage > :not([aria-busy])').first().waitFor();
}

/** Just plays, and looks around first. */
export async function comeToReady(page: Page, origin: string, title: Title): Promise<void> {
  await seeOffer(page, origin, title);
  await page.keyboard.press('Escape');
  await page.locator('.ready-bar').waitFor();
}

/** Past what the game is about, to the first step. */
export async function beginTutorial(page: Page, origin: string, title: Title): Promise<void> {
  await page.goto(`${origin}/games/${title}/tutorial`);
  await page.locator('.goal-page .button:focus').press('Enter');
}
