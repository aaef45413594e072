/** One connection of somebody at a table. */

export interface Line {
  readonly guest: string;
  /** The server's estimate of the way to the client, in milliseconds. */
  readonly delay: number;
  /** Frames arrive in the order they were sent; `later` holds this one, and so those after it, that many milliseconds. */
  send(frame: string, later?: number): void;
  close(code: number, reason: string): void;
}
