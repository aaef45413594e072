import { box, disc, line, marks, OWN, OWN_SHADE, PAPER, placed, solid, tone } from './drawing.ts';
import { SHAPE_PATHS, SHAPES, type Shape } from './shapes.ts';

/** A player on the boards of Space Bowl and Space Builder: avatar and token in one, shape on the visor. Centre 0,0, box of 100. */
function helmet(shape: Shape): string {
  return marks(
    solid('M-26,30H26L32,44H-32Z', PAPER, 5),
    solid(box(-46, -12, 14, 26, 6), OWN_SHADE, 5),
    solid(box(32, -12, 14, 26, 6), OWN_SHADE, 5),
    solid(disc(0, -3, 39), OWN, 5),
    tone('M37,-3A37,37 0 0,1 -17,30C15,33 34,6 22,-33A37,37 0 0,1 37,-3Z', OWN_SHADE),
    line('M-29,-18A33,33 0 0,1 -14,-32', { width: 4, colour: '#fff', opacity: 0.7 }),
    line(disc(0, -3, 39), { width: 5 }),
    solid(box(-28, -25, 56, 46, 21), '#151b3b', 4.5),
    placed('translate(-15 -16.5) scale(1.24)', tone(SHAPE_PATHS[shape], OWN)),
    line('M-21,-7C-20,-15 -15,-18.5 -9,-19', { width: 4, colour: '#fff', opacity: 0.75 }),
  );
}

const HELMETS: readonly string[] = SHAPES.map(helmet);

export const helmetDrawing = (seat: number): string => HELMETS[seat % HELMETS.length] ?? '';
