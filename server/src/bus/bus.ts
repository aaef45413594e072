/**
 * The way from a table to everybody who looks at it, wherever their connections are. Small on purpose: any
 * implementation that passes tests/bus-contract.ts will do, be it within one process or between many.
 */

import type { Viewer } from '#tabletop';

export interface Frame {
  /** Whose eyes it is for; `screen`: the screens of those who play. */
  readonly to: Viewer | 'screen' | 'everybody';
  readonly text: string;
  /** Of a reveal: how much earlier it leaves for the line that gets it first, in milliseconds. Else null. */
  readonly headStart: number | null;
  /** The others are told the same: whoever holds several seats hears it once. */
  readonly isForAll?: boolean;
  /** Somebody's own words: whoever has blocked them does not hear it. */
  readonly saidBy?: string;
}

export interface Bus {
  /** Everybody who listens to the table by now hears it once, after everything that was published there before. */
  publish(table: string, frame: Frame): void;
  /** What is published from now on, until the function that is returned is called. */
  subscribe(table: string, hear: (frame: Frame) => void): () => void;
  close(): Promise<void>;
}
