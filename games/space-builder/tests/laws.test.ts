/** The laws of every game, tried over random matches. `LAWS=long` tries them for long. */

import { expect, test } from 'vitest';
import { below, type Chance, pick } from '#tabletop';
import { breachesOf, type Trial } from '#tabletop/testing';
import { type Move, type Options, type SpaceBuilderWords, spaceBuilder, type View } from '../src/index.ts';
import { anyMove, otherWorld } from './other-world.ts';

const IS_LONG = process.env.LAWS === 'long';
const MATCHES = IS_LONG ? 2_000 : 8;

/** Rounds without a clock last very long among random players: seldom in the long run, never in the short one. */
function drawOptions(chance: Chance): Options {
  return {
    upright: below(chance, 2) === 0,
    roundSeconds: IS_LONG && below(chance, 200) === 0 ? null : pick(chance, [30, 30, 30, 120, 120, 120, 600]),
    pauseSeconds: pick(chance, [15, 15, 5, 600, null]),
  };
}

/** Random players who hurry when a move brings them nearer to the end and dawdle when it does not. */
function pace(view: View, move: Move, chance: Chance): number {
  if (move.type === 'takeBack') return 20_000 + below(chance, 40_000);
  if (move.type !== 'build' || view.viewer === 'spectator') return below(chance, 4_000);
  const board = view.boards[view.viewer] ?? [];
  const isOnBoard = board.some(({ building }) => building === move.building);
  const isTaken = board.some(({ plot, building }) => plot === move.plot && building !== move.building);
  if (isOnBoard && isTaken) return 20_000 + below(chance, 40_000);
  return isOnBoard || isTaken ? 5_000 + below(chance, 20_000) : below(chance, 4_000);
}

const trial: Trial<SpaceBuilderWords> = {
  game: spaceBuilder,
  matches: MATCHES,
  seed: 20_240_611,
  drawOptions,
  pace,
  otherWorld,
  anyMove,
  longest: 500_000,
};

test('random matches keep every law', { timeout: 3_600_000 }, () => {
  const report = breachesOf(trial);
  expect(report.breaches).toEqual([]);
  expect(report.matches).toBe(3 * MATCHES);
  const kinds = ['plan-came-up', 'built', 'took-back', 'finished', 'round-ended', 'unlocked', 'ready', 'match-won'];
  expect(kinds.filter((kind) => !report.events.has(kind))).toEqual([]);
});
