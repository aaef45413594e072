/** One's own runs, kept on this device. Pure but for the two functions that read and write the browser's store. */

import { type Placed, readBoard, readMove } from '#games/space-builder';
import { isListOf, isObject } from '#tabletop';
import { isNumber, keepOnDevice, keptList } from '../../../settings/device-store.ts';

/** Runs are compared only with runs of the same kind. */
export interface Kind {
  readonly buildings: number;
  readonly upright: boolean;
}

export interface Run extends Kind {
  /** When it was finished. */
  readonly on: number;
  readonly millis: number;
  readonly defects: number;
  /** What stood when: the ghost of this run goes by it. */
  readonly steps: readonly Step[];
}

export interface Step {
  readonly at: number;
  readonly placed: number;
  /** In the game's notation; the oldest runs have none. */
  readonly board?: string;
}

const STORED_UNDER = 'starboard.space-builder.practice';
const MOST_RUNS = 200;

export const isOfKind = (run: Run, kind: Kind): boolean =>
  run.buildings === kind.buildings && run.upright === kind.upright;

/** The fastest without a defect. */
export function bestRun(runs: readonly Run[], kind: Kind): Run | null {
  let best: Run | null = null;
  for (const run of runs) {
    if (isOfKind(run, kind) && run.defects === 0 && (best === null || run.millis < best.millis)) best = run;
  }
  return best;
}

/** How many buildings stood in a run at a moment. */
export function placedAt(run: Run, at: number): number {
  return run.steps.findLast((step) => step.at <= at)?.placed ?? 0;
}

/** The city of a run at a moment. */
export function cityAt(run: Run, at: number): readonly Placed[] {
  return readBoard(run.steps.findLast((step) => step.at <= at)?.board ?? '');
}

/** Only the best run of each kind needs its steps; the oldest runs go first. */
export function withRun(runs: readonly Run[], run: Run): readonly Run[] {
  const all = [...runs, run].slice(-MOST_RUNS);
  return all.map((kept) => (bestRun(all, kept) === kept ? kept : { ...kept, steps: [] }));
}

export const keptRuns = (): readonly Run[] => keptList(STORED_UNDER, isRun);

export const keepRuns = (runs: readonly Run[]): void => keepOnDevice(STORED_UNDER, runs);

const isBoard = (value: unknown): value is string =>
  typeof value === 'string' && value.split(' ').every((word) => word === '' || readMove(word)?.type === 'build');

const isStep = (value: unknown): value is Step =>
  isObject(value) &&
  isNumber(value.at) &&
  isNumber(value.placed) &&
  (value.board === undefined || isBoard(value.board));

function isRun(value: unknown): value is Run {
  return (
    isObject(value) &&
    isNumber(value.buildings) &&
    typeof value.upright === 'boolean' &&
    isNumber(value.on) &&
    isNumber(value.millis) &&
    isNumber(value.defects) &&
    isListOf(value.steps, isStep)
  );
}
