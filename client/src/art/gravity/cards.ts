import type { Card } from '#games/gravity-superstar';
import { box, disc, INK, line, marks, PAPER, placed, polygon, solid, tone } from '../drawing.ts';

/** The five action cards: 72 × 100, the picture above, room for the name below. */
const GROUNDS: Readonly<Record<Card, string>> = {
  long: '#6ec1ff',
  high: '#b6e36b',
  drop: '#ff8a80',
  rotate: '#b3a6ff',
  joker: '#ffb84d',
};

const ledge = (x: number, y: number, width: number): string => solid(box(x, y, width, 6, 3), '#6470be', 2);

/** Anybody: a head and two boots. */
const somebody = (x: number, y: number): string =>
  placed(
    `translate(${x} ${y})`,
    solid(disc(0, -9, 7.2), '#fff', 2.4),
    tone(box(-5, -12.4, 10, 6.8, 3.4), INK),
    tone(disc(-2.4, -9.8, 1.1), '#fff'),
    line('M-4.5,-1.400H-1M1,-1.400H4.5', { width: 4.4 }),
  );

const spot = (x: number, y: number, colour: string): string => solid(disc(x, y, 3.8), colour, 1.8);

const PICTURES: Readonly<Record<Card, string>> = {
  long: marks(
    ledge(24, 56, 24),
    somebody(36, 55),
    line('M30,36Q20,18 10,42M5,36L9.5,43.500L17,39.500M42,36Q52,18 62,42M67,36L62.5,43.500L55,39.5'),
    line(disc(9.5, 53, 3.4) + disc(62.5, 53, 3.4), { width: 1.8, dash: '2 2' }),
  ),
  high: marks(
    ledge(24, 62, 24),
    somebody(36, 61),
    line('M36,40V22M13,22H59M19.5,15.500L12.5,22L19.5,28.500M52.5,15.500L59.5,22L52.5,28.5'),
  ),
  drop: marks(
    somebody(36, 34),
    ledge(8, 36, 19),
    ledge(45, 36, 19),
    line('M28.5,39H43.5', { width: 2, dash: '2.5 3.4' }),
    line('M36,40V62M28.5,55.500L36,63L43.5,55.5'),
  ),
  rotate: marks(
    somebody(36, 51),
    line('M17,48A20,20 0 0,1 51,28M53,20.500V29H44.500M55,38A20,20 0 0,1 21,58M19,65.500V57H27.5'),
  ),
  joker: marks(
    solid(polygon(5, { cx: 36, cy: 43, r: 25.5, inner: 13.4 }), '#ff8fc0', 2.6),
    tone(polygon(5, { cx: 35, cy: 42, r: 18.5, inner: 9.8 }), '#ffc4df'),
    tone(disc(31, 41, 2.3) + disc(41, 41, 2.3), INK),
    tone('M29.5,47Q36,55 42.5,47Z', INK),
    spot(14, 21, '#6ec1ff'),
    spot(58, 21, '#b6e36b'),
    spot(12, 61, '#ff8a80'),
    spot(60, 61, '#b3a6ff'),
  ),
};

export const cardFace = (card: Card): string =>
  marks(
    solid(box(1.3, 1.3, 69.4, 97.4, 9), PAPER, 2.6),
    tone('M5,12Q5,5 12,5H60Q67,5 67,12V72H5Z', GROUNDS[card]),
    tone('M5,64V12Q5,5 12,5H56Q26,10 5,64Z', '#fff', 0.26),
    line('M5,72H67', { width: 2 }),
    PICTURES[card],
  );

/** A card in a reserve, 24 × 33: picture only. */
export const smallFace = (card: Card): string =>
  marks(
    solid(box(1, 1, 22, 31, 4), GROUNDS[card], 2),
    placed('translate(-1.2 1.6) scale(.366)', `<g stroke-width="4.5">${PICTURES[card]}</g>`),
  );

export const smallBack = marks(
  solid(box(1, 1, 22, 31, 4), '#3b3f86', 2),
  line(box(4, 4, 16, 25, 2), { width: 1.2, colour: '#8c92e8' }),
  tone(polygon(4, { cx: 12, cy: 16.5, r: 6, inner: 2 }), '#ffe7a6'),
);

export const cardBack = marks(
  solid(box(1.3, 1.3, 69.4, 97.4, 9), '#3b3f86', 2.6),
  line(box(8, 8, 56, 84, 6), { width: 2.6, colour: '#8c92e8' }),
  tone(polygon(4, { cx: 36, cy: 50, r: 19, inner: 5.6 }), '#ffe7a6'),
  tone(disc(18, 22, 1.8) + disc(54, 26, 1.4) + disc(20, 78, 1.4) + disc(53, 76, 1.8), '#ffe7a6'),
);
