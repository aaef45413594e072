import { memo } from 'preact/compat';
import { type Layout, labCard, objectiveTile, type SeatView } from '#games/space-lab';
import { box, line, placed, solid } from '../../art/drawing.ts';
import { tinyCard } from '../../art/lab/crew-card.ts';
import { emblemDrawing } from '../../art/lab/emblems.ts';
import { Painted } from '../../art/painted.tsx';
import { matchedSymbols, spotOf } from './reading.ts';

const PITCH = 24;
const ROOM = box(0.6, 0.6, 18.8, 18.8, 4);
const CAPSULE = box(0, 0, 20, 20, 7);
/** Where the symbols of an Objective stand in its capsule. */
const SYMBOLS = [
  [5.7, 6.1],
  [14.3, 6.1],
  [10, 14.1],
] as const;
const MISSING = 0.35;

type Laid = Pick<SeatView, 'station' | 'capsules' | 'validations'>;

/** A whole station as small as a stamp: which agencies lie where, which Objectives are done. */
export const MiniStation = memo(function MiniStation({ layout, ...laid }: Laid & { readonly layout: Layout }) {
  const rows = layout.slots.length > 10 ? 5 : 3;
  const box = [-2, -2, 7 * PITCH, rows * PITCH] as const;
  return <Painted class="lab-mini" box={box} drawing={miniDrawing(laid, layout)} upTo={230} />;
});

function miniDrawing(laid: Laid, layout: Layout): string {
  const slots = layout.slots.map((slot, at) => {
    const card = laid.station[at] ?? null;
    const free = line(ROOM, { width: 1.2, colour: '#7c89dc', dash: '3 3' });
    return placed(cornerOf(slot, layout), card === null ? free : tinyCard(labCard(card).agency));
  });
  const capsules = layout.capsules.map((capsule, at) =>
    placed(cornerOf(capsule, layout), capsuleDrawing(laid, layout, at)),
  );
  return [...slots, ...capsules].join('');
}

function cornerOf(place: string, layout: Layout): string {
  const { column, row } = spotOf(place, layout);
  return `translate(${column * PITCH} ${row * PITCH})`;
}

function capsuleDrawing(laid: Laid, layout: Layout, at: number): string {
  const points = laid.validations[at] ?? null;
  if (points !== null) return `${solid(CAPSULE, '#ffb84d', 1.4)}<text x="10" y="15" font-size="13">${points}</text>`;
  const objective = laid.capsules[at] ?? null;
  const matched = matchedSymbols(laid, layout, at);
  const symbols = objective === null ? [] : objectiveTile(objective).agencies;
  return [
    solid(CAPSULE, '#f4f1e8', 1.4),
    ...symbols.map((agency, symbol) => {
      const [x, y] = SYMBOLS[symbol] ?? SYMBOLS[0];
      const emblem = placed(`translate(${x} ${y}) scale(.25)`, emblemDrawing(agency));
      return matched[symbol] ? emblem : `<g opacity="${MISSING}">${emblem}</g>`;
    }),
  ].join('');
}
