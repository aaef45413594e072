/** Stores, then answers, then shows: the way out of a match. */

import { type Happening, type Judged, Streams, type ToClient, type Told } from '#protocol';
import { isRealTime, type LiveMatch, type Millis, type Pace, type Seat, seatsOf, type Viewer } from '#tabletop';
import type { Frame } from '../bus/bus.ts';
import { drawnId } from '../drawn-id.ts';
import type { House } from '../house.ts';
import type { Change, MatchRecord, StoredEntry } from '../store/store.ts';
import type { Line } from '../tables/line.ts';
import type { Audience } from './audience.ts';
import { type Channel, Outboxes, type Said } from './outboxes.ts';
import { OwnSteps } from './own-steps.ts';
import type { Served } from './recovery.ts';
import { asAllPlayersSee, Watchers } from './watchers.ts';

/** Told to whoever acted, with the frame from which on they see what came of it. */
export type Answer = (seq: number) => void;

interface Seen {
  readonly stream: string;
  readonly seq: number;
}

const drawStream = (): string => drawnId(9);

export class Publisher {
  readonly #house: House;
  readonly #match: LiveMatch;
  readonly #record: MatchRecord;
  readonly #audience: Audience;
  readonly #seats: Streams;
  readonly #watched: Streams;
  readonly #screens: Streams;
  readonly #watchers: Watchers;
  readonly #outboxes: Outboxes;
  readonly #pace: Pace;
  readonly #ownSteps = new OwnSteps();
  #seenAt = Number.NEGATIVE_INFINITY;

  constructor(
    house: House,
    { match, record, told, isSearching, lately = null }: Served,
    audience: Audience,
    fail: (error: unknown) => void,
  ) {
    this.#house = house;
    this.#match = match;
    this.#record = record;
    this.#audience = audience;
    const { game, seatCount, state } = match;
    this.#pace = game.pace;
    this.#seats = new Streams(game, seatsOf(seatCount), drawStream);
    this.#watched = new Streams(game, ['spectator'], drawStream);
    // In turns the screen of somebody who plays shows what everybody may watch, and shows it at once.
    const forScreens = isRealTime(game) ? asAllPlayersSee(game, seatCount) : game;
    this.#screens = new Streams(forScreens, ['spectator'], drawStream);
    // What watchers see later they have not been told of yet.
    const known = audience.watchDelay > 0 ? [this.#seats, this.#screens] : [this.#seats, this.#watched, this.#screens];
    for (const streams of known) for (const batch of told) streams.remember(batch);
    this.#watchers = new Watchers(
      this.#watched,
      { game, seatCount, isLive: () => audience.watchLive, delay: () => audience.watchDelay },
      { isSearching, begun: match.entries === 0 ? state : null, lately },
    );
    this.#watchers.note(state);
    this.#outboxes = new Outboxes(seatCount, fail);
  }

  /** The moment of the served clock at which the last reveal reached everybody. */
  get seenAt(): number {
    return this.#seenAt;
  }

