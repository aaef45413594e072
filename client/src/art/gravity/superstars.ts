import { box, disc, INK, line, marks, OWN, OWN_SHADE, polygon, solid, tone } from '../drawing.ts';

/** Six pawns: the body is the seat's shape, big ink boots show which way is down. Centre 0,0, in a box of 52; the soles are at 24. */
const EDGE = 2.6;

const boot = (side: 1 | -1): string =>
  marks(
    line(`M${side * 6},8V16`, { width: 7.5 }),
    line(`M${side * 6},8V15`, { width: 3, colour: OWN_SHADE }),
    solid(`M${side * 2},14H${side * 9.5}Q${side * 15.8},15.5 ${side * 15.6},23H${side * 2}Z`, INK, 2),
    line(`M${side * 3.4},20.700H${side * 13.6}`, { width: 2.4, colour: '#fff' }),
  );
const boots = boot(-1) + boot(1);

const aerial = (from: number, to: number, y: number): string =>
  marks(
    line(`M${from},${y}L${to},${y - 6.5}`, { width: 2.4 }),
    `<path d="${disc(to, y - 7, 2.8)}" fill="#fff" stroke-width="1.8"/>`,
  );

const arms = (y: number, x: number): string =>
  [-1, 1]
    .map((side) => `M${side * x},${y}Q${side * (x + 6)},${y - 1} ${side * (x + 6.5)},${y - 6.5}`)
    .map((d) => line(d, { width: 4.8 }) + line(d, { width: 1.9, colour: OWN_SHADE }))
    .join('');

const eye = (x: number, y: number, r: number): string =>
  marks(
    `<path d="${disc(x, y, r)}" fill="#fff" stroke-width="1.8"/>`,
    tone(disc(x + 0.8, y + 0.4, r * 0.52), INK),
    tone(disc(x + 0.1, y - 0.5, r * 0.18), '#fff'),
  );

const mouth = (d: string): string => line(d, { width: 2 });

/** The body in shade with its lit part upon it. */
const body = (outline: string, lit: string): string => marks(solid(outline, OWN_SHADE, EDGE), tone(lit, OWN));

const cyclops = marks(
  boots,
  aerial(0, 0, -14),
  arms(2, 12),
  body(disc(0, -2, 13.5), disc(-1.3, -3.3, 11.2)),
  tone(disc(-6.5, -9.5, 1.8), '#fff', 0.7),
  eye(0, -4, 5.8),
  mouth('M-4.5,5.200Q0,8.8 4.5,5.2'),
);
const pyra = marks(
  boots,
  aerial(0, 0, -15.5),
  arms(6, 11),
  body('M0,-17L16.5,11H-16.500Z', 'M-1,-12.500L10,8.600H-13Z'),
  tone('M-2.5,-9.500L-7,-1.5 -5.5,-1 -1.5,-8.500Z', '#fff', 0.5),
  eye(-4, 0, 3.8),
  eye(4.6, 0, 3.8),
  mouth('M-3,6.300Q.5,8 4,6.3'),
);
const bolt = marks(
  boots,
  aerial(-6, -8, -13),
  aerial(6, 8, -13),
  arms(2, 12),
  body(box(-13, -15, 26, 26, 4), box(-11, -13, 21, 20.5, 2.5)),
  tone(box(-9.5, -10, 19, 8.6, 4.3), INK),
  tone(disc(-4, -5.7, 2.2) + disc(4, -5.7, 2.2), '#fff'),
  line('M-6,3.500H6M-3,1.500V5.500M0,1.500V5.500M3,1.500V5.5', { width: 1.7 }),
);
const prisma = marks(
  boots,
  arms(0, 11),
  body('M0,-21L16,-3L0,13L-16,-3Z', 'M-.5,-17.500L11.5,-4L-2,8.500L-13,-3.600Z'),
  tone('M-13,-3.600L-.5,-17.500L.8,-9.500Z', '#fff', 0.45),
  eye(-5, -3, 3.4),
  eye(5, -3, 3.4),
  mouth('M-3,4Q0,6.8 3,4'),
);
const plus = marks(
  boots,
  aerial(0, 0, -16),
  body(
    'M-6.5,-17H6.500V-9H16V4.500H6.500V11.500H-6.500V4.500H-16V-9H-6.500Z',
    'M-4.5,-15H4V-7H13V1.800H3.600V9H-4.500V1.800H-14V-7H-4.500Z',
  ),
  eye(-5, -3.5, 3.4),
  eye(5, -3.5, 3.4),
  tone('M-4.5,2Q0,8 4.5,2Z', INK),
);
const diva = marks(
  boots,
  body(polygon(5, { cy: -2, r: 19.5, inner: 11 }), polygon(5, { cx: -0.8, cy: -3, r: 14.8, inner: 8.4 })),
  solid('M-10.5,-6.500H10.500L8.5,0H2.200L0,-4L-2.2,0H-8.500Z', INK, 1.6),
  line('M-7.5,-4.600L-5,-2M4,-4.600L6.5,-2', { width: 1.3, colour: '#fff' }),
  mouth('M-3.5,4.500Q0,7.8 3.5,4.5'),
);

const SUPERSTARS: readonly string[] = [cyclops, pyra, bolt, prisma, plus, diva];

export const superstarDrawing = (seat: number): string => SUPERSTARS[seat % SUPERSTARS.length] ?? '';
