/** What `starboard bench` measures: contenders side by side in one run, and the ratios they must keep. */

export interface Benchmark {
  readonly name: string;
  /** What one of the counted things is: "moves", "matches". */
  readonly unit: string;
  /** Each runs in a process of its own. */
  readonly contenders: { readonly [name: string]: Contender };
  readonly bars: readonly Bar[];
}

/** Works for about so long and tells how much it did in how long. Set-up inside is not counted. */
export type Contender = (millis: number) => Measured | Promise<Measured>;

export interface Measured {
  readonly done: number;
  readonly millis: number;
}

/** `of` must do at least (or at most) `factor` times as much per second as `against`. */
export interface Bar {
  readonly of: string;
  readonly against: string;
  readonly atLeast: number;
}

/** Repeats `work` until the time is over; `work` tells how many things it did. */
export function during(millis: number, work: () => number): Measured {
  const start = performance.now();
  let done = 0;
  let passed = 0;
  do {
    done += work();
    passed = performance.now() - start;
  } while (passed < millis);
  return { done, millis: passed };
}
