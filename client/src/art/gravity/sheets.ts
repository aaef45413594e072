/** The pieces of which a table shows many, as sheets that become bitmaps. */

import { CARDS, type Card, COLOURS, type Colour, type Direction, type Loot } from '#games/gravity-superstar';
import { type Sheet, shelfOf } from '../bitmaps.ts';
import { faded } from '../drawing.ts';
import { smallBack, smallFace } from './cards.ts';
import { replayDisc, replayUnder } from './planet.ts';
import { starDrawing, starPip } from './stars.ts';
import { superstarDrawing } from './superstars.ts';

const ANGLES: Readonly<Record<Direction, number>> = { N: 0, E: 90, S: 180, W: 270 };

export const heading = (up: Direction, drawing: string): string =>
  up === 'N' ? drawing : `<g transform="rotate(${ANGLES[up]})">${drawing}</g>`;

export const superstarSheet = (seat: number, up: Direction = 'N'): Sheet => ({
  name: `superstar-${seat}-${up}`,
  box: [-26, -26, 52, 52],
  drawing: heading(up, superstarDrawing(seat)),
  seat,
});

/** sticker: with a light edge, to lie on night; pale: nobody has one. */
export type Mood = 'plain' | 'sticker' | 'pale';

const PALE = 0.4;
const inMood = (mood: Mood, { name, drawing, box }: Sheet): Sheet => ({
  name: `${name}-${mood}`,
  box,
  drawing: mood === 'pale' ? faded(PALE, drawing) : drawing,
  sticker: mood === 'sticker',
});

const STAR_BOX = [-22, -22, 44, 44] as const;

/** star: with its face; pip: without one, for counts; on-replay: a replay symbol lies under it. */
export type StarLook = 'star' | 'pip' | 'on-replay';

const starMarks = (colour: Colour, look: StarLook): string => {
  if (look === 'pip') return starPip(colour);
  return look === 'star' ? starDrawing(colour) : `${replayUnder}<g transform="scale(.84)">${starDrawing(colour)}</g>`;
};

export const starSheet = (colour: Colour, look: StarLook, mood: Mood): Sheet =>
  inMood(mood, { name: `star-${colour}-${look}`, box: STAR_BOX, drawing: starMarks(colour, look) });

export const replaySheet = (mood: Mood): Sheet =>
  inMood(mood, { name: 'replay', box: [-18, -18, 36, 36], drawing: replayDisc });

export const lootSheet = (loot: Loot): Sheet =>
  loot === 'replay' ? replaySheet('plain') : starSheet(loot, 'star', 'plain');

/** Null: face down. */
export const smallCardSheet = (card: Card | null, mood: Mood): Sheet =>
  inMood(mood, {
    name: `small-card-${card}`,
    // With room for an edge.
    box: [-1, -1, 26, 35],
    drawing: card === null ? smallBack : smallFace(card),
  });

const SEATS = 6;

/** As wide as the widest is shown: a pawn on a large screen. */
const widest = (): number => Math.min(192, Math.max(96, (Math.min(innerWidth, innerHeight) / 10) * devicePixelRatio));

/** Everything that a table shows. */
export const preparePieces = shelfOf(
  () => [
    ...Array.from({ length: SEATS }, (_, seat) => superstarSheet(seat)),
    ...COLOURS.flatMap((colour) => [
      starSheet(colour, 'star', 'plain'),
      starSheet(colour, 'pip', 'sticker'),
      starSheet(colour, 'pip', 'pale'),
    ]),
    ...(['plain', 'sticker', 'pale'] as const).map(replaySheet),
    ...[...CARDS, null].flatMap((card) => [smallCardSheet(card, 'plain'), smallCardSheet(card, 'sticker')]),
  ],
  widest,
);
