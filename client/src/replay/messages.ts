/** What a page and the worker that reads recordings say to one another. */

import type { Keepsake, Millis, Outcome, Player, Verification, Viewer, WrittenRecording } from '#tabletop';
import type { Title } from '../catalogue/titles.ts';
import type { Scene, Told } from '../host/host.ts';
import type { Moment } from './chronicle.ts';
import type { Press } from './presses.ts';

/** What is known of a recording once it is open. */
export interface Opened {
  readonly game: Title;
  readonly players: readonly Player[];
  readonly options: object;
  readonly moments: readonly Moment[];
  readonly outcome: Outcome | null;
  readonly result: object;
  readonly lasted: Millis;
  /** It went on from the middle of another match. */
  readonly isAnew: boolean;
  /** Those that competed for being first; none in games in turns. */
  readonly presses: readonly Press[];
}

export interface Shown {
  readonly scene: Scene;
  readonly told: readonly Told[];
  readonly at: Millis;
}

/** Asked and answered by name. */
export interface ReplayCalls {
  open(recording: unknown): Opened | null;
  show(moment: number, viewer: Viewer): Shown;
  verify(kept: Keepsake | null): Verification;
  /** The recording up to a moment, to be played on. */
  upTo(moment: number): WrittenRecording;
}
