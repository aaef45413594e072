/** Space Lab: the whole game as rules. The only file of this folder that others import. */

import { type Game, IN_TURNS } from '#tabletop';
import { eventFor } from './events.ts';
import { imagine } from './imagine.ts';
import { legalMoves, offers } from './legal.ts';
import { parseMove } from './moves.ts';
import { parseSetup } from './parse-setup.ts';
import { plans } from './plans.ts';
import { result } from './result.ts';
import { standing } from './rules/end.ts';
import { setup } from './setup.ts';
import { copy } from './state.ts';
import { play } from './step.ts';
import { stir } from './stir.ts';
import { view } from './view.ts';
import type { SpaceLabWords } from './words.ts';

export const spaceLab: Game<SpaceLabWords> = {
  id: 'space-lab',
  rulesVersion: 1,
  seats: { min: 1, max: 4 },
  options: { advanced: { kind: 'flag', default: false } },
  pace: { ...IN_TURNS, turns: ['turn-began'] },
  setup,
  play,
  copy,
  stir,
  wakeAt: () => null,
  outcome: (state) => (state.phase === 'over' ? standing(state) : null),
  result,
  view,
  eventFor,
  legalMoves,
  offers,
  imagine,
  plans,
  parseMove,
  parseSetup,
};

export { COMPONENTS, labCard, objectiveTile, projectCard } from './box.ts';
export { parseComponents } from './component-set.ts';
export {
  AGENCIES,
  type Agency,
  type Components,
  type LabCard,
  type LabEffect,
  type LabId,
  OBJECTIVE_SPECIALTIES,
  type Objective,
  type ObjectiveId,
  PILES,
  type Pile,
  PROJECT_KINDS,
  type Project,
  type ProjectId,
  type ProjectKind,
  SPECIALTIES,
  type Specialty,
  type Tile,
} from './components.ts';
export type { EndReason, Event, SoloEndReason } from './events.ts';
export type { Offer, PlaceOffer } from './legal.ts';
export type { Move, PlaceMove } from './moves.ts';
export { readMove, writeMove, writeStation } from './notation.ts';
export type { Setup } from './parse-setup.ts';
export { boardOf, type PlacementPreview, previewPlacement } from './preview.ts';
export { type KnownProjects, knownProjects } from './project-memory.ts';
export type { Refusal } from './refusals.ts';
export type { Result } from './result.ts';
export { isPayable } from './rules/place.ts';
export { TURNED_UP } from './rules/reveal.ts';
export {
  type Board,
  detailOf,
  pointsOf,
  SCORE_KINDS,
  type ScoreDetail,
  type ScoreKind,
  type ScoreLine,
  scoreSheet,
} from './rules/score.ts';
export { BANDS_FROM, bandOf, SWEPT } from './rules/solo.ts';
export { FULL_HAND } from './rules/turn.ts';
export { matchedSymbols } from './rules/validation.ts';
export type { Options } from './setup.ts';
export { PHASES, type Phase, type Source, type State, type UnseenCard } from './state.ts';
export { type Capsule, type Layout, layoutFor, SLOTS, type Slot } from './station.ts';
export type { SeatView, SeenDraw, View } from './view.ts';
export type { SpaceLabWords } from './words.ts';
