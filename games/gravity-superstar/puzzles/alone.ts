/** Playing alone: a position, so many turns, and a rival who only stands there. Everything else is the game's own. */

import { LiveMatch, quickChance, type Seat } from '#tabletop';
import type { Tell } from '../src/events.ts';
import { type GravitySuperstarWords, gravitySuperstar } from '../src/index.ts';
import type { Move } from '../src/moves.ts';
import { parseSetup } from '../src/parse-setup.ts';
import type { Refusal } from '../src/refusals.ts';
import { pointsOf } from '../src/rules/scoring.ts';
import { beginTurn } from '../src/rules/turn.ts';
import { setup } from '../src/setup.ts';
import type { State } from '../src/state.ts';
import { play } from '../src/step.ts';

export const ALONE: Seat = 0;
const SEATS = 2;
const OPTIONS = { end: 'normal' } as const;

export interface Task {
  readonly turns: number;
  /** As the game reads a set-up, for two seats. */
  readonly setup: unknown;
}

export function begin({ setup: given }: Task): State {
  const read = parseSetup(given, { seatCount: SEATS });
  if (!read.ok) throw new Error(`no position: ${read.error}`);
  return setup({ options: OPTIONS, seatCount: SEATS }, quickChance(0), { ...read.value, first: ALONE });
}

/**
 * A rival who was ejected comes in at the door when the turn is theirs, as in any match, and then lets it pass:
 * `round` counts the turns that are over.
 */
export function playAlone({ turns }: Pick<Task, 'turns'>, state: State, move: Move, tell: Tell): Refusal | null {
  const refusal = play(state, { at: 0, by: ALONE, move }, tell);
  if (refusal !== null || state.turn === ALONE) return refusal;
  state.round++;
  state.thefts = [];
  if (state.round < turns) beginTurn(state, ALONE, tell);
  else state.phase = 'over';
  return null;
}

/** The same as a match that can be taken back move by move. */
export function aloneMatch(task: Task): LiveMatch<GravitySuperstarWords> {
  const game: typeof gravitySuperstar = {
    ...gravitySuperstar,
    setup: () => begin(task),
    play: (state, { move }, tell) => (move === null ? null : playAlone(task, state, move, tell)),
  };
  return new LiveMatch(game, { options: OPTIONS, seatCount: SEATS, chance: quickChance(0), keepsPast: true });
}

export const pointsAlone = (state: State): number => pointsOf(state, ALONE);
