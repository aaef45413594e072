/** The table of contents: which chapter answers which move, and which moment. */

import type { Input, Millis, Seat } from '#tabletop';
import type { Tell } from './events.ts';
import type { AimedMove, Move } from './moves.ts';
import { type Position, placeOf } from './notation.ts';
import { galaxySize } from './options.ts';
import { type Refusal, refused } from './refusals.ts';
import { call, follow, objectionToCall, objectionToFollow } from './rules/calling.ts';
import { fallSilent } from './rules/ending.ts';
import { layJoker, objectionToJoker } from './rules/joker.ts';
import { objectionToReady, sayReady } from './rules/pace.ts';
import { choose, objectionToPlace, reachZero } from './rules/placing.ts';
import { reveal } from './rules/revealing.ts';
import type { Situation } from './rules/standing.ts';
import { objectionToThrow, throwPieces } from './rules/throwing.ts';
import { choiceOf, type State } from './state.ts';

export function play(state: State, input: Input<Move>, tell: Tell): Refusal | null {
  if (input.by === null) return wake(state, input.at, tell);
  const { by, move, at } = input;
  const objection =
    objectionTo(move.type, state, by, choiceOf(state, by)) ?? ('position' in move ? objectionToAim(state, move) : null);
  if (objection === null) carryOut(state, by, move, at, tell);
  return objection;
}

/** Why this seat may not make a move of this type now, whatever it aims at. */
export function objectionTo(
  type: Move['type'],
  situation: Situation,
  seat: Seat,
  chosen: Position | null,
): Refusal | null {
  switch (type) {
    case 'throw':
      return objectionToThrow(situation, seat);
    case 'go':
    case 'doom':
      return objectionToCall(situation, seat);
    case 'follow':
      return objectionToFollow(situation, seat);
    case 'joker':
      return objectionToJoker(situation, seat);
    case 'place':
      return objectionToPlace(situation, seat, chosen);
    case 'ready':
      return objectionToReady(situation, seat);
  }
}

/** [SETUP-2] Any card of the galaxy will do, face down or not. */
function objectionToAim({ options }: Situation, { position }: AimedMove): Refusal | null {
  return placeOf(position, galaxySize(options)) < 0 ? refused('off-the-galaxy') : null;
}

function carryOut(state: State, by: Seat, move: Move, at: Millis, tell: Tell): void {
  switch (move.type) {
    case 'throw':
      throwPieces(state, by, at, tell);
      break;
    case 'go':
    case 'doom':
      call(state, by, move.type, at, tell);
      break;
    case 'follow':
      follow(state, by, tell);
      break;
    case 'joker':
      layJoker(state, by, move.position, tell);
      break;
    case 'place':
      choose(state, by, move.position, at, tell);
      break;
    case 'ready':
      sayReady(state, by, at, tell);
      break;
  }
}

export const wakeAt = (state: State): Millis | null => state.round.deadline;

/** [TIME-1] A deadline has come, before any move stamped at the same moment. Told late, it still falls when it was due. */
function wake(state: State, now: Millis, tell: Tell): Refusal | null {
  const { deadline: at, phase } = state.round;
  if (at === null || now < at) return refused('not-due-yet');
  switch (phase) {
    case 'pause':
      throwPieces(state, null, at, tell);
      break;
    case 'search':
      fallSilent(state, { at, isEarly: false }, tell);
      break;
    case 'countdown':
      reachZero(state, at, tell);
      break;
    case 'placing':
      reveal(state, at, tell);
      break;
    case 'over':
      return refused('match-is-over');
  }
  return null;
}
