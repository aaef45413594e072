/** What a recording comes to. */

import type { Seat } from '#tabletop';
import type { Building, Placed } from './components.ts';
import { winnersOf } from './rules/ending.ts';
import { copyBoards, copyHeld, type Round, type State } from './state.ts';

export interface Result {
  readonly held: readonly (readonly Building[])[];
  /** Finished rounds. */
  readonly round: number;
  readonly rounds: readonly Round[];
  readonly boards: readonly (readonly Placed[])[];
  readonly winners: readonly Seat[] | null;
}

export function result(state: State): Result {
  return {
    held: copyHeld(state.held),
    round: state.rounds.length,
    rounds: state.rounds.slice(),
    boards: copyBoards(state.boards),
    winners: winnersOf(state),
  };
}
