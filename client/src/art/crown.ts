import { disc, line, marks, solid, tone } from './drawing.ts';

const CROWN = 'M6,38L3,12L18,22L30,4L42,22L57,12L54,38Z';

/** 60 × 44. */
export const crownDrawing = marks(
  solid(CROWN, 'var(--amber)', 3.5),
  tone('M33,11L42,23.500L55,15L52.500,36.500H38Q44,28 33,11Z', 'var(--amber-shade)'),
  line(CROWN, { width: 3.5 }),
  solid(disc(30, 29, 4), 'var(--coral)', 2.5),
);
