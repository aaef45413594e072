import { type LabId, labCard, type ProjectId, projectCard } from '#games/space-lab';
import { CrewCardPicture, EmblemPicture, ProjectPicture } from '../../art/lab/pieces.tsx';
import { letterOf } from './words.ts';

interface CardProps {
  readonly id: LabId;
  readonly kind: 'full' | 'small' | 'tiny';
  readonly label?: string | undefined;
  /** As wide as the place it lies in, if nothing is said. */
  readonly width?: string | undefined;
}

export function Card({ id, kind, label, width = '100%' }: CardProps) {
  const card = labCard(id);
  return <CrewCardPicture card={card} kind={kind} letter={letterOf(card.specialty)} width={width} label={label} />;
}

/** A telescope carries the sign of its agency. */
export function ProjectSign({ id, size }: { readonly id: ProjectId; readonly size: number }) {
  const { kind, agency } = projectCard(id);
  return (
    <span class="lab-project-sign">
      <ProjectPicture project={kind} size={size} />
      {agency === null ? null : <EmblemPicture agency={agency} size={size * 0.55} class="lab-project-agency" />}
    </span>
  );
}
