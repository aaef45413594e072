import type { ComponentChildren } from 'preact';
import type { Card, Colour, Direction } from '#games/gravity-superstar';
import { type Frame, Picture } from '../picture.tsx';
import { Piece } from '../piece.tsx';
import { cardBack, cardFace } from './cards.ts';
import { CELL, doorDrawing, openDoorDrawing, planetSheet, platform } from './planet.ts';
import { heading, type Mood, replaySheet, type StarLook, smallCardSheet, starSheet, superstarSheet } from './sheets.ts';
import { takenStar } from './stars.ts';
import './pieces.css';

/** A Superstar; its boots show its own down. */
export function SuperstarPicture({
  seat,
  up,
  ...frame
}: Frame & { readonly seat: number; readonly up?: Direction | undefined }) {
  return <Piece sheet={superstarSheet(seat, up)} {...frame} />;
}

type StarPictureProps = Frame & {
  readonly colour: Colour;
  readonly look?: StarLook | undefined;
  readonly mood?: Mood | undefined;
};

export function StarPicture({ colour, look = 'star', mood = 'plain', ...frame }: StarPictureProps) {
  return <Piece sheet={starSheet(colour, look, mood)} {...frame} />;
}

/** The open symbol of a star that was taken. */
export function TakenStarPicture(frame: Frame) {
  return <Picture box="-22 -22 44 44" drawing={takenStar} {...frame} />;
}

/** A Replay token, or an open replay symbol. */
export function ReplayPicture({ mood = 'plain', ...frame }: Frame & { readonly mood?: Mood | undefined }) {
  return <Piece sheet={replaySheet(mood)} {...frame} />;
}

type DoorPictureProps = Frame & {
  /** Where the head of whoever comes in will point. */
  readonly up?: Direction | undefined;
  /** The Open Door pawn stands here. */
  readonly open?: boolean | undefined;
};

export function DoorPicture({ up = 'N', open, ...frame }: DoorPictureProps) {
  return <Picture box="-24 -24 48 48" drawing={heading(up, open ? openDoorDrawing : doorDrawing)} {...frame} />;
}

type PlatformPictureProps = Frame & {
  /** How many cells it spans; neighbours join into one bar. */
  readonly cells: number;
  readonly upright?: boolean | undefined;
};

export function PlatformPicture({ cells, upright, ...frame }: PlatformPictureProps) {
  const length = cells * CELL;
  if (!upright) return <Picture box={`-5 -5 ${length + 10} 10`} drawing={platform(cells)} {...frame} />;
  return (
    <Picture
      box={`-5 -5 10 ${length + 10}`}
      drawing={`<g transform="matrix(0 1 1 0 0 0)">${platform(cells)}</g>`}
      {...frame}
    />
  );
}

type PlanetBoardProps = Frame & {
  readonly columns: number;
  readonly rows: number;
  readonly children?: ComponentChildren;
};

/** The planet, cell by cell of 48; pieces are laid on it as children. */
export function PlanetBoard({ columns, rows, children, ...frame }: PlanetBoardProps) {
  return (
    <Picture box={`-2 -2 ${columns * CELL + 4} ${rows * CELL + 4}`} drawing={planetSheet(columns, rows)} {...frame}>
      {children}
    </Picture>
  );
}

type ActionCardProps = Frame & {
  /** Face down: null. */
  readonly card: Card | null;
  /** The card's name, in as many lines as it takes. */
  readonly name?: readonly string[] | undefined;
};

/** Long names are set smaller, so that they stay on the card. */
const letterSize = (name: readonly string[]): number =>
  Math.min(9.2, 82 / Math.max(1, ...name.map(({ length }) => length)));

export function ActionCard({ card, name = [], ...frame }: ActionCardProps) {
  return (
    <Picture box="0 0 72 100" drawing={card === null ? cardBack : cardFace(card)} {...frame}>
      {name.map((words, at) => (
        <text
          key={words}
          class="action-name"
          style={{ fontSize: `${letterSize(name)}px` }}
          x={36}
          y={name.length === 1 ? 89 : 84.5 + 10 * at}
        >
          {words}
        </text>
      ))}
    </Picture>
  );
}

type SmallActionCardProps = Frame & { readonly card: Card | null; readonly mood?: Mood | undefined };

export function SmallActionCard({ card, mood = 'plain', ...frame }: SmallActionCardProps) {
  return <Piece sheet={smallCardSheet(card, mood)} {...frame} />;
}
