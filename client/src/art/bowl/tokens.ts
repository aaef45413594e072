import { box, disc, INK, line, marks, PAPER, placed, polygon, SHADE, solid, tone } from '../drawing.ts';

/** What is thrown, laid or worn at Space Bowl's table. Centre 0,0, in a box of 100. */
export const TOKENS = ['destination', 'blackHole', 'joker', 'captain', 'doom', 'redButton'] as const;
export type Token = (typeof TOKENS)[number];

/** Flat, with a landing cross: never to be taken for a planet. */
const destination = marks(
  tone(disc(2, 4, 42), '#070a1c', 0.45),
  solid(disc(0, 0, 41), '#8e5fbf', 4),
  solid(disc(0, 0, 33.5), '#c9a2f2'),
  line('M-29,-9A30,30 0 0,1 -15,-26', { colour: '#f1e2ff' }),
  line('M-33,0H-17M17,0H33M0,-33V-17M0,17V33', { width: 4 }),
  solid(disc(0, 0, 12.5), '#f6e9ff', 3.4),
  tone(polygon(5, { cy: 0.6, r: 8, inner: 3.6 }), '#8e5fbf'),
);

const arm = 'M16,-4C22,-24 8,-34 -12,-32';
const blackHole = marks(
  tone(disc(2, 5, 41), '#05081a', 0.5),
  solid(disc(0, 0, 41), '#2a2350', 4),
  line(disc(0, 0, 41), { width: 2, colour: '#9b8cff' }),
  ...[0, 90, 180, 270].map((angle) => placed(`rotate(${angle})`, line(arm, { width: 6, colour: '#9b8cff' }))),
  `<circle r="17" fill="#05060f" stroke="#9b8cff" stroke-width="2.5"/>`,
);

const bell = (x: number, y: number) => solid(disc(x, y, 5), 'var(--amber)');
const joker = marks(
  tone(disc(2, 8, 33), '#070a1c', 0.3),
  solid(
    'M-26,-6C-34,-26 -46,-22 -44,-10C-40,-16 -34,-12 -32,-2ZM26,-6C34,-26 46,-22 44,-10C40,-16 34,-12 32,-2Z',
    'var(--coral)',
    3.6,
  ),
  solid('M-28,-2C-30,-20 -14,-30 0,-48C14,-30 30,-20 28,-2Z', 'var(--teal)', 3.6),
  tone('M1,-44C14,-28 27.5,-19 26.5,-3H1Z', 'var(--teal-shade)'),
  line('M0,-48V-4'),
  bell(-44, -8),
  bell(44, -8),
  bell(0, -47),
  solid(disc(0, 12, 30), PAPER, 4),
  tone('M29,12a29,29 0 0,1 -56,10C-18,34 24,32 21,-9A29,29 0 0,1 29,12Z', SHADE),
  line(disc(0, 12, 30), { width: 4 }),
  tone(disc(-11, 8, 4.8) + disc(11, 8, 4.8), INK),
  tone(disc(-12.6, 6.2, 1.7) + disc(9.4, 6.2, 1.7), '#fff'),
  solid('M-14,19C-8,31 8,31 14,19Z', 'var(--coral)', 3.4),
  tone(disc(-19, 17, 3.4) + disc(19, 17, 3.4), 'var(--rose)', 0.8),
  line('M-30,-2C-14,-12 14,-12 30,-2', { width: 13 }),
  line('M-30,-2C-14,-12 14,-12 30,-2', { width: 7.6, colour: 'var(--amber)' }),
);

const captain = marks(
  solid('M-40,4C-44,-18 -24,-38 0,-38S44,-18 40,4L30,12H-30Z', PAPER, 6),
  tone('M38,4C41,-17 24,-35 8,-35.500C24,-26 28,-8 24,10H29Z', SHADE),
  solid(box(-31, 6, 62, 16), 'var(--coral)', 6),
  solid('M-34,22C-20,44 20,44 34,22Z', 'var(--amber)', 6),
  solid(polygon(5, { cy: -11, r: 16, inner: 7.4 }), 'var(--amber)', 4),
);

const SKULL =
  'M-34,-4C-34,-30 -16,-42 0,-42S34,-30 34,-4C34,8 28,14 22,18V32C22,37 19,39 15,39H-15C-19,39 -22,37 -22,32V18C-28,14 -34,8 -34,-4Z';
const doom = marks(
  solid(SKULL, PAPER, 5),
  tone('M32,-4C32,8 27,13 20,17V32C20,36 18,37 15,37H4C20,30 24,0 14,-36C26,-31 32,-21 32,-4Z', SHADE),
  tone(
    'M-24,-5C-24,-13 -19,-17 -14,-16S-4,-10 -4,-3S-9,8 -14,8S-24,3 -24,-5ZM24,-5C24,-13 19,-17 14,-16S4,-10 4,-3S9,8 14,8S24,3 24,-5Z',
    INK,
  ),
  tone(disc(-11, -7, 3.6) + disc(17, -7, 3.6), '#fff'),
  tone('M0,9L-4.5,18H4.500Z', INK),
  line('M-8,27V38M0,27V38M8,27V38', { width: 4 }),
  line(SKULL, { width: 5 }),
);

const redButton = marks(
  solid('M-40,18Q-40,40 0,40T40,18V8H-40Z', '#7b85b8', 4.5),
  solid('M-40,8a40,18 0 1,1 80,0a40,18 0 1,1 -80,0Z', '#d5daf2', 4.5),
  solid('M-28,6V-8a28,20 0 0,1 56,0V6a28,12 0 0,1 -56,0Z', 'var(--coral)', 4.5),
  tone('M10,-25.5Q26,-20 26,-7V6Q25,14 8,15.500Q20,-2 10,-25.5Z', 'var(--coral-shade)'),
  line('M-18,-8Q-15,-17 -4,-19', { width: 4, colour: '#fff', opacity: 0.85 }),
);

const DRAWINGS: Readonly<Record<Token, string>> = { destination, blackHole, joker, captain, doom, redButton };

export const tokenDrawing = (token: Token): string => DRAWINGS[token];