  /**
   * `entry` is what was told came from; null when only the clock brought it: then the moment that was served
   * up to is stored, so that nothing anybody has seen is ever taken back. True when it starts everybody's search.
   */
  publish(entry: StoredEntry | null, told: readonly Told[], at: Millis, answer: Answer): boolean {
    const { store, clock, measures } = this.#house;
    const by = entry?.by ?? null;
    const before = by === null ? null : this.#seats.hashFor(by);
    const frames = this.#frames(entry?.kind === 'undo' ? 'taken-back' : told, at);
    const seq = by === null ? 0 : this.#seats.seqFor(by);
    for (const to of frames.keys()) this.#ownSteps.note(to, by, before);
    const stored =
      entry === null
        ? store.write({
            ...{ kind: 'beat', table: this.#record.table },
            beat: { served: clock.now(), wall: clock.wall() },
          })
        : store.write({ kind: 'entry', match: this.#record.id, seq: this.#match.entries - 1, entry });
    const begun = clock.now();
    const isReveal = told.some(({ event }) => this.#pace.reveals.includes(event.type));
    if (isReveal) this.#seenAt = begun;
    let headStart: number | null = null;
    const reveal = (): number => {
      headStart ??= this.#audience.giveHeadStarts();
      this.#seenAt = clock.now() + headStart;
      return headStart;
    };
    const said: Said[] = [];
    if (entry !== null) {
      const answered = () => {
        measures.storing.observe((clock.now() - begun) / 1000);
        answer(seq);
      };
      said.push({ to: entry.by, isOver: false, say: answered });
    }
    for (const [to, texts] of frames) {
      const say = () => {
        const ahead = isReveal ? reveal() : null;
        for (const text of texts) this.#house.bus.publish(this.#record.table, { to, text, headStart: ahead });
      };
      said.push({ to, isOver: false, say });
    }
    this.#outboxes.afterEach(stored, said);
    return isReveal;
  }

  /** The match itself is another: stored like everything else before anybody hears of it. */
  writeDown(match: MatchRecord, then: () => void): void {
    this.writeAll({ kind: 'match', match }, then);
  }

  writeAll(change: Change, then: () => void): void {
    this.#outboxes.afterAll(this.#house.store.write(change), then);
  }

  /** After everything that was published before. */
  afterwards(say: () => void): void {
    this.#outboxes.afterAll(null, say);
  }

  /** After everything that was published before for this seat. */
  answer(seat: Viewer, say: () => void): void {
    this.#outboxes.after(seat, null, say);
  }

  say(line: Line, seat: Viewer, message: ToClient): void {
    const frame = JSON.stringify(message);
    this.answer(seat, () => line.send(frame));
  }

  /** To those who play, their screens, and in time to those who watch. */
  sayToAll(message: ToClient): void {
    const text = JSON.stringify(message);
    const isForWatchers = this.#watchers.say(text) !== null;
    const channels: readonly Channel[] = [...seatsOf(this.#match.seatCount), 'screen'];
    for (const to of isForWatchers ? [...channels, 'spectator' as const] : channels) {
      const frame: Frame = { to, text, headStart: null, isForAll: true };
      this.#outboxes.after(to, null, () => this.#house.bus.publish(this.#record.table, frame));
    }
  }

  /** What this viewer missed, or everything if that can't be told any more. */
  show(line: Line, viewer: Viewer, seen: Seen | null): void {
    const channel = this.#audience.channelOf(line, viewer);
    const streams = this.#streamsOf(channel);
    const missed = seen === null ? null : streams.missed(viewer, seen);
    const { state } = this.#match;
    const whole = () => (channel === 'spectator' ? this.#watchers.whole(state) : streams.whole(state, viewer));
    const frames = missed ?? [whole()];
    this.#outboxes.after(channel, null, () => {
      for (const frame of frames) if (frame !== null) line.send(frame);
    });
  }

  /**
   * What watchers see now, once everything it rests on is stored; null: nothing yet. Whoever plays can ask for it too:
   * where watchers see at once what players may not, it is what all players see.
   */
  watched(): Promise<object | null> {
    const { state } = this.#match;
    const { watchLive, watchDelay } = this.#audience;
    const isAtOnce = watchLive && watchDelay === 0;
    const frame = isAtOnce ? this.#screens.whole(state, 'spectator') : this.#watchers.whole(state);
    if (frame === null) return Promise.resolve(null);
    const { view } = JSON.parse(frame) as { readonly view: object };
    return new Promise((resolve) => this.#outboxes.after('spectator', null, () => resolve(view)));
  }

  /** Whether this is still what a seat sees, but for what it did itself since. */
  isStillSeen(seat: Seat, { match, hash }: Judged): boolean {
    return match === this.#record.id && (this.hashFor(seat) === hash || this.#ownSteps.has(seat, hash));
  }

  seqFor(viewer: Viewer): number {
    return this.#streamsOf(viewer).seqFor(viewer);
  }

  hashFor(viewer: Viewer): string | null {
    return this.#streamsOf(viewer).hashFor(viewer);
  }

  shut(): void {
    this.#outboxes.shut();
  }

  #streamsOf(channel: Channel): Streams {
    if (channel === 'screen') return this.#screens;
    return channel === 'spectator' ? this.#watched : this.#seats;
  }

  #frames(told: Happening, at: Millis): Map<Channel, readonly string[]> {
    const { state } = this.#match;
    const reads = (channel: Channel): boolean => this.#audience.hasReader(channel);
    const frames = new Map<Channel, readonly string[]>();
    for (const [seat, frame] of this.#seats.show(state, told, at, reads)) frames.set(seat, [frame]);
    const toWatchers = this.#watchers.show(state, told, at, () => reads('spectator'));
    if (toWatchers.length > 0) frames.set('spectator', toWatchers);
    const toScreens = this.#screens.show(state, told, at, () => reads('screen')).get('spectator');
    if (toScreens !== undefined) frames.set('screen', [toScreens]);
    return frames;
  }
}
