/** What never moves on the planet, and what lies on it; both with the opposite edge showing in the margin. */

import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import { useId } from 'preact/hooks';
import { type Cell, COLOURS, DIRECTIONS, SYMBOLS, type View } from '#games/gravity-superstar';
import {
  doorDrawing,
  openDoorDrawing,
  planetSheet,
  platform,
  replayDisc,
  replayUnder,
} from '../../art/gravity/planet.ts';
import { starDrawing, takenStar } from '../../art/gravity/stars.ts';
import { barsOf, centreOf, degrees, MARGIN, placeOf, type Sight, type Spot, shown } from './sight.ts';

/** One of the sheets that lie on one another, all of the same size. */
export function Layer({
  sight,
  name,
  children,
}: {
  readonly sight: Sight;
  readonly name: string;
  readonly children: ComponentChildren;
}) {
  const { width, height } = sight;
  return (
    <svg
      class={`art planet-layer planet-${name}`}
      viewBox={`${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Drawn once, shown five times: whatever lies at one edge is seen beyond the other. */
export function Echoed({ sight, children }: { readonly sight: Sight; readonly children: ComponentChildren }) {
  const id = useId();
  const { width, height } = sight;
  return (
    <>
      <use href={`#${id}`} x={-width} />
      <use href={`#${id}`} x={width} />
      <use href={`#${id}`} y={-height} />
      <use href={`#${id}`} y={height} />
      <g id={id}>{children}</g>
    </>
  );
}

/** A drawing at a place, turned. */
export function Drawn({
  of,
  x,
  y,
  turn = 0,
  scale = 1,
  ...rest
}: {
  readonly of: string;
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly scale?: number;
  readonly [name: `data-${string}`]: number | string | undefined;
}) {
  const turned = turn === 0 ? '' : ` rotate(${turn})`;
  const scaled = scale === 1 ? '' : ` scale(${scale})`;
  return <g {...rest} transform={`translate(${x} ${y})${turned}${scaled}`} dangerouslySetInnerHTML={{ __html: of }} />;
}

export const Ground = memo(
  function Ground({ sight }: { readonly sight: Sight }) {
    const { board, cols, rows } = sight;
    return (
      <Layer sight={sight} name="ground">
        <Echoed sight={sight}>
          <Drawn of={planetSheet(cols, rows)} x={0} y={0} />
          {board.doors.map((cell, door) => {
            const head = shown(sight, DIRECTIONS[board.heads[door] ?? 0] ?? 'N');
            return <Drawn key={cell} of={doorDrawing} {...centreOf(sight, cell)} turn={degrees(head)} />;
          })}
          {barsOf(sight).map(({ x, y, cells, upright }) => (
            <g key={`${x} ${y} ${upright}`} transform={upright ? `matrix(0 1 1 0 ${x} ${y})` : `translate(${x} ${y})`}>
              <g dangerouslySetInnerHTML={{ __html: platform(cells) }} />
            </g>
          ))}
        </Echoed>
      </Layer>
    );
  },
  (before, after) => before.sight === after.sight,
);

/** In units of the drawing. */
export const doorAt = ({ x, y }: Spot): string => `translate(${x}px, ${y}px)`;

interface PiecesProps {
  readonly sight: Sight;
  readonly stars: View['stars'];
  readonly openDoor: number;
}

export const Pieces = memo(
  function Pieces({ sight, stars, openDoor }: PiecesProps) {
    const { board } = sight;
    const door = board.doors[openDoor] ?? 0;
    const head = shown(sight, DIRECTIONS[board.heads[openDoor] ?? 0] ?? 'N');
    const at = centreOf(sight, door);
    return (
      <Layer sight={sight} name="pieces">
        {symbolCells(board).map((cell) => (
          <SymbolPiece
            key={cell}
            sight={sight}
            cell={cell}
            isReplay={SYMBOLS[board.symbols[cell] ?? 0] === 'replay'}
            star={stars[cell] ?? -1}
          />
        ))}
        <g data-open-door="" style={{ transform: doorAt(at) }}>
          <Drawn of={openDoorDrawing} x={0} y={0} turn={degrees(head)} />
        </g>
        {echoesOf(sight, door).map((echo) => (
          <Drawn key={`${echo.x} ${echo.y}`} of={openDoorDrawing} {...echo} turn={degrees(head)} />
        ))}
      </Layer>
    );
  },
  (before, after) => before.sight === after.sight && before.stars === after.stars && before.openDoor === after.openDoor,
);

/** Where stars lie or lay. */
const symbolCells = (board: View['board']): readonly Cell[] =>
  board.symbols.flatMap((symbol, cell) => {
    const kind = SYMBOLS[symbol];
    return kind === 'star' || kind === 'replay' ? [cell] : [];
  });

interface SymbolPieceProps {
  readonly sight: Sight;
  readonly cell: number;
  readonly isReplay: boolean;
  readonly star: number;
}

const SymbolPiece = memo(function SymbolPiece({ sight, cell, isReplay, star }: SymbolPieceProps) {
  const colour = COLOURS[star];
  const place = centreOf(sight, cell);
  const echoes = echoesOf(sight, cell);
  if (colour === undefined) {
    const open = isReplay ? replayDisc : takenStar;
    return (
      <>
        {[place, ...echoes].map((spot) => (
          <Drawn key={`${spot.x} ${spot.y}`} of={open} {...spot} />
        ))}
      </>
    );
  }
  const drawing = starDrawing(colour);
  const under = isReplay ? replayUnder : '';
  return (
    <>
      {under === '' ? null : <Drawn of={under} {...place} />}
      <g transform={`translate(${place.x} ${place.y})`}>
        <g data-star={cell} class="planet-star" dangerouslySetInnerHTML={{ __html: drawing }} />
      </g>
      {echoes.map((spot) => (
        <Drawn key={`${spot.x} ${spot.y}`} of={under + drawing} {...spot} />
      ))}
    </>
  );
});

/** Where a cell at the edge is seen again, beyond the opposite one. */
function echoesOf(sight: Sight, cell: Cell): readonly Spot[] {
  const { row, col } = placeOf(sight, cell);
  const { x, y } = centreOf(sight, cell);
  const { rows, cols, width, height } = sight;
  return [
    ...(row === 0 ? [{ x, y: y + height }] : []),
    ...(row === rows - 1 ? [{ x, y: y - height }] : []),
    ...(col === 0 ? [{ x: x + width, y }] : []),
    ...(col === cols - 1 ? [{ x: x - width, y }] : []),
  ];
}

/** Beyond the edge everything is seen as through a veil. */
export const Veil = memo(function Veil({ sight }: { readonly sight: Sight }) {
  const { width, height } = sight;
  const outer = `M${-MARGIN},${-MARGIN}h${width + 2 * MARGIN}v${height + 2 * MARGIN}h${-width - 2 * MARGIN}Z`;
  return (
    <Layer sight={sight} name="veil">
      <path d={`${outer}M0,0v${height}h${width}v${-height}Z`} class="planet-beyond" />
    </Layer>
  );
});
