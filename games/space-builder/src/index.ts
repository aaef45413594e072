/** Space Builder: everyone builds the same city at once, from a plan that lies askew. */

import { type ChallengeRules, defaultOptions, type Game, plainOffers } from '#tabletop';
import { challenge } from './challenge.ts';
import { eventFor } from './events.ts';
import { imagine } from './imagine.ts';
import { legalMoves } from './legal.ts';
import { parseMove } from './moves.ts';
import { parseSetup } from './parse-setup.ts';
import { result } from './result.ts';
import { outcome } from './rules/ending.ts';
import { setup } from './setup.ts';
import { copy } from './state.ts';
import { play } from './step.ts';
import { view } from './view.ts';
import type { SpaceBuilderWords } from './words.ts';

export const spaceBuilder: Game<SpaceBuilderWords> = {
  id: 'space-builder',
  rulesVersion: 2,
  seats: { min: 2, max: 4 },
  options: {
    upright: { kind: 'flag', default: false },
    roundSeconds: { kind: 'seconds', min: 30, max: 600, default: 300 },
    pauseSeconds: { kind: 'seconds', min: 5, max: 600, default: 15 },
  },
  // Its next plan comes when all are ready, by its own rules.
  pace: { races: ['finish'], reveals: ['plan-came-up'], settles: ['round-ended'], sweeps: [] },
  setup,
  play,
  copy,
  wakeAt: (state) => state.deadline,
  outcome,
  result,
  view,
  eventFor,
  legalMoves,
  offers: plainOffers(),
  imagine,
  parseMove,
  parseSetup,
};

export const spaceBuilderChallenge: ChallengeRules<SpaceBuilderWords> = {
  game: spaceBuilder,
  options: defaultOptions(spaceBuilder.options),
  ...challenge,
};

export {
  BASE,
  BUILDINGS,
  type Building,
  FACES,
  type Face,
  PLACES,
  PLOTS,
  type Place,
  type Placed,
  type Plot,
  placeOf,
  QUARTER_TURNS,
  type QuarterTurn,
  SIDE,
  STARRED,
} from './components.ts';
export type { Event } from './events.ts';
export type { Move } from './moves.ts';
export { drawBoard, drawPlan, readBoard, readMove, writeBoard, writeMove } from './notation.ts';
export { PLANS, type Plan, type PlanNumber, planOf, type Shown, type ShownPlan } from './plans.ts';
export type { Refusal } from './refusals.ts';
export type { Result } from './result.ts';
export { isPlacedAlike } from './rules/building.ts';
export { type BuildingFault, DEFECTS, type Fault, faultsIn, inspectionOrder } from './rules/inspection.ts';
export type { Setup } from './setup.ts';
export { type Board, type Options, PHASES, type Phase, type Round, type State } from './state.ts';
export { askedOf, type View } from './view.ts';
export type { SpaceBuilderWords } from './words.ts';
