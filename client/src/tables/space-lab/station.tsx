import { memo } from 'preact/compat';
import {
  type Capsule,
  type LabId,
  type Layout,
  matchedSymbols,
  type PlacementPreview,
  type SeatView,
  type Slot,
  type Tile,
} from '#games/space-lab';
import { StationPicture } from '../../art/lab/pieces.tsx';
import { STATION_WIDTH, stationHeight } from '../../art/lab/station.ts';
import { remembered } from '../remembered.ts';
import { CapsuleCell } from './capsule-cell.tsx';
import { placeOf } from './flights.ts';
import { slotTowards, spotOf } from './reading.ts';
import { SlotCell } from './slot-cell.tsx';
import './station.css';

export interface StationProps {
  /** What lies where. */
  readonly seat: Pick<SeatView, 'station' | 'capsules' | 'validations'>;
  readonly layout: Layout;
  readonly label: string;
  /** Whose it is. */
  readonly of: number;
  /** Cards with portraits, or the small ones of a phone. */
  readonly kind: 'full' | 'small';
  /** The Validation piles; the next tile of each stands on the capsules it is for. */
  readonly piles: readonly (readonly Tile[])[];
  /** What the chosen card would bring on each slot it may go to. */
  readonly previews?: ReadonlyMap<Slot, PlacementPreview> | undefined;
  /** The chosen slot, with the card that would lie there. */
  readonly ghost?: { readonly slot: Slot; readonly card: LabId } | null | undefined;
  /** Slots filled since the last time the board was shown. */
  readonly fresh?: readonly Slot[] | undefined;
  readonly onSlot?: ((slot: Slot) => void) | undefined;
  /** Somebody wants to know what lies there. */
  readonly onLook?: ((words: string) => void) | undefined;
  /** While Objectives are laid out: a capsule is touched; the one touched before is marked. */
  readonly onCapsule?: ((capsule: number) => void) | undefined;
  readonly marked?: number | null | undefined;
}

interface Place {
  readonly name: string;
  readonly style: { readonly left: string; readonly top: string };
  /** Among the slots, or among the capsules. */
  readonly at: number;
}

const [LEFT, TOP, PITCH_X, PITCH_Y] = [36, 39, 60, 78];

const isCapsule = (place: string): place is Capsule => 'LCR'.includes(place.charAt(0));

/** Row by row, from the left. */
function rowsOf(layout: Layout): readonly (readonly Place[])[] {
  const count = layout.slots.length > 10 ? 5 : 3;
  const height = stationHeight(count === 5 ? 'solo' : 'shared');
  const places = [...layout.slots, ...layout.capsules].map((name) => {
    const { column, row } = spotOf(name, layout);
    const left = `${((LEFT + column * PITCH_X) / STATION_WIDTH) * 100}%`;
    const top = `${((TOP + row * PITCH_Y) / height) * 100}%`;
    const at = isCapsule(name) ? layout.capsules.indexOf(name) : layout.slots.indexOf(name as Slot);
    return { name, column, row, at, style: { left, top } };
  });
  return Array.from({ length: count }, (_, row) =>
    places.filter((place) => place.row === row).sort((one, other) => one.column - other.column),
  );
}

const rowsIn = remembered(rowsOf);

/** A station as a table: rows of slots, with the capsules among them. */
export const Station = memo(function Station(props: StationProps) {
  const { layout, label } = props;
  const rows = rowsIn(layout);
  const walk = (event: KeyboardEvent): void => {
    const here = event.target instanceof HTMLElement ? event.target.dataset.slot : undefined;
    if (here === undefined) return;
    const next = slotTowards(event.key, here as Slot, [...(props.previews?.keys() ?? [])], layout);
    if (next === null || !(event.currentTarget instanceof HTMLElement)) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-slot="${next}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the places lie on a picture, not in the boxes of a table
    <div
      class="lab-station"
      role="table"
      aria-label={label}
      data-kind={props.kind}
      data-rows={rows.length}
      onKeyDown={walk}
    >
      <StationPicture kind={rows.length === 5 ? 'solo' : 'shared'} class="lab-hull" width="100%" height="100%" />
      {rows.map((places, row) => (
        // biome-ignore lint/a11y/useSemanticElements: see above
        // biome-ignore lint/a11y/useFocusableInteractive: rows of a table are read, never pressed
        <div key={row} role="row" class="lab-row">
          {places.map((place) => (
            // biome-ignore lint/a11y/useSemanticElements: see above
            <div
              key={place.name}
              role="cell"
              class="lab-cell"
              style={place.style}
              data-place={
                isCapsule(place.name)
                  ? placeOf.capsule(props.of, place.name)
                  : placeOf.slot(props.of, place.name as Slot)
              }
            >
              {isCapsule(place.name) ? capsuleAt(props, place) : slotAt(props, place)}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
});

/** Each place is handed what it shows and no more: what has not changed there is not drawn again. */
function slotAt({ seat, layout, kind, previews, ghost, fresh, onSlot, onLook }: StationProps, { at, name }: Place) {
  const slot = name as Slot;
  const above = layout.capsuleAbove[at] ?? null;
  return (
    <SlotCell
      slot={slot}
      card={seat.station[at] ?? null}
      kind={kind}
      drawsProjects={layout.isAboveCapsule[at] ?? false}
      objectiveAbove={above === null ? null : (seat.capsules[above] ?? null)}
      preview={previews?.get(slot) ?? null}
      tabIndex={previews === undefined ? -1 : 0}
      ghost={ghost?.slot === slot ? ghost.card : null}
      isFresh={fresh?.includes(slot) ?? false}
      onSlot={onSlot}
      onLook={onLook}
    />
  );
}

function capsuleAt(props: StationProps, { at, name }: Place) {
  const { seat, layout, piles, previews, ghost, onLook, onCapsule, marked } = props;
  const capsule = name as Capsule;
  const laid =
    ghost === null || ghost === undefined
      ? seat
      : { ...seat, station: seat.station.with(layout.slots.indexOf(ghost.slot), ghost.card) };
  const won = ghost === null || ghost === undefined ? [] : (previews?.get(ghost.slot)?.validations ?? []);
  const points = seat.validations[at] ?? null;
  return (
    <CapsuleCell
      capsule={capsule}
      at={at}
      of={props.of}
      objective={seat.capsules[at] ?? null}
      matched={matchedSymbols(laid, at)
        .map((isMatched) => (isMatched ? '1' : '0'))
        .join('')}
      points={points}
      next={points === null ? (piles[layout.pileOf[at] ?? 0]?.[0] ?? null) : null}
      wins={won.some((validation) => validation.capsule === capsule)}
      isMarked={marked === at}
      onLook={onLook}
      onCapsule={onCapsule}
    />
  );
}
