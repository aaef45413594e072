/** A guard that can be taken away, and the test that notices. */

export interface Guard {
  readonly name: string;
  /** From the root of the repository. */
  readonly file: string;
  readonly guard: string;
  readonly without: string;
  /** A file of `server/tests`, and a title in it, or the end of one. */
  readonly test: readonly [file: string, title: string];
}
