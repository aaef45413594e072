/** One connection of somebody at a table. */

export interface Line {
  readonly guest: string;
  /** The server's estimate of the way to the client, in milliseconds. */
  readonly delay: number;
  /** Its pongs come late, whatever is made of them. */
  readonly looksSlow: boolean;
  /** Shows what all may see: it watches, even if its guest plays. */
  readonly isScreen: boolean;
  /** This client was told something that it answers at once, and it has answered: that shows how long the way is. */
  noteAsked(what: string | number): void;
  noteAnswered(what: string | number): void;
  /** Frames arrive in the order they were sent; `later` holds this one, and so those after it, that many milliseconds. */
  send(frame: string, later?: number): void;
  close(code: number, reason: string): void;
}
