import type { Colour } from '#games/gravity-superstar';
import { disc, INK, line, marks, placed, polygon, tone } from '../drawing.ts';

/** Six colours, six outlines: told apart without any colour. Centre 0,0, in a box of 36. */
const OUTLINE = 2.4;

type Body = { readonly outline: string; readonly fill: string; readonly light: string; readonly inner: string };

const star = ({ outline, fill, light, inner }: Body): string =>
  marks(
    `<path d="${outline}" fill="${fill}" stroke-width="${OUTLINE}"/>`,
    `<path d="${inner}" fill="${light}" stroke="${light}" stroke-width="1.5"/>`,
  );

const face = (y: number): string =>
  placed(
    `translate(0 ${y})`,
    tone(disc(-2.9, -0.6, 1.45) + disc(2.9, -0.6, 1.45), INK),
    line('M-2.2,2.200Q0,4.3 2.2,2.2', { width: 1.3 }),
  );

/** Five, with deep notches between them: still a flower where it is hardly larger than a letter. */
const petals = Array.from({ length: 5 }, (_, at) => {
  const angle = ((72 * at - 90) * Math.PI) / 180;
  return disc(9.6 * Math.cos(angle), 9.6 * Math.sin(angle), 5.4);
}).join('');
const pink = marks(
  `<path d="${petals}" fill="#ff7db5" stroke-width="${2 * OUTLINE}"/>`,
  tone(petals + disc(0, 0, 9), '#ff7db5'),
  tone(disc(-0.8, -0.8, 7.4), '#ffcbe1'),
);

const RING = 'M-10,3.400Q-19,9.5 -15.5,11.200Q-9,12.6 3,5.600T16,-9Q14.6,-12 6.5,-8';
const orange = marks(
  line(RING, { width: 6.4 }),
  `<path d="${disc(0, 0, 10.6)}" fill="#ff8435" stroke-width="${OUTLINE}"/>`,
  tone(disc(-1.2, -1.4, 8), '#ffc795'),
  line(RING, { width: 2.6, colour: '#ffe2bd' }),
);

const BODIES: Readonly<Record<Colour, string>> = {
  blue: star({
    outline: polygon(4, { r: 16.5, inner: 6.4 }),
    fill: '#4b8dff',
    inner: polygon(4, { cx: -0.8, cy: -0.8, r: 10.2, inner: 4.8 }),
    light: '#a9ccff',
  }),
  yellow: star({
    outline: polygon(5, { cy: 1, r: 15.5, inner: 8 }),
    fill: '#ffc93a',
    inner: polygon(5, { cx: -0.8, cy: 0.2, r: 10, inner: 5.6 }),
    light: '#ffefa6',
  }),
  pink,
  green: star({
    outline: 'M0,-16L16.5,12H-16.500Z',
    fill: '#46b968',
    inner: 'M-1,-9.500L9.5,8.400H-11.500Z',
    light: '#aeebb2',
  }),
  orange,
  white: star({
    outline: polygon(8, { r: 15.5, inner: 9 }),
    fill: '#ccd4f2',
    inner: polygon(8, { cx: -0.7, cy: -0.7, r: 11.4, inner: 7.4 }),
    light: '#ffffff',
  }),
};

const FACE_HEIGHT: Readonly<Record<Colour, number>> = {
  blue: 0,
  yellow: 0.6,
  pink: 0,
  green: 2.6,
  orange: -3,
  white: 0,
};

export const starDrawing = (colour: Colour): string => BODIES[colour] + face(FACE_HEIGHT[colour]);

/** Without a face: for counts beside numbers. */
export const starPip = (colour: Colour): string => BODIES[colour];

/** Where a star was taken. */
export const takenStar = line(polygon(5, { cy: 0.8, r: 10.5, inner: 5.2 }), {
  width: 1.6,
  colour: '#947537',
  dash: '2.6 2.6',
});
