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

/** What every run must come across, so that every chapter is tried. */
const EVENTS = [
  ...['actionEnded', 'cardPlaced', 'cardsLeftToCentre', 'cardsPaid', 'cardsTaken', 'cardsTurnedUp', 'labCardDrawn'],
  ...['matchEnded', 'objectiveValidated', 'objectivesArranged', 'projectKept', 'projectsDrawn', 'technicianEarned'],
  'turnBegan',
];
const SOLO_EVENTS = [...EVENTS, 'cardsSwept', 'objectivesDrawn', 'soloEnded'];
const SHARED_EVENTS = [...EVENTS, 'discardReshuffled', 'endCalled', 'objectivePassed', 'objectivesExchanged', 'passed'];

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

test.each([
  [1, SOLO_EVENTS],
  [2, SHARED_EVENTS],
  [3, SHARED_EVENTS],
  [4, SHARED_EVENTS],
])(
  `every law holds over ${MATCHES} matches, players: %i`,
  (seatCount, events) => {
    const report = breachesOf({
      game: spaceLab,
      matches: MATCHES,
      seed: seatCount,
      seatCounts: [seatCount],
      otherWorld,
      anyMove,
    });
    expect(report.breaches).toEqual([]);
    expect(report.matches).toBe(MATCHES);
    expect(report.worlds).toBeGreaterThan(MATCHES);
    expect(report.refused).toBeGreaterThan(MATCHES);
    expect(events.filter((type) => !report.events.has(type))).toEqual([]);
  },
  3_600_000,
);
