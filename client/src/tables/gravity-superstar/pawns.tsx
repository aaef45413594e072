/** The Superstars. Each is drawn with its four echoes, so that one that crosses an edge is seen on both sides. */

import { memo } from 'preact/compat';
import type { Direction, View } from '#games/gravity-superstar';
import type { Seat } from '#tabletop';
import { superstarDrawing } from '../../art/gravity/superstars.ts';
import { Layer } from './ground.tsx';
import { centreOf, degrees, type Sight, type Spot, shown } from './sight.ts';

export const transformAt = ({ x, y }: Spot): string => `translate(${x}px, ${y}px)`;

interface PawnProps {
  readonly sight: Sight;
  readonly seat: Seat;
  readonly up: Direction;
  readonly at: Spot;
  readonly isGhost?: boolean;
  readonly isHidden?: boolean;
  readonly isTheirTurn?: boolean;
}

export function PawnPiece({ sight, seat, up, at, isGhost = false, isHidden = false, isTheirTurn = false }: PawnProps) {
  const { width, height } = sight;
  const echoes = [
    [0, 0],
    [width, 0],
    [-width, 0],
    [0, height],
    [0, -height],
  ] as const;
  return (
    <g
      class="pawn"
      data-pawn={isGhost ? undefined : seat}
      data-ghost={isGhost ? '' : undefined}
      data-turn={isTheirTurn ? '' : undefined}
      data-seat={seat}
      style={{ transform: transformAt(at), opacity: isHidden ? 0 : 1 }}
    >
      {echoes.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          {isTheirTurn ? <circle class="pawn-halo" r={25} /> : null}
          <g
            class="pawn-body"
            style={{ transform: `rotate(${degrees(shown(sight, up))}deg)` }}
            dangerouslySetInnerHTML={{ __html: superstarDrawing(seat) }}
          />
        </g>
      ))}
    </g>
  );
}

export const Pawns = memo(function Pawns({ sight, view }: { readonly sight: Sight; readonly view: View }) {
  return (
    <Layer sight={sight} name="pawns">
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
    </Layer>
  );
});
