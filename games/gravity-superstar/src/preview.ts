/** What a move would do, told before it is made: by the very code that makes it. */

import { quickChance, type Seat } from '#tabletop';
import { at, type Cell, type Direction, directionOf } from './board.ts';
import { deedOf } from './deeds.ts';
import type { Event } from './events.ts';
import { imagine } from './imagine.ts';
import { LOOT, type Move } from './moves.ts';
import { moveWith, refusalToAct, waysOf } from './rules/action.ts';
import { pointsOf } from './rules/scoring.ts';
import { refusalToSteal, settleThefts, takeFromFirst } from './rules/theft.ts';
import { type Colour, copy, type State } from './state.ts';
import type { View } from './view.ts';

/** One cell entered on the way, and what happens there. */
export interface PathStep {
  readonly from: Cell;
  readonly cell: Cell;
  readonly toward: Direction;
  readonly falling: boolean;
  /** Whose pawn is ejected. */
  readonly ejected: Seat | null;
  readonly star: Colour | null;
  readonly token: boolean;
  /** Where the Open Door pawn goes, if it stood here; this very cell if it can't go anywhere. */
  readonly doorTo: Cell | null;
}

export interface Preview {
  readonly path: readonly PathStep[];
  readonly stars: readonly Colour[];
  readonly tokens: number;
  /** In order. What is stolen from them is chosen later. */
  readonly ejected: readonly Seat[];
  /** Points won on the way, without thefts. */
  readonly points: number;
  /** With thefts, whatever is then chosen. */
  readonly atLeast: number;
  readonly atMost: number;
  readonly landing: Cell;
  readonly up: Direction;
}

/** Null unless the viewer could make this move now, and it is an action. */
export function preview(view: View, move: Move): Preview | null {
  if (view.phase !== 'act' || view.viewer !== view.turn) return null;
  // What others hide has no part in how a pawn moves: any deal of it will do.
  const state = imagine(view, quickChance(0));
  const seat = state.turn;
  const deed = deedOf(move);
  if (deed === undefined || refusalToAct(deed, at(state.hands, seat), waysOf(state, seat)) !== null) return null;
  const before = pointsOf(state, seat);
  const events: Event[] = [];
  moveWith(state, deed, (event) => events.push(event));
  const path = pathOf(events);
  return {
    path,
    stars: path.flatMap(({ star }) => (star === null ? [] : [star])),
    tokens: path.filter(({ token }) => token).length,
    ejected: path.flatMap(({ ejected }) => (ejected === null ? [] : [ejected])),
    points: pointsOf(state, seat) - before,
    ...pointsWithThefts(state, before),
    landing: at(state.cells, seat),
    up: directionOf(at(state.ups, seat)),
  };
}

/** Every way to choose among what the ejected own, one owner after another. */
function pointsWithThefts(state: State, before: number): Pick<Preview, 'atLeast' | 'atMost'> {
  if (settleThefts(state, null)) {
    const points = pointsOf(state, state.turn) - before;
    return { atLeast: points, atMost: points };
  }
  const ends = LOOT.filter((take) => refusalToSteal(state, { type: 'steal', take }) === null).map((take) => {
    const chosen = copy(state);
    takeFromFirst(chosen, take, null);
    return pointsWithThefts(chosen, before);
  });
  return {
    atLeast: Math.min(...ends.map(({ atLeast }) => atLeast)),
    atMost: Math.max(...ends.map(({ atMost }) => atMost)),
  };
}

/** Every cell entered, with what was told of it before the next. */
function pathOf(events: readonly Event[]): readonly PathStep[] {
  const path: PathStep[] = [];
  for (const event of events) {
    if (event.type === 'entered') {
      const { from, cell, toward, falling } = event;
      path.push({ from, cell, toward, falling, ejected: null, star: null, token: false, doorTo: null });
      continue;
    }
    const here = path.pop();
    if (here !== undefined) path.push({ ...here, ...whatHappened(event) });
  }
  return path;
}

function whatHappened(event: Event): Partial<PathStep> {
  switch (event.type) {
    case 'ejected':
      return { ejected: event.seat };
    case 'star-taken':
      return { star: event.colour };
    case 'token-taken':
      return { token: true };
    case 'door-moved':
      return { doorTo: event.to };
    default:
      return {};
  }
}
