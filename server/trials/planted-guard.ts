/** One line that can be taken away, to see that a test finds out. */

export interface Guard {
  readonly name: string;
  /** From the root of the repository. */
  readonly file: string;
  readonly guard: string;
  readonly without: string;
  /** A file of `server/tests`, and a title in it, or the end of one. */
  readonly test: readonly [file: string, title: string];
}
