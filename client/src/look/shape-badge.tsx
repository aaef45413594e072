import { INK, OWN, solid } from '../art/drawing.ts';
import { type Frame, Picture } from '../art/picture.tsx';
import { SHAPE_PATHS, SHAPES, type Shape, shapeOfSeat } from '../art/shapes.ts';

const DRAWN = new Map<Shape, string>(SHAPES.map((shape) => [shape, solid(SHAPE_PATHS[shape], OWN, 2)]));
const PLAIN = new Map<Shape, string>(
  SHAPES.map((shape) => [shape, `<path d="${SHAPE_PATHS[shape]}" fill="currentColor" stroke="none"/>`]),
);
const OUTLINED = new Map<Shape, string>(
  SHAPES.map((shape) => [
    shape,
    `<path d="${SHAPE_PATHS[shape]}" stroke="${INK}" stroke-width="2" fill="var(--paper)"/>`,
  ]),
);

type ShapeBadgeProps = Frame & {
  readonly seat: number;
  /** piece: the seat's colour with an ink edge; plain: the colour of the words beside it; paper: white. */
  readonly look?: 'piece' | 'plain' | 'paper' | undefined;
};

/** The seat's shape: goes wherever its colour goes. */
export function ShapeBadge({ seat, look = 'piece', size = 18, ...frame }: ShapeBadgeProps) {
  const drawings = look === 'piece' ? DRAWN : look === 'plain' ? PLAIN : OUTLINED;
  return <Picture box="0 0 24 24" drawing={drawings.get(shapeOfSeat(seat)) ?? ''} size={size} seat={seat} {...frame} />;
}
