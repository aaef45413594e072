import { bowlCover } from './covers/bowl.ts';
import { builderCover } from './covers/builder.ts';
import { labCover } from './covers/lab.ts';
import { superstarCover } from './covers/superstar.ts';
import { type Frame, Picture } from './picture.tsx';
import './cover.css';

const COVERS = {
  'space-bowl': bowlCover,
  'gravity-superstar': superstarCover,
  'space-lab': labCover,
  'space-builder': builderCover,
} as const;

export type CoveredGame = keyof typeof COVERS;

export type CoverPictureProps = Frame & {
  readonly game: CoveredGame;
  /** The middle of the picture only, for small squares. */
  readonly thumb?: boolean | undefined;
};

/**
 * A game's cover, filling whatever room it is given.
 * It moves once when something above it that has the class `moves` is pointed at or holds the focus.
 */
export function CoverPicture({ game, thumb, ...frame }: CoverPictureProps) {
  return (
    <Picture
      box={thumb ? '40 106 220 220' : '0 0 300 400'}
      drawing={COVERS[game]}
      slice
      {...frame}
      class={`cover ${frame.class ?? ''}`}
    />
  );
}
