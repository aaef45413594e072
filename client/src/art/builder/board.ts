import type { Plot } from '#games/space-builder';
import { box, disc, INK, line, marks, PAPER, placed, solid, tone } from '../drawing.ts';
import { basePad } from './base-pad.ts';

/** Nine places of 100 in a square of 360; the lower left one is the Base, the others are plots 0–7 in reading order. */
export const BOARD_SIZE = 360;
/** A city's board has thickness below. */
export const CITY_HEIGHT = 370;
const MARGIN = 20;
const PITCH = 110;
const BASE_PLACE = 6;

const corner = (place: number) => ({ x: MARGIN + (place % 3) * PITCH, y: MARGIN + Math.floor(place / 3) * PITCH });

/** The upper left corner of a plot on the board. */
export const plotCorner = (plot: Plot): { readonly x: number; readonly y: number } =>
  corner(plot < BASE_PLACE ? plot : plot + 1);

/** The same as shares of a city's picture, for things laid over its picture. */
export function plotSpot(plot: Plot): { readonly left: string; readonly top: string; readonly width: string } {
  const { x, y } = plotCorner(plot);
  const share = (units: number, whole: number) => `${(units / whole) * 100}%`;
  return { left: share(x, BOARD_SIZE), top: share(y, CITY_HEIGHT), width: share(100, BOARD_SIZE) };
}

const base = placed(`translate(${corner(BASE_PLACE).x} ${corner(BASE_PLACE).y})`, basePad);

const EMPTY_PLOT = marks(
  tone(box(1.5, 1.5, 97, 97, 10), '#e5cd9c'),
  tone(disc(64, 36, 13) + disc(30, 66, 9) + disc(70, 74, 5), '#d9bb83'),
  tone('M52,40a13,13 0 0,0 24.5,-1a13,13 0 0,1 -24.5,1ZM22,69a9,9 0 0,0 16.5,-1a9,9 0 0,1 -16.5,1Z', '#c9a868'),
  line(box(1.5, 1.5, 97, 97, 10), { colour: '#a8874a', dash: '8 6.5' }),
);

const INVITING_PLOT = marks(
  tone(box(1.5, 1.5, 97, 97, 10), '#ffe2ab'),
  line(box(1.5, 1.5, 97, 97, 10), { colour: '#a2660a', dash: '8 6.5', width: 4 }),
  line('M50,37V63M37,50H63', { colour: '#a2660a', width: 5 }),
);

export const plotDrawing = (inviting: boolean): string => (inviting ? INVITING_PLOT : EMPTY_PLOT);

/** Paper, with the thickness of a board; always upright. */
export const cityBoard = marks(
  solid(box(2, 2, 356, 366, 26), 'var(--paper-under)', 4),
  solid(box(2, 2, 356, 356, 26), PAPER, 4),
  base,
);

const GRID = 'M12,15H348M12,125H348M12,235H348M12,345H348M15,12V348M125,12V348M235,12V348M345,12V348';

/** A blueprint, turned as a whole: grid, Base and all. */
export const planSheet = marks(
  solid(box(2, 2, 356, 356, 22), '#3566c4', 4),
  line(GRID, { width: 2, colour: '#8fb6ff', dash: '6 5', opacity: 0.75 }),
  line(box(2, 2, 356, 356, 22), { width: 4, colour: INK }),
  base,
);
