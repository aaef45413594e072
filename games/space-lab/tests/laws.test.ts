/** The laws of the house, over random matches at every number of players. LAWS=long is the nightly run. */

import { expect, test } from 'vitest';
import { breachesOf } from '#tabletop/testing';
import { spaceLab } from '../src/index.ts';
import { anyMove, otherWorld } from './other-world.ts';

const MATCHES = process.env.LAWS === 'long' ? 2_000 : 25;

/** What every run must come across, so that every chapter is tried. */
const EVENTS = [
  ...[
    'action-ended',
    'card-placed',
    'cards-left-to-centre',
    'cards-paid',
    'cards-taken',
    'cards-turned-up',
    'lab-card-drawn',
  ],
  ...[
    'match-ended',
    'objective-validated',
    'objectives-arranged',
    'project-kept',
    'projects-drawn',
    'technician-earned',
  ],
  'turn-began',
];
const SOLO_EVENTS = [...EVENTS, 'cards-swept', 'objectives-drawn', 'solo-ended'];
const SHARED_EVENTS = [
  ...EVENTS,
  'discard-reshuffled',
  'end-called',
  'objective-passed',
  'objectives-exchanged',
  'passed',
];

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
