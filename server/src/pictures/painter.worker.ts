/** Draws in a thread of its own: a picture takes a while, and a drawing that goes wrong ends nothing but this. */

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { findGame } from '#games';
import { boardPicture, coverPicture, loadStill } from '#pictures';
import { parseRecording, replay, type Viewer } from '#tabletop';
import type { Painted, Wanted } from './painter.ts';

const ready = readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))).then(initWasm);

parentPort?.on('message', async ({ key, wanted }: { readonly key: number; readonly wanted: Wanted }) => {
  await ready;
  const svg = await drawn(wanted);
  const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  parentPort?.postMessage({ key, png } satisfies Painted);
});

async function drawn({ game, recording, moment, viewer }: Wanted): Promise<string> {
  const stillOf = recording === null ? null : await loadStill(game);
  const seen = stillOf === null ? null : seenAt(recording, moment, viewer);
  return stillOf === null || seen === null ? coverPicture(game) : boardPicture(stillOf, seen);
}

/** The match as this viewer saw it then; null: that can't be said. */
function seenAt(json: unknown, moment: number | null, viewer: Viewer) {
  const read = parseRecording(json, findGame);
  if (!read.ok) return null;
  const { game } = read.value;
  let passed = 0;
  let view: object | null = null;
  const replayed = replay(read.value, () => '00', {
    stood(state) {
      if (passed++ === moment) view = game.view(state, viewer);
    },
  });
  if (!replayed.ok) return null;
  const { outcome, state } = replayed.match;
  // How it ended is told with the end.
  const isEnd = view === null || moment === passed - 1;
  const { scores, winners } = (isEnd ? outcome : null) ?? { scores: [], winners: [] };
  return { view: view ?? game.view(state, viewer), scores, winners };
}
