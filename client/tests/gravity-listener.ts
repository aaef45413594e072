/** Plays Gravity Superstar as somebody who only hears what a screen reader says: roles, names and states. */

import type { Page } from 'playwright-core';

const CARD = /^(Long Jump|High Jump|Drop|Rotate|Joker)$/;
const MOVE = /^[A-J]: .*; (\d+)(?: to (\d+))? points?$/;
/** Enough not to look at the other cards. */
const PLENTY = 4;

/** The names of what can be pressed, as a screen reader lists them. */
async function pressable(page: Page): Promise<readonly string[]> {
  const tree = await page.locator('body').ariaSnapshot();
  return [...tree.matchAll(/button "((?:[^"\\]|\\.)*)"(?! \[disabled\])/g)].map(([, name = '']) => name);
}

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

const pointsIn = (name: string): number => Number(MOVE.exec(name)?.[2] ?? MOVE.exec(name)?.[1] ?? -1);

/** False once the match is over. */
export async function actByNames(page: Page): Promise<boolean> {
  const names = await pressable(page);
  const named = (pattern: RegExp): string | undefined => names.find((name) => pattern.test(name));
  if (named(/^Rematch$/) !== undefined) return false;
  const decision = named(/^Go again/) ?? named(/^Take .*: makes a pair/) ?? named(/^Take .*: 1 point/);
  const cards = names.filter((name) => CARD.test(name));
  if (decision !== undefined) await press(page, decision);
  else if (cards.length > 0) await playBest(page, cards);
  else throw new Error(`nothing to go on with among: ${names.join(', ')}`);
  return true;
}

async function playBest(page: Page, cards: readonly string[]): Promise<void> {
  let best: { readonly card: string; readonly move: string; readonly points: number } | null = null;
  let last = '';
  for (const card of cards) {
    await take(page, card);
    last = card;
    for (const move of (await pressable(page)).filter((name) => MOVE.test(name))) {
      const points = pointsIn(move);
      if (best === null || points > best.points) best = { card, move, points };
    }
    if (best !== null && best.points >= PLENTY) break;
  }
  // Surrounded by platforms: the cards come back, and time goes on.
  if (best === null) return page.getByRole('button', { name: /^Take back \d/ }).click();
  if (last !== best.card) await take(page, best.card);
  await press(page, best.move);
  await page.getByRole('button', { name: best.move, exact: true }).first().waitFor({ state: 'detached' });
}

/** A card in hand stays there. */
async function take(page: Page, name: string): Promise<void> {
  const card = page.getByRole('button', { name, exact: true });
  if ((await card.getAttribute('aria-pressed')) !== 'true') await card.click();
  await page.getByRole('button', { name, exact: true, pressed: true }).waitFor();
}
