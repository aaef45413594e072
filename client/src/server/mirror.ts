/** What one viewer sees, followed frame by frame: whatever doesn't fit asks for the whole again. */

import { patched, type Update, viewHash, type WholeView } from '#protocol';
import type { Millis, Viewer } from '#tabletop';
import type { Told } from '../host/host.ts';

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

export const beginning = ({ viewer, stream, seq, at, view, log }: WholeView): Mirrored => ({
  viewer,
  stream,
  seq,
  at,
  view,
  log,
});

/** Null when a frame is missing or the view came out different: then only a whole view helps. */
export function followed(before: Mirrored, update: Update): Mirrored | null {
  if (update.seq !== before.seq + 1) return null;
  const view = patched(before.view, update.patch);
  if (viewHash(view) !== update.hash) return null;
  return {
    ...before,
    seq: update.seq,
    at: update.at,
    view,
    log: [...before.log, ...update.events].slice(-LONGEST_LOG),
  };
}
