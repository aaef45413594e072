/** Paints a drawing on a canvas, mark by mark: what a worker can do, where no picture of a page is to be had. */

/** All there is to know of a bitmap. */
export interface Order {
  /** The view box: left, top, width, height. */
  readonly box: readonly [left: number, top: number, width: number, height: number];
  /** Marks whose colours are named by their values. */
  readonly drawing: string;
  /** Of outlines that don't say otherwise. */
  readonly ink: string;
  /** The colour of an edge around the whole piece; null for none. */
  readonly edge: string | null;
  /** How wide the bitmap is. */
  readonly pixels: number;
}

type Brush = OffscreenCanvasRenderingContext2D;

/** Only marks of our own drawings. */
const TAG = /<(\/?)(path|circle|ellipse|g)\b([^>]*)>/g;
const ATTRIBUTE = / ([a-z-]+)="([^"]*)"/g;
const STEP = /(translate|scale|rotate|matrix)\(([^)]*)\)/g;
const TURN = Math.PI / 180;
/** As in `picture.css`. */
const OUTLINE = 3;

export function paint({ box: [left, top, width, height], drawing, ink, edge, pixels }: Order): OffscreenCanvas {
  const canvas = new OffscreenCanvas(pixels, Math.ceil((pixels * height) / width));
  const brush = brushOn(canvas);
  const scale = pixels / width;
  brush.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
  paintMarks(brush, drawing, ink);
  return edge === null ? canvas : edged(canvas, edge);
}

function brushOn(canvas: OffscreenCanvas): Brush {
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('there is no canvas to paint on');
  brush.lineJoin = 'round';
  brush.lineCap = 'round';
  return brush;
}

/** A group that is being painted: what is faded together is painted apart, so that marks don't shine through. */
interface Group {
  readonly brush: Brush;
  readonly opacity: number;
  /** Of outlines within that don't say otherwise. */
  readonly width: number;
}

function paintMarks(brush: Brush, drawing: string, ink: string): void {
  const open: Group[] = [{ brush, opacity: 1, width: OUTLINE }];
  for (const [, closes, tag, text = ''] of drawing.matchAll(TAG)) {
    const around = open.at(-1) ?? { brush, opacity: 1, width: OUTLINE };
    if (closes === '/') {
      if (tag === 'g') close(open);
      continue;
    }
    const given = new Map(Array.from(text.matchAll(ATTRIBUTE), ([, name = '', value = '']) => [name, value]));
    if (tag === 'g') open.push(begun(around, given));
    else paintMark(around, shapeOf(tag ?? '', given), given, ink);
  }
}

type Given = ReadonlyMap<string, string>;

const number = (given: Given, name: string, otherwise: number): number => Number(given.get(name) ?? otherwise);

function begun({ brush, width }: Group, given: Given): Group {
  const opacity = number(given, 'opacity', 1);
  const apart = opacity === 1 ? brush : brushOn(new OffscreenCanvas(brush.canvas.width, brush.canvas.height));
  if (apart !== brush) apart.setTransform(brush.getTransform());
  apart.save();
  move(apart, given.get('transform') ?? '');
  return { brush: apart, opacity, width: number(given, 'stroke-width', width) };
}

function close(open: Group[]): void {
  const [group, around] = [open.pop(), open.at(-1)];
  if (group === undefined || around === undefined) return;
  group.brush.restore();
  if (group.brush === around.brush) return;
  around.brush.save();
  around.brush.resetTransform();
  around.brush.globalAlpha = group.opacity;
  around.brush.drawImage(group.brush.canvas, 0, 0);
  around.brush.restore();
}

function move(brush: Brush, transform: string): void {
  for (const [, step, list = ''] of transform.matchAll(STEP)) {
    const [first = 0, second, third = 0, ...rest] = list.split(/[ ,]+/).map(Number);
    if (step === 'matrix') brush.transform(first, second ?? 0, third, rest[0] ?? 0, rest[1] ?? 0, rest[2] ?? 0);
    else if (step === 'translate') brush.translate(first, second ?? 0);
    else if (step === 'scale') brush.scale(first, second ?? first);
    else {
      brush.translate(second ?? 0, third);
      brush.rotate(first * TURN);
      brush.translate(-(second ?? 0), -third);
    }
  }
}

function shapeOf(tag: string, given: Given): Path2D {
  if (tag === 'path') return new Path2D(given.get('d') ?? '');
  const shape = new Path2D();
  const radius = number(given, 'r', 0);
  const [rx, ry] = [number(given, 'rx', radius), number(given, 'ry', radius)];
  shape.ellipse(number(given, 'cx', 0), number(given, 'cy', 0), rx, ry, 0, 0, 2 * Math.PI);
  return shape;
}

function paintMark({ brush, width }: Group, shape: Path2D, given: Given, ink: string): void {
  const opacity = number(given, 'opacity', 1);
  const fill = given.get('fill') ?? 'none';
  const stroke = given.get('stroke') ?? ink;
  brush.save();
  move(brush, given.get('transform') ?? '');
  if (fill !== 'none') {
    brush.globalAlpha = opacity * number(given, 'fill-opacity', 1);
    brush.fillStyle = fill;
    brush.fill(shape);
  }
  if (stroke !== 'none') {
    brush.globalAlpha = opacity * number(given, 'stroke-opacity', 1);
    brush.strokeStyle = stroke;
    brush.lineWidth = number(given, 'stroke-width', width);
    brush.setLineDash((given.get('stroke-dasharray') ?? '').split(' ').filter(Boolean).map(Number));
    brush.stroke(shape);
  }
  brush.restore();
}

/** In parts of a bitmap's width. */
const EDGE = 0.028;
const AROUND = Array.from({ length: 12 }, (_, at) => [Math.cos(at * 30 * TURN), Math.sin(at * 30 * TURN)] as const);

/** The piece on its own outline in the sticker's colour, a little larger on all sides. */
function edged(piece: OffscreenCanvas, colour: string): OffscreenCanvas {
  const { width, height } = piece;
  const canvas = new OffscreenCanvas(width, height);
  const brush = brushOn(canvas);
  for (const [x, y] of AROUND) brush.drawImage(piece, x * EDGE * width, y * EDGE * width);
  brush.globalCompositeOperation = 'source-in';
  brush.fillStyle = colour;
  brush.fillRect(0, 0, width, height);
  brush.globalCompositeOperation = 'source-over';
  brush.drawImage(piece, 0, 0);
  return canvas;
}
