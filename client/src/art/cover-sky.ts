import { disc, marks, tone, twinkle } from './drawing.ts';

type Point = readonly [x: number, y: number, r: number];

/**
 * The night of a cover, 300 × 400: rings of flat colour round the place where things happen, and a few stars.
 * The picture lives in x 25–275, y 125–315; the sky above holds the name, the ground below the buttons,
 * and both go on far beyond, for rooms of any shape.
 */
export function rings(centre: readonly [number, number], colours: readonly [string, number][], ground: string): string {
  const [cx, cy] = centre;
  return marks(
    tone('M-500,-300H800V800H-500Z', ground),
    ...colours.map(([colour, r]) => tone(disc(cx, cy, r), colour)),
  );
}

export const stars = (dots: readonly Point[], twinkles: readonly Point[]): string =>
  tone(
    dots.map(([x, y, r]) => disc(x, y, r)).join('') + twinkles.map(([x, y, r]) => twinkle(x, y, r)).join(''),
    '#fff4dc',
  );
