/** What a page and the worker that reads recordings say to one another. */

import type { Millis, Outcome, Player, Viewer, WrittenRecording } from '#tabletop';
import type { Title } from '../catalogue/titles.ts';
import type { Scene, Told } from '../host/host.ts';
import type { Moment, Verdict } from './chronicle.ts';

/** What is known of a recording once it is open. */
export interface Opened {
  readonly game: Title;
  readonly players: readonly Player[];
  readonly options: object;
  readonly moments: readonly Moment[];
  readonly outcome: Outcome | null;
  readonly result: object;
  readonly lasted: Millis;
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
  verify(): Verdict;
  /** The recording up to a moment, to be played on. */
  upTo(moment: number): WrittenRecording;
}
