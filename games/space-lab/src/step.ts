/** The table of contents: which chapter answers which move in which phase. */

import type { Input, Seat } from '#tabletop';
import type { Tell } from './events.ts';
import type { Move, PlainMove } from './moves.ts';
import { type Refusal, refused } from './refusals.ts';
import { arrange, passObjective, refusalToArrange, refusalToPassObjective } from './rules/objectives.ts';
import { canPlace, endPlacing, place, refusalToPlace, settle } from './rules/place.ts';
import { keepOne, refusalToKeepProject } from './rules/projects.ts';
import { recruit, refusalToRecruit } from './rules/recruit.ts';
import { keep, refusalToKeep, reveal } from './rules/reveal.ts';
import { isLastPlace, pass, refusalToPass, refusalToReveal, refusalToTake, type Situation } from './rules/turn.ts';
import { actingSeat, handSize, type State } from './state.ts';

export function play(state: State, input: Input<Move>, tell: Tell): Refusal | null {
  if (input.by === null) return refused('nothing-is-due');
  const refusal = refusalOf(state, input.by, input.move);
  if (refusal === null) carryOut(state, input.by, input.move, tell);
  return refusal;
}

function refusalOf(state: State, by: Seat, move: Move): Refusal | null {
  if (state.phase === 'over') return refused('match-is-over');
  if (move.type === 'passObjective') return refusalToPassObjective(state, by, move.objective);
  if (move.type === 'arrange') return refusalToArrange(state, by, move.objectives);
  if (state.phase === 'passing' || state.phase === 'arranging') return refused('objectives-not-arranged');
  if (by !== state.turn) return refused('not-your-turn');
  return refusalInTurn(state, move);
}

type TurnMove = Exclude<Move, { readonly type: 'passObjective' | 'arrange' }>;

function refusalInTurn(state: State, move: TurnMove): Refusal | null {
  if (move.type === 'keep') return refusalToKeep(state, move.agency);
  if (move.type === 'keepProject') return refusalToKeepProject(state, move.project);
  if (state.phase === 'keeping') return refused('keep-an-agency-first');
  if (state.phase === 'choosing') return refused('choose-a-project-first');
  if (move.type === 'place') return refusalToPlace(actingSeat(state), move);
  if (move.type === 'end') return state.phase === 'placing' ? null : refused('nothing-placed');
  if (state.phase === 'placing') return refused('action-under-way');
  return refusalToBegin(state, move);
}

function refusalToBegin(
  state: State,
  move: Extract<PlainMove, { readonly type: 'reveal' | 'recruit' | 'pass' }>,
): Refusal | null {
  const situation = situationOf(state);
  switch (move.type) {
    case 'reveal':
      return refusalToReveal(situation);
    case 'recruit':
      return refusalToTake(situation) ?? refusalToRecruit(state, move.agency);
    case 'pass':
      return refusalToPass(situation);
  }
}

function situationOf(state: State): Situation {
  const seat = actingSeat(state);
  return {
    handSize: handSize(seat),
    canPlace: canPlace(seat),
    pileSize: state.pile.length,
    centreSize: state.centre.length,
    isLastPlace: isLastPlace(state),
  };
}

function carryOut(state: State, by: Seat, move: Move, tell: Tell): void {
  switch (move.type) {
    case 'passObjective':
      passObjective(state, by, move.objective, tell);
      break;
    case 'arrange':
      arrange(state, by, move.objectives, tell);
      break;
    case 'reveal':
      reveal(state, by, tell);
      break;
    case 'keep':
      keep(state, by, move.agency, tell);
      break;
    case 'recruit':
      recruit(state, by, move.agency, tell);
      break;
    case 'place':
      place(state, by, move, tell);
      break;
    case 'end':
      endPlacing(state, by, tell);
      break;
    case 'keepProject':
      keepOne(state, move.project, tell);
      settle(state, tell);
      break;
    case 'pass':
      pass(state, by, tell);
      break;
  }
}
