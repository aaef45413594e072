import { disc, INK, line, marks, solid, tone } from '../drawing.ts';
import { CREAM, CREAM_SHADE, RED, TILE } from './tile.ts';

const ROCKET = 'M50,8C68,24 70,52 62,76H38C30,52 32,24 50,8Z';

/** The printed Base: the only dark tile, with a hazard strip for ground. */
export const basePad = marks(
  tone(TILE, '#2c3470'),
  tone(disc(22, 20, 1.8) + disc(80, 16, 1.5) + disc(86, 46, 1.8) + disc(12, 50, 1.4) + disc(74, 34, 1.1), CREAM),
  tone('M1.5,80H98.500V88.500a10,10 0 0,1 -10,10H11.500a10,10 0 0,1 -10,-10Z', '#ffb84d'),
  tone(
    'M10,98.500L22,80H33L21,98.500ZM34,98.500L46,80H57L45,98.500ZM58,98.500L70,80H81L69,98.500ZM82,98.500L94,80H98.500V90L93,98Z',
    INK,
  ),
  line('M1.5,80H98.5'),
  solid('M36,56L20,78H38ZM64,56L80,78H62Z', RED),
  solid(ROCKET, CREAM),
  tone('M50,10C66,25 68,52 60.6,74.500H52C60,52 60,27 50,10Z', CREAM_SHADE),
  solid('M38.5,26C42,17 46,12 50,8C54,12 58,17 61.5,26Z', RED),
  line(ROCKET),
  solid(disc(50, 42, 9), '#6ec1ff'),
  tone(disc(47, 39, 2.6), '#fff'),
  line('M50,60V76'),
  line(TILE),
);
