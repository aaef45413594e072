/** The table of contents: which chapter answers which move, and which deadline. */

import { type Input, MATCH_IS_OVER, type Millis, type SeatInput } from '#tabletop';
import type { Tell } from './events.ts';
import type { Move } from './moves.ts';
import { NOT_DUE, type Refusal } from './refusals.ts';
import { build, takeBack } from './rules/building.ts';
import { endRound, finish } from './rules/finishing.ts';
import { openLowest, unlock } from './rules/opening.ts';
import { sayReady } from './rules/pace.ts';
import { bringUpPlan } from './rules/plan.ts';
import type { State } from './state.ts';

/** [END-4] */
export function play(state: State, input: Input<Move>, tell: Tell): Refusal | null {
  if (state.phase === 'over') return MATCH_IS_OVER;
  return input.by === null ? wake(state, input.at, tell) : answer(state, input, tell);
}

function answer(state: State, input: SeatInput<Move>, tell: Tell): Refusal | null {
  const { by, move } = input;
  switch (move.type) {
    case 'build':
      return build(state, by, move, tell);
    case 'takeBack':
      return takeBack(state, by, move, tell);
    case 'finish':
      return finish(state, input, tell);
    case 'unlock':
      return unlock(state, input, move, tell);
    case 'ready':
      return sayReady(state, input, tell);
  }
}

/** [PACE-5] A deadline counts from its own moment, however late anybody notices. */
function wake(state: State, now: Millis, tell: Tell): Refusal | null {
  const at = state.deadline;
  if (at === null || now < at) return NOT_DUE;
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
