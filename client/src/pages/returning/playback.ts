/** What happened while somebody was away, as scenes to be shown one after the other. Pure. */

import type { Since } from '#protocol';
import type { Scene, Told } from '../../host/host.ts';
import { beginning, followed } from '../../host/mirror.ts';

export interface Step {
  readonly scene: Scene;
  /** Everything told up to here. */
  readonly log: readonly Told[];
  /** What led to it; nothing for the first, which is where it begins. */
  readonly told: readonly Told[];
}

export interface Playback {
  readonly steps: readonly Step[];
  /** What was told before the first step, since they were here. */
  readonly before: readonly Told[];
  /** How many moves happened before the first step. */
  readonly left: number;
}

/** Null: there is nothing to see, or it doesn't fit together. */
export function playbackOf({ frames, left }: Since, now: Scene, at: number): Playback | null {
  const [whole, ...updates] = frames;
  if (whole === undefined || whole.viewer !== now.viewer) return null;
  const sceneOf = (view: object): Scene => ({ ...now, view, offers: [], acting: [], outcome: null, canUndo: false });
  let mirrored = beginning(whole);
  const steps: Step[] = [{ scene: sceneOf(mirrored.view), log: mirrored.log, told: [] }];
  for (const update of updates) {
    const next = followed(mirrored, update);
    if (next === null) return null;
    mirrored = next;
    steps.push({ scene: sceneOf(next.view), log: next.log, told: update.events });
  }
  return { steps, before: whole.log.filter((told) => told.at > at), left };
}
