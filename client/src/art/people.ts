import { box, disc, INK, line, marks, OWN, OWN_SHADE, PAPER, SHADE, solid, tone } from './drawing.ts';

/** People are astronauts, bots are robots: the outline says who is who before any word. In a box of 100. */
export const PERSON_LOOKS = 6;
export const BOT_LOOKS = 5;

const STEEL = '#d5daf2';
const STEEL_SHADE = '#a9b2da';
const STEEL_DEEP = '#7b85b8';

const shoulders = marks(
  solid('M14,106Q16,76 50,76Q84,76 86,106Z', OWN, 4),
  tone('M62,78.500Q82,80 84,104H66Z', OWN_SHADE),
  line('M36,79Q50,90 64,79', { width: 4 }),
);
const ears = marks(solid(box(8, 38, 14, 24, 7), OWN_SHADE, 4), solid(box(78, 38, 14, 24, 7), OWN_SHADE, 4));
const helmet = marks(
  solid(disc(50, 47, 36), PAPER, 4),
  tone('M68,16A36,36 0 0,1 34,79Q72,74 68,16Z', SHADE),
  line(disc(50, 47, 36), { width: 4 }),
  solid(box(23, 27, 54, 42, 21), OWN, 4),
  tone('M62,29.500Q75,33 75,48Q75,65.5 57,66.800Q72,56 62,29.500Z', OWN_SHADE, 0.75),
  line('M31,42Q33,34 41,33', { width: 4, colour: '#fff', opacity: 0.9 }),
);

const eyes = tone(disc(41, 47, 4.3) + disc(59, 47, 4.3), INK);
const closed = line('M36,48.500Q41,42.5 46,48.500M54,48.500Q59,42.5 64,48.5', { width: 3.8 });
const smile = line('M43,56Q50,62 57,56', { width: 3.5 });
const grin = tone('M41,54.500Q50,67 59,54.500Z', INK);
const aerial = marks(line('M50,14V4', { width: 4 }), solid(disc(50, 5, 4.5), OWN, 3));
const lamp = marks(solid(box(40, 6, 20, 10, 4), SHADE, 3.5), tone(disc(50, 11, 2.6), 'var(--amber)'));
const quiff = solid('M40,16Q42,2 58,4Q53,8 60,12Q54,13 56,16Z', OWN_SHADE, 3.5);
const glasses = marks(
  line(disc(40, 47, 7.4) + disc(60, 47, 7.4), { width: 3 }),
  line('M47.4,46Q50,44 52.6,46', { width: 3 }),
  tone(disc(41, 47.5, 3.2) + disc(59, 47.5, 3.2), INK),
);
const freckles = tone(disc(34, 54, 1.6) + disc(38, 57, 1.6) + disc(66, 54, 1.6) + disc(62, 57, 1.6), INK, 0.55);
const wink = marks(tone(disc(42, 46.5, 4.3), INK), line('M54,47.500Q59,43 64,47.5', { width: 3.8 }));
const lopsided = line('M42,57Q51,62 58,54', { width: 3.5 });
const stars = tone(
  'M41,40.500l1.9,4.3 4.6,.4 -3.5,3.1 1.1,4.6 -4.1,-2.5 -4.1,2.5 1.1,-4.6 -3.5,-3.1 4.6,-.4ZM59,40.500l1.9,4.3 4.6,.4 -3.5,3.1 1.1,4.6 -4.1,-2.5 -4.1,2.5 1.1,-4.6 -3.5,-3.1 4.6,-.4Z',
  INK,
);

const PEOPLE: readonly string[] = [
  marks(shoulders, ears, helmet, eyes, smile),
  marks(shoulders, ears, aerial, helmet, closed, grin),
  marks(shoulders, ears, quiff, helmet, wink, lopsided),
  marks(shoulders, ears, lamp, helmet, glasses, line('M45,58.500Q50,62 55,58.5', { width: 3.2 })),
  marks(shoulders, ears, quiff, helmet, eyes, freckles, grin),
  marks(shoulders, ears, aerial, helmet, stars, smile),
];

