/** Pieces become bitmaps before they are turned up: the small ones at once, cards whenever the page has a moment. */

import { COMPONENTS } from '#games/space-lab';
import { shelfOf } from '../../art/bitmaps.ts';
import { capsuleSheet, cardBackSheet, cardSheet, hullSheet, pointsSheet, signSheets } from '../../art/lab/sheets.ts';
import { inIdleMoments } from '../moments.ts';
import { letterOf } from './words.ts';

/** Finer than this nobody sees, and it would only cost memory. */
const FINEST = 2;
/** Sizes are given for a page this wide; on a larger screen pieces grow with it. */
const USUAL_WIDTH = 1440;
/** Browsers decode larger bitmaps by and by: a card would come a moment after the board. */
const LARGEST = 352;

/** Pixels of a bitmap that is shown this wide at most. */
const pixelsFor = (width: number): number =>
  Math.ceil(width * Math.max(1, innerWidth / USUAL_WIDTH) * Math.min(FINEST, Math.max(1, devicePixelRatio)));

const MATCHES = [
  'unlaid',
  ...Array.from({ length: 8 }, (_, bits) => [4, 2, 1].map((bit) => (bits & bit) > 0)),
] as const;
const MEDALS = Array.from({ length: 12 }, (_, at) => at + 1);

const fillSigns = shelfOf(signSheets, () => pixelsFor(48));
const fillHulls = shelfOf(
  () => [hullSheet('shared'), hullSheet('solo')],
  () => pixelsFor(860),
  inIdleMoments,
);
const fillCards = shelfOf(
  () => [...COMPONENTS.lab.map((card) => cardSheet(card, 'full', letterOf(card.specialty))), cardBackSheet()],
  () => Math.min(LARGEST, pixelsFor(120)),
  inIdleMoments,
);
const fillSmallCards = shelfOf(
  () => COMPONENTS.lab.map((card) => cardSheet(card, 'small', letterOf(card.specialty))),
  () => pixelsFor(72),
  inIdleMoments,
);
const fillCapsules = shelfOf(
  () => MATCHES.flatMap((matched) => COMPONENTS.objectives.map((objective) => capsuleSheet(objective, matched))),
  () => Math.min(LARGEST, pixelsFor(120)),
  inIdleMoments,
);
const fillMedals = shelfOf(
  () => MEDALS.map(pointsSheet),
  () => pixelsFor(48),
  inIdleMoments,
);

/** Resolves as soon as there is something to play with; the rest follows by and by. Words must be there. */
export async function prepareCards(): Promise<void> {
  for (const fill of [fillHulls, fillCards, fillSmallCards, fillCapsules, fillMedals]) void fill();
  await fillSigns();
}
