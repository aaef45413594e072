import type { ComponentChildren } from 'preact';
import type { PlacementPreview } from '#games/space-lab';
import { BackPicture, PointsPicture, SpecialtyPicture, ValidationPicture } from '../../art/lab/pieces.tsx';
import { Sign } from '../../look/icon.tsx';
import { flag } from '../../look/icons.ts';
import { say } from './words.ts';

export interface PreviewProps {
  readonly preview: PlacementPreview;
  readonly score: number;
  /** How it is paid for. */
  readonly payment: string;
}

/** What a placement brings, in the order in which it will happen; what is drawn is never guessed. */
export function Preview({ preview, score, payment }: PreviewProps) {
  const { projects, labCards, validations, earnsTechnician, scoreChange, bringsEnd } = preview;
  return (
    <section class="lab-preview" aria-label={say('preview.title')}>
      <ol class="lab-chips">
        {projects.map(({ count }, at) => (
          <Chip key={`p${at}`} words={say('preview.projects', { count })}>
            {Array.from({ length: count }, (_, card) => (
              <BackPicture key={card} of="project" size={24} />
            ))}
            {count > 1 ? <span class="number">→1</span> : null}
          </Chip>
        ))}
        {labCards.map((_, at) => (
          <Chip key={`l${at}`} words={say('preview.labCard')}>
            <span class="number">+</span>
            <BackPicture of="lab" size={24} />
          </Chip>
        ))}
        {earnsTechnician ? (
          <Chip words={say('preview.technician')}>
            <SpecialtyPicture specialty="technician" size={22} />
            <PointsPicture points={3} size={26} />
          </Chip>
        ) : null}
        {validations.map(({ capsule, tile }) => (
          <Chip key={capsule} words={say('preview.validated', { points: tile?.points ?? 0 })}>
            {tile === null ? null : <ValidationPicture {...tile} width={44} />}
          </Chip>
        ))}
        {bringsEnd ? (
          <Chip words={say('preview.end')}>
            <Sign of={flag} size={20} />
          </Chip>
        ) : null}
      </ol>
      <p class="lab-payment">{payment}</p>
      <p class="lab-sum">
        <span class="lab-plus number" role="img" aria-label={say('preview.plus', { points: scoreChange })}>
          +{scoreChange}
        </span>
        <span class="soft">{say('preview.change', { before: score, after: score + scoreChange })}</span>
      </p>
    </section>
  );
}

function Chip({ words, children }: { readonly words: string; readonly children: ComponentChildren }) {
  return (
    <li class="lab-chip" data-surface="paper">
      <span class="lab-chip-signs" aria-hidden="true">
        {children}
      </span>
      <span class="lab-chip-words">{words}</span>
    </li>
  );
}
