import { memo } from 'preact/compat';
import { type Agency, type Layout, labCard, matchedSymbols, objectiveTile, type SeatView } from '#games/space-lab';
import { addressOf } from '../../art/bitmaps.ts';
import { type Stamp, stampSheet } from '../../art/lab/sheets.ts';
import { spotOf } from './reading.ts';

const [WIDTH, PITCH, SIDE] = [166, 24, 20];
/** Where the symbols of an Objective stand in its capsule, and how large. */
const SYMBOLS = [
  [1, 1.4],
  [9.8, 1.4],
  [5.4, 9.6],
] as const;
const SYMBOL_SIDE = 9.4;

type Laid = Pick<SeatView, 'station' | 'capsules' | 'validations'>;

/** A stamp, with its corner and its side. */
interface Stamped {
  readonly stamp: Stamp;
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/**
 * A whole station as small as a stamp: which agencies lie where, which Objectives are done. One element with many
 * backgrounds: a card that is placed changes one line of style.
 */
export const MiniStation = memo(function MiniStation({ layout, ...laid }: Laid & { readonly layout: Layout }) {
  const height = (layout.slots.length > 10 ? 5 : 3) * PITCH - 2;
  const stamps = stampsOf(laid, layout);
  const share = (start: number, side: number, whole: number): string =>
    `${((100 * start) / (whole - side)).toFixed(2)}%`;
  return (
    <span
      class="lab-mini"
      aria-hidden="true"
      style={{
        '--shape': `${WIDTH} / ${height}`,
        backgroundImage: stamps.map(({ stamp }) => `url("${addressOf(stampSheet(stamp))}")`).join(),
        backgroundPosition: stamps.map(({ x, y, side }) => `${share(x, side, WIDTH)} ${share(y, side, height)}`).join(),
        backgroundSize: stamps.map(({ side }) => `${((100 * side) / WIDTH).toFixed(2)}%`).join(),
      }}
    />
  );
});

/** What lies on top comes first. */
function stampsOf(laid: Laid, layout: Layout): readonly Stamped[] {
  return [
    ...layout.slots.map((slot, at): Stamped => {
      const card = laid.station[at] ?? null;
      return { stamp: card === null ? 'free' : `card-${labCard(card).agency}`, ...cornerOf(slot, layout), side: SIDE };
    }),
    ...layout.capsules.flatMap((capsule, at) => capsuleStamps(laid, at, cornerOf(capsule, layout))),
  ];
}

function cornerOf(place: string, layout: Layout): Pick<Stamped, 'x' | 'y'> {
  const { column, row } = spotOf(place, layout);
  return { x: 1 + column * PITCH, y: 1 + row * PITCH };
}

function capsuleStamps(laid: Laid, at: number, { x, y }: Pick<Stamped, 'x' | 'y'>): readonly Stamped[] {
  const points = laid.validations[at] ?? null;
  if (points !== null) return [{ stamp: `won-${points}`, x, y, side: SIDE }];
  const objective = laid.capsules[at] ?? null;
  const symbols: readonly Agency[] = objective === null ? [] : objectiveTile(objective).agencies;
  const matched = matchedSymbols(laid, at);
  return [
    ...symbols.map((agency, symbol): Stamped => {
      const [dx, dy] = SYMBOLS[symbol] ?? SYMBOLS[0];
      const stamp: Stamp = matched[symbol] ? `symbol-${agency}` : `pale-${agency}`;
      return { stamp, x: x + dx, y: y + dy, side: SYMBOL_SIDE };
    }),
    { stamp: 'capsule', x, y, side: SIDE },
  ];
}
