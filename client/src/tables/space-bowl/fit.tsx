/** How a pattern lies on the galaxy: the box of nine, the disc on its card, and what each marble found or missed. */

import { constellation, galaxySize, type Position, placeOf, type Throw } from '#games/space-bowl';
import type { Seat } from '#tabletop';
import { planetDrawing } from '../../art/bowl/planets.ts';
import { spotsOf } from '../../art/bowl/scatter.ts';
import { tokenDrawing } from '../../art/bowl/tokens.ts';
import { HelmetPicture } from '../../art/helmet-picture.tsx';
import { Picture } from '../../art/picture.tsx';
import { boxCorner, type Fitting, type Ground, hasFailed, type LaidMarble } from './fitting.ts';
import { CARD_GAP, CARD_PITCH, galaxyWidth } from './galaxy.tsx';
import './fit.css';

export interface FitProps {
  readonly ground: Ground;
  readonly thrown: Throw;
  readonly fitting: Fitting;
  /** Whose pattern it is: colour, and the helmet on the disc. Null: nobody's. */
  readonly seat: Seat | null;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const RING = 1.3;
/** How far a marble that fell beside the galaxy still reaches in. */
const EDGE = 16;

/** Lies above a `Galaxy`, as its child. What it shows is said in words by whoever shows it. */
export function Fit({ ground, thrown, fitting, seat }: FitProps) {
  const size = galaxySize(ground.options);
  const width = galaxyWidth(size);
  const disc = middleOf(placeOf(fitting.destination, size), size);
  const corner = boxCorner(thrown.destination, fitting.turn);
  const frame = {
    x: disc.x + corner.right * CARD_PITCH - 50 - CARD_GAP / 2,
    y: disc.y + corner.down * CARD_PITCH - 50 - CARD_GAP / 2,
  };
  const copies = ground.options.sphere ? wrapsOf(width + CARD_GAP) : [{ x: 0, y: 0 }];
  return (
    <svg
      class="fit"
      viewBox={`0 0 ${width} ${width}`}
      data-seat={seat ?? undefined}
      data-fits={fitting.fits ? '' : undefined}
      aria-hidden="true"
    >
      {copies.map(({ x, y }) => (
        <g key={`${x},${y}`} transform={`translate(${x} ${y})`}>
          <rect class="fit-frame" {...frame} width={3 * CARD_PITCH} height={3 * CARD_PITCH} rx="16" />
          {fitting.marbles.map((marble) => {
            const from = reachOf(marble, disc, ground, size);
            const thread = `M${disc.x},${disc.y}L${from.x},${from.y}`;
            return (
              <g key={marble.planet}>
                <path class="fit-shadow" d={thread} />
                <path class="fit-thread" d={thread} />
              </g>
            );
          })}
        </g>
      ))}
      <Disc at={disc} seat={seat} />
      {fitting.marbles.map((marble) => (
        <Found key={marble.planet} marble={marble} at={foundAt(marble, disc, ground, size)} />
      ))}
    </svg>
  );
}

function Disc({ at, seat }: { readonly at: Point; readonly seat: Seat | null }) {
  return (
    <>
      <Picture box="-50 -50 100 100" drawing={tokenDrawing('destination')} x={at.x - 46} y={at.y - 46} size={92} />
      {seat === null ? null : <HelmetPicture seat={seat} x={at.x - 25} y={at.y - 26} size={50} />}
    </>
  );
}

function Found({ marble, at }: { readonly marble: LaidMarble; readonly at: Point }) {
  const { planet, finding } = marble;
  const isWrong = hasFailed(marble);
  return (
    <g transform={`translate(${at.x} ${at.y})`} class="fit-found" data-finding={finding}>
      <circle class="fit-ring" r={22 * RING} />
      {finding === 'joker' ? (
        <Picture box="-50 -50 100 100" drawing={tokenDrawing('joker')} x={-25} y={-28} size={50} />
      ) : (
        <Picture
          box="-22 -22 44 44"
          drawing={planetDrawing(planet)}
          class={finding === 'missing' || finding === 'absent' ? 'fit-pale' : ''}
          x={-22 * RING}
          y={-22 * RING}
          size={44 * RING}
        />
      )}
      {finding === 'banned' || finding === 'absent' ? <path class="fit-ban" d="M-20,20L20,-20" /> : null}
      <g transform="translate(21 -21)">
        <circle class="fit-badge" r="12" data-wrong={isWrong ? '' : undefined} />
        <path class="fit-sign" d={isWrong ? 'M-4.5,-4.500l9,9M4.5,-4.500l-9,9' : 'M-5.5,.5l3.8,4 7,-8'} />
      </g>
    </g>
  );
}

const middleOf = (place: number, size: number): Point => ({
  x: (place % size) * CARD_PITCH + 50,
  y: Math.floor(place / size) * CARD_PITCH + 50,
});

/** Where the planet itself lies on the card, or the middle of the card that lacks it, or the edge it fell over. */
function foundAt({ planet, position, way }: LaidMarble, disc: Point, { galaxy }: Ground, size: number): Point {
  if (position === null) {
    const inside = (value: number): number => Math.max(EDGE, Math.min(galaxyWidth(size) - EDGE, value));
    return { x: inside(disc.x + way.right * CARD_PITCH), y: inside(disc.y + way.down * CARD_PITCH) };
  }
  const place = placeOf(position, size);
  const corner = middleOf(place, size);
  const spot = spotOf(galaxy[place] ?? null, planet);
  return { x: corner.x - 50 + spot.x, y: corner.y - 50 + spot.y };
}

function spotOf(card: number | null, planet: LaidMarble['planet']): Point {
  if (card === null) return { x: 50, y: 50 };
  const { planets, decoys } = constellation(card);
  return spotsOf(planets, decoys).find(({ thing }) => thing === planet) ?? { x: 50, y: 50 };
}

/** The same place as the pattern lies, which may be beyond the edge: threads run there before they come in again. */
function reachOf(marble: LaidMarble, disc: Point, ground: Ground, size: number): Point {
  const at = foundAt(marble, disc, ground, size);
  if (marble.position === null) return at;
  const onCard = middleOf(placeOf(marble.position, size), size);
  return {
    x: disc.x + marble.way.right * CARD_PITCH + at.x - onCard.x,
    y: disc.y + marble.way.down * CARD_PITCH + at.y - onCard.y,
  };
}

/** Where opposite edges touch, a pattern goes on at the other side. */
function wrapsOf(period: number): readonly Point[] {
  return [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => ({ x: x * period, y: y * period })));
}

/** Every card that a fitting touches: these stay bright. */
export const touchedBy = ({ destination, marbles }: Fitting): ReadonlySet<Position> =>
  new Set([destination, ...marbles.flatMap(({ position }) => position ?? [])]);
