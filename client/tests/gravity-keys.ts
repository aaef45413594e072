/** Plays Gravity Superstar by keys alone, with open eyes: looks at what each card would bring, and takes the most. */

import type { Page } from 'playwright-core';
import type { Did } from './everybody.ts';

interface Seen {
  readonly is: 'over' | 'decide' | 'steal' | 'act' | 'waiting';
  /** The digits of the cards that can be used. */
  readonly cards: readonly string[];
}

const LOOK = `(() => {
  const at = (what) => document.querySelector(what);
  const is = at('.end') ? 'over' : at('.decide') ? 'decide' : at('.steal-row') ? 'steal'
    : at('.gravity .cards:not([data-asleep]) .card') ? 'act' : 'waiting';
  return { is, cards: [...document.querySelectorAll('.card')].map((card) => card.getAttribute('aria-keyshortcuts')) };
})()`;

/** What the card in hand offers: the best of its letters, and what it brings. */
const BEST = `[...document.querySelectorAll('.moves .move[data-letter]')]
  .filter((move) => move.checkVisibility())
  .map((move) => ({
    letter: move.dataset.letter,
    points: Number(/\\d+$/.exec(move.querySelector('.move-points').textContent)?.[0] ?? 0),
  }))
  .reduce((best, move) => (best === null || move.points > best.points ? move : best), null)`;

/** Enough not to look at the other cards. */
const PLENTY = 3;

/** Does one thing if there is something to do. */
export async function actByKeys(page: Page): Promise<Did> {
  const { is, cards } = (await page.evaluate(LOOK)) as Seen;
  if (is === 'over') return 'is over';
  if (is === 'waiting') return 'waits';
  if (is === 'decide') await page.keyboard.press('Space');
  else if (is === 'steal') await page.keyboard.press('a');
  else await playBest(page, cards);
  return 'acted';
}

async function playBest(page: Page, cards: readonly string[]): Promise<void> {
  let best: { readonly card: string; readonly letter: string; readonly points: number } | null = null;
  let held = '';
  for (const card of cards) {
    await page.keyboard.press(card);
    await page.locator(`.card[data-picked][aria-keyshortcuts="${card}"]`).waitFor();
    held = card;
    const move = (await page.evaluate(BEST)) as { readonly letter: string; readonly points: number } | null;
    if (move !== null && (best === null || move.points > best.points)) best = { card, ...move };
    if (best !== null && best.points >= PLENTY) break;
  }
  // Surrounded by platforms with every card in hand: the cards come back, and time goes on.
  if (best === null) return page.keyboard.press('r');
  if (held !== best.card) await page.keyboard.press(best.card);
  await page.locator(`.card[data-picked][aria-keyshortcuts="${best.card}"]`).waitFor();
  await page.keyboard.press(best.letter.toLowerCase());
  await page.locator('.moves .move[data-letter]').first().waitFor({ state: 'detached' });
}
