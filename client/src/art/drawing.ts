/**
 * Pieces are drawn as markup: short strings of marks, put together once and shown by `Picture`.
 * A drawing has no ids, clips or gradients, so that it can be shown a hundred times on a page, and costs nothing to redraw.
 * Outlines are ink, 3 units wide, unless a mark says otherwise.
 */
export const INK = 'var(--ink)';
export const PAPER = 'var(--paper)';
export const SHADE = 'var(--paper-shade)';
/** The colour of the seat a piece belongs to, and its shade. */
export const OWN = 'var(--p)';
export const OWN_SHADE = 'var(--d)';

const short = (value: number): string => String(Math.round(value * 100) / 100);

/** A shape with an outline. */
export const solid = (d: string, fill: string, width?: number): string =>
  `<path d="${d}" fill="${fill}"${width === undefined ? '' : ` stroke-width="${width}"`}/>`;

/** A shape without one: shade, gleam, pattern. */
export const tone = (d: string, fill: string, opacity?: number): string =>
  `<path d="${d}" fill="${fill}" stroke="none"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`;

type LineStyle = {
  readonly width?: number;
  readonly colour?: string;
  readonly dash?: string;
  readonly opacity?: number;
};

export const line = (d: string, { width, colour, dash, opacity }: LineStyle = {}): string =>
  `<path d="${d}"${width === undefined ? '' : ` stroke-width="${width}"`}${colour === undefined ? '' : ` stroke="${colour}"`}${dash === undefined ? '' : ` stroke-dasharray="${dash}"`}${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`;

/** Marks moved, turned or scaled together. */
export const placed = (transform: string, ...marks: readonly string[]): string =>
  `<g transform="${transform}">${marks.join('')}</g>`;

/** Marks with a name that style sheets know: the parts of a cover that move. */
export const part = (name: string, ...marks: readonly string[]): string => `<g class="${name}">${marks.join('')}</g>`;

export const faded = (opacity: number, ...marks: readonly string[]): string =>
  `<g opacity="${opacity}">${marks.join('')}</g>`;

export const marks = (...list: readonly string[]): string => list.join('');

export const disc = (cx: number, cy: number, r: number): string =>
  `M${short(cx - r)},${short(cy)}a${short(r)},${short(r)} 0 1,1 ${short(2 * r)},0a${short(r)},${short(r)} 0 1,1 ${short(-2 * r)},0Z`;

export const oval = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${short(cx - rx)},${short(cy)}a${short(rx)},${short(ry)} 0 1,1 ${short(2 * rx)},0a${short(rx)},${short(ry)} 0 1,1 ${short(-2 * rx)},0Z`;

/** A rectangle with rounded corners. */
export const box = (x: number, y: number, width: number, height: number, r = 0): string => {
  if (r === 0) return `M${x},${y}h${width}v${height}h${-width}Z`;
  const [w, h] = [short(width - 2 * r), short(height - 2 * r)];
  const turn = (dx: number, dy: number) => `a${r},${r} 0 0,1 ${dx},${dy}`;
  return `M${short(x + r)},${y}h${w}${turn(r, r)}v${h}${turn(-r, r)}h-${w}${turn(-r, -r)}v-${h}${turn(r, -r)}Z`;
};

type Corners = {
  readonly cx?: number;
  readonly cy?: number;
  readonly r: number;
  /** The radius of the corners that point inward, for stars. */
  readonly inner?: number;
  /** Where the first corner is, in degrees; up is −90. */
  readonly from?: number;
};

export const polygon = (count: number, { cx = 0, cy = 0, r, inner, from = -90 }: Corners): string => {
  const steps = inner === undefined ? count : 2 * count;
  const points = Array.from({ length: steps }, (_, step) => {
    const angle = ((from + (step * 360) / steps) * Math.PI) / 180;
    const reach = inner !== undefined && step % 2 === 1 ? inner : r;
    return `${short(cx + reach * Math.cos(angle))},${short(cy + reach * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
};

/** A four-pointed twinkle. */
export const twinkle = (x: number, y: number, r: number): string =>
  `M${x},${y - r}Q${x},${y} ${x + r},${y}Q${x},${y} ${x},${y + r}Q${x},${y} ${x - r},${y}Q${x},${y} ${x},${y - r}Z`;

/** A shape with corners rounded by the width of its own colour, then outlined. */
export const puffy = (d: string, fill: string, grow = 3, width = 3): string =>
  `<path d="${d}" stroke-width="${grow + 2 * width}"/><path d="${d}" fill="${fill}" stroke="${fill}" stroke-width="${grow}"/>`;
