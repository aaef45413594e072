/** Stores, then answers, then shows: the way out of a match. */

import { randomBytes } from 'node:crypto';
import { type Happening, Streams, type ToClient, type Told } from '#protocol';
import { isRealTime, type LiveMatch, type Millis, type Pace, seatsOf, type Viewer } from '#tabletop';
import type { Frame } from '../bus/bus.ts';
import type { House } from '../house.ts';
import type { MatchRecord, StoredEntry } from '../store/store.ts';
import type { Line } from '../tables/line.ts';
import type { Audience } from './audience.ts';
import { type Channel, Outboxes } from './outboxes.ts';
import type { Served } from './recovery.ts';
import { asAllPlayersSee, Watchers } from './watchers.ts';

/** Told to whoever acted, with the frame from which on they see what came of it. */
export type Answer = (seq: number) => void;

interface Seen {
  readonly stream: string;
  readonly seq: number;
}

const drawStream = (): string => randomBytes(9).toString('base64url');

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
  #seenAt = Number.NEGATIVE_INFINITY;

  constructor(
    house: House,
    { match, record, told, isSearching }: Served,
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
    // In turns the screen of somebody who plays shows what everybody may watch.
    this.#screens = isRealTime(game)
      ? new Streams(asAllPlayersSee(game, seatCount), ['spectator'], drawStream)
      : this.#watched;
    for (const streams of new Set([this.#seats, this.#watched, this.#screens]))
      for (const batch of told) streams.remember(batch);
    this.#watchers = new Watchers(this.#watched, this.#pace, { isLive: () => audience.watchLive, isSearching });
    // So that there is something to show of what was before a search.
    if (isRealTime(game) && !isSearching) this.#watchers.whole(state);
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
    const frames = this.#frames(entry?.kind === 'undo' ? 'taken-back' : told, at);
    const seq = entry === null ? 0 : this.#seats.seqFor(entry.by);
    const stored =
      entry === null
        ? store.write({ kind: 'beat', beat: { served: clock.now(), wall: clock.wall() } })
        : store.write({ kind: 'entry', match: this.#record.id, seq: this.#match.entries - 1, entry });
    const begun = clock.now();
    const isReveal = told.some(({ event }) => this.#pace.reveals.includes(event.type));
    let headStart: number | null = null;
    if (isReveal) this.#seenAt = begun;
    const reveal = (): number | null => {
      if (!isReveal) return null;
      headStart ??= this.#audience.giveHeadStarts();
      this.#seenAt = clock.now() + headStart;
      return headStart;
    };
    const said = [...frames].map(([to, texts]) => ({
      to,
      say: () => {
        const ahead = reveal();
        for (const text of texts) this.#house.bus.publish(this.#record.table, { to, text, headStart: ahead });
      },
    }));
    const answered = () => {
      measures.storing.observe((clock.now() - begun) / 1000);
      answer(seq);
    };
    this.#outboxes.afterEach(stored, entry === null ? said : [{ to: entry.by, say: answered }, ...said]);
    return isReveal;
  }

  /** The match itself is another: stored like everything else before anybody hears of it. */
  writeDown(match: MatchRecord, then: () => void): void {
    this.#outboxes.afterAll(this.#house.store.write({ kind: 'match', match }), then);
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
    const isShared = this.#screens === this.#watched;
    const isRead = reads('spectator') || (isShared && reads('screen'));
    const toWatchers = this.#watchers.show(state, told, at, isRead);
    if (toWatchers.length > 0) frames.set('spectator', toWatchers);
    const toScreens = isShared ? toWatchers : [...this.#screens.show(state, told, at, () => reads('screen')).values()];
    if (toScreens.length > 0) frames.set('screen', toScreens);
    return frames;
  }
}
