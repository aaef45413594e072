import type { ComponentChildren } from 'preact';
import './picture.css';

/** Where a picture stands and what it is called. Every piece takes these besides its game words. */
export type Frame = {
  /** For screen readers; without it the picture is mere decoration. */
  readonly label?: string | undefined;
  /** Width and height in one, in pixels or, inside another picture, in its units. */
  readonly size?: number | string | undefined;
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  readonly width?: number | string | undefined;
  readonly height?: number | string | undefined;
  readonly class?: string | undefined;
  /** Whose piece it is: gives the colour. */
  readonly seat?: number | undefined;
};

type PictureProps = Frame & {
  /** The view box: left, top, width, height. */
  readonly box: string;
  readonly drawing: string;
  readonly children?: ComponentChildren | undefined;
};

/**
 * Only our own constant drawings come in here; words of players or languages are children.
 * The browser parses a drawing as one string: boards of thousands of marks stay quick to show and to compare.
 */
export function Picture({ box, drawing, label, size, width, height, x, y, seat, children, ...rest }: PictureProps) {
  return (
    <svg
      viewBox={box}
      width={width ?? size}
      height={height ?? size}
      x={x}
      y={y}
      class={rest.class === undefined ? 'art' : `art ${rest.class}`}
      data-seat={seat}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? 'true' : undefined}
    >
      <g dangerouslySetInnerHTML={{ __html: drawing }} />
      {children}
    </svg>
  );
}
