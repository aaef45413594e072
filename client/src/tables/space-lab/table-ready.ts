/** Pieces become bitmaps before they are shown: what is on the table at once, the rest when the page has a moment. */

import { useEffect, useState } from 'preact/hooks';
import { COMPONENTS, labCard, matchedSymbols, objectiveTile, type View } from '#games/space-lab';
import { painted, type Sheet, shelfOf } from '../../art/bitmaps.ts';
import {
  type CardKind,
  capsuleSheet,
  cardBackSheet,
  cardSheet,
  hullSheet,
  pointsSheet,
  signSheets,
} from '../../art/lab/sheets.ts';
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

const PIXELS = {
  sign: () => pixelsFor(48),
  small: () => pixelsFor(72),
  full: () => Math.min(LARGEST, pixelsFor(120)),
  hull: () => pixelsFor(860),
} as const;

const MATCHES = Array.from({ length: 8 }, (_, bits) => [4, 2, 1].map((bit) => (bits & bit) > 0));
const MEDALS = Array.from({ length: 12 }, (_, at) => at + 1);

const sheetFor = (kind: CardKind) => (id: string) => {
  const card = labCard(id);
  return cardSheet(card, kind, letterOf(card.specialty));
};

const IDS = COMPONENTS.lab.map(({ id }) => id);

const fillSigns = shelfOf(signSheets, PIXELS.sign);
const fillCards = shelfOf(() => [...IDS.map(sheetFor('full')), cardBackSheet()], PIXELS.full, inIdleMoments);
const fillSmallCards = shelfOf(() => IDS.map(sheetFor('small')), PIXELS.small, inIdleMoments);
const fillMedals = shelfOf(() => MEDALS.map(pointsSheet), PIXELS.sign, inIdleMoments);

/** Milliseconds. Nobody waits longer for a table: then drawings stand in for what is not painted yet. */
const LONGEST_WAIT = 2_000;

/** Resolves when everything on the table can be shown; the rest is painted by and by. Words must be there. */
export async function prepareTable(view: View, kind: CardKind): Promise<void> {
  const longEnough = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT));
  await Promise.race([longEnough, Promise.allSettled([fillSigns(), ...tablePieces(view, kind)])]);
  for (const fill of [fillCards, fillSmallCards, fillMedals]) void fill();
  paintCapsulesAhead(view);
}

/** One's own Objectives with whatever may come to match them. */
function paintCapsulesAhead({ viewer, seats, objectives }: View): void {
  const own = viewer === 'spectator' ? [] : [...objectives, ...(seats[viewer]?.capsules ?? [])];
  const sheets = own.flatMap((objective) =>
    objective === null ? [] : MATCHES.map((matched) => capsuleSheet(objectiveTile(objective), matched)),
  );
  inIdleMoments(sheets.map((sheet) => () => void painted([sheet], PIXELS.full())));
}

export function useTableReady(view: View, kind: CardKind): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => void prepareTable(view, kind).then(() => setReady(true)), []);
  return isReady;
}

function tablePieces(view: View, kind: CardKind): readonly Promise<void>[] {
  const laid = view.seats.flatMap(({ station }) => station.filter((card) => card !== null));
  const capsules = view.seats.flatMap((seat): readonly Sheet[] =>
    seat.capsules.flatMap((objective, at) =>
      objective === null ? [] : [capsuleSheet(objectiveTile(objective), matchedSymbols(seat, at))],
    ),
  );
  const toLay = view.objectives.map((objective) => capsuleSheet(objectiveTile(objective), 'unlaid'));
  const small = [...view.centre, ...view.turnedUp, ...(kind === 'small' ? laid : [])];
  const full = [...view.hand, ...view.turnedUp, ...(kind === 'full' ? laid : [])];
  return [
    painted([hullSheet(view.seats.length === 1 ? 'solo' : 'shared')], PIXELS.hull()),
    painted(small.map(sheetFor('small')), PIXELS.small()),
    painted([...full.map(sheetFor('full')), ...capsules, ...toLay], PIXELS.full()),
  ];
}
