import { box, disc, INK, line, marks, placed, polygon, puffy, solid, tone } from './drawing.ts';

/** What players can say across the table without words. Centre 0,0, in a box of 48. */
export const REACTIONS = ['hello', 'laugh', 'wow', 'think', 'oops', 'heart', 'bravo', 'rocket'] as const;
export type Reaction = (typeof REACTIONS)[number];

const head = marks(
  solid(disc(0, 0, 19), '#ffd34d'),
  tone('M16,-5A17.5,17.5 0 0,1 -8,15.500Q14,14 10,-14A17.5,17.5 0 0,1 16,-5Z', '#eeb028'),
  line(disc(0, 0, 19)),
);
const eyes = tone(disc(-6.5, -3, 2.6) + disc(6.5, -3, 2.6), INK);

const DRAWINGS: Readonly<Record<Reaction, string>> = {
  hello: marks(
    head,
    eyes,
    line('M-6,5.500Q0,11 6,5.5'),
    placed(
      'translate(15 8) rotate(16)',
      solid('M-6.5,11V-4a6.5,6.5 0 0,1 13,0V11Z', '#fff', 2.4),
      solid('M-6.5,5C-12,5.5 -13,-2 -9.5,-3.500Q-7.5,-4 -6.5,-.5Z', '#fff', 2.4),
      solid(box(-7.5, 9, 15, 5, 2), '#ff6b6b', 2.4),
    ),
    line('M4,-19q3,-3 6,-3M21,-12q2.5,1.5 3,4.5', { width: 2.4 }),
  ),
  laugh: marks(
    head,
    line('M-10,-3l5,-3.500M-10,-6l4,4M10,-3l-5,-3.500M10,-6l-4,4'),
    tone('M-9,2.500H9Q8,13.5 0,13.500T-9,2.500Z', INK),
    tone('M-5,10.500Q0,6.5 5,10.500Q3,13 0,13T-5,10.500Z', '#ff6b6b'),
  ),
  wow: marks(
    head,
    solid(disc(-7, -4, 4.4) + disc(7, -4, 4.4), '#fff', 2),
    tone(disc(-7, -4, 2) + disc(7, -4, 2), INK),
    tone('M-4.5,8.500a4.5,5.5 0 1,1 9,0a4.5,5.5 0 1,1 -9,0Z', INK),
  ),
  think: marks(
    head,
    eyes,
    line('M-10.5,-9.500h7M4,-11l7,-2M-5,8h8'),
    solid(disc(13, 14, 5.5), '#fff', 2.4),
    line('M13,11.500v2.500l2,1', { width: 1.8 }),
  ),
  oops: marks(
    head,
    line('M-10,-6l6,3.5 -6,3.500M10,-6l-6,3.5 6,3.5'),
    line('M-7,9q2.5,-3.5 4.7,0t4.7,0 4.7,0'),
    solid('M14,-18q5,7 0,9t-5,-2q0,-3 5,-7Z', '#6ec1ff', 2),
  ),
  heart: marks(
    puffy(
      'M0,13C-17,2 -17,-12 -8.5,-13.500C-4,-14 -1,-11 0,-8C1,-11 4,-14 8.5,-13.500C17,-12 17,2 0,13Z',
      '#ff6b6b',
      4,
    ),
    line('M-10,-3q-.5,-5 3,-6.5', { colour: '#fff', opacity: 0.85 }),
  ),
  bravo: marks(
    puffy(polygon(5, { cy: 1.5, r: 17, inner: 8.6 }), '#ffb84d', 4),
    tone(disc(-4.5, 0, 2.2) + disc(4.5, 0, 2.2), INK),
    tone('M-4.5,4.500Q0,10 4.5,4.500Z', INK),
  ),
  rocket: placed(
    'rotate(38)',
    tone('M-5,12Q-6,19 0,23Q6,19 5,12Z', '#ffb84d'),
    solid('M-7,2L-13,13L-6,11ZM7,2L13,13L6,11Z', '#db4a51', 2.6),
    solid('M0,-22C9,-13 9,3 6,13H-6C-9,3 -9,-13 0,-22Z', '#fff4dc', 2.6),
    solid('M0,-22C3.5,-18.5 5.5,-14.5 6.6,-10.500H-6.600C-5.5,-14.5 -3.5,-18.5 0,-22Z', '#ff6b6b', 2.6),
    solid(disc(0, -3, 3.6), '#6ec1ff', 2.4),
  ),
};

export const reactionDrawing = (reaction: Reaction): string => DRAWINGS[reaction];
