/** From the first screen to a move that the rules have taken. */

import type { Page } from 'playwright-core';
import { nameOf } from '../src/catalogue/name.ts';
import type { Title } from '../src/catalogue/titles.ts';

interface FirstMove {
  /** What is pressed after "Play now", in order. */
  readonly presses: readonly string[];
  /** Where the first move is only a beginning: what is pressed further until a usual one is made. */
  readonly onward?: readonly string[];
}

/** Gravity Superstar's move is a card and where it leads; for the very first one a card is held out. */
const FIRST_MOVES: Readonly<Partial<Record<Title, FirstMove>>> = {
  'space-bowl': { presses: ['.bowl-call'] },
  'gravity-superstar': { presses: ['.moves .move'] },
  'space-lab': { presses: ['.lab-confirm'] },
  'space-builder': { presses: ['.builder-action .button'], onward: ['.hand-tile', '[data-place="4"]'] },
};

/** A board as it is made by `npm run new-game`: its offers are buttons. */
const FIRST_OFFER: FirstMove = { presses: ['.offers .button'] };

const firstMove = (title: Title): FirstMove => FIRST_MOVES[title] ?? FIRST_OFFER;

export const firstPresses = (title: Title): readonly string[] => firstMove(title).presses;

export const usualPresses = (title: Title): readonly string[] => {
  const { presses, onward = [] } = firstMove(title);
  return [...presses, ...onward];
};

export async function playNow(page: Page, origin: string, title: Title): Promise<void> {
  await page.goto(origin);
  await page.getByRole('button', { name: `Play now: ${nameOf(title)}` }).click();
}

/** Waits until the match on the screen has a move of the person in it, as it is stored. */
const OWN_MOVE_STORED = `new Promise((resolve) => {
  const look = (matches) => {
    const asked = matches.transaction('matches').objectStore('matches').get(location.pathname.split('/')[2]);
    asked.onsuccess = () => {
      if (asked.result?.recording.moves.some(({ by }) => by === 0)) { matches.close(); resolve(); }
      else setTimeout(look, 30, matches);
    };
  };
  const opening = indexedDB.open('starboard', 1);
  opening.onsuccess = () => look(opening.result);
})`;

export async function ownMoveIsStored(page: Page): Promise<void> {
  await page.evaluate(OWN_MOVE_STORED);
}
