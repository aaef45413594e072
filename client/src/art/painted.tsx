import { useLayoutEffect, useRef } from 'preact/hooks';
import { theme } from '../settings/settings.ts';
import { bitmapOf, heightOf, type Sheet } from './painter.ts';
import type { Frame } from './picture.tsx';
import './painted.css';

/** Finer than this nobody sees, and it would only cost memory. */
const FINEST = 2;

/** Sizes are given for a page this wide; on a larger screen pieces grow with it. */
const USUAL_WIDTH = 1440;

/** Pixels of a bitmap that is shown this wide at most. */
export const pixelsFor = (width: number): number =>
  Math.ceil(width * Math.max(1, innerWidth / USUAL_WIDTH) * Math.min(FINEST, Math.max(1, devicePixelRatio)));

type PaintedProps = Omit<Frame, 'x' | 'y' | 'seat'> &
  Pick<Sheet, 'box' | 'drawing'> & {
    /** How wide it may come to be shown, in pixels of the page, where its frame doesn't say. */
    readonly upTo: number;
  };

/** How wide the frame says: as a share of its place, or in pixels so that it fits into both width and height. */
function widthIn({ size, width = size, height = size }: Frame, [, , across, down]: Sheet['box']): number | string {
  if (typeof width === 'string') return width;
  const byHeight = typeof height === 'number' ? (height * across) / down : Number.POSITIVE_INFINITY;
  const fitting = Math.min(width ?? Number.POSITIVE_INFINITY, byHeight);
  return fitting === Number.POSITIVE_INFINITY ? '100%' : fitting;
}

/** A drawing as a bitmap; it takes the place of a `Picture`. */
export function Painted({ box, drawing, label, upTo, class: name, ...frame }: PaintedProps) {
  const width = widthIn(frame, box);
  const canvas = useRef<HTMLCanvasElement>(null);
  const dressed = theme.value;
  const pixels = pixelsFor(typeof width === 'number' ? width : upTo);
  const sheet: Sheet = { box, drawing, pixels };
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    context.drawImage(bitmapOf(sheet, dressed), 0, 0);
  }, [drawing, pixels, dressed]);
  return (
    <canvas
      ref={canvas}
      class={name === undefined ? 'painted' : `painted ${name}`}
      width={pixels}
      height={heightOf(sheet)}
      style={{ '--painted': typeof width === 'number' ? `${width}px` : width }}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? 'true' : undefined}
    />
  );
}
