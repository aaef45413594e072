import type { Title } from '../catalogue/titles.ts';
import { type Frame, Picture } from './picture.tsx';
import './cover.css';

/** The scene on each game's cover, found by the build. */
const COVERS = import.meta.glob<string>('../tables/*/cover.ts', { eager: true, import: 'cover' });

/** What must be seen of a cover: all of it with room for words, the scene between them, or a small square of it. */
const VIEWS = { tall: '25 0 250 400', wide: '25 108 250 212', thumb: '40 106 220 220' } as const;

type CoverPictureProps = Frame & {
  readonly game: Title;
  readonly thumb?: boolean | undefined;
  /** For rooms wider than high: the scene fills the height and its sky goes on at the sides. */
  readonly wide?: boolean | undefined;
};

/**
 * A game's cover, filling whatever room it is given: nothing that matters is cut off, sky and ground go on to the edges.
 * It moves once when something above it that has the class `moves` is pointed at or holds the focus.
 */
export function CoverPicture({ game, thumb, wide, label, size, width, height, ...frame }: CoverPictureProps) {
  const view = thumb ? 'thumb' : wide ? 'wide' : 'tall';
  return (
    <svg
      x={frame.x}
      y={frame.y}
      width={width ?? size}
      height={height ?? size}
      class={`cover ${frame.class ?? ''}`}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? 'true' : undefined}
    >
      <Picture box={VIEWS[view]} drawing={COVERS[`../tables/${game}/cover.ts`] ?? ''} size="100%" />
    </svg>
  );
}
