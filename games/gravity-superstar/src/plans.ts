/** What can be planned is a turn's first action; a plan rests on the way its pawn would take. */

import type { Plans } from '#tabletop';
import type { Move } from './moves.ts';
import { type PathStep, preview } from './preview.ts';
import type { View } from './view.ts';

/** What the pawn would do, and whether this table round is known to be the last. Points may differ: others may rob. */
export interface Rest extends Pick<NonNullable<ReturnType<typeof preview>>, 'landing' | 'up'> {
  readonly path: readonly PathStep[];
  readonly isLast: boolean;
}

const isDue = ({ viewer, turn, phase, actions }: View): boolean => viewer === turn && phase === 'act' && actions === 0;

export const plans: Plans<View, Move> = {
  isDue,
  ahead(view) {
    if (isDue(view)) return view;
    const { viewer, turn, players } = view;
    if (viewer === 'spectator' || turn === null || turn === viewer) return null;
    // Where a pawn that is not on the board comes in is settled when its turn begins.
    if ((players[viewer]?.pawn ?? null) === null) return null;
    return { ...view, turn: viewer, phase: 'act', actions: 0, thefts: [] };
  },
  restOf(view, move): Rest | null {
    const found = isDue(view) ? preview(view, move) : null;
    if (found === null) return null;
    const { path, landing, up } = found;
    return { path, landing, up, isLast: view.goalReached };
  },
};
