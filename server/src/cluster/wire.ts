/** What carries text between processes: at most once, in order from one sender to one receiver, and it may be down. */

import type { CountAlso } from '../limits/counting.ts';

type Counted = (name: string, quota: { readonly most: number; readonly millis: number }) => CountAlso;

export interface Wire {
  readonly isUp: boolean;
  /** Lost without a word while the wire is down. */
  send(channel: string, text: string): void;
  listen(channel: string, hear: (text: string) => void): Promise<void>;
  /** True for whoever asks first, for that long; rejected while the wire is down. */
  claim(name: string, millis: number): Promise<boolean>;
  /** How limits are counted for all; left out: each process counts by itself. */
  readonly counted?: Counted;
  /** Told whenever it goes down or comes back. */
  turned: (isUp: boolean) => void;
  close(): Promise<void>;
}
