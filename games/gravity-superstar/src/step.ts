/** Which chapter answers which move in which phase. */

import type { Input } from '#tabletop';
import { at } from './board.ts';
import { deedOf } from './deeds.ts';
import type { Tell } from './events.ts';
import type { Move } from './moves.ts';
import { type Refusal, refused } from './refusals.ts';
import { act, refusalToAct, waysOf } from './rules/action.ts';
import { refusalToSteal, takeFromFirst } from './rules/theft.ts';
import { endTurn, settle, spendToken } from './rules/turn.ts';
import type { State } from './state.ts';

export function play(state: State, input: Input<Move>, tell: Tell): Refusal | null {
  if (state.phase === 'over') return refused('match-is-over');
  if (input.by !== state.turn) return refused('not-your-turn');
  switch (state.phase) {
    case 'act':
      return playAction(state, input.move, tell);
    case 'steal':
      return playTheft(state, input.move, tell);
    case 'decide':
      return playDecision(state, input.move, tell);
  }
}

function playAction(state: State, move: Move, tell: Tell): Refusal | null {
  const deed = deedOf(move);
  if (deed === undefined) return refused('action-due');
  const refusal = refusalToAct(deed, at(state.hands, state.turn), waysOf(state, state.turn));
  if (refusal === null) act(state, deed, tell);
  return refusal;
}

function playTheft(state: State, move: Move, tell: Tell): Refusal | null {
  if (move.type !== 'steal') return refused('theft-due');
  const refusal = refusalToSteal(state, move);
  if (refusal !== null) return refusal;
  takeFromFirst(state, move.take, tell);
  settle(state, tell);
  return null;
}

function playDecision(state: State, move: Move, tell: Tell): Refusal | null {
  if (move.type === 'replay') spendToken(state, tell);
  else if (move.type === 'end') endTurn(state, tell);
  else return refused('decision-due');
  return null;
}
