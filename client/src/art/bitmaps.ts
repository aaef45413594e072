/**
 * Drawings as bitmaps. A board shows dozens of pieces, moves and turns them: a bitmap is only copied, where a drawing
 * would be laid out and painted mark by mark, at every size anew. Until there is one, the drawing itself is shown.
 */

import { type Signal, signal } from '@preact/signals';
import type { Theme } from '../look/theme.ts';
import { theme } from '../settings/settings.ts';
import { SEAT_COLOURS } from './colours.ts';
import { ordered } from './ordering.ts';

export interface Sheet {
  /** Unique among all drawings that become bitmaps. */
  readonly name: string;
  /** The view box: left, top, width, height. */
  readonly box: readonly [left: number, top: number, width: number, height: number];
  readonly drawing: string;
  /** Whose piece it is: gives the colour. */
  readonly seat?: number | undefined;
  /** On night ink vanishes: a piece that lies there carries the light edge of a sticker. */
  readonly sticker?: boolean | undefined;
}

/** Does many things, in its own time. */
type Pace = (pieces: readonly (() => void)[]) => void;

interface Shelf {
  readonly sheets: readonly Sheet[];
  /** How wide its bitmaps are. */
  readonly pixels: number;
  readonly pace: Pace;
}

const drawn = new Map<string, string>();
/** Null until there is a bitmap: whoever shows the sheet follows. */
const bitmaps = new Map<string, Signal<string | null>>();
/** While a picture is held its pixels stay at hand. */
const held: HTMLImageElement[] = [];
const shelves: Shelf[] = [];

const keyOf = ({ name }: Sheet, dressed: Theme): string => `${name}/${dressed}`;

function bitmapOf(sheet: Sheet, dressed: Theme): Signal<string | null> {
  const key = keyOf(sheet, dressed);
  const known = bitmaps.get(key) ?? signal(null);
  bitmaps.set(key, known);
  return known;
}

/** The bitmap if there is one, else the drawing; as the page is dressed now. */
export const addressOf = (sheet: Sheet): string =>
  bitmapOf(sheet, theme.value).value ?? drawingAddress(sheet, theme.value);

const atOnce: Pace = (pieces) => {
  for (const piece of pieces) piece();
};

/**
 * Returns what fills the shelf, once: it resolves when all its sheets are bitmaps, or can't be. They are made again
 * whenever the page is dressed otherwise.
 */
export function shelfOf(
  sheets: () => readonly Sheet[],
  pixels: () => number,
  pace: Pace = atOnce,
): () => Promise<void> {
  let filled: Promise<void> | null = null;
  return () => {
    filled ??= addShelf({ sheets: sheets(), pixels: pixels(), pace });
    return filled;
  };
}

function addShelf(shelf: Shelf): Promise<void> {
  if (shelves.length === 0) theme.subscribe((dressed) => void Promise.all(shelves.map((one) => fill(one, dressed))));
  shelves.push(shelf);
  return fill(shelf, theme.peek());
}

/** Where a browser can't, the drawings themselves are shown. */
async function fill({ sheets, pixels, pace }: Shelf, dressed: Theme): Promise<void> {
  let left = sheets.length;
  await new Promise<void>((resolve) => {
    const done = (): void => {
      left--;
      if (left === 0) resolve();
    };
    pace(sheets.map((sheet) => () => void paintOnce(sheet, dressed, pixels).then(done, done)));
  });
}

/** Resolves when all these sheets are bitmaps, or can't be: before they are all shown at once. */
export async function painted(sheets: readonly Sheet[], pixels: number): Promise<void> {
  await Promise.allSettled(sheets.map((sheet) => paintOnce(sheet, theme.peek(), pixels)));
}

const begun = new Map<string, Promise<void>>();

function paintOnce(sheet: Sheet, dressed: Theme, pixels: number): Promise<void> {
  // The colours can only be read while they are worn.
  if (theme.peek() !== dressed) return Promise.resolve();
  const key = keyOf(sheet, dressed);
  const painting = begun.get(key) ?? paint(sheet, dressed, pixels);
  begun.set(key, painting);
  return painting;
}

async function paint(sheet: Sheet, dressed: Theme, pixels: number): Promise<void> {
  const bitmap = await ordered({
    box: sheet.box,
    drawing: coloured(sheet),
    ink: token('--ink'),
    edge: sheet.sticker ? token('--sticker') : null,
    pixels: Math.ceil(pixels),
  });
  if (bitmap === null) return;
  const address = URL.createObjectURL(bitmap);
  const image = new Image();
  image.src = address;
  await image.decode();
  held.push(image);
  bitmapOf(sheet, dressed).value = address;
  drawn.delete(keyOf(sheet, dressed));
}

/** A seat's own colours go by the names they have for all. */
function publicName(name: string, seat: number | undefined): string {
  const colour = seat === undefined ? undefined : SEAT_COLOURS[seat % SEAT_COLOURS.length];
  if (colour === undefined || (name !== '--p' && name !== '--d')) return name;
  return name === '--p' ? `--${colour}` : `--${colour}-shade`;
}

const tokens = new Map<string, string>();

/** A colour as the page is dressed now. */
function token(name: string): string {
  const key = `${name}/${theme.peek()}`;
  const known = tokens.get(key) ?? getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  tokens.set(key, known);
  return known;
}

/** Ink and paper are the theme's: a picture by itself can't ask for them later. */
const coloured = ({ drawing, seat }: Sheet): string =>
  drawing.replace(/var\((--[a-z-]+)\)/g, (_, name: string) => token(publicName(name, seat)));

function drawingAddress(sheet: Sheet, dressed: Theme): string {
  const key = keyOf(sheet, dressed);
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const [, , width, height] = sheet.box;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${sheet.box.join(' ')}" width="${width}" height="${height}" ` +
    `fill="none" stroke="${token('--ink')}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">` +
    `${coloured(sheet)}</svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  drawn.set(key, address);
  return address;
}
