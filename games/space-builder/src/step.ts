/** The table of contents: which chapter answers which move, and which deadline. */

import type { Input, Millis, Seat, SeatInput } from '#tabletop';
import type { Tell } from './events.ts';
import type { Move } from './moves.ts';
import { type Refusal, refused } from './refusals.ts';
import { build, refusalToBuild, refusalToTakeBack, takeBack } from './rules/building.ts';
import { endRound, finish, refusalToFinish } from './rules/finishing.ts';
import { openLowest, refusalToUnlock, unlock } from './rules/opening.ts';
import { refusalToReady, sayReady } from './rules/pace.ts';
import { bringUpPlan } from './rules/plan.ts';
import type { State } from './state.ts';

/** [END-4] */
export function play(state: State, input: Input<Move>, tell: Tell): Refusal | null {
  if (state.phase === 'over') return refused('match-is-over');
  if (input.by === null) return wake(state, input.at, tell);
  const refusal = refusalTo(input.move, state, input.by);
  if (refusal === null) carryOut(state, input, tell);
  return refusal;
}

function refusalTo(move: Move, state: State, seat: Seat): Refusal | null {
  switch (move.type) {
    case 'build':
      return refusalToBuild(state, seat, move);
    case 'takeBack':
      return refusalToTakeBack(state, seat, move);
    case 'finish':
      return refusalToFinish(state, seat);
    case 'unlock':
      return refusalToUnlock(state, seat, move);
    case 'ready':
      return refusalToReady(state, seat);
  }
}

function carryOut(state: State, input: SeatInput<Move>, tell: Tell): void {
  const { by, move } = input;
  switch (move.type) {
    case 'build':
      build(state, by, move, tell);
      break;
    case 'takeBack':
      takeBack(state, by, move, tell);
      break;
    case 'finish':
      finish(state, input, tell);
      break;
    case 'unlock':
      unlock(state, input, move, tell);
      break;
    case 'ready':
      sayReady(state, input, tell);
      break;
  }
}

/** [PACE-5] A deadline counts from its own moment, however late anybody notices. */
function wake(state: State, now: Millis, tell: Tell): Refusal | null {
  const at = state.deadline;
  if (at === null || now < at) return refused('not-due');
  switch (state.phase) {
    case 'building':
      endRound(state, { at, because: 'time-is-up' }, tell);
      break;
    case 'choosing':
      openLowest(state, at, tell);
      break;
    case 'waiting':
      bringUpPlan(state, at, tell);
      break;
    case 'over':
      break;
  }
  return null;
}
