/** The laws of the house, over random matches at every number of players. LAWS=long is the nightly run. */

import { expect, test } from 'vitest';
import { below, type Chance, pick, shuffle, type Table } from '#tabletop';
import { breachesOf } from '#tabletop/testing';
import { COMPONENTS } from '../src/box.ts';
import { AGENCIES } from '../src/components.ts';
import { type SpaceLabWords, spaceLab } from '../src/index.ts';
import { SLOTS } from '../src/station.ts';
import { otherWorld } from './other-world.ts';

const MATCHES = process.env.LAWS === 'long' ? 2_000 : 25;

const labIds = COMPONENTS.lab.map(({ id }) => id);
const objectiveIds = COMPONENTS.objectives.map(({ id }) => id);
const projectIds = COMPONENTS.projects.map(({ id }) => id);

const EVENTS = [
  'actionEnded',
  'cardPlaced',
  'cardsLeftToCentre',
  'cardsPaid',
  'cardsSwept',
  'cardsTaken',
  'cardsTurnedUp',
  'discardReshuffled',
  'endCalled',
  'labCardDrawn',
  'matchEnded',
  'objectivePassed',
  'objectiveValidated',
  'objectivesArranged',
  'objectivesDrawn',
  'objectivesExchanged',
  'passed',
  'projectKept',
  'projectsDrawn',
  'soloEnded',
  'technicianEarned',
  'turnBegan',
];

function anyMove(_table: Table<SpaceLabWords>, chance: Chance): unknown {
  const several = (ids: readonly string[], count: number): string[] => shuffle(chance, ids.slice()).slice(0, count);
  return pick(chance, [
    { type: 'passObjective', objective: pick(chance, objectiveIds) },
    { type: 'arrange', objectives: several(objectiveIds, 3) },
    { type: 'reveal' },
    { type: 'keep', agency: pick(chance, AGENCIES) },
    { type: 'recruit', agency: pick(chance, AGENCIES) },
    { type: 'place', card: pick(chance, labIds), slot: pick(chance, SLOTS), pay: several(labIds, below(chance, 5)) },
    { type: 'end' },
    { type: 'keepProject', project: pick(chance, projectIds) },
    { type: 'pass' },
  ]);
}

test(`every law holds over ${MATCHES} matches at each number of players`, () => {
  const report = breachesOf({ game: spaceLab, matches: MATCHES, seed: 4, otherWorld, anyMove });
  expect(report.breaches).toEqual([]);
  expect(report.matches).toBe(4 * MATCHES);
  expect(report.worlds).toBeGreaterThan(report.matches);
  expect(report.refused).toBeGreaterThan(report.matches);
  // Every kind of event came up, so every chapter was tried; to run out of Projects takes longer than a short run.
  expect([...report.events.keys()].filter((type) => type !== 'nothingToDraw').sort()).toEqual(EVENTS);
}, 3_600_000);
