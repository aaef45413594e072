import { disc, line, marks, solid, tone } from './drawing.ts';
import { type Frame, Picture } from './picture.tsx';

const CROWN = 'M6,38L3,12L18,22L30,4L42,22L57,12L54,38Z';

const crownDrawing = marks(
  solid(CROWN, 'var(--amber)', 3.5),
  tone('M33,11L42,23.5L55,15L52.5,36.5H38Q44,28 33,11Z', 'var(--amber-shade)'),
  line(CROWN, { width: 3.5 }),
  solid(disc(30, 29, 4), 'var(--coral)', 2.5),
);

/** For whoever has won: 60 × 44. */
export function CrownPicture(frame: Frame) {
  return <Picture box="0 0 60 44" drawing={crownDrawing} {...frame} />;
}
