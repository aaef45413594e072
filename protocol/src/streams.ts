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

/** All there is about one who looks. */
interface Looker {
  readonly viewer: Viewer;
  readonly log: Told[];
  /** How many of their last entries each of the last happenings brought. */
  readonly counts: number[];
  stream: Stream | null;
  /** When they were last shown anything: what they may not know of has no moment for them either. */
  shownAt: Millis;
}

const newLooker = (viewer: Viewer): Looker => ({ viewer, log: [], counts: [], stream: null, shownAt: 0 });

export class Streams {
  readonly #game: Game;
  readonly #lookers: readonly Looker[];
  readonly #drawId: () => string;

  /** `drawId` names each stream; no two the same, whoever made them. */
  constructor(game: Game, viewers: readonly Viewer[], drawId: () => string) {
    this.#game = game;
    this.#drawId = drawId;
    this.#lookers = viewers.map(newLooker);
  }

  /** The hash of what this viewer was last shown; null if nobody looks. */
  hashFor(viewer: Viewer): string | null {
    return this.#find(viewer)?.stream?.shown.hash ?? null;
  }

  seqFor(viewer: Viewer): number {
    return this.#find(viewer)?.stream?.seq ?? 0;
  }

  /** What happened before anybody could be shown it, as a match is taken up again. */
  remember(happenings: readonly Told[]): void {
    const all = new Account(happenings);
    for (const looker of this.#lookers) note(looker, this.#toldTo(looker.viewer, happenings, all));
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
    for (const looker of this.#lookers) {
      const { viewer, stream } = looker;
      const account = this.#toldTo(viewer, happenings, all);
      const undone = happening === 'taken-back' ? takeBack(looker) : 0;
      if (happening !== 'taken-back') note(looker, account);
      if (stream === null) continue;
      const frame = nextFrame(stream, { viewer, account, at, undone, view: this.#game.view(state, viewer) });
      if (frame === null) continue;
      looker.shownAt = at;
      // Counted are frames, not happenings: nobody learns on return how much went on in secret.
      stream.unread = isRead(viewer) ? 0 : stream.unread + 1;
      if (stream.unread > UNREAD_CHANGES) looker.stream = null;
      else {
        frames ??= new Map();
        frames.set(viewer, frame);
      }
    }
    return frames ?? NOTHING;
  }

  /** Everything, for somebody who comes new or could not follow. `view`: what a new stream begins with instead. */
  whole(state: Words['State'], viewer: Viewer, view?: object): string {
    const looker = this.#find(viewer) ?? newLooker(viewer);
    looker.stream ??= this.#open(view ?? this.#game.view(state, viewer));
    const { stream, shownAt, log } = looker;
    const frame: WholeView = {
      type: 'view',
      viewer,
      stream: stream.id,
      seq: stream.seq,
      at: shownAt,
      hash: stream.shown.hash,
      view: stream.shown.view,
      log: log.slice(-LOG_LENGTH),
    };
    return JSON.stringify(frame);
  }

  /** The frames after `seq`, or null if they are no longer known. */
  missed(viewer: Viewer, seen: { readonly stream: string; readonly seq: number }): readonly string[] | null {
    const stream = this.#find(viewer)?.stream ?? null;
    if (stream === null || stream.id !== seen.stream) return null;
    const count = stream.seq - seen.seq;
    if (count < 0 || count > stream.frames.length) return null;
    return count === 0 ? [] : stream.frames.slice(-count);
  }

  #open(view: object): Stream {
    return { id: this.#drawId(), seq: 0, shown: new Shown(view), frames: [], unread: 0 };
  }

  #find(viewer: Viewer): Looker | undefined {
    return this.#lookers.find((looker) => looker.viewer === viewer);
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

function note(looker: Looker, { told }: Account): void {
  const { log, counts } = looker;
  counts.push(told.length);
  if (counts.length > 2 * KEPT_COUNTS) counts.splice(0, counts.length - KEPT_COUNTS);
  const last = told.at(-1);
  if (last === undefined) return;
  looker.shownAt = last.at;
  log.push(...told);
  if (log.length > 2 * LOG_LENGTH) log.splice(0, log.length - LOG_LENGTH);
}

/** How many entries of this viewer's log are no longer true. */
function takeBack({ log, counts }: Looker): number {
  const count = Math.min(counts.pop() ?? 0, log.length);
  log.length -= count;
  return count;
}
