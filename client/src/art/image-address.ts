/** Drawings as images of their own: each is parsed and drawn once, where inline marks would be laid out again and again. */

import type { Theme } from '../look/theme.ts';

const made = new Map<string, string>();

export interface Sheet {
  /** Unique among all drawings that become images. */
  readonly name: string;
  /** The view box: left, top, width, height. */
  readonly box: readonly [left: number, top: number, width: number, height: number];
  readonly drawing: string;
}

/** Ink and paper are the theme's: an image can't ask for them later. */
export function imageAddress({ name, box, drawing }: Sheet, dressed: Theme): string {
  const key = `${name}/${dressed}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const style = getComputedStyle(document.documentElement);
  const coloured = drawing.replace(/var\((--[a-z-]+)\)/g, (_, token: string) => style.getPropertyValue(token).trim());
  const ink = style.getPropertyValue('--ink').trim();
  const [, , width, height] = box;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${width}" height="${height}" ` +
    `fill="none" stroke="${ink}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">${coloured}</svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  made.set(key, address);
  return address;
}
