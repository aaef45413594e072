import type { ComponentChildren } from 'preact';
import type { Agency, LabCard, LabEffect, Objective, ProjectKind, Specialty, Tile } from '#games/space-lab';
import { type Frame, Picture } from '../picture.tsx';
import { Piece } from '../piece.tsx';
import type { Matched } from './capsule.ts';
import {
  backSheet,
  type CardKind,
  capsuleSheet,
  cardBackSheet,
  cardSheet,
  effectSheet,
  emblemSheet,
  hullSheet,
  pointsSheet,
  projectSheet,
  specialtySheet,
  tileSheet,
  tinySheet,
  validatedSheet,
  validationSheet,
} from './sheets.ts';
import { freeSlot, STATION_WIDTH, type StationKind, stationHeight, stationHull } from './station.ts';
import './pieces.css';

type EmblemPictureProps = Frame & {
  readonly agency: Agency;
  /** With the light edge that a piece needs on night. */
  readonly sticker?: boolean | undefined;
};

export function EmblemPicture({ agency, sticker, ...frame }: EmblemPictureProps) {
  return <Piece sheet={emblemSheet(agency, sticker)} {...frame} />;
}

export function SpecialtyPicture({ specialty, ...frame }: Frame & { readonly specialty: Specialty }) {
  return <Piece sheet={specialtySheet(specialty)} {...frame} />;
}

export function ProjectPicture({ project, ...frame }: Frame & { readonly project: ProjectKind }) {
  return <Piece sheet={projectSheet(project)} {...frame} />;
}

/** The back of a Project or of a Lab card, as a sign. */
export function BackPicture({ of, ...frame }: Frame & { readonly of: 'project' | 'lab' }) {
  return <Piece sheet={backSheet(of)} {...frame} />;
}

export function EffectPicture({ effect, ...frame }: Frame & { readonly effect: LabEffect }) {
  return <Piece sheet={effectSheet(effect)} {...frame} />;
}

export function PointsPicture({ points, ...frame }: Frame & { readonly points: number }) {
  return <Piece sheet={pointsSheet(points)} {...frame} />;
}

type CrewCardPictureProps = Frame & {
  readonly card: LabCard;
  /** full 84 × 118 · small 54 × 66, without portrait · tiny, the agency only. */
  readonly kind?: CardKind | 'tiny' | undefined;
  /** The specialty's letter in the player's language. */
  readonly letter: string;
};

export function CrewCardPicture({ card, kind = 'full', letter, ...frame }: CrewCardPictureProps) {
  return <Piece sheet={kind === 'tiny' ? tinySheet(card.agency) : cardSheet(card, kind, letter)} {...frame} />;
}

export function CrewCardBack(frame: Frame) {
  return <Piece sheet={cardBackSheet()} {...frame} />;
}

type CapsulePictureProps = Frame & {
  readonly objective: Pick<Objective, 'agencies' | 'specialty'>;
  /** Which of its three symbols are matched. */
  readonly matched: Matched;
  /** Points of the Validation that lies on it. */
  readonly validated?: number | null | undefined;
};

export function CapsulePicture({ objective, matched, validated = null, ...frame }: CapsulePictureProps) {
  const sheet = validated === null ? capsuleSheet(objective, matched) : validatedSheet(objective, validated);
  return <Piece sheet={sheet} {...frame} />;
}

export function ValidationPicture({ points, bonus, ...frame }: Frame & Tile) {
  return <Piece sheet={validationSheet({ points, bonus })} {...frame} />;
}

/** A Validation as it lies on a capsule. */
export function TilePicture({ points, ...frame }: Frame & { readonly points: number }) {
  return <Piece sheet={tileSheet(points)} {...frame} />;
}

type StationPictureProps = Frame & {
  readonly kind?: StationKind | undefined;
  readonly children?: ComponentChildren;
};

/** The hull with its solar panels; cards and capsules are laid at `slotCorner` and `capsuleCorner`. */
export function StationPicture({ kind = 'shared', children, ...frame }: StationPictureProps) {
  if (children === undefined) return <Piece sheet={hullSheet(kind)} {...frame} />;
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
