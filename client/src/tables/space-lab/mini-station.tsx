import { type Layout, labCard, objectiveTile, type SeatView } from '#games/space-lab';
import { CrewCardPicture, EmblemPicture } from '../../art/lab/pieces.tsx';
import { matchedSymbols, spotOf } from './reading.ts';

const PITCH = 24;

/** A whole station as small as a stamp: which agencies lie where, which Objectives are done. */
export function MiniStation({ seat, layout }: { readonly seat: SeatView; readonly layout: Layout }) {
  const rows = layout.slots.length > 10 ? 5 : 3;
  return (
    <svg class="art lab-mini" viewBox={`-2 -2 ${7 * PITCH} ${rows * PITCH}`} aria-hidden="true">
      {layout.slots.map((slot, at) => {
        const { column, row } = spotOf(slot, layout);
        const card = seat.station[at] ?? null;
        const corner = { x: column * PITCH, y: row * PITCH };
        return card === null ? (
          <rect key={slot} class="lab-mini-free" {...corner} width={20} height={20} rx={4} />
        ) : (
          <CrewCardPicture key={slot} card={labCard(card)} kind="tiny" letter="" size={20} {...corner} />
        );
      })}
      {layout.capsules.map((capsule, at) => {
        const { column, row } = spotOf(capsule, layout);
        const objective = seat.capsules[at] ?? null;
        const points = seat.validations[at] ?? null;
        const matched = matchedSymbols(seat, layout, at);
        return (
          <g key={capsule} transform={`translate(${column * PITCH} ${row * PITCH})`}>
            <rect class="lab-mini-capsule" data-done={points === null ? undefined : ''} width={20} height={20} rx={7} />
            {points === null ? null : (
              <text x={10} y={15} font-size={13}>
                {points}
              </text>
            )}
            {points !== null || objective === null
              ? null
              : objectiveTile(objective).agencies.map((agency, symbol) => (
                  <EmblemPicture
                    key={symbol}
                    agency={agency}
                    size={9}
                    x={[1.2, 9.8, 5.5][symbol]}
                    y={[1.6, 1.6, 9.6][symbol]}
                    class={matched[symbol] ? undefined : 'lab-mini-missing'}
                  />
                ))}
          </g>
        );
      })}
    </svg>
  );
}
