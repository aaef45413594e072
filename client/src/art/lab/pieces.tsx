import type { ComponentChildren } from 'preact';
import type { Agency, LabCard, LabEffect, Objective, ProjectKind, Specialty, Tile } from '#games/space-lab';
import { type Frame, Picture } from '../picture.tsx';
import { type Matched, objectiveDrawing, validatedDrawing, validationTile } from './capsule.ts';
import { effectDrawing, FULL, fullCard, labCardBack, SMALL, smallCard, tinyCard } from './crew-card.ts';
import { emblemDrawing } from './emblems.ts';
import { labBack, medal, projectBack, projectSign, specialtySign } from './signs.ts';
import { freeSlot, STATION_WIDTH, type StationKind, stationHeight, stationHull } from './station.ts';
import './pieces.css';

export function EmblemPicture({ agency, ...frame }: Frame & { readonly agency: Agency }) {
  return <Picture box="-18 -18 36 36" drawing={emblemDrawing(agency)} {...frame} />;
}

export function SpecialtyPicture({ specialty, ...frame }: Frame & { readonly specialty: Specialty }) {
  return <Picture box="-15 -15 30 30" drawing={specialtySign(specialty)} {...frame} />;
}

export function ProjectPicture({ project, ...frame }: Frame & { readonly project: ProjectKind }) {
  return <Picture box="-16 -16 32 32" drawing={projectSign(project)} {...frame} />;
}

/** The back of a Project or of a Lab card, as a sign. */
export function BackPicture({ of, ...frame }: Frame & { readonly of: 'project' | 'lab' }) {
  return <Picture box="-10 -13 20 26" drawing={of === 'project' ? projectBack : labBack} {...frame} />;
}

export function EffectPicture({ effect, ...frame }: Frame & { readonly effect: LabEffect }) {
  return <Picture box="-30 -15 60 30" drawing={effectDrawing(effect)} {...frame} />;
}

export function PointsPicture({ points, ...frame }: Frame & { readonly points: number | string }) {
  return (
    <Picture box="-15 -15 30 30" drawing={medal} {...frame}>
      <text y={4.7} font-size={13}>
        {points}
      </text>
    </Picture>
  );
}

type CrewCardPictureProps = Frame & {
  readonly card: LabCard;
  /** full 84 × 118 · small 54 × 66, without portrait · tiny, the agency only. */
  readonly kind?: 'full' | 'small' | 'tiny' | undefined;
  /** The specialty's letter in the player's language. */
  readonly letter: string;
};

export function CrewCardPicture({ card, kind = 'full', letter, ...frame }: CrewCardPictureProps) {
  if (kind === 'tiny') return <Picture box="0 0 20 20" drawing={tinyCard(card.agency)} {...frame} />;
  const { width, height, badge } = kind === 'full' ? FULL : SMALL;
  return (
    <Picture box={`0 0 ${width} ${height}`} drawing={kind === 'full' ? fullCard(card) : smallCard(card)} {...frame}>
      <text x={badge.x} y={badge.y + 15.4 * badge.scale} font-size={9.4 * badge.scale}>
        {letter}
      </text>
    </Picture>
  );
}

export function CrewCardBack(frame: Frame) {
  return <Picture box="0 0 84 118" drawing={labCardBack} {...frame} />;
}

type CapsulePictureProps = Frame & {
  readonly objective: Pick<Objective, 'agencies' | 'specialty'>;
  /** Which of its three symbols are matched. */
  readonly matched: Matched;
  /** Points of the Validation that lies on it. */
  readonly validated?: number | null | undefined;
};

export function CapsulePicture({ objective, matched, validated = null, ...frame }: CapsulePictureProps) {
  const drawing = validated === null ? objectiveDrawing(objective, matched) : validatedDrawing(objective, validated);
  return <Picture box="0 0 54 66" drawing={drawing} {...frame} />;
}

export function ValidationPicture({ points, bonus, ...frame }: Frame & Tile) {
  return <Picture box="0 0 40 24" drawing={validationTile({ points, bonus })} {...frame} />;
}

type StationPictureProps = Frame & {
  readonly kind?: StationKind | undefined;
  readonly children?: ComponentChildren;
};

/** The hull with its solar panels; cards and capsules are laid at `slotCorner` and `capsuleCorner`. */
export function StationPicture({ kind = 'shared', children, ...frame }: StationPictureProps) {
  return (
    <Picture box={`0 0 ${STATION_WIDTH} ${stationHeight(kind)}`} drawing={stationHull(kind)} {...frame}>
      {children}
    </Picture>
  );
}

export function FreeSlotPicture({ worth, ...frame }: Frame & { readonly worth?: string | undefined }) {
  return (
    <Picture box="0 0 54 66" drawing={freeSlot} {...frame}>
      {worth === undefined ? null : (
        <text class="slot-worth" x={27} y={30} font-size={15}>
          {worth}
        </text>
      )}
    </Picture>
  );
}
