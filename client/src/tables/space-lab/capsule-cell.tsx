import { type Capsule, objectiveTile } from '#games/space-lab';
import { CapsulePicture, ValidationPicture } from '../../art/lab/pieces.tsx';
import { placeOf } from './flights.ts';
import { matchedSymbols } from './reading.ts';
import type { StationProps } from './station.tsx';
import { bonusWords, capsuleWords, objectiveWords, say } from './words.ts';

type CapsuleCellProps = StationProps & { readonly capsule: Capsule };

/** A capsule with its Objective: what it asks for, what is there, and what its Validation would bring. */
export function CapsuleCell(props: CapsuleCellProps) {
  const { capsule, seat, layout, piles, marked } = props;
  const at = layout.capsules.indexOf(capsule);
  const objective = seat.capsules[at] ?? null;
  if (objective === null) {
    const words = say('capsule.empty', { capsule: capsuleWords(capsule) });
    return <div class="lab-capsule lab-capsule-empty" role="img" aria-label={words} />;
  }
  const points = seat.validations[at] ?? null;
  const matched = matchedSymbols(asLaid(props), layout, at);
  const next = points === null ? (piles[layout.pileOf[at] ?? 0]?.[0] ?? null) : null;
  const wins = isWon(props) ? '' : undefined;
  const words = wordsFor(props, objective, matched.filter(Boolean).length);
  const press = pressOf(props, at, words);
  const inside = (
    <>
      <CapsulePicture objective={objectiveTile(objective)} matched={matched} validated={points} width="100%" />
      {next === null ? null : (
        <span class="lab-tab" data-wins={wins} data-place={placeOf.tab(capsule)}>
          <ValidationPicture {...next} width="100%" />
        </span>
      )}
    </>
  );
  const look = { class: 'lab-capsule', 'data-wins': wins, 'data-done': points === null ? undefined : '' };
  if (press === null) {
    return (
      <div {...look} role="img" aria-label={words}>
        {inside}
      </div>
    );
  }
  const isSwapped = props.onCapsule !== undefined;
  return (
    <button
      {...look}
      type="button"
      data-capsule={at}
      aria-pressed={isSwapped ? marked === at : undefined}
      aria-label={words}
      onClick={press}
    >
      {inside}
    </button>
  );
}

/** With the chosen card on its slot. */
function asLaid({ seat, layout, ghost }: StationProps): StationProps['seat'] {
  if (ghost === null || ghost === undefined) return seat;
  return { ...seat, station: seat.station.with(layout.slots.indexOf(ghost.slot), ghost.card) };
}

function isWon({ capsule, ghost, previews }: CapsuleCellProps): boolean {
  if (ghost === null || ghost === undefined) return false;
  return previews?.get(ghost.slot)?.validations.some((won) => won.capsule === capsule) ?? false;
}

function wordsFor(
  { capsule, seat, layout, piles, onCapsule }: CapsuleCellProps,
  objective: string,
  matched: number,
): string {
  const name = capsuleWords(capsule);
  if (onCapsule !== undefined) return say('arrange.swap', { capsule: name, objective: objectiveWords(objective) });
  const points = seat.validations[layout.capsules.indexOf(capsule)] ?? null;
  if (points !== null) return say('capsule.validated', { capsule: name, points, bonus: bonusWords(objective) });
  const open = say('capsule.open', { capsule: name, objective: objectiveWords(objective), matched });
  const next = piles[layout.pileOf[layout.capsules.indexOf(capsule)] ?? 0]?.[0];
  return next === undefined
    ? open
    : `${open}. ${say('next-tile', { points: next.points, bonus: next.bonus ?? 'none' })}`;
}

function pressOf({ onCapsule, onLook }: StationProps, at: number, words: string): (() => void) | null {
  if (onCapsule !== undefined) return () => onCapsule(at);
  return onLook === undefined ? null : () => onLook(words);
}
