import { box, disc, INK, line, marks, solid, tone, twinkle } from '../drawing.ts';

/** What lies or stands on the planet besides stars and pawns. Centre 0,0. */
const arrow = 'M6.600,-4.800A8.200,8.200 0 1,0 8,2.200M8.800,-9.400V-3.200H2.600';

/** A replay symbol open to all who pass, and the token itself: box of 36. */
export const replayDisc = marks(
  solid(disc(0, 0, 15), '#2a9d92', 2.4),
  tone(disc(-0.8, -0.8, 12.2), '#5fdccf'),
  line(arrow, { width: 2.9 }),
);

/** Lies under a star that hides the replay symbol: box of 44. */
export const replayUnder = marks(
  solid(disc(0, 0, 19), '#5fdccf', 2),
  line(disc(0, 0, 15.5), { width: 1.4, dash: '4 3.200', opacity: 0.7 }),
  line('M16.500,-16.500V-10H10', { width: 2.6 }),
);

/** A door: the arrow is where the head of whoever comes in will point. Box of 48, threshold at 21. */
export const doorDrawing = marks(
  `<path d="M-14,21V-4A14,14 0 0,1 14,-4V21Z" fill="#e2c793" stroke-width="2" stroke-opacity=".8"/>`,
  `<path d="M-9.500,21V-3.500A9.500,9.500 0 0,1 9.500,-3.500V21Z" fill="#f8ead0" stroke-width="1.600" stroke-opacity=".7"/>`,
  line('M0,14V-4M-5.500,1.500L0,-5L5.500,1.500', { width: 2.6, opacity: 0.85 }),
);

/** The Open Door pawn: the door ajar, with light behind it. */
export const openDoorDrawing = marks(
  tone(disc(0, 2, 23.5), 'var(--amber)', 0.45),
  solid('M-13.500,21V-6A13.500,13.500 0 0,1 13.500,-6V21Z', '#fff', 2.6),
  solid('M-9,21V-5A9,9 0 0,1 9,-5V21Z', '#ffb84d', 2),
  tone('M-7,20V-5A7.500,7.500 0 0,1 3,-12C-2,-6 -1,12 0,20Z', '#ffdf9a'),
  solid('M-9,21V-5A9,9 0 0,1 -2,-13.600V17.500Z', '#b5642f', 2),
  tone(disc(-3.8, 3, 1.4), '#fff'),
  tone(twinkle(4, 3, 7), '#fffbe6'),
  solid(box(-17, 19, 34, 5.4, 2.7), '#e8c9a0', 2.2),
);

/** A platform along the edge of a cell, as long as `cells` of them; drawn level, its middle line at 0. A cell is 48. */
export function platform(cells: number): string {
  const length = cells * 48;
  return marks(
    solid(box(-3.5, -3.5, length + 7, 7, 3.5), '#6470be', 2.2),
    line(`M0,-1.400H${length}`, { width: 1.6, colour: '#b7c0f5' }),
  );
}

/** Faint craters that make paper a planet: of a tile of 288. */
export const tileCraters = marks(
  line(disc(70, 74, 30) + disc(214, 190, 42), { width: 7, colour: INK, opacity: 0.035 }),
  line(disc(196, 56, 16) + disc(66, 216, 20), { width: 5, colour: INK, opacity: 0.035 }),
);
