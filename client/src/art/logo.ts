import { disc, INK, line, marks, polygon, puffy, solid, tone } from './drawing.ts';

/** A star aboard a crescent boat, in a box of 64. */
const SAIL = polygon(5, { cx: 34, cy: 25, r: 19, inner: 9.8, from: -78 });
const HULL = 'M4,33Q10,43 30,43Q52,43 60,31Q59,60 31,60Q6,60 4,33Z';

export const logoDrawing = marks(
  puffy(SAIL, '#ffb84d', 5, 2.7),
  tone('M38.5,6L43,19L54.5,22.500L45.5,31L45.5,43L38,38Q48,26 38.5,6Z', '#e0912a'),
  tone(disc(28.5, 23.5, 2.6) + disc(38.5, 25.5, 2.6), INK),
  line('M30.5,31Q33,34 36.5,32.2', { width: 2.2 }),
  solid(HULL, '#fff4dc', 2.8),
  tone('M58.4,35Q56,58.5 31,58.500Q24,58.5 19,56.500Q48,56 55,37.500Z', '#f0ddb8'),
  line(HULL, { width: 2.8 }),
  tone(disc(22, 51, 2.5) + disc(31, 52.6, 2.5) + disc(40, 51, 2.5), INK),
);
