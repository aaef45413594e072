import type { Capsule, LabId, Layout, PlacementPreview, SeatView, Slot, Tile } from '#games/space-lab';
import { BackPicture, PointsPicture, StationPicture } from '../../art/lab/pieces.tsx';
import { STATION_WIDTH, stationHeight } from '../../art/lab/station.ts';
import { CapsuleCell } from './capsule-cell.tsx';
import { Card } from './card.tsx';
import { placeOf } from './flights.ts';
import { useHint } from './hinted.ts';
import { slotTowards, spotOf } from './reading.ts';
import { cardWords, say, slotWords, worthWords } from './words.ts';
import './station.css';

export interface StationProps {
  readonly seat: SeatView;
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

const ROWS = (layout: Layout): readonly (readonly string[])[] => {
  const places = [...layout.slots, ...layout.capsules];
  const count = layout.slots.length > 10 ? 5 : 3;
  return Array.from({ length: count }, (_, row) =>
    places
      .filter((place) => spotOf(place, layout).row === row)
      .sort((one, other) => spotOf(one, layout).column - spotOf(other, layout).column),
  );
};

const isCapsule = (place: string): place is Capsule => 'LCR'.includes(place.charAt(0));

const [LEFT, TOP, PITCH_X, PITCH_Y] = [36, 39, 60, 78];

/** A station as a table: rows of slots, with the capsules among them. */
export function Station(props: StationProps) {
  const { layout, label } = props;
  const rows = ROWS(layout);
  const height = stationHeight(rows.length === 5 ? 'solo' : 'shared');
  const placeAt = (place: string) => {
    const { column, row } = spotOf(place, layout);
    return {
      left: `${((LEFT + column * PITCH_X) / STATION_WIDTH) * 100}%`,
      top: `${((TOP + row * PITCH_Y) / height) * 100}%`,
    };
  };
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
              key={place}
              role="cell"
              class="lab-cell"
              style={placeAt(place)}
              data-place={isCapsule(place) ? placeOf.capsule(props.of, place) : placeOf.slot(props.of, place as Slot)}
            >
              {isCapsule(place) ? (
                <CapsuleCell {...props} capsule={place} />
              ) : (
                <SlotCell {...props} slot={place as Slot} />
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function SlotCell({ slot, ...props }: StationProps & { readonly slot: Slot }) {
  const { seat, layout, kind, previews, ghost, fresh, onSlot, onLook } = props;
  const hint = useHint((hint) => hint.on === 'slot' && hint.slot === slot);
  const card = seat.station[layout.slots.indexOf(slot)] ?? null;
  if (card !== null) {
    const words = say('slot.card', { slot: slotWords(slot), card: cardWords(card) });
    const isFresh = fresh?.includes(slot) ? '' : undefined;
    if (onLook === undefined) {
      return (
        <div class="lab-piece" data-fresh={isFresh}>
          <Card id={card} kind={kind} label={words} />
        </div>
      );
    }
    return (
      <button type="button" class="lab-piece" data-fresh={isFresh} aria-label={words} onClick={() => onLook(words)}>
        <Card id={card} kind={kind} />
      </button>
    );
  }
  const preview = previews?.get(slot);
  if (preview === undefined || onSlot === undefined) {
    return (
      <div class="lab-free" role="img" aria-label={say('slot.free', { slot: slotWords(slot) })}>
        <SlotHint layout={layout} slot={slot} seat={seat} />
      </div>
    );
  }
  const isChosen = ghost?.slot === slot;
  return (
    <button
      type="button"
      class="lab-open"
      data-slot={slot}
      data-hint={hint}
      aria-pressed={isChosen}
      onClick={() => onSlot(slot)}
    >
      <span class="spoken">{worthWords(slot, preview)}</span>
      {isChosen && ghost ? (
        <span class="lab-ghost">
          <Card id={ghost.card} kind={kind} />
        </span>
      ) : (
        <Worth preview={preview} />
      )}
    </button>
  );
}

/** What the chosen card brings here: points at once, and what it draws. */
function Worth({ preview }: { readonly preview: PlacementPreview }) {
  const projects = preview.projects.reduce((sum, { count }) => sum + count, 0);
  return (
    <span class="lab-worth" aria-hidden="true">
      <span class="number">+{preview.scoreChange}</span>
      <span class="lab-worth-signs">
        {projects > 0 ? (
          <span class="lab-times">
            <BackPicture of="project" size={14} />
            {projects > 1 ? projects : ''}
          </span>
        ) : null}
        {preview.labCards.length > 0 ? <BackPicture of="lab" size={14} /> : null}
        {preview.validations.length > 0 ? <PointsPicture points="✓" size={15} /> : null}
      </span>
    </span>
  );
}

/** What a slot does by itself: above a capsule it draws Projects. */
function SlotHint({ layout, slot }: Pick<StationProps, 'layout' | 'seat'> & { readonly slot: Slot }) {
  if (!layout.isAboveCapsule[layout.slots.indexOf(slot)]) return null;
  return (
    <span class="lab-hint" aria-hidden="true">
      <BackPicture of="project" width="40%" />
    </span>
  );
}
