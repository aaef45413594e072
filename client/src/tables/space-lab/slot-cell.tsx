import { memo } from 'preact/compat';
import type { LabId, ObjectiveId, PlacementPreview, Slot } from '#games/space-lab';
import { BackPicture, TilePicture } from '../../art/lab/pieces.tsx';
import { Card } from './card.tsx';
import { useHint } from './hinted.ts';
import { bonusWords, cardWords, say, slotWords, worthWords } from './words.ts';

export interface SlotCellProps {
  readonly slot: Slot;
  readonly card: LabId | null;
  readonly kind: 'full' | 'small';
  /** It lies above a capsule. */
  readonly drawsProjects: boolean;
  /** The Objective right above it, which names a specialty. */
  readonly objectiveAbove: ObjectiveId | null;
  /** What the chosen card would bring here. */
  readonly preview: PlacementPreview | null;
  /** Before the first turn keys pass it by: there is nothing to be done with it. */
  readonly tabIndex: 0 | -1;
  /** The card that would lie here. */
  readonly ghost: LabId | null;
  readonly isFresh: boolean;
  readonly onSlot: ((slot: Slot) => void) | undefined;
  readonly onLook: ((words: string) => void) | undefined;
}

export const SlotCell = memo(function SlotCell(props: SlotCellProps) {
  const { slot, card, kind, preview, ghost, isFresh, onSlot, onLook } = props;
  const hint = useHint((hint) => hint.on === 'slot' && hint.slot === slot);
  if (card !== null) {
    const words = say('slot.card', { slot: slotWords(slot), card: cardWords(card) });
    const look = { class: 'lab-piece', 'data-fresh': isFresh ? '' : undefined };
    return onLook === undefined ? (
      <div key="card" {...look}>
        <Card id={card} kind={kind} label={words} />
      </div>
    ) : (
      <button key="card" type="button" {...look} aria-label={words} onClick={() => onLook(words)}>
        <Card id={card} kind={kind} />
      </button>
    );
  }
  if (onLook === undefined || onSlot === undefined) {
    return (
      <div class="lab-free" role="img" aria-label={say('slot.free', { slot: slotWords(slot) })}>
        {props.drawsProjects ? <DrawsProjects /> : null}
      </div>
    );
  }
  const isOpen = preview !== null;
  return (
    <button
      key="free"
      type="button"
      class={isOpen ? 'lab-open' : 'lab-free'}
      data-slot={slot}
      tabIndex={props.tabIndex}
      data-hint={hint}
      data-worth={isOpen && ghost === null ? `+${preview.scoreChange}` : undefined}
      aria-label={isOpen ? worthWords(slot, preview) : say('slot.free', { slot: slotWords(slot) })}
      aria-pressed={isOpen ? ghost !== null : undefined}
      onClick={() => (isOpen ? onSlot(slot) : onLook(freeWords(props)))}
    >
      {ghost !== null ? (
        <span class="lab-ghost">
          <Card id={ghost} kind={kind} />
        </span>
      ) : isOpen ? (
        <Draws preview={preview} />
      ) : props.drawsProjects ? (
        <DrawsProjects />
      ) : null}
    </button>
  );
});

/** What a slot does, whatever card comes there. */
function freeWords({ slot, drawsProjects, objectiveAbove }: SlotCellProps): string {
  const does = [
    ...(drawsProjects ? [say('slot.draws')] : []),
    ...(objectiveAbove === null ? [] : [bonusWords(objectiveAbove)]),
  ];
  return say('slot.does', {
    slot: say('slot.free', { slot: slotWords(slot) }),
    does: does.length === 0 ? say('slot.plain') : does.join('; '),
  });
}

/** What the chosen card draws and validates here, below its points. */
function Draws({ preview }: { readonly preview: PlacementPreview }) {
  const projects = preview.projects.reduce((sum, { count }) => sum + count, 0);
  if (projects + preview.labCards.length + preview.validations.length === 0) return null;
  return (
    <span class="lab-draws" data-projects={projects > 1 ? projects : undefined} aria-hidden="true">
      {projects > 0 ? <BackPicture of="project" size={11} /> : null}
      {preview.labCards.length > 0 ? <BackPicture of="lab" size={11} /> : null}
      {preview.validations.map(({ capsule, tile }) => (
        <TilePicture key={capsule} points={tile?.points ?? 0} size={17} />
      ))}
    </span>
  );
}

/** Above a capsule a card draws Projects. */
const DrawsProjects = () => (
  <span class="lab-hint" aria-hidden="true">
    <BackPicture of="project" width="40%" />
  </span>
);
