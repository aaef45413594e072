/** Gravity Superstar: the rules, and what tables and bots need to know of them. */

import { type Game, IN_TURNS, plainOffers } from '#tabletop';
import { eventFor } from './events.ts';
import { imagine } from './imagine.ts';
import { legalMoves } from './legal.ts';
import { parseMove } from './moves.ts';
import { parseSetup } from './parse-setup.ts';
import { plans } from './plans.ts';
import { outcome, result } from './result.ts';
import { setup } from './setup.ts';
import { copy, ENDS } from './state.ts';
import { play } from './step.ts';
import { view } from './view.ts';
import type { GravitySuperstarWords } from './words.ts';

export const gravitySuperstar: Game<GravitySuperstarWords> = {
  id: 'gravity-superstar',
  rulesVersion: 1,
  seats: { min: 2, max: 6 },
  options: { end: { kind: 'choice', choices: ENDS, default: 'normal' } },
  pace: { ...IN_TURNS, turns: ['turn-began'] },
  setup,
  play,
  copy,
  wakeAt: () => null,
  outcome,
  result,
  view,
  eventFor,
  legalMoves,
  offers: plainOffers(),
  imagine,
  plans,
  parseMove,
  parseSetup,
};

export {
  type Board,
  type Cell,
  cellAt,
  DIRECTIONS,
  type Direction,
  type Heading,
  isOpen,
  leftOf,
  neighbour,
  oppositeOf,
  type RowCol,
  rightOf,
  rowCol,
  SYMBOLS,
} from './board.ts';
export type { Ending, Event, Return } from './events.ts';
export { legalMovesOf } from './legal.ts';
export { type Action, LOOT, type Loot, type Move, type Side, type Turn } from './moves.ts';
export { type Position, readPosition, writeBoard, writePosition } from './notation.ts';
export { setupWith } from './own-tiles.ts';
export { drawPlanet, type LaidPlanet, type PlanetSetup, parsePlanet, planetSetup } from './planet.ts';
export { type PathStep, type Preview, preview } from './preview.ts';
export type { Refusal } from './refusals.ts';
export type { Result } from './result.ts';
export { fewStars, goalFor, LAST_ROUND } from './rules/ending.ts';
export { pointsOf } from './rules/scoring.ts';
export type { Setup } from './setup.ts';
export { CARDS, type Card, COLOURS, type Colour, type Options, type Phase, type State, TOKENS } from './state.ts';
/** As the game's own, but with nobody listening if `tell` is null: what playouts use. */
export { play } from './step.ts';
export { faultInBoard, OUR_TILE_SET, parseTileSet } from './tile-set.ts';
export { boardOfTiles, layoutFor, type PlacedTile, TILE_SIDES, type TileSet, TURNS, tileCountFor } from './tiles.ts';
export type { Pawn, PlayerView, View } from './view.ts';
export type { GravitySuperstarWords } from './words.ts';
