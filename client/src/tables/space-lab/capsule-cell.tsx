import { memo } from 'preact/compat';
import { type Capsule, type ObjectiveId, objectiveTile, type Tile } from '#games/space-lab';
import { CapsulePicture, TilePicture, ValidationPicture } from '../../art/lab/pieces.tsx';
import { placeOf } from './flights.ts';
import { bonusWords, capsuleWords, objectiveWords, say } from './words.ts';

export interface CapsuleCellProps {
  readonly capsule: Capsule;
  /** Among the capsules. */
  readonly at: number;
  /** Whose it is. */
  readonly of: number;
  readonly objective: ObjectiveId | null;
  /** By symbol of the Objective: 1 where a card around matches it, else 0. */
  readonly matched: string;
  /** Of the Validation that lies on it. */
  readonly points: number | null;
  /** The next tile of its pile. */
  readonly next: Tile | null;
  /** The chosen card would validate it. */
  readonly wins: boolean;
  readonly isMarked: boolean;
  readonly onLook: ((words: string) => void) | undefined;
  readonly onCapsule: ((capsule: number) => void) | undefined;
}

/** A capsule with its Objective: what it asks for, what is there, and what its Validation would bring. */
export const CapsuleCell = memo(function CapsuleCell(props: CapsuleCellProps) {
  const { capsule, at, of, objective, matched, points, next, isMarked, onLook, onCapsule } = props;
  if (objective === null) {
    const words = say('capsule.empty', { capsule: capsuleWords(capsule) });
    return <div class="lab-capsule lab-capsule-empty" role="img" aria-label={words} />;
  }
  const wins = props.wins ? '' : undefined;
  const words = wordsFor(props, objective);
  const inside = (
    <>
      <CapsulePicture
        objective={objectiveTile(objective)}
        matched={Array.from(matched, (bit) => bit === '1')}
        width="100%"
      />
      {points === null ? null : (
        <span class="lab-won" data-place={placeOf.won(of, capsule)}>
          <TilePicture points={points} width="100%" />
        </span>
      )}
      {next === null ? null : (
        <span class="lab-tab" data-wins={wins} data-place={placeOf.tab(capsule)}>
          <ValidationPicture {...next} width="100%" />
        </span>
      )}
    </>
  );
  const look = { class: 'lab-capsule', 'data-wins': wins, 'aria-label': words };
  if (onCapsule === undefined && onLook === undefined) {
    return (
      <div {...look} role="img">
        {inside}
      </div>
    );
  }
  return (
    <button
      {...look}
      type="button"
      data-capsule={at}
      aria-pressed={onCapsule === undefined ? undefined : isMarked}
      onClick={() => (onCapsule === undefined ? onLook?.(words) : onCapsule(at))}
    >
      {inside}
    </button>
  );
});

function wordsFor({ capsule, matched, points, next, onCapsule }: CapsuleCellProps, objective: ObjectiveId): string {
  const name = capsuleWords(capsule);
  if (onCapsule !== undefined) return say('arrange.swap', { capsule: name, objective: objectiveWords(objective) });
  if (points !== null) return say('capsule.validated', { capsule: name, points, bonus: bonusWords(objective) });
  const there = matched.replaceAll('0', '').length;
  const open = say('capsule.open', { capsule: name, objective: objectiveWords(objective), matched: there });
  return next === null ? open : `${open}. ${say('next-tile', { points: next.points, bonus: next.bonus ?? 'none' })}`;
}
