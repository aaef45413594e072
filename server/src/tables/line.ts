/** One connection of somebody at a table. */

import type { GuestRecord } from '../store/store.ts';

/** Whose connection it is: somebody's, or that of a screen of a room. */
export interface Who {
  readonly guest: GuestRecord;
  readonly screen?: { readonly id: string; readonly table: string } | null;
}

export interface Line {
  readonly guest: string;
  /** What they were called when they came. */
  readonly name: string;
  /** The server's estimate of the way to the client, in milliseconds. */
  readonly delay: number;
  /** Its pongs come late, whatever is made of them. */
  readonly looksSlow: boolean;
  /** Shows what all may see: it watches, even if its guest plays. */
  readonly isScreen: boolean;
  /** Which of the room's own screens this is; null: somebody's line. */
  readonly screen: string | null;
  /** Nobody's connection: a plan plays what its person wanted. */
  readonly isPlan?: true;
  /** This client was told something that it answers at once, and it has answered: that shows how long the way is. */
  noteAsked(what: string | number): void;
  noteAnswered(what: string | number): void;
  /** Frames arrive in the order they were sent; `later` holds this one, and so those after it, that many milliseconds. */
  send(frame: string, later?: number): void;
  close(code: number, reason: string): void;
  /** Connected to another process; left out: to this one. */
  readonly far?: Far;
  /** Its table is run elsewhere from now on, or will be: the line finds it again by itself. */
  detached?(): void;
}

/** What lies between a table and a line that another process has. All in milliseconds. */
export interface Far {
  /** The shortest way between the processes, and so the most by which a moment of theirs may be wrong here. */
  readonly way: number;
  /** How long a letter between them may usually take. */
  readonly slowest: number;
  /** How long ago what is being heard came in there. */
  readonly age: number;
}
