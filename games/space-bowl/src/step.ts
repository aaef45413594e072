/** The table of contents: which chapter answers which move, and which moment. */

import type { Input, Millis, Seat } from '#tabletop';
import type { Tell } from './events.ts';
import type { AimedMove, Move } from './moves.ts';
import { type Position, placeOf } from './notation.ts';
import { galaxySize } from './options.ts';
import { type Refusal, refused } from './refusals.ts';
import { call, follow, refusalToCall, refusalToFollow } from './rules/calling.ts';
import { fallSilent } from './rules/ending.ts';
import { layJoker, refusalToJoker } from './rules/joker.ts';
import { refusalToReady, sayReady } from './rules/pace.ts';
import { choose, reachZero, refusalToPlace } from './rules/placing.ts';
import { reveal } from './rules/revealing.ts';
import type { Situation } from './rules/standing.ts';
import { refusalToThrow, throwPieces } from './rules/throwing.ts';
import { choiceOf, type State } from './state.ts';

export function play(state: State, input: Input<Move>, tell: Tell): Refusal | null {
  if (input.by === null) return wake(state, input.at, tell);
  const { by, move, at } = input;
  const refusal =
    refusalTo(move.type, state, by, choiceOf(state, by)) ?? ('position' in move ? refusalToAim(state, move) : null);
  if (refusal === null) carryOut(state, by, move, at, tell);
  return refusal;
}

/** Why this seat may not make a move of this type now, whatever it aims at. */
export function refusalTo(
  type: Move['type'],
  situation: Situation,
  seat: Seat,
  chosen: Position | null,
): Refusal | null {
  switch (type) {
    case 'throw':
      return refusalToThrow(situation, seat);
    case 'go':
    case 'doom':
      return refusalToCall(situation, seat);
    case 'follow':
      return refusalToFollow(situation, seat);
    case 'joker':
      return refusalToJoker(situation, seat);
    case 'place':
      return refusalToPlace(situation, seat, chosen);
    case 'ready':
      return refusalToReady(situation, seat);
  }
}

/** [SETUP-2] Any card of the galaxy will do, face down or not. */
function refusalToAim({ options }: Situation, { position }: AimedMove): Refusal | null {
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
