/**
 * Buildings as pictures of their own. A board shows up to forty of them: as images each is drawn once and then only
 * copied, where inline drawings would be laid out again, mark by mark, on every change of the board.
 */

import { BUILDINGS, type Building, FACES, type Face } from '#games/space-builder';
import { basePad } from '../../art/builder/base-pad.ts';
import { BOARD_SIZE, planSheet } from '../../art/builder/board.ts';
import { faceDrawing } from '../../art/builder/faces.ts';
import type { Theme } from '../../look/theme.ts';
import { theme } from '../../settings/settings.ts';

const made = new Map<string, string>();

/** Ink and paper are the theme's: an image can't ask for them later. */
function addressOf(name: string, size: number, drawing: string, dressed: Theme): string {
  const key = `${name}/${dressed}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const style = getComputedStyle(document.documentElement);
  const coloured = drawing.replace(/var\((--[a-z-]+)\)/g, (_, token: string) => style.getPropertyValue(token).trim());
  const ink = style.getPropertyValue('--ink').trim();
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}" ` +
    `fill="none" stroke="${ink}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">${coloured}</svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  made.set(key, address);
  return address;
}

interface ImageProps {
  readonly class?: string;
  readonly label?: string;
}

export function FaceImage({
  building,
  face,
  ...frame
}: ImageProps & { readonly building: Building; readonly face: Face }) {
  return <Drawn address={addressOf(`${building}${face}`, 100, faceDrawing(building, face), theme.value)} {...frame} />;
}

export function BaseImage(frame: ImageProps) {
  return <Drawn address={addressOf('base', 100, basePad, theme.value)} {...frame} />;
}

/** The empty blueprint with its Base. */
export function SheetImage(frame: ImageProps) {
  return <Drawn address={addressOf('sheet', BOARD_SIZE, planSheet, theme.value)} {...frame} />;
}

function Drawn({ address, class: name, label = '' }: ImageProps & { readonly address: string }) {
  return <img src={address} class={name} alt={label} draggable={false} decoding="sync" />;
}

/** So that no face is missing for a moment when it is first turned up. */
export function prepareFaces(): void {
  for (const building of BUILDINGS) {
    for (const face of FACES)
      new Image().src = addressOf(`${building}${face}`, 100, faceDrawing(building, face), theme.peek());
  }
}
