import { box, disc, faded, line, marks, PAPER, placed, SHADE, solid, tone, twinkle } from '../drawing.ts';

/** What lies or stands on the planet besides stars and pawns. Centre 0,0; a cell of the board is 48. */
export const CELL = 48;

const arrow = 'M6.6,-4.800A8.2,8.2 0 1,0 8,2.200M8.8,-9.400V-3.200H2.6';

/** A replay symbol open to all who pass, and the token itself: box of 36. */
export const replayDisc = marks(
  solid(disc(0, 0, 15), '#2a9d92', 2.4),
  tone(disc(-0.8, -0.8, 12.2), '#5fdccf'),
  line(arrow, { width: 2.9 }),
);

/** Lies under a star that hides the replay symbol: its arrow runs round the star. Box of 44. */
export const replayUnder = marks(
  solid(disc(0, 0, 20.5), '#5fdccf', 2),
  line('M11.6,-12.4A17,17 0 1,0 17,-1', { width: 2.2, opacity: 0.75 }),
  line('M13.4,-18.4V-11.2H6.4', { width: 2.2 }),
);

/** A door: the arrow is where the head of whoever comes in will point. Box of 48, threshold at 21. */
export const doorDrawing = marks(
  `<path d="M-14,21V-4A14,14 0 0,1 14,-4V21Z" fill="#e2c793" stroke-width="2" stroke-opacity=".8"/>`,
  `<path d="M-9.5,21V-3.500A9.5,9.5 0 0,1 9.5,-3.500V21Z" fill="#f8ead0" stroke-width="1.6" stroke-opacity=".7"/>`,
  line('M0,14V-4M-5.5,1.500L0,-5L5.5,1.5', { width: 2.6, opacity: 0.85 }),
);

/** The Open Door pawn: the door ajar, with light behind it. */
export const openDoorDrawing = marks(
  tone(disc(0, 2, 23.5), 'var(--amber)', 0.45),
  solid('M-13.5,21V-6A13.5,13.5 0 0,1 13.5,-6V21Z', '#fff', 2.6),
  solid('M-9,21V-5A9,9 0 0,1 9,-5V21Z', '#ffb84d', 2),
  tone('M-7,20V-5A7.5,7.5 0 0,1 3,-12C-2,-6 -1,12 0,20Z', '#ffdf9a'),
  solid('M-9,21V-5A9,9 0 0,1 -2,-13.600V17.500Z', '#b5642f', 2),
  tone(disc(-3.8, 3, 1.4), '#fff'),
  tone(twinkle(4, 3, 7), '#fffbe6'),
  solid(box(-17, 19, 34, 5.4, 2.7), '#e8c9a0', 2.2),
);

/** A platform along the edge of a cell, as long as `cells` of them; drawn level, its middle line at 0. */
export function platform(cells: number): string {
  const length = cells * CELL;
  return marks(
    solid(box(-3.5, -3.5, length + 7, 7, 3.5), '#6470be', 2.2),
    line(`M0,-1.400H${length}`, { width: 1.6, colour: '#b7c0f5' }),
  );
}

const TILE = 6;

const craters = marks(
  line(disc(70, 74, 30) + disc(214, 190, 42), { width: 7 }),
  line(disc(196, 56, 16) + disc(66, 216, 20), { width: 5 }),
);

/** Paper under the pieces: every other tile a shade darker, cells dotted, tiles lined, a frame of ink. */
export function planetSheet(columns: number, rows: number): string {
  const [width, height] = [columns * CELL, rows * CELL];
  const steps = (count: number) => Array.from({ length: count - 1 }, (_, at) => at + 1);
  const lines = (only: (at: number) => boolean) =>
    steps(columns)
      .filter(only)
      .map((at) => `M${at * CELL},0V${height}`)
      .join('') +
    steps(rows)
      .filter(only)
      .map((at) => `M0,${at * CELL}H${width}`)
      .join('');
  const tiles = Array.from({ length: Math.ceil(columns / TILE) * Math.ceil(rows / TILE) }, (_, at) => {
    const [column, row] = [at % Math.ceil(columns / TILE), Math.floor(at / Math.ceil(columns / TILE))];
    return { x: column * TILE * CELL, y: row * TILE * CELL, dark: (column + row) % 2 === 1 };
  });
  return marks(
    tone(box(0, 0, width, height), PAPER),
    ...tiles
      .filter(({ dark }) => dark)
      .map(({ x, y }) =>
        tone(box(x, y, Math.min(TILE * CELL, width - x), Math.min(TILE * CELL, height - y)), SHADE, 0.55),
      ),
    ...tiles.map(({ x, y }) => placed(`translate(${x} ${y})`, faded(0.045, craters))),
    line(
      lines((at) => at % TILE !== 0),
      { width: 1.4, colour: '#b79a63', dash: '1.5 5', opacity: 0.8 },
    ),
    line(
      lines((at) => at % TILE === 0),
      { width: 1.8, colour: '#b79a63', opacity: 0.6 },
    ),
    line(box(0, 0, width, height)),
  );
}
