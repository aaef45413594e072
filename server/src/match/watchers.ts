/**
 * What those see who don't play. What watchers see of a search comes after it, unless the table wants it at once: so
 * nobody can watch for somebody who plays. The screens of those who play show what all of them may see.
 */

import type { Happening, Streams, Told } from '#protocol';
import type { Game, Millis, Pace, Words } from '#tabletop';

/** Of what happened in a search, as much as a watcher can still make sense of. */
const MOST_KEPT = 200;

/** The game as somebody sees it who plays and holds no seat. */
export function asAllPlayersSee(game: Game, seatCount: number): Game {
  return {
    ...game,
    view: (state) => ({ ...game.view(state, seatCount), viewer: 'spectator' }),
    eventFor: (event) => game.eventFor(event, seatCount),
  };
}

export class Watchers {
  readonly #streams: Streams;
  readonly #pace: Pace;
  readonly #isLive: () => boolean;
  #isSearching: boolean;
  /** Since watchers were last shown anything. */
  #kept: Told[] = [];
  #said: string[] = [];

  constructor(streams: Streams, pace: Pace, { isLive, isSearching }: { isLive(): boolean; isSearching: boolean }) {
    this.#streams = streams;
    this.#pace = pace;
    this.#isLive = isLive;
    this.#isSearching = isSearching;
  }

  /** Nothing is shown until the search is over. */
  get isKept(): boolean {
    return this.#isSearching && !this.#isLive();
  }

  /** Everything there is for them now, in order. */
  show(state: Words['State'], happening: Happening, at: Millis, isRead: boolean): readonly string[] {
    const told = happening === 'taken-back' ? [] : happening;
    for (const { event } of told) this.#isSearching = isSearchingAfter(this.#pace, event, this.#isSearching);
    this.#kept.push(...told);
    if (this.#kept.length > 2 * MOST_KEPT) this.#kept.splice(0, this.#kept.length - MOST_KEPT);
    if (this.isKept) return [];
    const shown = happening === 'taken-back' ? happening : this.#kept.slice(-MOST_KEPT);
    this.#kept = [];
    const frame = this.#streams.show(state, shown, at, () => isRead || this.#pace.reveals.length > 0).get('spectator');
    return frame === undefined ? this.#said.splice(0) : [frame, ...this.#said.splice(0)];
  }

  /** Null: it comes later. */
  say(frame: string): string | null {
    if (!this.isKept) return frame;
    this.#said.push(frame);
    return null;
  }

  /** Null: there is nothing to show before the search is over. */
  whole(state: Words['State']): string | null {
    return this.isKept && this.#streams.hashFor('spectator') === null ? null : this.#streams.whole(state, 'spectator');
  }
}

/** Whether anybody searches, once this has happened. */
export function isSearchingAfter(pace: Pace, event: { readonly type: string }, before: boolean): boolean {
  if (pace.reveals.includes(event.type)) return true;
  return before && !pace.settles.includes(event.type);
}
