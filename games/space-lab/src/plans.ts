/** What can be planned is a turn's first placement; a plan rests on everything that is told of it beforehand. */

import type { Plans, Seat } from '#tabletop';
import type { Move } from './moves.ts';
import { type PlacementPreview, previewPlacement } from './preview.ts';
import { isLastPlace } from './rules/turn.ts';
import type { View } from './view.ts';

/** What the placement would bring, and whether it is the seat's last. */
export interface Rest extends PlacementPreview {
  readonly isLast: boolean;
}

const isDue = ({ viewer, turn, phase }: View): boolean => viewer === turn && phase === 'turn';

/** [END-3] Once the end was called everybody but the caller has one more turn, the next seat first. */
function hasTurnToCome({ caller, seats }: View, { turn, viewer }: { readonly turn: Seat; readonly viewer: Seat }) {
  if (caller === null) return true;
  const after = (seat: Seat): number => (seat - caller + seats.length) % seats.length;
  return after(viewer) > after(turn);
}

export const plans: Plans<View, Move> = {
  isDue,
  ahead(view) {
    if (isDue(view)) return view;
    const { viewer, turn } = view;
    if (viewer === 'spectator' || turn === null || turn === viewer) return null;
    if (!hasTurnToCome(view, { turn, viewer })) return null;
    return { ...view, turn: viewer, phase: 'turn', turnedUp: [], due: [] };
  },
  restOf(view, move): Rest | null {
    if (move.type !== 'place' || !isDue(view)) return null;
    const found = previewPlacement(view, move);
    return found && { ...found, isLast: isLastPlace({ caller: view.caller, turn: view.viewer as Seat }) };
  },
};
