/** The way of a pawn over the planet as a line: jumps are arcs, falls are straight, and what leaves comes in opposite. */

import type { Cell, Direction } from '#games/gravity-superstar';
import { centreOf, type Sight, type Spot, stride } from './sight.ts';

/** One cell entered. */
export interface Stride {
  readonly from: Cell;
  readonly cell: Cell;
  readonly toward: Direction;
  readonly falling: boolean;
}

/** A point of the way as if the planet had no edge. */
interface Point extends Spot {
  /** Milliseconds from the start. */
  readonly at: number;
  /** How many cells have been entered by then. */
  readonly entered: number;
}

/** Part of the way within the planet; it overhangs where it leaves or comes in. */
export type Piece = readonly Spot[];

const HOP = 200;
const JUMP = 330;
const FIRST_CELL = 105;
const LONGEST_FALL = 620;
const ARC = 9;

const plus = (a: Spot, b: Spot, times = 1): Spot => ({ x: a.x + b.x * times, y: a.y + b.y * times });

/** Times and places of the whole way; `up` is where the head points at the start. */
export function pointsOf(sight: Sight, steps: readonly Stride[], up: Direction): readonly Point[] {
  const [first] = steps;
  if (first === undefined) return [];
  const start = centreOf(sight, first.from);
  const points: Point[] = [{ ...start, at: 0, entered: 0 }];
  const leaps = steps.filter(({ falling }) => !falling);
  const falls = steps.length - leaps.length;
  let here = start;
  for (const { toward } of leaps) here = plus(here, stride(sight, toward));
  let at = 0;
  if (leaps.length > 0) {
    at = leaps.length > 1 ? JUMP : HOP;
    addLeap(points, { start, end: here, over: crest(sight, leaps, start, here, up), lasts: at, cells: leaps.length });
  }
  const fall = steps.find(({ falling }) => falling);
  if (fall === undefined) return points;
  const down = stride(sight, fall.toward);
  const pace = Math.min(FIRST_CELL, LONGEST_FALL / Math.sqrt(falls));
  for (let half = 1; half <= 2 * falls; half++) {
    points.push({
      ...plus(here, down, half / 2),
      at: at + pace * Math.sqrt(half / 2),
      entered: leaps.length + Math.floor(half / 2),
    });
  }
  return points;
}

interface Leap {
  readonly start: Spot;
  readonly end: Spot;
  /** What the arc bends towards. */
  readonly over: Spot;
  readonly lasts: number;
  readonly cells: number;
}

function addLeap(points: Point[], { start, end, over, lasts, cells }: Leap): void {
  for (let step = 1; step <= ARC; step++) {
    const t = step / ARC;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    points.push({
      x: a * start.x + b * over.x + c * end.x,
      y: a * start.y + b * over.y + c * end.y,
      at: lasts * t,
      entered: Math.floor(cells * t + 1e-6),
    });
  }
}

/** A Long Jump bends over the cell between, a High Jump round the cell above, a step hardly. */
function crest(sight: Sight, leaps: readonly Stride[], start: Spot, end: Spot, up: Direction): Spot {
  const [first, second] = leaps;
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  if (first === undefined) return middle;
  const head = stride(sight, up);
  if (second === undefined)
    return first.toward === up || isAcross(head, start, end) ? plus(middle, head, 0.25) : middle;
  return first.toward === second.toward
    ? plus(middle, head, 0.95)
    : plus(plus(start, stride(sight, first.toward)), head, 0.2);
}

const isAcross = (head: Spot, start: Spot, end: Spot): boolean =>
  Math.abs(head.x * (end.x - start.x) + head.y * (end.y - start.y)) < 1;

/** How far a point must be moved to lie on the planet. */
function shiftFor({ width, height }: Sight, { x, y }: Spot): Spot {
  return { x: -Math.floor(x / width) * width || 0, y: -Math.floor(y / height) * height || 0 };
}

const isSame = (a: Spot, b: Spot): boolean => a.x === b.x && a.y === b.y;

/** The way in pieces, cut wherever it goes round the edge. */
export function piecesOf(sight: Sight, points: readonly Spot[]): readonly Piece[] {
  const pieces: Spot[][] = [];
  let last: { readonly point: Spot; readonly shift: Spot } | null = null;
  for (const point of points) {
    const shift = shiftFor(sight, point);
    if (last === null || isSame(last.shift, shift)) {
      if (last === null) pieces.push([]);
      pieces.at(-1)?.push(plus(point, shift));
    } else {
      pieces.at(-1)?.push(plus(point, last.shift));
      pieces.push([plus(last.point, shift), plus(point, shift)]);
    }
    last = { point, shift };
  }
  return pieces;
}

export const lineOf = (piece: Piece): string =>
  `M${piece.map(({ x, y }) => `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`).join('L')}`;

export interface Frame {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** The same way for a pawn to go: at the edge it leaves and comes in within one frame. */
export function framesOf(sight: Sight, points: readonly Point[]): readonly Frame[] {
  const frames: Frame[] = [];
  let shift: Spot | null = null;
  for (const point of points) {
    const next = shiftFor(sight, point);
    if (shift !== null && !isSame(shift, next)) frames.push({ at: point.at, ...plus(point, shift) });
    frames.push({ at: point.at, ...plus(point, next) });
    shift = next;
  }
  return frames;
}

/** When the pawn gets into each cell of its way. */
export function arrivals(points: readonly Point[], count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => points.find(({ entered }) => entered > index)?.at ?? 0);
}

export const lastingOf = (points: readonly Point[]): number => points.at(-1)?.at ?? 0;

/** A way as it lies on the planet. */
export interface Course {
  readonly points: readonly Point[];
  readonly pieces: readonly Piece[];
  /** Whether it goes round the edge. */
  readonly isRound: boolean;
}

const laid = new WeakMap<readonly Stride[], { readonly sight: Sight; readonly course: Course }>();

/** The same way is asked for by lines, buttons and words: it is laid once for each sight. */
export function courseOf(sight: Sight, steps: readonly Stride[], up: Direction): Course {
  const known = laid.get(steps);
  if (known?.sight === sight) return known.course;
  const points = pointsOf(sight, steps, up);
  const pieces = piecesOf(sight, points);
  const course = { points, pieces, isRound: pieces.length > 1 };
  laid.set(steps, { sight, course });
  return course;
}
