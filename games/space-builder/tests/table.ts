/** Matches in notation, for tests: who does what, and when. Nothing sleeps; time is a number. */

import { act, advance, defaultOptions, type Millis, quickChance, type Refused, type Seat } from '#tabletop';
import { type Event, type Options, readMove, type State, spaceBuilder } from '../src/index.ts';

export interface Scene {
  /** How many; two if left out. */
  readonly players?: number;
  readonly options?: Partial<Options>;
  readonly plans?: readonly number[];
  readonly turns?: readonly number[];
  /** By seat, as '1234'. */
  readonly held?: readonly string[];
}

/** At that moment that seat does that; or time passes to that moment. */
export type Step = readonly [at: Millis, seat: Seat, move: string] | readonly [at: Millis];

export interface Played {
  readonly state: State;
  readonly told: readonly Event[];
  /** Of the last step; an earlier one is a mistake in the test. */
  readonly refusal: Refused | null;
}

/** With default options the first plan comes up now, if nobody has said anything. */
export const FIRST_PLAN: Millis = 15_000;

/** Rounds of two minutes, unless a scene is about the time itself. */
const ROUND_SECONDS = 120;

export function begun({ players = 2, options = {}, plans = [], turns = [], held }: Scene): State {
  const asked = { ...defaultOptions(spaceBuilder.options), roundSeconds: ROUND_SECONDS, ...options };
  const table = { options: asked, seatCount: players };
  const hands = held?.map((numbers) => [...numbers].map(Number));
  const given = spaceBuilder.parseSetup({ plans, turns, ...(hands === undefined ? {} : { held: hands }) }, table);
  if (!given.ok) throw new Error(given.error);
  return spaceBuilder.setup(table, quickChance(1), given.value);
}

export function played(scene: Scene, steps: readonly Step[]): Played {
  const state = begun(scene);
  const told: Event[] = [];
  let refusal: Refused | null = null;
  for (const step of steps) {
    const at = step[0];
    if (refusal !== null) throw new Error(`refused before ${at}: ${refusal.because}`);
    if (step.length === 1) advance(spaceBuilder, state, at, (event) => told.push(event));
    else refusal = act(spaceBuilder, state, { at, by: step[1], move: readMove(step[2]) }, (event) => told.push(event));
  }
  return { state, told, refusal };
}

/** The state after a match of which every step is legal. */
export function after(scene: Scene, steps: readonly Step[]): State {
  const { state, refusal } = played(scene, steps);
  if (refusal !== null) throw new Error(`refused: ${refusal.because}`);
  return state;
}

/** Everything on this board, built by one seat at one moment. */
export function building(at: Millis, seat: Seat, board: string): Step[] {
  return board
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => [at, seat, word] as const);
}

export const types = (told: readonly Event[]): readonly string[] => told.map(({ type }) => type);
