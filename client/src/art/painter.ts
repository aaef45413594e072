/**
 * Paints drawings on a canvas. A station shows some forty pieces at once: as bitmaps they are only copied, where inline
 * drawings would be laid out again, mark by mark, whenever the board around them changes.
 */

interface Group {
  readonly kind: 'group';
  readonly transform: string;
  readonly opacity: number;
  readonly marks: Mark[];
}

interface Path {
  readonly kind: 'path';
  readonly path: Path2D;
  readonly fill: string | null;
  readonly stroke: string | null;
  readonly width: number;
  readonly dash: readonly number[];
  readonly opacity: number;
  readonly fillOpacity: number;
}

interface Text {
  readonly kind: 'text';
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly value: string;
  readonly fill: string;
}

type Mark = Group | Path | Text;

/** What outlines are made of unless a mark says otherwise: see `drawing.ts`. */
const INK = 'var(--ink)';
const EDGE = 3;
const FONT = '"Unbounded Variable", "Unbounded Fallback", system-ui, sans-serif';
const TAG = /<(\/?)(path|g|text)([^>]*?)\/?>([^<]*)/g;
const STEP = /(translate|scale|rotate)\(([^)]*)\)/g;
const TURN = Math.PI / 180;

/** Resolves once numbers and letters can be painted in the display face. */
export async function loadFigures(): Promise<void> {
  await document.fonts.load(`800 12px ${FONT}`, '0123456789');
}

const read = new Map<string, Group>();

/** Only marks of our own drawings: paths, groups and texts. */
function marksIn(drawing: string): Group {
  const known = read.get(drawing);
  if (known !== undefined) return known;
  const root: Group = { kind: 'group', transform: '', opacity: 1, marks: [] };
  const open = [root];
  for (const [, closes, tag, attributes = '', words = ''] of drawing.matchAll(TAG)) {
    if (closes === '/') {
      if (tag === 'g') open.pop();
      continue;
    }
    const mark = markOf(tag ?? '', attributes, words);
    open.at(-1)?.marks.push(mark);
    if (mark.kind === 'group') open.push(mark);
  }
  read.set(drawing, root);
  return root;
}

function markOf(tag: string, attributes: string, words: string): Mark {
  const given = (name: string): string | null => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? null;
  const number = (name: string, otherwise: number): number => Number(given(name) ?? otherwise);
  if (tag === 'g') {
    return { kind: 'group', transform: given('transform') ?? '', opacity: number('opacity', 1), marks: [] };
  }
  if (tag === 'text') {
    const fill = given('fill') ?? INK;
    return { kind: 'text', x: number('x', 0), y: number('y', 0), size: number('font-size', 12), value: words, fill };
  }
  return {
    kind: 'path',
    path: new Path2D(given('d') ?? ''),
    fill: given('fill'),
    stroke: given('stroke') === 'none' ? null : (given('stroke') ?? INK),
    width: number('stroke-width', EDGE),
    dash: (given('stroke-dasharray') ?? '').split(' ').filter(Boolean).map(Number),
    opacity: number('opacity', 1),
    fillOpacity: number('fill-opacity', 1),
  };
}

type ColourOf = (colour: string) => string;

/** Ink and paper are the theme's: a bitmap can't ask for them later. */
function themeColours(): ColourOf {
  const style = getComputedStyle(document.documentElement);
  const known = new Map<string, string>();
  return (colour) => {
    const token = /^var\((--[a-z-]+)\)$/.exec(colour)?.[1];
    if (token === undefined) return colour;
    const value = known.get(token) ?? style.getPropertyValue(token).trim();
    known.set(token, value);
    return value;
  };
}

export interface Sheet {
  /** The view box: left, top, width, height. */
  readonly box: readonly [number, number, number, number];
  readonly drawing: string;
  /** How many pixels wide the bitmap is. */
  readonly pixels: number;
}

export const heightOf = ({ box: [, , width, height], pixels }: Sheet): number => Math.ceil((pixels * height) / width);

const painted = new Map<string, ImageBitmap>();

/** Painted once for each theme, and copied ever after. */
export function bitmapOf(sheet: Sheet, dressed: string): ImageBitmap {
  const key = `${dressed} ${sheet.pixels} ${sheet.drawing}`;
  const known = painted.get(key);
  if (known !== undefined) return known;
  const canvas = new OffscreenCanvas(sheet.pixels, heightOf(sheet));
  const [left, top, width] = sheet.box;
  const scale = sheet.pixels / width;
  const context = brushOn(canvas);
  context?.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
  if (context !== null) paintAll(context, marksIn(sheet.drawing).marks, themeColours());
  // Here and now, not when it is first shown: a canvas would only have noted down what to paint.
  const bitmap = canvas.transferToImageBitmap();
  painted.set(key, bitmap);
  return bitmap;
}

type Brush = OffscreenCanvasRenderingContext2D;

function brushOn(canvas: OffscreenCanvas): Brush | null {
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.textAlign = 'center';
  return context;
}

function paintAll(context: Brush, marks: readonly Mark[], colour: ColourOf): void {
  for (const mark of marks) {
    context.save();
    if (mark.kind === 'group') paintGroup(context, mark, colour);
    else if (mark.kind === 'path') paintPath(context, mark, colour);
    else {
      context.font = `800 ${mark.size}px ${FONT}`;
      context.fillStyle = colour(mark.fill);
      context.fillText(mark.value, mark.x, mark.y);
    }
    context.restore();
  }
}

/** What is faded together is painted apart first: marks over one another must not shine through. */
function paintGroup(context: Brush, { transform, opacity, marks }: Group, colour: ColourOf): void {
  if (opacity === 1) {
    move(context, transform);
    paintAll(context, marks, colour);
    return;
  }
  const apart = new OffscreenCanvas(context.canvas.width, context.canvas.height);
  const inside = brushOn(apart);
  if (inside === null) return;
  inside.setTransform(context.getTransform());
  move(inside, transform);
  paintAll(inside, marks, colour);
  context.globalAlpha *= opacity;
  context.resetTransform();
  context.drawImage(apart, 0, 0);
}

function move(context: Brush, transform: string): void {
  for (const [, step, list = ''] of transform.matchAll(STEP)) {
    const [first = 0, second, third = 0] = list.split(/[ ,]+/).map(Number);
    if (step === 'translate') context.translate(first, second ?? 0);
    else if (step === 'scale') context.scale(first, second ?? first);
    else {
      context.translate(second ?? 0, third);
      context.rotate(first * TURN);
      context.translate(-(second ?? 0), -third);
    }
  }
}

function paintPath(context: Brush, mark: Path, colour: ColourOf): void {
  const alpha = context.globalAlpha * mark.opacity;
  if (mark.fill !== null && mark.fill !== 'none') {
    context.globalAlpha = alpha * mark.fillOpacity;
    context.fillStyle = colour(mark.fill);
    context.fill(mark.path);
  }
  if (mark.stroke === null) return;
  context.globalAlpha = alpha;
  context.strokeStyle = colour(mark.stroke);
  context.lineWidth = mark.width;
  context.setLineDash([...mark.dash]);
  context.stroke(mark.path);
}
