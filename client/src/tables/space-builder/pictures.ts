/**
 * The pieces as bitmaps. A board shows some forty of them, and turns and flips them all the time: a bitmap is painted by
 * copying it, where a drawing would be laid out and painted mark by mark, at every size anew.
 */

import { signal } from '@preact/signals';
import { BUILDINGS, type Building, FACES, type Face } from '#games/space-builder';
import { basePad } from '../../art/builder/base-pad.ts';
import { BOARD_SIZE, planSheet, plotDrawing } from '../../art/builder/board.ts';
import { faceDrawing } from '../../art/builder/faces.ts';
import { verdictDrawing } from '../../art/builder/verdict.ts';
import type { Theme } from '../../look/theme.ts';
import { theme } from '../../settings/settings.ts';

export type PieceName = `${Building}${Face}` | 'base' | 'plot' | 'inviting' | 'right' | 'wrong';

const PIECE_SIZE = 100;
/** The greatest share of the smaller side of a screen that a piece takes. */
const GREATEST_SHARE = 0.24;
/** In pixels. Browsers decode larger bitmaps by and by: the piece would come a moment after the board. */
const LARGEST = 352;
const SMALLEST = 96;

const DRAWINGS: Readonly<Record<PieceName, string>> = {
  ...(Object.fromEntries(
    BUILDINGS.flatMap((building) => FACES.map((face) => [`${building}${face}`, faceDrawing(building, face)])),
  ) as Record<`${Building}${Face}`, string>),
  base: basePad,
  plot: plotDrawing(false),
  inviting: plotDrawing(true),
  right: verdictDrawing(true),
  wrong: verdictDrawing(false),
};
const NAMES = Object.keys(DRAWINGS) as PieceName[];

type Bitmaps = Readonly<Partial<Record<PieceName, string>>>;

const bitmaps = signal<Readonly<Partial<Record<Theme, Bitmaps>>>>({});
const drawn = new Map<string, string>();
/** While a picture is held here its pixels stay at hand. */
const held: HTMLImageElement[] = [];

/** Ink and paper are the theme's: a picture by itself can't ask for them later. */
function drawingAddress(name: string, dressed: Theme, drawing: string, size: number): string {
  const key = `${name}/${dressed}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const style = getComputedStyle(document.documentElement);
  const coloured = drawing.replace(/var\((--[a-z-]+)\)/g, (_, token: string) => style.getPropertyValue(token).trim());
  const ink = style.getPropertyValue('--ink').trim();
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}" ` +
    `fill="none" stroke="${ink}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">${coloured}</svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  drawn.set(key, address);
  return address;
}

/** For a style sheet: the bitmap, or the drawing itself until there is one. */
export function pictureOf(name: PieceName): string {
  const dressed = theme.value;
  const address = bitmaps.value[dressed]?.[name] ?? drawingAddress(name, dressed, DRAWINGS[name], PIECE_SIZE);
  return `url("${address}")`;
}

/** The empty blueprint with its Base: large, shown once, and never changed. */
export const sheetPicture = (): string => `url("${drawingAddress('sheet', theme.value, planSheet, BOARD_SIZE)}")`;

let isFollowing = false;

/** Draws all pieces as they are dressed now, and again whenever they are dressed otherwise. */
export function preparePictures(): Promise<void> {
  if (!isFollowing) theme.subscribe(() => void drawBitmaps(theme.peek()));
  isFollowing = true;
  return drawBitmaps(theme.peek());
}

const drawing = new Map<Theme, Promise<void>>();

function drawBitmaps(dressed: Theme): Promise<void> {
  const begun = drawing.get(dressed) ?? drawAll(dressed);
  drawing.set(dressed, begun);
  return begun;
}

/** Where a browser can't, the drawings themselves are shown. */
async function drawAll(dressed: Theme): Promise<void> {
  try {
    const made = await Promise.all(NAMES.map(async (name) => [name, await bitmapAddress(name, dressed)] as const));
    bitmaps.value = { ...bitmaps.peek(), [dressed]: Object.fromEntries(made) };
  } catch {
    drawing.delete(dressed);
  }
}

async function bitmapAddress(name: PieceName, dressed: Theme): Promise<string> {
  const side = bitmapSide();
  const drawing = await loaded(drawingAddress(name, dressed, DRAWINGS[name], PIECE_SIZE));
  const canvas = new OffscreenCanvas(side, side);
  canvas.getContext('2d')?.drawImage(drawing, 0, 0, side, side);
  const address = URL.createObjectURL(await canvas.convertToBlob());
  held.push(await loaded(address));
  return address;
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

function bitmapSide(): number {
  const wanted = Math.ceil(GREATEST_SHARE * Math.min(screen.width, screen.height) * devicePixelRatio);
  return Math.min(LARGEST, Math.max(SMALLEST, wanted));
}
