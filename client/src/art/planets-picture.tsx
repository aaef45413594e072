import { disc, line, marks, placed, solid, tone, twinkle } from './drawing.ts';
import { type Frame, Picture } from './picture.tsx';

/** Three small worlds at the sides of a stage, in a box of 400 by 300; the middle is left free. */
const WORLDS = marks(
  placed(
    'translate(48 150)',
    solid(disc(0, 0, 30), '#4f7df0'),
    tone('M-28,-9q7,-7 14,0t14,0 14,0 14,0v9q-7,-7 -14,0t-14,0 -14,0 -14,0Z', '#8fb4ff'),
    tone('M-25,14q6,-6 12,0t12,0 12,0 12,0q-8,14 -24,15t-24,-15Z', '#2f57c9'),
    line(disc(0, 0, 30)),
  ),
  placed(
    'translate(352 118)',
    solid(disc(0, 0, 26), '#ffb84d'),
    tone('M-24,8q22,12 48,-2q-6,19 -24,20t-24,-18Z', '#e0912a'),
    line(disc(0, 0, 26)),
    line('M-25,8C-50,20 -46,30 0,8S52,-22 25,-10', { width: 7 }),
    line('M-25,8C-50,20 -46,30 0,8S52,-22 25,-10', { width: 3, colour: '#fff4dc' }),
  ),
  placed(
    'translate(322 214)',
    solid(disc(0, 0, 13), '#d5daf2'),
    tone(disc(-4, -3, 3) + disc(5, 3, 2.4) + disc(-1, 7, 1.6), '#a9b2da'),
  ),
  tone(twinkle(96, 70, 8) + twinkle(300, 52, 6) + twinkle(22, 232, 6) + twinkle(384, 196, 7), '#fff4dc', 0.8),
);

export function PlanetsPicture(frame: Frame) {
  return <Picture box="0 0 400 300" drawing={WORLDS} {...frame} />;
}
