import type { ComponentChildren } from 'preact';
import type { Agency, LabCard, LabEffect, Objective, ProjectKind, Specialty, Tile } from '#games/space-lab';
import { Painted, pixelsFor } from '../painted.tsx';
import type { Sheet } from '../painter.ts';
import { type Frame, Picture } from '../picture.tsx';
import { type Matched, objectiveDrawing, validatedDrawing, validationTile, wonTile } from './capsule.ts';
import { effectDrawing, FULL, fullCard, labCardBack, SMALL, smallCard, tinyCard } from './crew-card.ts';
import { emblemDrawing } from './emblems.ts';
import { labBack, medal, projectBack, projectSign, specialtySign } from './signs.ts';
import { freeSlot, STATION_WIDTH, type StationKind, stationHeight, stationHull } from './station.ts';
import './pieces.css';

/** A word or number of the player's language on a piece. */
interface Lettering {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly value: string | number;
}

type PieceProps = Frame &
  Pick<Sheet, 'box' | 'drawing'> & {
    readonly lettering?: Lettering | undefined;
    /** How wide it is shown at most, where its frame doesn't say. */
    readonly upTo: number;
  };

/** A bitmap on a page; inside another picture, the drawing itself. */
function Piece({ box, drawing, lettering, upTo, ...frame }: PieceProps) {
  if (frame.x === undefined) {
    const lettered = lettering === undefined ? drawing : drawing + letteringDrawing(lettering);
    return <Painted box={box} drawing={lettered} upTo={upTo} {...frame} />;
  }
  return (
    <Picture box={box.join(' ')} drawing={drawing} {...frame}>
      {lettering === undefined ? null : (
        <text x={lettering.x} y={lettering.y} font-size={lettering.size}>
          {lettering.value}
        </text>
      )}
    </Picture>
  );
}

const letteringDrawing = ({ x, y, size, value }: Lettering): string =>
  `<text x="${x}" y="${y}" font-size="${size}">${value}</text>`;

export function EmblemPicture({ agency, ...frame }: Frame & { readonly agency: Agency }) {
  return <Piece box={[-19, -19, 38, 38]} drawing={emblemDrawing(agency)} upTo={48} {...frame} />;
}

export function SpecialtyPicture({ specialty, ...frame }: Frame & { readonly specialty: Specialty }) {
  return <Piece box={[-15, -15, 30, 30]} drawing={specialtySign(specialty)} upTo={48} {...frame} />;
}

export function ProjectPicture({ project, ...frame }: Frame & { readonly project: ProjectKind }) {
  return <Piece box={[-17, -17, 34, 34]} drawing={projectSign(project)} upTo={64} {...frame} />;
}

/** The back of a Project or of a Lab card, as a sign. */
export function BackPicture({ of, ...frame }: Frame & { readonly of: 'project' | 'lab' }) {
  return <Piece box={[-10, -13, 20, 26]} drawing={of === 'project' ? projectBack : labBack} upTo={48} {...frame} />;
}

export function EffectPicture({ effect, ...frame }: Frame & { readonly effect: LabEffect }) {
  return <Piece box={[-30, -15, 60, 30]} drawing={effectDrawing(effect)} upTo={90} {...frame} />;
}

export function PointsPicture({ points, ...frame }: Frame & { readonly points: number | string }) {
  const lettering = { x: 0, y: 4.7, size: 13, value: points };
  return <Piece box={[-15, -15, 30, 30]} drawing={medal} lettering={lettering} upTo={40} {...frame} />;
}

type CrewCardPictureProps = Frame & {
  readonly card: LabCard;
  /** full 84 × 118 · small 54 × 66, without portrait · tiny, the agency only. */
  readonly kind?: 'full' | 'small' | 'tiny' | undefined;
  /** The specialty's letter in the player's language. */
  readonly letter: string;
};

const CARD_WIDTHS = { full: 120, small: 72 } as const;

const cardLettering = (kind: 'full' | 'small', letter: string): Lettering => {
  const { x, y, scale } = (kind === 'full' ? FULL : SMALL).badge;
  return { x, y: y + 15.4 * scale, size: 9.4 * scale, value: letter };
};

const cardBox = (kind: 'full' | 'small'): Sheet['box'] => {
  const { width, height } = kind === 'full' ? FULL : SMALL;
  return [0, 0, width, height];
};

const cardDrawing = (card: LabCard, kind: 'full' | 'small'): string =>
  kind === 'full' ? fullCard(card) : smallCard(card);

export function CrewCardPicture({ card, kind = 'full', letter, ...frame }: CrewCardPictureProps) {
  if (kind === 'tiny') return <Piece box={[0, 0, 20, 20]} drawing={tinyCard(card.agency)} upTo={24} {...frame} />;
  const lettering = cardLettering(kind, letter);
  const upTo = CARD_WIDTHS[kind];
  return <Piece box={cardBox(kind)} drawing={cardDrawing(card, kind)} lettering={lettering} upTo={upTo} {...frame} />;
}

/** The bitmap that `CrewCardPicture` shows where its frame doesn't say how wide: to be painted beforehand. */
export const cardSheet = (card: LabCard, kind: 'full' | 'small', letter: string): Sheet => ({
  box: cardBox(kind),
  drawing: cardDrawing(card, kind) + letteringDrawing(cardLettering(kind, letter)),
  pixels: pixelsFor(CARD_WIDTHS[kind]),
});

export function CrewCardBack(frame: Frame) {
  return <Piece box={[0, 0, 84, 118]} drawing={labCardBack} upTo={CARD_WIDTHS.full} {...frame} />;
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
  return <Piece box={[0, 0, 54, 66]} drawing={drawing} upTo={120} {...frame} />;
}

export function ValidationPicture({ points, bonus, ...frame }: Frame & Tile) {
  return <Piece box={[0, 0, 40, 24]} drawing={validationTile({ points, bonus })} upTo={64} {...frame} />;
}

/** A Validation as it lies on a capsule. */
export function TilePicture({ points, ...frame }: Frame & { readonly points: number }) {
  return <Piece box={[4.6, 5.1, 44.8, 37.8]} drawing={wonTile(points)} upTo={96} {...frame} />;
}

type StationPictureProps = Frame & {
  readonly kind?: StationKind | undefined;
  readonly children?: ComponentChildren;
};

/** The hull with its solar panels; cards and capsules are laid at `slotCorner` and `capsuleCorner`. */
export function StationPicture({ kind = 'shared', children, ...frame }: StationPictureProps) {
  if (children === undefined) {
    return <Piece box={[0, 0, STATION_WIDTH, stationHeight(kind)]} drawing={stationHull(kind)} upTo={860} {...frame} />;
  }
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
