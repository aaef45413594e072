/** The Superstars. Each comes with its four echoes, so that one that crosses an edge is seen on both sides. */

import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import type { Cell, Direction, View } from '#games/gravity-superstar';
import type { Seat } from '#tabletop';
import { SuperstarPicture } from '../../art/gravity/pieces.tsx';
import { CELL } from '../../art/gravity/planet.ts';
import { centreOf, degrees, placeOf, type Sight, type Spot, shown } from './sight.ts';

/** In parts of itself: a pawn is as large as a cell, whatever the size of the planet. */
const part = (units: number): string => `${Math.round((units / CELL - 0.5) * 10_000) / 100}%`;

export const transformAt = ({ x, y }: Spot): string => `translate(${part(x)}, ${part(y)})`;

/** Itself first, then beyond each edge. */
const ECHOES = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** Whether this one of its echoes is on the screen while a pawn stands in that cell. */
export function isEchoSeen(sight: Sight, cell: Cell, echo: number): boolean {
  const { row, col } = placeOf(sight, cell);
  const [x, y] = ECHOES[echo] ?? ECHOES[0];
  const isAtEdge = (by: number, at: number, last: number): boolean => by === 0 || at === (by > 0 ? 0 : last);
  return isAtEdge(x, col, sight.cols - 1) && isAtEdge(y, row, sight.rows - 1);
}

interface PawnProps {
  readonly sight: Sight;
  readonly seat: Seat;
  readonly up: Direction;
  readonly at: Spot;
  /** pale: where it could land; ghost: on the way there. */
  readonly as?: 'itself' | 'pale' | 'ghost';
  readonly isHidden?: boolean;
  readonly isTheirTurn?: boolean;
}

export function PawnPiece({
  sight: { cols, rows, turn },
  seat,
  up,
  at,
  as = 'itself',
  isHidden = false,
  isTheirTurn = false,
}: PawnProps) {
  const echoes = ECHOES.map(([x, y]) => [x * cols, y * rows] as const);
  return (
    <div
      class="pawn"
      data-as={as}
      data-pawn={as === 'itself' ? seat : undefined}
      data-seat={seat}
      style={{ transform: transformAt(at), opacity: isHidden ? 0 : undefined }}
    >
      {(as === 'pale' ? echoes.slice(0, 1) : echoes).map(([x, y]) => (
        <div key={`${x} ${y}`} class="pawn-copy" style={{ transform: `translate(${x * 100}%, ${y * 100}%)` }}>
          {isTheirTurn ? <div class="pawn-halo" /> : null}
          <div class="pawn-body" style={{ transform: `rotate(${degrees(shown({ turn }, up))}deg)` }}>
            <SuperstarPicture seat={seat} width="100%" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Pawns stand on a sheet of their own: while one moves nothing else is painted again. */
export function PawnSheet({ children }: { readonly children: ComponentChildren }) {
  return (
    <div class="planet-layer planet-pawns" aria-hidden="true">
      {children}
    </div>
  );
}

export const Pawns = memo(function Pawns({ sight, view }: { readonly sight: Sight; readonly view: View }) {
  return (
    <PawnSheet>
      {view.players.map(({ pawn }, seat) => (
        <PawnPiece
          key={seat}
          sight={sight}
          seat={seat}
          up={pawn?.up ?? 'N'}
          at={pawn === null ? { x: 0, y: 0 } : centreOf(sight, pawn.cell)}
          isHidden={pawn === null}
          isTheirTurn={view.turn === seat}
        />
      ))}
    </PawnSheet>
  );
});
