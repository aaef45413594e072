import { drawBoard, drawPlan, readMove, type SpaceBuilderWords, writeMove } from '#games/space-builder';
import type { Notation } from '../notation.ts';

export const notation: Notation<SpaceBuilderWords> = {
  help: '3B5v builds building 3, face B, on plot 5, its top down; -3 takes it back; finish; +6 unlocks; ready.',
  write: writeMove,
  read: readMove,
  show(view) {
    const me = view.viewer === 'spectator' ? 0 : view.viewer;
    const others = view.placed.map(
      (placed, seat) =>
        `${seat}: ${placed}/${view.held[seat]?.length ?? 0}${view.finished.includes(seat) ? ' finished' : ''}`,
    );
    return [
      `Round ${view.round}, ${view.phase}. Held: ${view.held[me]?.join(' ')}. Placed: ${others.join(', ')}`,
      view.plan === null ? 'No plan yet.' : `Plan:\n${drawPlan(view.plan)}`,
      `Your city:\n${drawBoard(view.boards[me] ?? [])}`,
    ].join('\n');
  },
};
