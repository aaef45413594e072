/** Space Lab as a search sees it: a few actions worth a thought, everything smaller decided on the way. */

import { type Move, pointsOf, type State, spaceLab, type View } from '#games/space-lab';
import type { Seat } from '#tabletop';
import type { Field } from '../search/field.ts';
import { boardWorth } from './board.ts';
import { bestSpots, handWorths } from './placing.ts';
import { bestRated, handOf, type Rated, ratedMoves, surveyOfSeat } from './policy.ts';

/** A lead of so many points is nearly three chances in four. */
const SCALE = 12;
/** Alone there is nobody to lead but a good score. */
const GOOD_ALONE = 120;
const SCALE_ALONE = 20;
/** At the end winning counts; by how much, a little. */
const MARGIN_AT_END = 0.15;
/** How much a better rating promises: ratings are small beside what a match brings. */
const RATING_SCALE = 24;

const unheard = (): void => undefined;

/** What a seat has and will probably come to. */
function expected(state: State, seat: Seat): number {
  const own = state.seats[seat] as State['seats'][number];
  if (state.phase === 'over') return pointsOf(own);
  const survey = surveyOfSeat(state, seat);
  const { outlook } = survey;
  const hand = outlook.future === 0 ? [] : handWorths(bestSpots(survey, handOf(own)), outlook);
  return boardWorth(survey) + hand.reduce((sum, worth) => sum + worth, 0);
}

export function worth(state: State, into: number[]): void {
  const points = state.seats.map((_, seat) => expected(state, seat));
  if (points.length === 1) {
    into[0] = 1 / (1 + Math.exp((GOOD_ALONE - (points[0] as number)) / SCALE_ALONE));
    return;
  }
  const winners = spaceLab.outcome(state)?.winners ?? null;
  for (const [seat, own] of points.entries()) {
    const best = Math.max(...points.filter((_, other) => other !== seat));
    const byLead = 1 / (1 + Math.exp((best - own) / SCALE));
    const won = winners?.includes(seat) === true ? 1 / winners.length : 0;
    into[seat] = winners === null ? byLead : (1 - MARGIN_AT_END) * won + MARGIN_AT_END * byLead;
  }
}

function keyOf(move: Move): string {
  switch (move.type) {
    case 'place':
      return `${move.card} ${move.slot}`;
    case 'keep':
    case 'recruit':
      return `${move.type} ${move.agency}`;
    case 'keepProject':
      return move.project;
    case 'passObjective':
      return move.objective;
    case 'arrange':
      return move.objectives.join(' ');
    default:
      return move.type;
  }
}

/** Which cards to take of those turned up, and which Project to keep: too small to search for. */
function settle(state: State): void {
  while (state.phase === 'keeping' || state.phase === 'choosing') act(state, bestRated(ratedMoves(state, state.turn)));
}

function act(state: State, rated: Rated | null): void {
  if (rated !== null) spaceLab.play(state, { at: 0, by: state.turn, move: rated.move }, unheard);
}

export function fieldOf(view: View, breadth: number): Field<State, Rated> {
  return {
    seatCount: view.seats.length,
    imagine: (dice) => spaceLab.imagine(view, dice),
    turn: (state) => (state.phase === 'over' ? null : state.turn),
    moves: (state) =>
      ratedMoves(state, state.turn)
        .toSorted((one, other) => other.rating - one.rating)
        .slice(0, breadth),
    key: ({ move }) => keyOf(move),
    play(state, rated) {
      act(state, rated);
      settle(state);
    },
    worth,
    promise(state, moves) {
      const worths = state.seats.map(() => 0);
      worth(state, worths);
      const now = worths[state.turn] as number;
      const best = moves[0]?.rating ?? 0;
      return moves.map(({ rating }) => now + (rating - best) / RATING_SCALE);
    },
    choose: (_, moves) => moves[0] as Rated,
  };
}
