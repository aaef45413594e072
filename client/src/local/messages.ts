/** What a page and the worker that runs its match say to one another, and what two tabs with one match do. */

import type { Refused, Seat, Viewer } from '#tabletop';
import type { Title } from '../catalogue/titles.ts';
import type { ClockNow, Scene, SeatNow, Told } from '../host/host.ts';
import type { StoredMatch } from './stored-matches.ts';

/** Asks that are answered. */
export type Ask =
  | { readonly kind: 'play'; readonly by: Seat; readonly move: object }
  | { readonly kind: 'undo'; readonly by: Seat };

export type ToWorker =
  | { readonly kind: 'open'; readonly id: string }
  | { readonly kind: 'ask'; readonly key: number; readonly ask: Ask }
  | { readonly kind: 'look'; readonly viewer: Viewer }
  | { readonly kind: 'seen'; readonly isSeen: boolean }
  | { readonly kind: 'pause'; readonly isPaused: boolean };

export type FromWorker =
  | {
      readonly kind: 'scene';
      readonly game: Title;
      readonly scene: Scene;
      readonly seats: readonly SeatNow[];
      readonly ours: readonly Seat[];
      readonly clock: ClockNow;
      readonly isPaused: boolean;
      /** Told since the scene before; everything, if `isWhole`. */
      readonly told: readonly Told[];
      readonly isWhole: boolean;
    }
  | { readonly kind: 'answer'; readonly key: number; readonly refusal: Refused | null }
  | { readonly kind: 'missing' }
  | { readonly kind: 'broken' };

/** Between tabs: one of them runs the match, the others follow its recording. */
export type AcrossTabs =
  | { readonly kind: 'hello' }
  | { readonly kind: 'seen'; readonly tab: string; readonly isSeen: boolean }
  | { readonly kind: 'pause'; readonly isPaused: boolean }
  | { readonly kind: 'match'; readonly match: StoredMatch; readonly clock: ClockNow; readonly isPaused: boolean }
  | { readonly kind: 'ask'; readonly tab: string; readonly key: number; readonly ask: Ask }
  | { readonly kind: 'answer'; readonly tab: string; readonly key: number; readonly refusal: Refused | null };

/** Said instead of a rule's refusal when there is nothing to take back any more. */
export const NOTHING_TO_UNDO: Refused = { because: 'nothing-to-undo', rule: 'TABLE-3' };
