/** On a small screen the planet comes nearer while a landing is chosen. Pure; the board draws it. */

import type { Cell } from '#games/gravity-superstar';
import { CELL } from '../../art/gravity/planet.ts';
import type { Choice } from './choices.ts';
import { courseOf } from './course.ts';
import { centreOf, MARGIN, type Sight, type Spot } from './sight.ts';

/** How much nearer, and how far the planet is moved then, in parts of its size. */
export interface Zoom {
  readonly nearer: number;
  readonly x: number;
  readonly y: number;
}

export const AS_IT_LIES: Zoom = { nearer: 1, x: 0, y: 0 };

/** Pixels: cells this large are told apart without it; larger ones need not be. */
const LARGE_ENOUGH = 30;
const LARGEST = 46;
/** A smaller step would only be a restless one. */
const WORTH_IT = 1.2;
/** Around what must be seen, in units. */
const ROOM = CELL * 0.8;

/** Shows everything these choices lead through; if that is half the planet, at least where they start and end. */
export function zoomOn(sight: Sight, choices: readonly Choice[], cellPixels: number): Zoom {
  if (choices.length === 0 || cellPixels >= LARGE_ENOUGH) return AS_IT_LIES;
  const ends = choices.flatMap(({ foresight: { path, landing } }) =>
    [path[0]?.from ?? landing, landing].map((cell) => centreOf(sight, cell)),
  );
  const ways = choices.flatMap(({ foresight, up }) => courseOf(sight, foresight.path, up).pieces.flat());
  const all = around(sight, [...ends, ...ways], cellPixels);
  return all.nearer >= WORTH_IT ? all : around(sight, ends, cellPixels);
}

/** Pixels: in smaller cells nothing can be told apart. */
const SMALLEST = 22;

interface Near {
  readonly choices: readonly Choice[];
  readonly near: Cell;
}

/** Shows what these choices lead through, as far as that is seen from near; else what lies around this cell. */
export function zoomNear(sight: Sight, { choices, near }: Near, cellPixels: number): Zoom {
  const chosen = zoomOn(sight, choices, cellPixels);
  const isReadable = choices.length > 0 && chosen.nearer * cellPixels >= SMALLEST;
  return isReadable ? chosen : around(sight, [centreOf(sight, near)], cellPixels);
}

function around({ width, height }: Sight, spots: readonly Spot[], cellPixels: number): Zoom {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - ROOM, Math.max(...xs) + ROOM];
  const [top, bottom] = [Math.min(...ys) - ROOM, Math.max(...ys) + ROOM];
  const [across, down] = [width + 2 * MARGIN, height + 2 * MARGIN];
  const nearer = Math.min(across / (right - left), down / (bottom - top), LARGEST / cellPixels);
  if (nearer < WORTH_IT) return AS_IT_LIES;
  return {
    nearer,
    x: shift((left + right) / 2 + MARGIN, across, nearer),
    y: shift((top + bottom) / 2 + MARGIN, down, nearer),
  };
}

/** Brings a place to the middle, as far as there is planet on both sides. */
function shift(middle: number, length: number, nearer: number): number {
  const wanted = 0.5 - (middle / length) * nearer;
  return Math.min(0, Math.max(1 - nearer, wanted));
}
