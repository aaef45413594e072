import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import { useRef } from 'preact/hooks';
import type { PlacementPreview, Source } from '#games/space-lab';
import { BackPicture, PointsPicture, SpecialtyPicture, ValidationPicture } from '../../art/lab/pieces.tsx';
import { Sign } from '../../look/icon.tsx';
import { flag, onward } from '../../look/icons.ts';
import { useIsWide } from './roomy.ts';
import { say, validatedWords } from './words.ts';

export interface PreviewProps {
  /** Null while nothing is chosen: then it is only kept ready. */
  readonly preview: PlacementPreview | null;
  /** Of the card itself. */
  readonly ownPoints: number;
  readonly score: number;
  /** How it is paid for. */
  readonly payment: string;
}

const NOTHING_YET: PlacementPreview = {
  projects: [],
  labCards: [],
  validations: [],
  earnsTechnician: false,
  scoreChange: 0,
  bringsEnd: false,
};

/** What a placement brings, in the order in which it will happen; what is drawn is never guessed. */
export const Preview = memo(function Preview({ preview, ownPoints, score, payment }: PreviewProps) {
  const hasRoom = useIsWide();
  const last = useRef(NOTHING_YET);
  last.current = preview ?? last.current;
  const { scoreChange } = last.current;
  return (
    <section class="lab-preview" aria-label={say('preview.title')}>
      <ol class="lab-chips">{chipsOf(last.current, ownPoints, hasRoom)}</ol>
      <p class="lab-payment">{payment}</p>
      <p class="lab-sum">
        <span class="lab-plus number" role="img" aria-label={say('preview.plus', { points: scoreChange })}>
          +{scoreChange}
        </span>
        <span class="lab-change soft">
          {score}
          <Sign of={onward} size={12} />
          {score + scoreChange}
        </span>
      </p>
    </section>
  );
});

/** A Validation shows by itself what it brings. */
const isApart = (source: Source): boolean => source !== 'validation';

const TECHNICIAN_POINTS = 3;

function chipsOf(preview: PlacementPreview, ownPoints: number, hasRoom: boolean): ComponentChildren {
  const { projects, labCards, validations, earnsTechnician, scoreChange, bringsEnd } = preview;
  const won = validations.reduce((sum, { tile }) => sum + (tile?.points ?? 0), 0);
  const others = scoreChange - ownPoints - won - (earnsTechnician ? TECHNICIAN_POINTS : 0);
  return [
    ...projects
      .filter(({ source }) => isApart(source))
      .map(({ count }, at) => (
        <Chip key={`project ${at}`} words={say('preview.projects', { count })} hasRoom={hasRoom}>
          {Array.from({ length: count }, (_, card) => (
            <BackPicture key={card} of="project" size={18} />
          ))}
        </Chip>
      )),
    ...labCards.filter(isApart).map((_, at) => (
      <Chip key={`card ${at}`} words={say('preview.labCard')} hasRoom={hasRoom}>
        <BackPicture of="lab" size={18} />
      </Chip>
    )),
    earnsTechnician ? (
      <Chip key="technician" words={say('preview.technician')} hasRoom={hasRoom}>
        <SpecialtyPicture specialty="technician" size={20} />
        <PointsPicture points={TECHNICIAN_POINTS} size={24} />
      </Chip>
    ) : null,
    ...validations.map(({ capsule, tile }) => (
      <Chip key={capsule} words={validatedWords(tile)} hasRoom={hasRoom}>
        {tile === null ? null : <ValidationPicture {...tile} width={40} />}
      </Chip>
    )),
    ownPoints > 0 ? (
      <Chip key="own" words={say('preview.own')} hasRoom={hasRoom}>
        <PointsPicture points={ownPoints} size={26} />
      </Chip>
    ) : null,
    others > 0 ? (
      <Chip key="others" words={say('preview.others')} hasRoom={hasRoom}>
        <span class="number">+{others}</span>
      </Chip>
    ) : null,
    bringsEnd ? (
      // A flag alone says nothing to a newcomer.
      <Chip key="end" words={say('preview.end')} hasRoom>
        <Sign of={flag} size={18} />
      </Chip>
    ) : null,
  ];
}

interface ChipProps {
  readonly words: string;
  readonly hasRoom: boolean;
  readonly children: ComponentChildren;
}

/** In signs; where there is room also in words, which are read out everywhere. */
function Chip({ words, hasRoom, children }: ChipProps) {
  const signs = (
    <span class="lab-chip-signs" aria-hidden="true">
      {children}
    </span>
  );
  return (
    <li class="lab-chip" data-surface="paper">
      {hasRoom ? (
        <>
          {signs}
          <span>{words}</span>
        </>
      ) : (
        <span role="img" aria-label={words}>
          {signs}
        </span>
      )}
    </li>
  );
}
