/** Marks along a way: where it falls, goes round the edge, takes something or ejects somebody. */

import type { Colour, Direction } from '#games/gravity-superstar';
import { replayDisc } from '../../art/gravity/planet.ts';
import { starDrawing } from '../../art/gravity/stars.ts';
import type { Choice } from './choices.ts';
import { cellShownAt, centreOf, degrees, placeOf, type Sight, type Spot, shown, stride } from './sight.ts';

export function Chevron({
  sight,
  from,
  toward,
}: {
  readonly sight: Sight;
  readonly from: Spot;
  readonly toward: Direction;
}) {
  const half = stride(sight, toward);
  const [x, y] = [from.x + half.x / 2, from.y + half.y / 2];
  return (
    <g transform={`translate(${x} ${y}) rotate(${degrees(shown(sight, toward))})`}>
      <path d="M-9,5L0,-4L9,5" class="way-chevron-casing" />
      <path d="M-9,5L0,-4L9,5" class="way-chevron" />
    </g>
  );
}

/** Whether this step goes over the edge of the planet as shown. */
export function leaves(sight: Sight, from: number, toward: Direction): boolean {
  const { row, col } = placeOf(sight, from);
  const { x, y } = stride(sight, toward);
  const [nextRow, nextCol] = [row + Math.sign(y), col + Math.sign(x)];
  return nextRow < 0 || nextCol < 0 || nextRow >= sight.rows || nextCol >= sight.cols;
}

export function Wrapping({
  sight,
  from,
  toward,
}: {
  readonly sight: Sight;
  readonly from: number;
  readonly toward: Direction;
}) {
  const half = stride(sight, toward);
  const out = centreOf(sight, from);
  const { row, col } = placeOf(sight, from);
  const [nextRow, nextCol] = [
    (row + Math.sign(half.y) + sight.rows) % sight.rows,
    (col + Math.sign(half.x) + sight.cols) % sight.cols,
  ];
  const back = centreOf(sight, cellShownAt(sight, nextRow, nextCol));
  const signs = [
    { x: out.x + half.x * 0.62, y: out.y + half.y * 0.62 },
    { x: back.x - half.x * 0.62, y: back.y - half.y * 0.62 },
  ];
  return (
    <>
      {signs.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${degrees(shown(sight, toward))})`}>
          <circle r={11} class="way-wrap" />
          <path d="M-5,0L0,-5L5,0M-5,6L0,1L5,6" class="way-wrap-sign" />
        </g>
      ))}
    </>
  );
}

interface TakenProps {
  readonly sight: Sight;
  readonly step: Choice['foresight']['path'][number];
  readonly isLanding: boolean;
  readonly larger: number;
}

/** A ring with a plus on what is taken on the way. */
export function Taken({ sight, step, isLanding, larger }: TakenProps) {
  if (isLanding || (step.star === null && !step.token)) return null;
  const at = centreOf(sight, step.cell);
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <circle r={22} class="way-ring" />
      <g dangerouslySetInnerHTML={{ __html: step.star === null ? replayDisc : starDrawing(step.star) }} />
      <g transform={`translate(17 -17) scale(${larger})`}>
        <circle r={8} class="way-plus" />
        <path d="M-4,0H4M0,-4V4" class="way-plus-sign" />
      </g>
    </g>
  );
}

/** What the landing pawn would hide: at its corner. */
export function Hidden({
  choice,
  at,
  larger,
}: {
  readonly choice: Choice;
  readonly at: Spot;
  readonly larger: number;
}) {
  const last = choice.foresight.path.at(-1);
  const star: Colour | null = last?.star ?? null;
  if (last === undefined || (star === null && !last.token)) return null;
  return (
    <g transform={`translate(${at.x + 18} ${at.y - 18}) scale(${0.62 * larger})`}>
      <circle r={19} class="way-ring" />
      <g dangerouslySetInnerHTML={{ __html: star === null ? replayDisc : starDrawing(star) }} />
    </g>
  );
}

export function Ejected({ at }: { readonly at: Spot }) {
  return (
    <path
      class="way-ejected"
      transform={`translate(${at.x} ${at.y})`}
      d="M-23,-11V-23H-11M11,-23H23V-11M23,11V23H11M-11,23H-23V11"
    />
  );
}
