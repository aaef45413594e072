/** The pieces as bitmaps: a board shows some forty of them, and turns and flips them all the time. */

import { BUILDINGS, type Building, FACES, type Face } from '#games/space-builder';
import { addressOf, type Sheet, shelfOf } from '../../art/bitmaps.ts';
import { basePad } from '../../art/builder/base-pad.ts';
import { BOARD_SIZE, planSheet, plotDrawing } from '../../art/builder/board.ts';
import { faceDrawing } from '../../art/builder/faces.ts';
import { verdictDrawing } from '../../art/builder/verdict.ts';

export type PieceName = `${Building}${Face}` | 'base' | 'plot' | 'inviting' | 'right' | 'wrong';

const PIECE_SIZE = 100;
/** The greatest share of the smaller side of a screen that a piece takes. */
const GREATEST_SHARE = 0.24;
/** In pixels. Browsers decode larger bitmaps by and by: the piece would come a moment after the board. */
const LARGEST = 352;
const SMALLEST = 96;

const DRAWINGS: Readonly<Record<PieceName, string>> = {
  ...(Object.fromEntries(
    BUILDINGS.flatMap((building) => FACES.map((face) => [`${building}${face}`, faceDrawing(building, face)])),
  ) as Record<`${Building}${Face}`, string>),
  base: basePad,
  plot: plotDrawing(false),
  inviting: plotDrawing(true),
  right: verdictDrawing(true),
  wrong: verdictDrawing(false),
};
const NAMES = Object.keys(DRAWINGS) as PieceName[];

const sheetOf = (name: PieceName): Sheet => ({
  name: `building-${name}`,
  box: [0, 0, PIECE_SIZE, PIECE_SIZE],
  drawing: DRAWINGS[name],
});

/** The empty blueprint with its Base: large, shown once, and never changed. */
const PLAN: Sheet = { name: 'building-plan', box: [0, 0, BOARD_SIZE, BOARD_SIZE], drawing: planSheet };

/** For a style sheet. */
export const pictureOf = (name: PieceName): string => `url("${addressOf(sheetOf(name))}")`;
export const sheetPicture = (): string => `url("${addressOf(PLAN)}")`;

export const preparePictures = shelfOf(() => NAMES.map(sheetOf), bitmapSide);

function bitmapSide(): number {
  const wanted = Math.ceil(GREATEST_SHARE * Math.min(screen.width, screen.height) * devicePixelRatio);
  return Math.min(LARGEST, Math.max(SMALLEST, wanted));
}
