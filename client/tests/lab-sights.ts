/** Everything Space Lab shows in a match, and how to get there. */

import type { Page } from 'playwright-core';
import { labCard, type State } from '#games/space-lab';
import { type LabMatch, labMatch, momentOf } from './lab-match.ts';

const mine = ({ turn, phase }: State, wanted: State['phase']): boolean => turn === 0 && phase === wanted;
const inHand = ({ seats }: State): number => (seats[0]?.shown.length ?? 0) + (seats[0]?.hidden.length ?? 0);
const laid = ({ seats }: State): number => seats[0]?.station.filter((card) => card !== null).length ?? 0;
const agenciesUp = ({ turnedUp }: State): number => new Set(turnedUp.map((card) => labCard(card).agency)).size;

export interface Sight {
  readonly name: string;
  readonly match: () => LabMatch;
  readonly look?: (page: Page) => Promise<void>;
}

const chooseCard = (page: Page): Promise<void> => page.locator('.lab-hand-card[data-state="idle"]').first().click();

export const SIGHTS: readonly Sight[] = [
  { name: 'passing', match: () => labMatch(3, 0, true) },
  { name: 'laying out', match: () => labMatch(2, 0) },
  { name: 'laying out alone', match: () => labMatch(1, 0) },
  { name: 'a turn', match: () => momentOf(3, (state) => mine(state, 'turn') && state.centre.length > 3) },
  {
    name: 'recruiting',

    match: () => momentOf(3, (state) => mine(state, 'turn') && state.centre.length > 3),
    look: (page) => page.locator('.lab-tray[aria-disabled="false"]').first().click(),
  },
  { name: 'keeping', match: () => momentOf(3, (state) => mine(state, 'keeping') && laid(state) > 1) },
  {
    name: 'keeping one of three agencies',

    match: () => momentOf(3, (state) => mine(state, 'keeping') && agenciesUp(state) === 3 && laid(state) > 1),
  },
  { name: 'a full hand', match: () => momentOf(2, (state) => mine(state, 'turn') && inHand(state) > 4) },
  {
    name: 'a chosen card',
    match: () => momentOf(2, (state) => mine(state, 'turn') && inHand(state) > 4 && laid(state) > 2),
    look: chooseCard,
  },
  {
    name: 'a chosen slot',

    match: () => momentOf(2, (state) => mine(state, 'turn') && inHand(state) > 4 && laid(state) > 2),
    async look(page) {
      await chooseCard(page);
      await page.locator('.lab-open').first().click();
    },
  },
  { name: 'choosing a Project', match: () => momentOf(2, (state) => mine(state, 'choosing')) },
  { name: 'placing on', match: () => momentOf(4, (state) => mine(state, 'placing')) },
  {
    name: 'the last round',

    match: () => momentOf(3, (state) => mine(state, 'turn') && state.caller !== null),
  },
  { name: 'alone', match: () => momentOf(1, (state) => mine(state, 'turn') && laid(state) > 4) },
  {
    name: 'a rival’s station',
    match: () => momentOf(3, (state) => mine(state, 'turn') && laid(state) > 3),
    look: (page) => page.locator('.lab-rival').first().click(),
  },
  {
    name: 'the score',

    match: () => momentOf(2, (state) => mine(state, 'turn') && laid(state) > 3),
    look: (page) => page.locator('.lab-score').click(),
  },
];
