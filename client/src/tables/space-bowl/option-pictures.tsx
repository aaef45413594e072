/** What each table option does, at a glance. Drawn on a piece of this game's sky, 60 by 60. */

import type { Options, Planet } from '#games/space-bowl';
import { cardBack } from '../../art/bowl/card.ts';
import { planetDrawing } from '../../art/bowl/planets.ts';
import { tokenDrawing } from '../../art/bowl/tokens.ts';
import { box, disc, line, marks, PAPER, placed, polygon, solid, tone } from '../../art/drawing.ts';
import { Picture } from '../../art/picture.tsx';
import type { OptionPicture } from '../game-table.ts';

const AMBER = 'var(--amber)';
const CORAL = 'var(--coral)';
const TEAL = 'var(--teal)';
const BLUE = '#5a6db8';
const WELL = '#c3cdf2';

const sky = solid(box(1.5, 1.5, 57, 57, 10), '#241a5c', 3);

const scaled = (x: number, y: number, scale: number, drawing: string): string =>
  placed(`translate(${x} ${y}) scale(${scale})`, drawing);

/** A stroke with an edge of ink, to be seen on anything. */
const stroke = (d: string, colour: string, width = 4): string =>
  marks(line(d, { width: width + 3 }), line(d, { width, colour }));

const arrowHead = (x: number, y: number, from: number): string =>
  solid(polygon(3, { cx: x, cy: y, r: 6, from }), AMBER, 2);

interface Grid {
  readonly count: number;
  readonly size: number;
  readonly pitch: number;
  readonly fill?: (column: number, row: number) => string;
}

/** Cards or wells in a square, in the middle. */
function grid({ count, size, pitch, fill = () => PAPER }: Grid): string {
  const first = 30 - (pitch * (count - 1) + size) / 2;
  const cells = Array.from({ length: count * count }, (_, at) => {
    const [column, row] = [at % count, Math.floor(at / count)];
    return solid(box(first + column * pitch, first + row * pitch, size, size, size / 6), fill(column, row), 1.2);
  });
  return marks(...cells);
}

/** A planet is banned where the black disc lies. */
const blackHole = marks(
  solid(box(8, 8, 44, 44, 7), WELL, 2),
  scaled(26, 26, 0.38, tokenDrawing('blackHole')),
  scaled(39, 39, 0.66, planetDrawing('ember')),
  stroke('M28,50 50,28', CORAL),
);

const noJoker = marks(scaled(30, 33, 0.5, tokenDrawing('joker')), stroke('M10,50 50,10', CORAL, 5));

/** Nine cards, three of them with their backs up. */
const NINE: readonly (Planet | null)[] = [null, 'prism', 'sky', 'rust', 'azure', null, 'ash', null, 'ember'];
const middle = (at: number): number => 13.5 + at * 16.5;
const emptiness = marks(
  grid({ count: 3, size: 15.5, pitch: 16.5 }),
  ...NINE.map((planet, at) => {
    const [x, y] = [middle(at % 3), middle(Math.floor(at / 3))];
    return planet === null ? scaled(x - 8, y - 8, 0.16, cardBack) : scaled(x, y, 0.36, planetDrawing(planet));
  }),
);

/** The sixth row and column are what is new. */
const bigGalaxy = grid({
  count: 6,
  size: 7.4,
  pitch: 8.4,
  fill: (column, row) => (column === 5 || row === 5 ? AMBER : PAPER),
});

const rotation = marks(
  scaled(30, 30, 0.24, tokenDrawing('destination')),
  scaled(30, 13, 0.42, planetDrawing('prism')),
  placed('translate(47 30)', solid(disc(0, 0, 6.5), WELL, 1.6), scaled(0, 0, 0.3, planetDrawing('prism'))),
  line('M36.5,14.500A17,17 0 0,1 45.5,21.5', { width: 3, colour: AMBER }),
  line('M45.5,38.500A17,17 0 1,1 23.5,14.5', { width: 3, colour: AMBER, dash: '.1 5.4', opacity: 0.9 }),
  arrowHead(46, 21.5, 68),
);

/** What leaves on one side comes in on the other. */
const sphere = marks(
  grid({ count: 5, size: 8, pitch: 9 }),
  stroke('M30,30H52', AMBER, 3),
  arrowHead(54, 30, 0),
  stroke('M5,30H12', AMBER, 3),
  arrowHead(16, 30, 0),
  scaled(30, 30, 0.3, planetDrawing('rust')),
);

const learner = marks(
  solid(box(5, 5, 50, 50, 7), BLUE, 2),
  grid({ count: 3, size: 14, pitch: 15.5, fill: () => WELL }),
  scaled(30, 30, 0.24, tokenDrawing('destination')),
);

/** A dial with a sector gone, and in it what the time is for. */
const dial = (inside: string): string =>
  marks(
    solid(box(26, 4, 8, 6, 2), AMBER, 2),
    solid(disc(30, 33, 21), PAPER, 3),
    tone('M30,33V14.500A18.5,18.5 0 0,1 48.5,33Z', AMBER),
    inside,
  );

const eye = marks(
  solid('M16,34q6,-10 14,-10t14,10q-6,10 -14,10t-14,-10Z', '#fff', 2.6),
  solid(disc(30, 34, 5), TEAL, 2.6),
);
const token = marks(solid(box(20, 23, 20, 20, 3), '#fff', 2.2), line(disc(30, 33, 6), { width: 3, colour: CORAL }));

const DRAWINGS: Readonly<Record<keyof Options, string>> = {
  blackHole,
  noJoker,
  void: emptiness,
  bigGalaxy,
  rotation,
  sphere,
  learner,
  searchSeconds: dial(eye),
  countdownSeconds: dial(scaled(30, 34, 0.26, tokenDrawing('redButton'))),
  placeSeconds: dial(token),
  pauseSeconds: dial(scaled(30, 34, 0.24, tokenDrawing('captain'))),
};

const isOption = (option: string): option is keyof Options => Object.hasOwn(DRAWINGS, option);

export const optionPicture: OptionPicture = (option) =>
  isOption(option) ? <Picture box="0 0 60 60" drawing={marks(sky, DRAWINGS[option])} size="100%" /> : null;
