import { box, disc, INK, line, marks, PAPER, placed, solid } from '../drawing.ts';
import { cardBack, cardDrawing } from './card.ts';
import { planetDrawing } from './planets.ts';
import { tokenDrawing } from './tokens.ts';

/** What each variant changes, in a box of 100. */
const ground = solid(box(2, 2, 96, 96, 16), 'var(--sky-bowl)', 3);
const cross = marks(
  line('M22,22L78,78M78,22L22,78', { width: 15 }),
  line('M22,22L78,78M78,22L22,78', { width: 8, colour: 'var(--coral)' }),
);

/** A square of paper cards, without what is on them. */
function square(
  count: number,
  { from, pitch, fill }: { from: number; pitch: number; fill: (place: number) => string },
) {
  return Array.from({ length: count * count }, (_, place) =>
    solid(
      box(from + (place % count) * pitch, from + Math.floor(place / count) * pitch, pitch - 2.5, pitch - 2.5, 2.5),
      fill(place),
      1.5,
    ),
  ).join('');
}

const arrow = (d: string, head: string): string =>
  marks(line(d + head, { width: 9 }), line(d + head, { width: 4.6, colour: 'var(--amber)' }));

const blackHole = marks(
  ground,
  placed('translate(50 50) scale(.86)', tokenDrawing('blackHole')),
  placed('translate(70 70)', planetDrawing('rust')),
  line('M57,83L83,57', { width: 9 }),
  line('M57,83L83,57', { width: 5, colour: 'var(--coral)' }),
);

const noJoker = marks(ground, placed('translate(50 54) scale(.8)', tokenDrawing('joker')), cross);

const faceDown = marks(
  ground,
  placed('translate(9 30) rotate(-8) scale(.5)', cardDrawing(['azure', 'ember'], ['star', 'comet'])),
  placed('translate(40 20) rotate(6) scale(.54)', cardBack),
);

const bigGalaxy = marks(
  ground,
  square(6, {
    from: 11,
    pitch: 13.4,
    fill: (place) => (place % 6 === 5 || place >= 30 ? 'var(--amber)' : PAPER),
  }),
);

const wells = (fill: string): string => square(3, { from: 18, pitch: 22.2, fill: () => fill });

const rotation = marks(
  ground,
  placed('rotate(24 50 50) translate(9.500 9.500) scale(.81)', wells(PAPER)),
  placed('translate(50 50) scale(.3)', tokenDrawing('destination')),
  arrow('M84,66A38,38 0 0,1 44,88', 'M54,94L44,88L50,78'),
);

const sphere = marks(
  ground,
  square(3, { from: 24, pitch: 18, fill: () => PAPER }),
  arrow('M76,50H94', 'M87,43L94,50L87,57'),
  arrow('M5,50H22', 'M15,43L22,50L15,57'),
);

const learner = marks(
  ground,
  wells('#c3cdf2'),
  placed('translate(50 50) scale(.27)', tokenDrawing('destination')),
  placed('translate(28 28) scale(.55)', planetDrawing('azure')),
  placed('translate(72 50) scale(.55)', planetDrawing('prism')),
);

/** A ring that has run down to this share, with a sign in the middle. */
function clock(share: number, sign: string): string {
  const angle = 2 * Math.PI * share - Math.PI / 2;
  const [x, y] = [50 + 36 * Math.cos(angle), 50 + 36 * Math.sin(angle)].map((value) => Math.round(value * 10) / 10);
  return marks(
    ground,
    line(disc(50, 50, 36), { width: 11, colour: '#31407a' }),
    line(`M50,14A36,36 0 ${share > 0.5 ? 1 : 0},1 ${x},${y}`, { width: 11, colour: 'var(--amber)' }),
    sign,
  );
}

const helmet = placed(
  'translate(50 51) scale(.4)',
  solid(disc(0, -3, 39), 'var(--teal)', 6),
  solid(box(-28, -25, 56, 46, 21), '#151b3b', 5),
);
const eye = marks(
  solid('M30,50Q50,28 70,50Q50,72 30,50Z', PAPER, 4),
  solid(disc(50, 50, 8), 'var(--sky)', 4),
  line(disc(50, 50, 2), { width: 4, colour: INK }),
);
const stack = placed('translate(34 34) scale(.32)', cardDrawing(['azure', 'ember'], ['star', 'comet']));

export const OPTION_DRAWINGS: Readonly<Record<string, string>> = {
  blackHole,
  noJoker,
  void: faceDown,
  bigGalaxy,
  rotation,
  sphere,
  learner,
  searchSeconds: clock(0.9, eye),
  countdownSeconds: clock(0.6, placed('translate(50 51) scale(.36)', tokenDrawing('doom'))),
  placeSeconds: clock(0.2, helmet),
  pauseSeconds: clock(0.4, stack),
};
