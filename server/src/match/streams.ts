/**
 * What each viewer has been shown, and how to go on from there. A viewer who may not know that something happened
 * gets no frame and no number for it. Frames are made once for each viewer, whatever the number of their connections.
 */

import { randomBytes } from 'node:crypto';
import { patchBetween, type Told, type Update, viewHash, type WholeView } from '#protocol';
import type { Game, Millis, Viewer, Words } from '#tabletop';
import type { Happening } from './live-match.ts';

/** How many of the last frames a client that comes back can be sent. */
const KEPT_FRAMES = 32;
const LOG_LENGTH = 40;
/** A stream that nobody reads is given up after this many changes; its reader starts again with a whole view. */
const UNREAD_CHANGES = 64;

interface Stream {
  readonly id: string;
  seq: number;
  view: object;
  hash: string;
  readonly frames: string[];
  unread: number;
}

export class Streams {
  readonly #game: Game;
  readonly #logs = new Map<Viewer, Told[]>();
  readonly #streams = new Map<Viewer, Stream>();

  constructor(game: Game, viewers: readonly Viewer[]) {
    this.#game = game;
    for (const viewer of viewers) this.#logs.set(viewer, []);
  }

  /** The hash of what this viewer was last shown; null if nobody looks. */
  hashFor(viewer: Viewer): string | null {
    return this.#streams.get(viewer)?.hash ?? null;
  }

  seqFor(viewer: Viewer): number {
    return this.#streams.get(viewer)?.seq ?? 0;
  }

  /** The match went on: the next frame for each viewer who may notice. */
  show(
    state: Words['State'],
    happenings: readonly Happening[],
    at: Millis,
    isRead: (viewer: Viewer) => boolean,
  ): Map<Viewer, string> {
    const frames = new Map<Viewer, string>();
    for (const [viewer, log] of this.#logs) {
      const events = this.#toldTo(viewer, happenings);
      remember(log, events);
      const stream = this.#streams.get(viewer);
      if (stream === undefined) continue;
      if (isRead(viewer)) stream.unread = 0;
      else if (++stream.unread > UNREAD_CHANGES) {
        this.#streams.delete(viewer);
        continue;
      }
      const frame = this.#nextFrame(stream, { viewer, events, at, view: this.#game.view(state, viewer) });
      if (frame !== null) frames.set(viewer, frame);
    }
    return frames;
  }

  /** Everything, for somebody who comes new or could not follow. */
  whole(state: Words['State'], viewer: Viewer, at: Millis): string {
    const stream = this.#streams.get(viewer) ?? this.#open(state, viewer);
    const frame: WholeView = {
      type: 'view',
      viewer,
      stream: stream.id,
      seq: stream.seq,
      at,
      hash: stream.hash,
      view: stream.view,
      log: this.#logs.get(viewer) ?? [],
    };
    return JSON.stringify(frame);
  }

  /** The frames after `seq`, or null if they are no longer known. */
  missed(viewer: Viewer, seen: { readonly stream: string; readonly seq: number }): readonly string[] | null {
    const stream = this.#streams.get(viewer);
    if (stream === undefined || stream.id !== seen.stream) return null;
    const count = stream.seq - seen.seq;
    if (count < 0 || count > stream.frames.length) return null;
    return count === 0 ? [] : stream.frames.slice(-count);
  }

  #open(state: Words['State'], viewer: Viewer): Stream {
    const view = this.#game.view(state, viewer);
    const stream = {
      id: randomBytes(9).toString('base64url'),
      seq: 0,
      view,
      hash: viewHash(view),
      frames: [],
      unread: 0,
    };
    this.#streams.set(viewer, stream);
    return stream;
  }

  #toldTo(viewer: Viewer, happenings: readonly Happening[]): readonly Told[] {
    const told: Told[] = [];
    for (const { at, event } of happenings) {
      const seen = this.#game.eventFor(event, viewer);
      if (seen !== null) told.push({ at, event: seen });
    }
    return told;
  }

  #nextFrame(
    stream: Stream,
    { viewer, events, at, view }: { viewer: Viewer; events: readonly Told[]; at: Millis; view: object },
  ): string | null {
    const patch = patchBetween(stream.view, view);
    if (patch === null && events.length === 0) return null;
    stream.view = view;
    if (patch !== null) stream.hash = viewHash(view);
    const update: Update = { type: 'update', viewer, seq: ++stream.seq, at, hash: stream.hash, events, patch };
    const frame = JSON.stringify(update);
    stream.frames.push(frame);
    if (stream.frames.length > KEPT_FRAMES) stream.frames.shift();
    return frame;
  }
}

function remember(log: Told[], events: readonly Told[]): void {
  if (events.length === 0) return;
  log.push(...events);
  if (log.length > LOG_LENGTH) log.splice(0, log.length - LOG_LENGTH);
}
