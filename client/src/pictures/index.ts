/**
 * Boards as pictures: for links that are shown before they are followed, for the list of running tables, for pictures
 * and films of a replay. Drawn from the same art as the boards, by a program without a page: the server draws them too.
 */

import { inColour, ofSeat } from '../art/colours.ts';
import { box, disc, tone, twinkle } from '../art/drawing.ts';
import { lettering } from '../art/lettering.ts';
import { SHAPE_PATHS, shapeOfSeat } from '../art/shapes.ts';
import type { StillOf } from './still.ts';

/** As links are shown: nearly two to one. */
export const PICTURE = { width: 1200, height: 630 } as const;

const EDGE = 30;
const BESIDE = 230;
/** Between boards and those who play. */
const GAP = 30;

/** The scene of a cover lives between these lines: it fills the height, its sky goes on at the sides. */
const SCENE = { top: 108, height: 212, middle: 150 } as const;

interface Shown {
  readonly view: object;
  /** By seat; empty before the end. */
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** Null where a game draws none. */
export async function loadStill(game: string): Promise<StillOf | null> {
  try {
    const drawn: { readonly stillOf: StillOf } = await import(`../tables/${game}/still.ts`);
    return drawn.stillOf;
  } catch {
    return null;
  }
}

/** The scene on a game's cover: all that is shown of a match nobody may see. */
export async function coverPicture(game: string): Promise<string> {
  const { cover }: { readonly cover: string } = await import(`../tables/${game}/cover.ts`);
  const seated = cover.replace(/<g data-seat="(\d)"([\s\S]*?)<\/g><\/g>/g, (all, seat) => ofSeat(Number(seat), all));
  const scale = PICTURE.height / SCENE.height;
  const at = `translate(${PICTURE.width / 2 - SCENE.middle * scale} ${-SCENE.top * scale}) scale(${scale})`;
  return framed(`<g transform="${at}">${outlined(seated)}</g>`);
}

/** The board as it is seen, and how everybody stands. */
export function boardPicture(stillOf: StillOf, { view, scores, winners }: Shown): string {
  const still = stillOf(view);
  const beside = scores.length === 0 ? 0 : GAP + BESIDE;
  const room = { width: PICTURE.width - 2 * EDGE - beside, height: PICTURE.height - 2 * EDGE };
  const scale = Math.min(room.width / still.width, room.height / still.height);
  const [x, y] = [EDGE + (room.width - still.width * scale) / 2, EDGE + (room.height - still.height * scale) / 2];
  return framed(
    `${night()}<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})">${outlined(still.drawing)}</g>` +
      outlined(standings(scores, winners)),
  );
}

/** Everybody's shape, colour and score, one below the other; whoever won has a star. */
function standings(scores: readonly number[], winners: readonly number[]): string {
  const pitch = Math.min(100, (PICTURE.height - 2 * EDGE) / scores.length);
  const size = pitch * 0.62;
  const top = (PICTURE.height - pitch * scores.length) / 2;
  const left = PICTURE.width - EDGE - BESIDE;
  return scores
    .map((score, seat) => {
      const y = top + pitch * seat;
      const badge = `<path d="${SHAPE_PATHS[shapeOfSeat(seat)]}" fill="var(--p)" stroke-width="1.6"/>`;
      const figure = ofFigure(left + BESIDE * 0.62, y + pitch * 0.5 + size * 0.36, size, score);
      const star = winners.includes(seat)
        ? tone(twinkle(left + BESIDE * 0.95, y + pitch * 0.5, pitch * 0.2), 'var(--amber)')
        : '';
      const at = `translate(${round(left + 4)} ${round(y + (pitch - size) / 2)}) scale(${round(size / 24)})`;
      const deck = tone(box(left - 10, round(y + 6), BESIDE + 10, round(pitch - 12), 16), 'var(--deck)');
      return deck + ofSeat(seat, `<g transform="${at}">${badge}</g>`) + figure + star;
    })
    .join('');
}

const ofFigure = (x: number, y: number, size: number, value: number): string =>
  lettering(round(x), round(y), round(size), value).replaceAll('var(--ink)', 'var(--text)');

const STARS = [
  [60, 70, 2.4],
  [180, 590, 2],
  [420, 24, 2.2],
  [640, 606, 1.8],
  [830, 40, 2.6],
  [905, 560, 2],
  [1120, 60, 2.2],
  [1170, 420, 1.8],
  [1010, 610, 2.4],
  [22, 340, 1.8],
] as const;

const night = (): string =>
  tone(box(0, 0, PICTURE.width, PICTURE.height), 'var(--page)') +
  tone(disc(1_050, 100, 420), 'var(--page-far)', 0.7) +
  tone(STARS.map(([x, y, r]) => disc(x, y, r)).join(''), 'var(--page-star)', 0.8);

const round = (value: number): number => Math.round(value * 100) / 100;

/** As `look/picture.css` dresses a drawing. */
const outlined = (drawing: string): string =>
  `<g fill="none" stroke="var(--ink)" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">${drawing}</g>`;

const framed = (drawing: string): string =>
  inColour(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}" ` +
      `width="${PICTURE.width}" height="${PICTURE.height}">${drawing}</svg>`,
  );

export type { Still, StillOf } from './still.ts';
