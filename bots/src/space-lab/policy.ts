/** What to do in a state, looking no further than this action: what playouts follow and what search begins with. */

import { AGENCIES, type Agency, type LabId, type Move, type ObjectiveId, type State } from '#games/space-lab';
import type { Seat } from '#tabletop';
import { type Outlook, type Survey, surveyOf } from './board.ts';
import { crew, goal, groundFor } from './cards.ts';
import { bestSpots, handWorths, type Placement, placements, projectGains } from './placing.ts';
import { WEIGHTS } from './weights.ts';

/** A move and what it seems to bring, in points. */
export interface Rated {
  readonly move: Move;
  readonly rating: number;
}

type SeatState = State['seats'][number];

/** Three cards turned up, those of one agency taken: on average so many cards of the better sort. */
const REVEAL = { cards: 1.55, bonus: 0.6 } as const;

export const handOf = (seat: SeatState): LabId[] => seat.shown.concat(seat.hidden);

const countPlaced = ({ station }: SeatState): number =>
  station.reduce((count, card) => count + (card === null ? 0 : 1), 0);
const countValidated = ({ validations }: SeatState): number =>
  validations.reduce<number>((count, points) => count + (points === null ? 0 : 1), 0);

/** How near the end is, as far as this seat can act before it. */
export function outlookOf(state: State, seat: Seat): Outlook {
  return { future: futureOf(state, seat), tiles: state.validations };
}

function futureOf(state: State, seat: Seat): number {
  if (state.seats.length === 1) {
    const free = 17 - countPlaced(state.seats[0] as SeatState);
    return Math.min(1, state.pile.length / 16, free / 3);
  }
  if (state.caller !== null) return 0;
  let left = Number.POSITIVE_INFINITY;
  for (const [index, other] of state.seats.entries()) {
    const toEnd = Math.min(10 - countPlaced(other), 4 * (3 - countValidated(other)));
    left = Math.min(left, index === seat ? toEnd : toEnd + 1);
  }
  return Math.min(1, left / 5);
}

export function surveyOfSeat(state: State, seat: Seat): Survey {
  return surveyOf(state.seats[seat] as SeatState, groundFor(state.seats.length), outlookOf(state, seat));
}

/** As a newcomer sees a station: the points that lie there, next to nothing of what they may come to, no Objectives. */
export function nearSurveyOfSeat(state: State, seat: Seat, future: number): Survey {
  return surveyOf(state.seats[seat] as SeatState, groundFor(state.seats.length), { future, tiles: [] });
}

/** Every action worth a thought, rated by somebody who sees the station like this. */
export function ratedMoves(state: State, seat: Seat, survey = surveyOfSeat(state, seat)): readonly Rated[] {
  const own = state.seats[seat] as SeatState;
  switch (state.phase) {
    case 'passing':
      return own.objectives.map((objective) => ({
        move: { type: 'passObjective', objective },
        rating: -likeness(
          objective,
          own.objectives.filter((other) => other !== objective),
        ),
      }));
    case 'arranging':
      return orders(own.objectives.slice(0, 3)).map((objectives) => ({
        move: { type: 'arrange', objectives },
        rating: likeness(objectives[1] as ObjectiveId, [objectives[0] as ObjectiveId, objectives[2] as ObjectiveId]),
      }));
    case 'keeping':
      return takings(survey, state.turnedUp, 'keep');
    case 'choosing': {
      const drawn = state.draws.at(-1)?.drawn ?? [];
      const gains = projectGains(survey, drawn);
      return drawn.map((project, index) => ({
        move: { type: 'keepProject', project },
        rating: gains[index] as number,
      }));
    }
    case 'placing':
      return [...rated(placements(survey, handOf(own))), { move: { type: 'end' }, rating: 0 }];
    case 'turn':
      return firstMoves(state, seat, survey);
    case 'over':
      return [];
  }
}

const rated = (found: readonly Placement[]): readonly Rated[] =>
  found.map(({ move, profit }) => ({ move, rating: profit }));

function firstMoves(state: State, seat: Seat, survey: Survey): readonly Rated[] {
  const { future } = survey.outlook;
  const hand = handOf(state.seats[seat] as SeatState);
  const placing = survey.free === 0 ? [] : rated(placements(survey, hand));
  if (state.caller !== null && state.caller !== seat) return [...placing, { move: { type: 'pass' }, rating: 0 }];
  if (hand.length >= 5 && placing.length > 0) return placing;
  const taking = hand.length >= 5 ? [] : takings(survey, state.centre, 'recruit');
  const reveal: readonly Rated[] =
    hand.length < 5 && state.pile.length > 0
      ? [{ move: { type: 'reveal' }, rating: REVEAL.cards * future * (WEIGHTS.card + REVEAL.bonus) }]
      : [];
  const all = [...placing, ...taking, ...reveal];
  return all.length > 0 ? all : [{ move: { type: 'pass' }, rating: 0 }];
}

/** All cards of one agency, each worth what it would be worth in hand. */
function takings(survey: Survey, cards: readonly LabId[], type: 'keep' | 'recruit'): readonly Rated[] {
  const sums = AGENCIES.map(() => 0);
  const counts = AGENCIES.map(() => 0);
  const worths = handWorths(bestSpots(survey, cards), survey.outlook);
  for (const [index, id] of cards.entries()) {
    const { agency } = crew(id);
    sums[agency] = (sums[agency] as number) + (worths[index] as number);
    counts[agency] = (counts[agency] as number) + 1;
  }
  return AGENCIES.flatMap((agency: Agency, index) =>
    counts[index] === 0 ? [] : [{ move: { type, agency }, rating: sums[index] as number }],
  );
}

/** How many agency symbols an Objective has in common with its neighbours: a card between two can serve both. */
function likeness(objective: ObjectiveId, others: readonly ObjectiveId[]): number {
  const { needs } = goal(objective);
  return others.reduce(
    (sum, other) =>
      sum + goal(other).needs.reduce((common, count, agency) => common + Math.min(count, needs[agency] as number), 0),
    0,
  );
}

function orders([one, two, three]: readonly ObjectiveId[]): readonly (readonly ObjectiveId[])[] {
  if (one === undefined || two === undefined || three === undefined) return [];
  return [
    [one, two, three],
    [one, three, two],
    [two, one, three],
    [two, three, one],
    [three, one, two],
    [three, two, one],
  ];
}

export function bestRated(moves: readonly Rated[]): Rated | null {
  let best: Rated | null = null;
  for (const candidate of moves) if (best === null || candidate.rating > best.rating) best = candidate;
  return best;
}
