/** A moment of a match as a picture, and a few of them as a film: drawn and recorded on this device. */

import { boardPicture, loadStill, PICTURE } from '#pictures';
import type { Viewer } from '#tabletop';
import type { Opened } from './messages.ts';
import type { ReplayReader } from './replay-reader.ts';

export interface Shot {
  readonly reader: ReplayReader;
  readonly opened: Opened;
  readonly moment: number;
  readonly viewer: Viewer;
}

/** Twenty seconds at most. */
const LONGEST_FILM = 50;
const FRAME_MILLIS = 400;
/** Longer than what was painted waits to be recorded. */
const CAPTURE_MILLIS = 100;
const FORMATS = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm', 'video/mp4'] as const;

const formatHere = (): string | null =>
  typeof MediaRecorder === 'undefined' ? null : (FORMATS.find((one) => MediaRecorder.isTypeSupported(one)) ?? null);

export const canFilm = (): boolean => formatHere() !== null;

const pause = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));

/** Null where the game draws none. */
async function svgOf({ reader, opened, moment, viewer }: Shot): Promise<string | null> {
  const stillOf = await loadStill(opened.game);
  if (stillOf === null) return null;
  const { scene } = await reader.call('show', moment, viewer);
  const { scores, winners } = scene.outcome ?? { scores: [], winners: [] };
  return boardPicture(stillOf, { view: scene.view, scores, winners });
}

async function paint(svg: string, brush: CanvasRenderingContext2D): Promise<void> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  brush.drawImage(image, 0, 0);
}

function canvasHere(): { readonly canvas: HTMLCanvasElement; readonly brush: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('there is no canvas to paint on');
  return { canvas, brush };
}

export async function pictureOf(shot: Shot): Promise<Blob | null> {
  const svg = await svgOf(shot);
  if (svg === null) return null;
  const { canvas, brush } = canvasHere();
  await paint(svg, brush);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** From this moment on, or of the last ones if there are few left. `filmed`: how much of it is done. */
export async function filmOf(shot: Shot, filmed: (share: number) => void): Promise<Blob | null> {
  const format = formatHere();
  const last = shot.opened.moments.length - 1;
  const from = Math.max(0, Math.min(shot.moment, last - LONGEST_FILM));
  const to = Math.min(last, from + LONGEST_FILM);
  if (format === null) return null;
  const { canvas, brush } = canvasHere();
  const stream = canvas.captureStream(30);
  const recorder = new MediaRecorder(stream, { mimeType: format, videoBitsPerSecond: 2_500_000 });
  const pieces: Blob[] = [];
  recorder.ondataavailable = ({ data }) => pieces.push(data);
  const isDone = new Promise((resolve) => recorder.addEventListener('stop', resolve));
  try {
    for (let moment = from; moment <= to; moment++) {
      const svg = await svgOf({ ...shot, moment });
      if (svg === null) return null;
      await paint(svg, brush);
      if (moment === from) recorder.start();
      filmed((moment - from + 1) / (to - from + 1));
      await pause(FRAME_MILLIS);
    }
    // A film ends with its last change: the end is painted twice, or nobody would see it.
    brush.drawImage(canvas, 0, 0);
    await pause(CAPTURE_MILLIS);
    recorder.stop();
    await isDone;
    return new Blob(pieces, { type: format.split(';')[0] ?? format });
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
