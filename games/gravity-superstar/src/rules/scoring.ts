/** Chapter 11 of RULEBOOK.md: points, and who wins with them. */

import { type Seat, seatsOf } from '#tabletop';
import { at } from '../board.ts';
import { COLOURS, type State, seatCountOf, starsOfColour } from '../state.ts';

type Belongings = Pick<State, 'owned' | 'tokens' | 'cells'>;

/** [SCORE-1] One for each Replay token and star, and one more for each pair of stars of one colour. */
export function pointsOf(state: Pick<State, 'owned' | 'tokens'>, seat: Seat): number {
  let points = at(state.tokens, seat);
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const stars = starsOfColour(state, seat, colour);
    points += stars + (stars >> 1);
  }
  return points;
}

export function scoresOf(state: Belongings): number[] {
  return seatsOf(seatCountOf(state)).map((seat) => pointsOf(state, seat));
}

/** [SCORE-2] Most points; [SCORE-3] among equals, the fewest Replay tokens; [SCORE-4] beyond that, shared. */
export function winnersOf(state: Belongings): Seat[] {
  const seats = seatsOf(seatCountOf(state));
  const best = Math.max(...seats.map((seat) => pointsOf(state, seat)));
  const leaders = seats.filter((seat) => pointsOf(state, seat) === best);
  const fewest = Math.min(...leaders.map((seat) => at(state.tokens, seat)));
  return leaders.filter((seat) => at(state.tokens, seat) === fewest);
}
