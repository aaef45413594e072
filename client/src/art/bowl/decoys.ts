import type { Decoy } from '#games/space-bowl';
import { disc, INK, line, marks, placed, polygon, solid, tone } from '../drawing.ts';

/** Printed on cards beside the planets; only the black hole ever matters. Centre 0,0, in card units. */
const star = marks(
  solid(polygon(5, { cy: 0.6, r: 10.8, inner: 5 }), '#ffe58a', 2),
  tone('M0,-7L2.2,-1.8 0,5.500Z', '#fff', 0.65),
);

const comet = marks(
  solid(
    'M-2.6,7.200C2,2 8,-3 13,-11C7.6,-7.4 4,-7 1,-4.600C3,-8 4.6,-9.6 6,-13C0,-9 -6,-4.6 -8.4,1.200Z',
    '#f7d9a8',
    1.9,
  ),
  solid(disc(-5.4, 5.4, 5.4), '#8be0d6', 2),
  tone(disc(-6.8, 4, 1.5), '#fff'),
);

const arm = 'M5,-1C7,-8 2,-12 -5,-11.4';
const blackHole = marks(
  ...[0, 90, 180, 270].map((angle) => placed(`rotate(${angle})`, line(arm, { width: 2.6 }))),
  tone(disc(0, 0, 7.2), INK),
  tone(disc(0, 0, 4.2), '#05060f'),
  line('M-3.6,-4.200a5.6,5.6 0 0,1 4,-1.2', { width: 1.6, colour: '#9b8cff' }),
);

const DRAWINGS: Readonly<Record<Decoy, string>> = { star, comet, blackHole };

export const decoyDrawing = (decoy: Decoy): string => DRAWINGS[decoy];
