/** Drawings as images: parsed and drawn once, where inline marks would be laid out again with every change of a board. */

import type { Theme } from '../look/theme.ts';

export interface Sheet {
  /** Unique among all drawings that become images. */
  readonly name: string;
  /** The view box: left, top, width, height. */
  readonly box: readonly [left: number, top: number, width: number, height: number];
  readonly drawing: string;
}

const drawn = new Map<string, string>();
const rastered = new Map<string, string>();

const keyOf = ({ name }: Sheet, dressed: Theme): string => `${name}/${dressed}`;

/** The bitmap if there is one, else the drawing itself. */
export function imageAddress(sheet: Sheet, dressed: Theme): string {
  return rastered.get(keyOf(sheet, dressed)) ?? drawingAddress(sheet, dressed);
}

/** Ink and paper are the theme's: an image can't ask for them later. */
function drawingAddress(sheet: Sheet, dressed: Theme): string {
  const key = keyOf(sheet, dressed);
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const style = getComputedStyle(document.documentElement);
  const coloured = sheet.drawing.replace(/var\((--[a-z-]+)\)/g, (_, token: string) =>
    style.getPropertyValue(token).trim(),
  );
  const ink = style.getPropertyValue('--ink').trim();
  const [, , width, height] = sheet.box;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${sheet.box.join(' ')}" width="${width}" height="${height}" ` +
    `fill="none" stroke="${ink}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">${coloured}</svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  drawn.set(key, address);
  return address;
}

/**
 * From here on this drawing is a bitmap, `pixels` wide: an image of marks is a document of its own, laid out anew for
 * every size it is painted at; a bitmap is only copied.
 */
export async function raster(sheet: Sheet, dressed: Theme, pixels: number): Promise<void> {
  const key = keyOf(sheet, dressed);
  if (rastered.has(key)) return;
  const image = new Image();
  image.src = drawingAddress(sheet, dressed);
  await image.decode();
  const canvas = document.createElement('canvas');
  const [, , width, height] = sheet.box;
  canvas.width = Math.ceil(pixels);
  canvas.height = Math.ceil((pixels * height) / width);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const bitmap = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (bitmap !== null) rastered.set(key, URL.createObjectURL(bitmap));
}
