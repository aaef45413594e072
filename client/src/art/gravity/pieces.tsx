import type { ComponentChildren } from 'preact';
import type { Card, Colour, Direction } from '#games/gravity-superstar';
import { type Frame, Picture } from '../picture.tsx';
import { cardBack, cardFace, smallBack, smallFace } from './cards.ts';
import { CELL, doorDrawing, openDoorDrawing, planetSheet, platform, replayDisc, replayUnder } from './planet.ts';
import { starDrawing, starPip, takenStar } from './stars.ts';
import { superstarDrawing } from './superstars.ts';
import './pieces.css';

const ANGLES: Readonly<Record<Direction, number>> = { N: 0, E: 90, S: 180, W: 270 };
const heading = (up: Direction, drawing: string): string =>
  up === 'N' ? drawing : `<g transform="rotate(${ANGLES[up]})">${drawing}</g>`;

/** A Superstar; its boots show its own down. */
export function SuperstarPicture({
  seat,
  up = 'N',
  ...frame
}: Frame & { readonly seat: number; readonly up?: Direction | undefined }) {
  return <Picture box="-26 -26 52 52" drawing={heading(up, superstarDrawing(seat))} seat={seat} {...frame} />;
}

type StarPictureProps = Frame & {
  readonly colour: Colour;
  /** pip: without a face, for counts; taken: the symbol it lay on. */
  readonly look?: 'star' | 'pip' | undefined;
  /** A replay symbol lies under it. */
  readonly onReplay?: boolean | undefined;
};

export function StarPicture({ colour, look = 'star', onReplay, ...frame }: StarPictureProps) {
  const star = look === 'pip' ? starPip(colour) : starDrawing(colour);
  return (
    <Picture
      box="-22 -22 44 44"
      drawing={onReplay ? `${replayUnder}<g transform="scale(.84)">${star}</g>` : star}
      {...frame}
    />
  );
}

/** The open symbol of a star that was taken. */
export function TakenStarPicture(frame: Frame) {
  return <Picture box="-22 -22 44 44" drawing={takenStar} {...frame} />;
}

/** A Replay token, or an open replay symbol. */
export function ReplayPicture(frame: Frame) {
  return <Picture box="-18 -18 36 36" drawing={replayDisc} {...frame} />;
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

export function SmallActionCard({ card, ...frame }: Frame & { readonly card: Card | null }) {
  return <Picture box="0 0 24 33" drawing={card === null ? smallBack : smallFace(card)} {...frame} />;
}
