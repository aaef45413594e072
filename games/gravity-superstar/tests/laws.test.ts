import { expect, test } from 'vitest';
import { gravitySuperstar } from '#games/gravity-superstar';
import { breachesOf } from '#tabletop/testing';
import { anyMove, otherWorld } from './other-world.ts';

const IS_LONG = process.env.LAWS === 'long';
const MATCHES = IS_LONG ? 2_000 : 12;
const PATIENCE = IS_LONG ? 7_200_000 : 120_000;

const EVENTS = [
  'came-in',
  'card-hidden',
  'card-played',
  'cards-returned',
  'door-moved',
  'ejected',
  'entered',
  'goal-reached',
  'landed',
  'match-ended',
  'round-ended',
  'star-taken',
  'stolen',
  'token-spent',
  'token-taken',
  'turn-began',
  'turn-ended',
  'turned',
];

test(`the laws, over ${MATCHES} matches for each number of players`, { timeout: PATIENCE }, () => {
  const report = breachesOf({ game: gravitySuperstar, matches: MATCHES, seed: 3, otherWorld, anyMove, longest: 3_000 });
  if (IS_LONG) console.info({ ...report, breaches: report.breaches.length });
  expect(report.breaches).toEqual([]);
  expect(report.matches).toBe(5 * MATCHES);
  // Nothing that can happen was left untried.
  expect([...report.events.keys()].toSorted()).toEqual(EVENTS);
});
