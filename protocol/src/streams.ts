/**
 * What each viewer has been shown, and how to go on from there. A viewer who may not know that something happened
 * gets no frame and no number for it. Frames are made once for each viewer, whatever the number of their connections.
 */

import type { Game, Millis, Tell, Viewer, Words } from '#tabletop';
import { Shown } from './shown.ts';
import type { Told, WholeView } from './to-client.ts';

/** How many of the last frames a client that comes back can be sent. */
const KEPT_FRAMES = 32;
const LOG_LENGTH = 100;
/** More moves than this nobody takes back. */
const KEPT_COUNTS = 64;
/** A stream that nobody reads is given up after this many changes; its reader starts again with a whole view. */
const UNREAD_CHANGES = 64;

/** Mostly nobody watches. */
const NOTHING: ReadonlyMap<Viewer, string> = new Map();

/** What came of a move or of the clock, in order; or the last of that was taken back. */
export type Happening = readonly Told[] | 'taken-back';

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
  /** How many of a viewer's last entries each of the last happenings brought. */
  readonly #counts = new Map<Viewer, number[]>();
  readonly #streams = new Map<Viewer, Stream>();
  /** When each viewer was last shown anything: what they may not know of has no moment for them either. */
  readonly #shownAt = new Map<Viewer, Millis>();

  readonly #drawId: () => string;

  /** `drawId` names each stream; no two the same, whoever made them. */
  constructor(game: Game, viewers: readonly Viewer[], drawId: () => string) {
    this.#game = game;
    this.#drawId = drawId;
    for (const viewer of viewers) this.#logs.set(viewer, []);
  }

  /** The hash of what this viewer was last shown; null if nobody looks. */
  hashFor(viewer: Viewer): string | null {
    return this.#streams.get(viewer)?.shown.hash ?? null;
  }

  seqFor(viewer: Viewer): number {
    return this.#streams.get(viewer)?.seq ?? 0;
  }

  /** What happened before anybody could be shown it, as a match is taken up again. */
  remember(happenings: readonly Told[]): void {
    const all = new Account(happenings);
    for (const [viewer, log] of this.#logs) this.#note(viewer, log, this.#toldTo(viewer, happenings, all));
  }

  /** How many entries of this viewer's log are no longer true. */
  #takeBack(viewer: Viewer, log: Told[]): number {
    const count = Math.min(this.#counts.get(viewer)?.pop() ?? 0, log.length);
    log.length -= count;
    return count;
  }

  /** The match went on: the next frame for each viewer who may notice. */
  show(
    state: Words['State'],
    happening: Happening,
    at: Millis,
    isRead: (viewer: Viewer) => boolean,
  ): ReadonlyMap<Viewer, string> {
    let frames: Map<Viewer, string> | null = null;
    const happenings = happening === 'taken-back' ? [] : happening;
    const all = new Account(happenings);
    for (const [viewer, log] of this.#logs) {
      const account = this.#toldTo(viewer, happenings, all);
      const undone = happening === 'taken-back' ? this.#takeBack(viewer, log) : 0;
      if (happening !== 'taken-back') this.#note(viewer, log, account);
      const stream = this.#streams.get(viewer);
      if (stream === undefined) continue;
      const frame = nextFrame(stream, { viewer, account, at, undone, view: this.#game.view(state, viewer) });
      if (frame === null) continue;
      this.#shownAt.set(viewer, at);
      // Counted are frames, not happenings: nobody learns on return how much went on in secret.
      stream.unread = isRead(viewer) ? 0 : stream.unread + 1;
      if (stream.unread > UNREAD_CHANGES) this.#streams.delete(viewer);
      else {
        frames ??= new Map();
        frames.set(viewer, frame);
      }
    }
    return frames ?? NOTHING;
  }

  /** Everything, for somebody who comes new or could not follow. `view`: what a new stream begins with instead. */
  whole(state: Words['State'], viewer: Viewer, view?: object): string {
    const stream = this.#streams.get(viewer) ?? this.#open(viewer, view ?? this.#game.view(state, viewer));
    const frame: WholeView = {
      type: 'view',
      viewer,
      stream: stream.id,
      seq: stream.seq,
      at: this.#shownAt.get(viewer) ?? 0,
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

  #note(viewer: Viewer, log: Told[], { told }: Account): void {
    remember(log, told);
    const counts = this.#counts.get(viewer) ?? [];
    counts.push(told.length);
    if (counts.length > 2 * KEPT_COUNTS) counts.splice(0, counts.length - KEPT_COUNTS);
    this.#counts.set(viewer, counts);
    const last = told.at(-1);
    if (last !== undefined) this.#shownAt.set(viewer, last.at);
  }

  #open(viewer: Viewer, view: object): Stream {
    const stream = { id: this.#drawId(), seq: 0, shown: new Shown(view), frames: [], unread: 0 };
    this.#streams.set(viewer, stream);
    return stream;
  }

  /** What this viewer may know of what happened; mostly that is all of it, and then it is written down once for all. */
  #toldTo(viewer: Viewer, happenings: readonly Told[], all: Account): Account {
    let told: Told[] | null = null;
    let index = 0;
    for (const happening of happenings) {
      const event = this.#game.eventFor(happening.event, viewer);
      if (event !== happening.event) told ??= happenings.slice(0, index);
      index++;
      if (event !== null) told?.push(event === happening.event ? happening : { ...happening, event });
    }
    return told === null ? all : new Account(told);
  }
}

/** Gathers what happens, to be shown together. */
export const toldInto =
  (told: Told[]): Tell =>
  (event, at) =>
    void told.push({ at, event });

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
  { viewer, account, at, undone, view }: { viewer: Viewer; account: Account; at: Millis; undone: number; view: object },
): string | null {
  const patch = stream.shown.turnTo(view);
  if (patch === null && account.told.length === 0 && undone === 0) return null;
  const { hash } = stream.shown;
  // An `Update`, put together from what is text already.
  const head = `{"type":"update","viewer":${JSON.stringify(viewer)},"seq":${++stream.seq},"at":${at},"hash":"${hash}"`;
  const taken = undone === 0 ? '' : `,"undone":${undone}`;
  const frame = `${head},"events":${account.text},"patch":${JSON.stringify(patch)}${taken}}`;
  stream.frames.push(frame);
  if (stream.frames.length > KEPT_FRAMES) stream.frames.shift();
  return frame;
}

function remember(log: Told[], events: readonly Told[]): void {
  if (events.length === 0) return;
  log.push(...events);
  if (log.length > 2 * LOG_LENGTH) log.splice(0, log.length - LOG_LENGTH);
}
