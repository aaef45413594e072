/** A recorded match taken apart: every moment something happened, and the match as it stood then. */

import {
  type Game,
  type Keepsake,
  type Millis,
  type Outcome,
  type Recording,
  type Replay,
  reminderOf,
  replay,
  type Seat,
  type Verification,
  type Viewer,
  verify,
} from '#tabletop';
import type { Scene, Told } from '../host/host.ts';

/** One moment of a match. */
export interface Moment {
  readonly at: Millis;
  /** Who moved; null when time alone did it. */
  readonly by: Seat | null;
  /** How many moves of the recording have been made. */
  readonly moves: number;
  readonly events: readonly { readonly type: string }[];
}

interface Kept extends Moment {
  readonly state: object;
}

export class Chronicle {
  readonly recording: Recording;
  readonly #moments: Kept[] = [];
  readonly #replayed: Replay;

  constructor(recording: Recording) {
    this.recording = recording;
    let events: { readonly type: string }[] = [];
    let moves = 0;
    this.#replayed = replay(recording, () => '00', {
      told: (event) => events.push(event),
      stood: (state, at, by) => {
        if (by !== null) moves++;
        this.#moments.push({ at, by, moves, events, state: recording.game.copy(state) });
        events = [];
      },
    });
  }

  get moments(): readonly Moment[] {
    return this.#moments.map(({ at, by, moves, events }) => ({ at, by, moves, events }));
  }

  get outcome(): Outcome | null {
    return this.recording.game.outcome(this.#stateAt(this.#moments.length - 1));
  }

  get result(): object {
    return this.recording.game.result(this.#stateAt(this.#moments.length - 1));
  }

  scene(moment: number, viewer: Viewer): Scene {
    const { game } = this.recording;
    const state = this.#stateAt(moment);
    return {
      viewer,
      view: game.view(state, viewer),
      offers: [],
      outcome: game.outcome(state),
      acting: [],
      canUndo: false,
    };
  }

  /** What this viewer had been told up to a moment. */
  told(moment: number, viewer: Viewer): readonly Told[] {
    return this.#moments.slice(0, moment + 1).flatMap(({ at, events }) =>
      events.flatMap((event) => {
        const seen = this.recording.game.eventFor(event, viewer);
        return seen === null ? [] : [{ at, event: seen }];
      }),
    );
  }

  /** Whether every move was legal, and where the chance came from, as far as `kept` can tell. */
  verification(kept: Keepsake | null): Verification {
    return verify(this.recording, this.#replayed, kept === null ? undefined : reminderOf(kept));
  }

  #stateAt(moment: number): ReturnType<Game['copy']> {
    const kept = this.#moments[Math.max(0, Math.min(moment, this.#moments.length - 1))];
    return kept?.state as ReturnType<Game['copy']>;
  }
}
