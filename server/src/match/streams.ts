/**
 * What each viewer has been shown, and how to go on from there. A viewer who may not know that something happened
 * gets no frame and no number for it. Frames are made once for each viewer, whatever the number of their connections.
 */

import { randomBytes } from 'node:crypto';
import { Shown, type Told, type WholeView } from '#protocol';
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
  readonly shown: Shown;
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
    return this.#streams.get(viewer)?.shown.hash ?? null;
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
    const all = new Account(happenings);
    for (const [viewer, log] of this.#logs) {
      const account = this.#toldTo(viewer, happenings, all);
      remember(log, account.told);
      const stream = this.#streams.get(viewer);
      if (stream === undefined) continue;
      if (isRead(viewer)) stream.unread = 0;
      else if (++stream.unread > UNREAD_CHANGES) {
        this.#streams.delete(viewer);
        continue;
      }
      const frame = nextFrame(stream, { viewer, account, at, view: this.#game.view(state, viewer) });
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
      hash: stream.shown.hash,
      view: stream.shown.view,
      log: this.#logs.get(viewer)?.slice(-LOG_LENGTH) ?? [],
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
    const shown = new Shown(this.#game.view(state, viewer));
    const stream = { id: randomBytes(9).toString('base64url'), seq: 0, shown, frames: [], unread: 0 };
    this.#streams.set(viewer, stream);
    return stream;
  }

  /** What this viewer may know of what happened; mostly that is all of it, and then it is written down once for all. */
  #toldTo(viewer: Viewer, happenings: readonly Happening[], all: Account): Account {
    const seen = happenings.map(({ event }) => this.#game.eventFor(event, viewer));
    if (seen.every((event, index) => event === happenings[index]?.event)) return all;
    const told: Told[] = [];
    for (const [index, event] of seen.entries()) {
      if (event !== null) told.push({ at: happenings[index]?.at ?? 0, event });
    }
    return new Account(told);
  }
}

/** What somebody is told, as data and as text. */
class Account {
  readonly told: readonly Told[];
  #text: string | null = null;

  constructor(told: readonly Told[]) {
    this.told = told;
  }

  get text(): string {
    this.#text ??= JSON.stringify(this.told);
    return this.#text;
  }
}

/** Null when there is nothing to notice. */
function nextFrame(
  stream: Stream,
  { viewer, account, at, view }: { viewer: Viewer; account: Account; at: Millis; view: object },
): string | null {
  const patch = stream.shown.turnTo(view);
  if (patch === null && account.told.length === 0) return null;
  const { hash } = stream.shown;
  // An `Update`, put together from what is text already.
  const head = `{"type":"update","viewer":${JSON.stringify(viewer)},"seq":${++stream.seq},"at":${at},"hash":"${hash}"`;
  const frame = `${head},"events":${account.text},"patch":${JSON.stringify(patch)}}`;
  stream.frames.push(frame);
  if (stream.frames.length > KEPT_FRAMES) stream.frames.shift();
  return frame;
}

function remember(log: Told[], events: readonly Told[]): void {
  if (events.length === 0) return;
  log.push(...events);
  if (log.length > 2 * LOG_LENGTH) log.splice(0, log.length - LOG_LENGTH);
}