const trunk = marks(
  solid('M22,106V88Q22,80 32,80H68Q78,80 78,88V106Z', STEEL_SHADE, 4),
  solid(box(41, 70, 18, 12), STEEL_DEEP, 4),
  solid(disc(50, 94, 5), OWN, 3),
);
const antenna = marks(line('M50,20V9', { width: 4 }), solid(disc(50, 8, 6), OWN, 3.5));
const horns = marks(
  line('M34,21L28,9M66,21L72,9', { width: 4 }),
  solid(disc(27, 8, 5), OWN, 3.5),
  solid(disc(73, 8, 5), OWN, 3.5),
);
const bolts = marks(solid(box(7, 38, 14, 20, 4), OWN_SHADE, 4), solid(box(79, 38, 14, 20, 4), OWN_SHADE, 4));
const screen = tone(box(25, 31, 50, 32, 8), INK);
const cube = marks(
  solid(box(17, 20, 66, 52, 12), STEEL, 4),
  tone('M70,22h1q10,0 10,10v28q0,10 -10,10H48Q74,66 70,22Z', STEEL_SHADE),
  line(box(17, 20, 66, 52, 12), { width: 4 }),
);
const dome = marks(
  solid('M17,72V50Q17,18 50,18Q83,18 83,50V72Z', STEEL, 4),
  tone('M66,23Q81,29 81,50V70H54Q78,62 66,23Z', STEEL_SHADE),
  line('M17,72V50Q17,18 50,18Q83,18 83,50V72Z', { width: 4 }),
);
const drum = marks(
  solid('M17,30Q17,20 50,20T83,30V62Q83,72 50,72T17,62Z', STEEL, 4),
  tone('M68,22.500Q81,25 81,30V62Q81,68 56,70Q76,58 68,22.500Z', STEEL_SHADE),
  line('M17,30Q17,20 50,20T83,30V62Q83,72 50,72T17,62Z', { width: 4 }),
);
const glowing = (d: string): string => tone(d, OWN);
const pixels = marks(
  glowing(box(33, 38, 11, 13, 2) + box(56, 38, 11, 13, 2)),
  line('M40,57h20', { width: 3, colour: OWN, dash: '.1 4.8' }),
);
const round = marks(
  glowing(disc(40, 45, 7) + disc(60, 45, 7)),
  tone(disc(41.5, 45, 2.6) + disc(61.5, 45, 2.6), INK),
  line('M43,57h14', { width: 3, colour: OWN }),
);
const merry = line('M34,47q6,-8 12,0M54,47q6,-8 12,0M42,55q8,6 16,0', { width: 4, colour: OWN });
const visor = marks(
  glowing(box(31, 40, 38, 9, 4.5)),
  tone(disc(57, 44.5, 3.2), INK),
  line('M44,57h12', { width: 3, colour: OWN }),
);

const dreamy = marks(
  glowing('M33,45a7,7 0 0,0 14,0ZM53,45a7,7 0 0,0 14,0Z'),
  line('M32,44h16M52,44h16', { width: 3, colour: OWN }),
  line(disc(50, 57.5, 2.6), { width: 3, colour: OWN }),
);

const BOTS: readonly string[] = [
  marks(trunk, antenna, bolts, cube, screen, pixels),
  marks(trunk, antenna, bolts, dome, screen, round),
  marks(trunk, horns, bolts, drum, screen, merry),
  marks(trunk, horns, bolts, cube, screen, visor),
  marks(trunk, antenna, bolts, drum, screen, dreamy),
];

export const personDrawing = (look: number): string => PEOPLE[Math.abs(look) % PERSON_LOOKS] ?? '';
export const botDrawing = (look: number): string => BOTS[Math.abs(look) % BOT_LOOKS] ?? '';
