/** What happens to processes that share a house, and what comes of it. */

import type { ClusterFault } from '../planted-cluster.ts';

export interface TroubleRequest {
  readonly processes: number;
  readonly tables: number;
  readonly seats: number;
  /** Moves a second. */
  readonly rate: number;
  readonly kills: number;
  readonly stops: number;
  readonly redisRestarts: number;
  readonly postgresRestarts: number;
  readonly cuts: number;
  /** Connections that stay open and pass nothing for a while. */
  readonly silences: number;
  readonly seed: number;
  readonly planted?: ClusterFault | undefined;
  said(progress: string): void;
}

export interface TroubleReport {
  readonly acknowledged: number;
  readonly lost: number;
  readonly twice: number;
  readonly outOfOrder: number;
  readonly broken: number;
  readonly untallied: number;
  /** Answered again with another answer. */
  readonly answeredOtherwise: number;
  /** Tables that two processes held a while after one of them woke up. */
  readonly heldTwice: number;
  /** What somebody who had lost a table could still write of it. */
  readonly writtenLate: number;
  /** Tables that took no move after everything. */
  readonly stuck: number;
  /** From the death of its owner until a table served somebody elsewhere, in milliseconds. */
  readonly serving: { readonly tables: number; readonly p50: number; readonly p95: number; readonly longest: number };
  readonly happened: { readonly [what: string]: number };
}

const MOST_MILLIS = 3_000;

export const isTroubleKept = (report: TroubleReport): boolean => {
  const { lost, twice, outOfOrder, broken, untallied, answeredOtherwise, heldTwice, writtenLate, stuck } = report;
  const faults = lost + twice + outOfOrder + broken + untallied + answeredOtherwise + heldTwice + writtenLate + stuck;
  return faults === 0 && report.serving.p95 <= MOST_MILLIS;
};
