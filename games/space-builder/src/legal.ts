/** What a viewer may do, judged from what they see. */

import type { Seat } from '#tabletop';
import { BUILDINGS, type Building, FACES, PLOTS, QUARTER_TURNS } from './components.ts';
import type { Build, Move } from './moves.ts';
import { lastWinner, lockedBesides } from './rules/opening.ts';
import type { View } from './view.ts';

/** Every way to build each building, made once: there are many, and lists only point at them. */
const WAYS_TO_BUILD: readonly (readonly Build[])[] = BUILDINGS.map((building) =>
  PLOTS.flatMap((plot) =>
    FACES.flatMap((face) => QUARTER_TURNS.map((turn): Build => ({ type: 'build', building, face, plot, turn }))),
  ),
);

export function waysToBuild(building: Building): readonly Build[] {
  return WAYS_TO_BUILD[building - 1] ?? [];
}

export function legalMoves(view: View): readonly Move[] {
  const seat = view.viewer;
  if (seat === 'spectator') return [];
  switch (view.phase) {
    case 'building':
      return view.finished.includes(seat) ? [] : onTheBoard(view, seat);
    case 'choosing':
      return seat === lastWinner(view) ? [...unlocks(view, seat), ...readiness(view, seat)] : readiness(view, seat);
    case 'waiting':
      return readiness(view, seat);
    case 'over':
      return [];
  }
}

function onTheBoard(view: View, seat: Seat): readonly Move[] {
  const held = view.held[seat] ?? [];
  const board = view.boards[seat] ?? [];
  const moves: Move[] = [];
  for (const building of held) for (const way of waysToBuild(building)) moves.push(way);
  for (const { building } of board) moves.push({ type: 'takeBack', building });
  if (board.length === held.length) moves.push({ type: 'finish' });
  return moves;
}

function unlocks(view: View, seat: Seat): readonly Move[] {
  return lockedBesides(view.held[seat] ?? []).map((building) => ({ type: 'unlock', building }));
}

function readiness(view: View, seat: Seat): readonly Move[] {
  return view.ready[seat] ? [] : [{ type: 'ready' }];
}
