/** Space Bowl: everybody searches the same galaxy at once. */

import { type ChallengeRules, type Game, plainOffers } from '#tabletop';
import { challenge, type Standing } from './challenge.ts';
import { eventFor } from './events.ts';
import { imagine } from './imagine.ts';
import { legalMoves } from './legal.ts';
import { type Move, parseMove } from './moves.ts';
import { OPTIONS } from './options.ts';
import { parseSetup } from './parse-setup.ts';
import { outcome, result } from './result.ts';
import { setup } from './setup.ts';
import { copy } from './state.ts';
import { play, wakeAt } from './step.ts';
import { stir } from './stir.ts';
import { view } from './view.ts';
import type { SpaceBowlWords } from './words.ts';

export const spaceBowl: Game<SpaceBowlWords> = {
  id: 'space-bowl',
  rulesVersion: 1,
  seats: { min: 2, max: 8 },
  options: OPTIONS,
  pace: {
    races: ['go', 'doom', 'joker'],
    reveals: ['thrown'],
    settles: ['revealed', 'fell-silent'],
    sweeps: ['throw'],
  },
  setup,
  play,
  copy,
  stir,
  wakeAt,
  outcome,
  result,
  view,
  eventFor,
  legalMoves,
  offers: plainOffers<Move>(),
  imagine,
  parseMove,
  parseSetup,
};

export const spaceBowlChallenge: ChallengeRules<SpaceBowlWords, Standing> = { game: spaceBowl, ...challenge };

export { type CensusOptions, type CensusPlan, type CensusRow, census, shares } from './census.ts';
export {
  type Card,
  CELLS,
  type Cell,
  type Constellation,
  constellation,
  DECK,
  DECOYS,
  type Decoy,
  INFINITY_SIZE,
  PLANETS,
  type Planet,
  type PlanetMask,
  planetsIn,
  TRACK_END,
} from './components.ts';
export type { Event } from './events.ts';
export { type Move, readMove } from './moves.ts';
export {
  isPosition,
  type Position,
  placeOf,
  positionsOf,
  readCard,
  readThrow,
  writeCard,
  writeMove,
  writeThrow,
} from './notation.ts';
export { galaxySize, type Options } from './options.ts';
export type { Refusal } from './refusals.ts';
export type { Result } from './result.ts';
export { TURNS, type Turn } from './rules/neighbours.ts';
export { SCORE_RULES, type ScoreRule } from './rules/scoring.ts';
export { hasSpoken, isSearching, showsRedButton } from './rules/standing.ts';
export { drawThrow } from './rules/throwing.ts';
export {
  FACE_DOWN,
  type JokerCard,
  type Sky,
  type SolutionOptions,
  type Solutions,
  solutions,
  type ValidCard,
} from './rules/validity.ts';
export type { Setup } from './setup.ts';
export type {
  Call,
  CallKind,
  Choice,
  FinishedRound,
  Joker,
  Phase,
  Reveal,
  Round,
  ScoreLine,
  State,
  Throw,
  Token,
} from './state.ts';
export { skyIn, type View } from './view.ts';
export type { SpaceBowlWords } from './words.ts';
