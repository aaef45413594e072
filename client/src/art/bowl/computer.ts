import type { Cell } from '#games/space-bowl';
import { box, disc, line, marks, PAPER, SHADE, solid, tone } from '../drawing.ts';

/** The box of nine wells: 340 wide, 360 high, each well 100, as far apart as the cards of the galaxy. */
const CELLS: readonly Cell[] = ['nw', 'n', 'ne', 'w', 'c', 'e', 'sw', 's', 'se'];

export const COMPUTER_WIDTH = 346;
export const COMPUTER_HEIGHT = 366;
const FIRST = 20;
const PITCH = 103;

const corner = (cell: Cell) => {
  const at = CELLS.indexOf(cell);
  return { x: FIRST + (at % 3) * PITCH, y: FIRST + Math.floor(at / 3) * PITCH };
};

/** The middle of a well. */
export const wellCentre = (cell: Cell): { readonly x: number; readonly y: number } => {
  const { x, y } = corner(cell);
  return { x: x + 50, y: y + 50 };
};

function well(cell: Cell): string {
  const { x, y } = corner(cell);
  return marks(
    solid(box(x, y, 100, 100, 12), '#c3cdf2'),
    tone(
      `M${x + 12},${y + 1.5}h76a10.5,10.5 0 0,1 10.5,10.500q-3,-2 -9,-2h-67.500a12,12 0 0,0 -12,12v67.500q0,6 2,9a10.5,10.5 0 0,1 -10.5,-10.500v-76a10.5,10.5 0 0,1 10.5,-10.500Z`,
      '#8494d2',
    ),
    line(`M${x + 50},${y + 43}v14M${x + 43},${y + 50}h14`, { width: 2.6, colour: '#7f90d4', opacity: 0.7 }),
    line(box(x, y, 100, 100, 12)),
  );
}

export const computerDrawing = marks(
  solid(box(2, 2, 342, 362, 30), PAPER, 4),
  tone('M342,318V334a28,28 0 0,1 -28,28H32a28,28 0 0,1 -28,-28V318a28,28 0 0,0 28,14H314a28,28 0 0,0 28,-14Z', SHADE),
  solid(box(11, 11, 324, 324, 20), '#5a6db8'),
  ...CELLS.map(well),
  solid(disc(40, 349, 6.5), 'var(--coral)', 2.5),
  solid(disc(60, 349, 6.5), 'var(--amber)', 2.5),
  solid(disc(80, 349, 6.5), 'var(--lime)', 2.5),
  line('M140,349h66', { width: 3.6, dash: '.1 9.4' }),
  solid(disc(286, 349, 8), 'var(--teal)', 2.5),
  line('M286,349l4.5,-4.5', { width: 2.5 }),
);
