/** Stores, then answers, then shows: the way out of a match. */

import type { ToClient } from '#protocol';
import { type Millis, type Viewer, viewersOf } from '#tabletop';
import type { House } from '../house.ts';
import type { Entry, MatchRecord } from '../store/store.ts';
import type { Line } from '../tables/line.ts';
import type { Audience } from './audience.ts';
import type { Happening, LiveMatch } from './live-match.ts';
import { Outbox } from './outbox.ts';
import { Streams } from './streams.ts';

export class Publisher {
  readonly #house: House;
  readonly #match: LiveMatch;
  readonly #audience: Audience;
  readonly #streams: Streams;
  readonly #outbox: Outbox;
  readonly #reveals: readonly string[];

  constructor(house: House, match: LiveMatch, audience: Audience, fail: (error: unknown) => void) {
    this.#house = house;
    this.#match = match;
    this.#audience = audience;
    this.#streams = new Streams(match.game, viewersOf(match.record.players.length));
    this.#outbox = new Outbox(fail);
    this.#reveals = house.shelf.pace(match.game.id).reveals;
  }

  /**
   * `entry` is what the happenings came from; null when only the clock brought them: then the moment that was served
   * up to is stored, so that nothing anybody has seen is ever taken back. True when it starts everybody's search.
   */
  publish(entry: Entry | null, happenings: readonly Happening[], at: Millis, answer: () => void): boolean {
    const { store, clock, measures } = this.#house;
    const frames = this.#streams.show(this.#match.state, happenings, at, (viewer) => this.#audience.hasReader(viewer));
    const stored =
      entry === null
        ? store.write({ kind: 'beat', beat: { served: clock.now(), wall: clock.wall() } })
        : store.write({ kind: 'entry', match: this.#match.record.id, seq: this.#match.entries - 1, entry });
    const begun = clock.now();
    const isReveal = happenings.some(({ event }) => this.#reveals.includes(event.type));
    this.#outbox.after(stored, () => {
      measures.storing.observe((clock.now() - begun) / 1000);
      answer();
      this.#deliver(frames, isReveal);
    });
    return isReveal;
  }

  /** The match itself is another: stored like everything else before anybody hears of it. */
  writeDown(match: MatchRecord, then: () => void): void {
    this.#outbox.after(this.#house.store.write({ kind: 'match', match }), then);
  }

  /** After everything that was published before. */
  afterwards(say: () => void): void {
    this.#outbox.after(null, say);
  }

  say(line: Line, message: ToClient): void {
    const frame = JSON.stringify(message);
    this.afterwards(() => line.send(frame));
  }

  sayToAll(message: ToClient): void {
    const frame = JSON.stringify(message);
    this.afterwards(() => this.#sendToAll(frame));
  }

  /** Waits for nothing: it tells nothing that could be lost. */
  interrupt(message: ToClient): void {
    this.#sendToAll(JSON.stringify(message));
  }

  /** What this viewer missed, or everything if that can't be told any more. */
  show(line: Line, viewer: Viewer, seen: { readonly stream: string; readonly seq: number } | null): void {
    const missed = seen === null ? null : this.#streams.missed(viewer, seen);
    const frames = missed ?? [this.#streams.whole(this.#match.state, viewer, this.#match.reached)];
    this.afterwards(() => {
      for (const frame of frames) line.send(frame);
    });
  }

  seqFor(viewer: Viewer): number {
    return this.#streams.seqFor(viewer);
  }

  hashFor(viewer: Viewer): string | null {
    return this.#streams.hashFor(viewer);
  }

  shut(): void {
    this.#outbox.shut();
  }

  #sendToAll(frame: string): void {
    this.#house.bus.publish(this.#match.record.table, { to: 'everybody', text: frame, slowest: null });
  }

  #deliver(frames: ReadonlyMap<Viewer, string>, isReveal: boolean): void {
    const slowest = isReveal ? this.#audience.slowest : null;
    for (const [to, text] of frames) this.#house.bus.publish(this.#match.record.table, { to, text, slowest });
  }
}
