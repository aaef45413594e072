/** From the first screen to a move that the rules have taken, for each game that has a board. */

import type { Page } from 'playwright-core';
import { COVERS, type Title } from '../src/catalogue/titles.ts';

interface FirstMove {
  /** What is pressed after "Play now", in order. */
  readonly presses: readonly string[];
}

/** Gravity Superstar's move is a card and where it leads: two taps, as its rules have it. */
const FIRST_MOVES: Readonly<Partial<Record<Title, FirstMove>>> = {
  'gravity-superstar': { presses: ['.card:not([aria-disabled])', '.moves .move'] },
  'space-lab': { presses: ['.lab-confirm'] },
  'space-builder': { presses: ['.builder-action .button'] },
};
const USUAL: FirstMove = { presses: ['main .button[data-kind="primary"]'] };

export const firstPresses = (title: Title): readonly string[] => (FIRST_MOVES[title] ?? USUAL).presses;

export async function playNow(page: Page, origin: string, title: Title): Promise<void> {
  await page.goto(origin);
  await page.getByRole('button', { name: `Play now: ${COVERS[title].name}` }).click();
}

/** Whether the match on the screen has a move of the person in it, as it is stored. */
const HAS_OWN_MOVE = `new Promise((resolve) => {
  const opening = indexedDB.open('starboard', 1);
  opening.onsuccess = () => {
    const asked = opening.result.transaction('matches').objectStore('matches').get(location.pathname.split('/')[2]);
    asked.onsuccess = () => { opening.result.close(); resolve(asked.result?.recording.moves.some(({ by }) => by === 0) === true); };
  };
})`;

export async function ownMoveIsStored(page: Page): Promise<void> {
  await page.waitForFunction(HAS_OWN_MOVE);
}
