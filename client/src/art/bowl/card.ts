import type { Decoy, Planet } from '#games/space-bowl';
import { box, disc, line, marks, PAPER, placed, SHADE, solid, tone } from '../drawing.ts';
import { decoyDrawing } from './decoys.ts';
import { PLANET_RADIUS, planetDrawing } from './planets.ts';
import { type Spot, spotsOf } from './scatter.ts';

export const isPlanet = (thing: Planet | Decoy): thing is Planet => Object.hasOwn(PLANET_RADIUS, thing);

/** The thread of the constellation: from the leftmost thing always to the nearest one left. */
function thread(spots: readonly Spot[]): string {
  const left = [...spots].sort((one, other) => one.x - other.x);
  let at = left.shift();
  let path = at === undefined ? '' : `M${at.x},${at.y}`;
  while (at !== undefined && left.length > 0) {
    const { x, y } = at;
    left.sort((one, other) => Math.hypot(one.x - x, one.y - y) - Math.hypot(other.x - x, other.y - y));
    at = left.shift();
    if (at !== undefined) path += `L${at.x},${at.y}`;
  }
  return path;
}

const sheet = marks(
  solid(box(1.2, 1.2, 97.6, 97.6, 10), PAPER, 2.4),
  tone(
    'M97.6,84V87.600a10,10 0 0,1 -10,10H12.400a10,10 0 0,1 -10,-10V84a10,10 0 0,0 10,9H87.600a10,10 0 0,0 10,-9Z',
    SHADE,
  ),
);

const known = new Map<string, string>();

export function cardDrawing(planets: readonly Planet[], decoys: readonly Decoy[]): string {
  const key = `${planets.join()}|${decoys.join()}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const spots = spotsOf(planets, decoys);
  const things = spots.map(({ thing, x, y }) =>
    placed(`translate(${x} ${y})`, isPlanet(thing) ? planetDrawing(thing) : decoyDrawing(thing)),
  );
  const drawing = marks(sheet, line(thread(spots), { width: 1.2, dash: '.1 3.6', opacity: 0.3 }), ...things);
  known.set(key, drawing);
  return drawing;
}

export const cardBack = marks(
  solid(box(1.2, 1.2, 97.6, 97.6, 10), PAPER, 2.4),
  solid(box(8, 8, 84, 84, 7), '#2c3470', 2),
  tone(
    disc(20, 24, 1.8) +
      disc(78, 20, 1.4) +
      disc(30, 80, 1.5) +
      disc(80, 76, 1.8) +
      disc(56, 18, 1.1) +
      disc(16, 58, 1.2),
    PAPER,
  ),
  line('M24,50c0,-17 17,-17 26,0s26,17 26,0 -17,-17 -26,0 -26,17 -26,0Z', { width: 10.5 }),
  line('M24,50c0,-17 17,-17 26,0s26,17 26,0 -17,-17 -26,0 -26,17 -26,0Z', { width: 6.5, colour: 'var(--amber)' }),
);

/** The edges of the cards below the top one of a pile, as many as can be told apart. */
export const pileEdges = (below: number): string =>
  Array.from({ length: Math.min(below, 4) }, (_, at) => Math.min(below, 4) - at)
    .map((depth) => placed(`translate(${depth * 3} ${-depth * 3})`, solid(box(1.2, 1.2, 97.6, 97.6, 10), SHADE, 2.4)))
    .join('');
