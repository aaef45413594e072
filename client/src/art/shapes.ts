import { box, disc, polygon } from './drawing.ts';

/** The seats' shapes, in seat order; drawn in a box of 24. */
export const SHAPES = ['circle', 'triangle', 'square', 'diamond', 'plus', 'star', 'pentagon', 'hexagon'] as const;
export type Shape = (typeof SHAPES)[number];

export const SHAPE_PATHS: Readonly<Record<Shape, string>> = {
  circle: disc(12, 12, 8.8),
  triangle: 'M12,3 21.6,20.2H2.4Z',
  square: box(4, 4, 16, 16, 1.5),
  diamond: 'M12,1.8 22.2,12 12,22.2 1.8,12Z',
  plus: 'M8.3,2.6h7.4v5.7h5.7v7.4h-5.7v5.7h-7.4v-5.7H2.6V8.3h5.7Z',
  star: polygon(5, { cx: 12, cy: 12.9, r: 11.2, inner: 5.4 }),
  pentagon: polygon(5, { cx: 12, cy: 12.8, r: 10.4 }),
  hexagon: polygon(6, { cx: 12, cy: 12, r: 10.4, from: 0 }),
};

export const shapeOfSeat = (seat: number): Shape => SHAPES[seat % SHAPES.length] ?? 'circle';
