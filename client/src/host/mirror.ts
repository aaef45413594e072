/** What one viewer sees, followed frame by frame: whatever doesn't fit asks for the whole again. */

import { patched, type Update, viewHash, type WholeView } from '#protocol';
import type { Millis, Viewer } from '#tabletop';
import type { Told } from './host.ts';
import { type Predicted, withEventsOf, withPartsOf } from './prediction.ts';

export interface Mirrored {
  readonly viewer: Viewer;
  readonly stream: string;
  readonly seq: number;
  readonly at: Millis;
  readonly view: object;
  readonly log: readonly Told[];
}

/** The log is for reading: what lies further back is in the replay. */
const LONGEST_LOG = 500;

/** `before` is what was seen until now: what is the same stays the same. */
export const beginning = (
  { viewer, stream, seq, at, view, log }: WholeView,
  before: Mirrored | null = null,
): Mirrored => ({ viewer, stream, seq, at, view: withPartsOf(before?.view ?? null, view), log });

/**
 * Null when a frame is missing or the view came out different: then only a whole view helps. `shown` is what had been
 * predicted: what came true of it stays as it is on the screen.
 */
export function followed(before: Mirrored, update: Update, shown: Predicted | null = null): Mirrored | null {
  if (update.seq !== before.seq + 1) return null;
  const view = patched(before.view, update.patch);
  if (viewHash(view) !== update.hash) return null;
  const events = shown === null ? update.events : withEventsOf(shown.told, update.events);
  return {
    ...before,
    seq: update.seq,
    at: update.at,
    view: shown === null ? view : withPartsOf(shown.view, view),
    log: [...before.log.slice(0, before.log.length - (update.undone ?? 0)), ...events].slice(-LONGEST_LOG),
  };
}
