import type { Placed, QuarterTurn } from '#games/space-builder';
import { plotCorner } from './board.ts';
import { faceDrawing } from './faces.ts';

export const turned = (turn: QuarterTurn, drawing: string, centre: number): string =>
  turn === 0 ? drawing : `<g transform="rotate(${turn * 90} ${centre} ${centre})">${drawing}</g>`;

/** A building a plan asks for; pale when it isn't asked of this player. */
export type PlannedBuilding = Placed & { readonly faded?: boolean | undefined };

/** A building where it stands on a board or a plan. */
export function standing({ building, face, plot, turn, faded }: PlannedBuilding): string {
  const { x, y } = plotCorner(plot);
  const drawing = turned(turn, faceDrawing(building, face), 50);
  return `<g transform="translate(${x} ${y})"${faded ? ' class="plan-faded"' : ''}>${drawing}</g>`;
}
