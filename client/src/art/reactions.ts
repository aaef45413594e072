import type { Reaction } from '#protocol';
import { box, disc, INK, line, marks, placed, polygon, puffy, solid, tone } from './drawing.ts';

const head = marks(
  solid(disc(0, 0, 19), '#ffd34d'),
  tone('M16,-5A17.5,17.5 0 0,1 -8,15.500Q14,14 10,-14A17.5,17.5 0 0,1 16,-5Z', '#eeb028'),
  line(disc(0, 0, 19)),
);
const eyes = tone(disc(-6.5, -3, 2.6) + disc(6.5, -3, 2.6), INK);

/** A hand from the side, its fingers up. */
const hand = marks(
  solid('M-6,14V-5a6,6 0 0,1 12,0V14Z', '#fff4dc', 2.4),
  solid('M6,3C11,2 12,-5 8.5,-6.500Q6.5,-7 6,-3Z', '#fff4dc', 2.4),
  line('M-2,-9V-2M2,-9V-2', { width: 1.6 }),
  solid(box(-7.5, 10, 15, 6, 2), '#4fd1c5', 2.4),
);

const DRAWINGS: Readonly<Record<Reaction, string>> = {
  clap: marks(
    line('M-17,-16l-3,-4M0,-20v-4M17,-16l3,-4', { width: 2.4 }),
    placed('translate(-6 4) rotate(-18)', hand),
    placed('translate(7 5) rotate(16) scale(-1 1)', hand),
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
  cry: marks(
    head,
    line('M-11,-8q4,-3.500 7,-1M11,-8q-4,-3.500 -7,-1'),
    tone(disc(-6.5, -2, 2.4) + disc(6.5, -2, 2.4), INK),
    line('M-5.5,10.500Q0,4.5 5.5,10.5'),
    solid('M-9.5,1.500q4,6 0,8t-4,-2q0,-2.500 4,-6Z', '#6ec1ff', 2),
  ),
  heart: marks(
    puffy(
      'M0,13C-17,2 -17,-12 -8.5,-13.500C-4,-14 -1,-11 0,-8C1,-11 4,-14 8.5,-13.500C17,-12 17,2 0,13Z',
      '#ff6b6b',
      4,
    ),
    line('M-10,-3q-.5,-5 3,-6.5', { colour: '#fff', opacity: 0.85 }),
  ),
  rocket: placed(
    'rotate(38)',
    tone('M-5,12Q-6,19 0,23Q6,19 5,12Z', '#ffb84d'),
    solid('M-7,2L-13,13L-6,11ZM7,2L13,13L6,11Z', '#db4a51', 2.6),
    solid('M0,-22C9,-13 9,3 6,13H-6C-9,3 -9,-13 0,-22Z', '#fff4dc', 2.6),
    solid('M0,-22C3.5,-18.5 5.5,-14.5 6.6,-10.500H-6.600C-5.5,-14.5 -3.5,-18.5 0,-22Z', '#ff6b6b', 2.6),
    solid(disc(0, -3, 3.6), '#6ec1ff', 2.4),
  ),
  party: marks(
    solid('M-19,20L-9,-5L6,10Z', '#ffb84d', 2.6),
    tone('M-16,13L-12,3L-3,13Z', '#9b8cff'),
    line('M-19,20L-9,-5L6,10Z', { width: 2.6 }),
    line('M-6,-9Q-8,-16 -1,-18M3,-3Q4,-12 13,-12M10,6Q16,2 21,6', { width: 2.6 }),
    tone(polygon(5, { cx: 15, cy: -3, r: 4.6, inner: 2 }), '#ff6b6b'),
    tone(disc(6, -19, 2.5), '#4fd1c5') +
      tone(disc(20, -16, 2.5), '#b6e36b') +
      tone(box(12, 13, 4.5, 4.5, 1), '#6ec1ff'),
    tone(disc(-14, -15, 2.2), '#ff8fc0'),
  ),
};

export const reactionDrawing = (reaction: Reaction): string => DRAWINGS[reaction];
