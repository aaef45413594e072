/** What `starboard bench` measures: contenders side by side in one run, and the ratios they must keep. */

export interface Benchmark {
  readonly name: string;
  /** What one of the counted things is: "moves", "matches". */
  readonly unit: string;
  /** Each runs in a process of its own. */
  readonly contenders: { readonly [name: string]: Contender };
  readonly bars: readonly Bar[];
}

/** Works for about so long and tells how much it did in how much time of the processor. Set-up inside is not counted. */
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

/** Code is compiled while it runs: so much work goes by before anything is counted. */
const WARM_UP = 0.5;

/**
 * Repeats `work`, which tells how many things it did, until the time is over. All time is the processor's, so that a
 * busy machine blurs the ratios less.
 */
export function during(millis: number, work: () => number): Measured {
  repeated(WARM_UP * millis, work);
  return repeated(millis, work);
}

/** Asking for the processor's time costs as much as a short piece of work: so it is asked now and then. */
const ASKED_EVERY = 10;

function repeated(millis: number, work: () => number): Measured {
  const start = process.cpuUsage();
  let done = 0;
  let spent = 0;
  do {
    const until = performance.now() + ASKED_EVERY;
    do done += work();
    while (performance.now() < until);
    spent = processorMillis(start);
  } while (spent < millis);
  return { done, millis: spent };
}

/** As `during`, for work that has to be waited for. */
export async function duringAsync(millis: number, work: () => Promise<number>): Promise<Measured> {
  await repeatedAsync(WARM_UP * millis, work);
  return repeatedAsync(millis, work);
}

async function repeatedAsync(millis: number, work: () => Promise<number>): Promise<Measured> {
  const start = process.cpuUsage();
  let done = 0;
  let spent = 0;
  do {
    done += await work();
    spent = processorMillis(start);
  } while (spent < millis);
  return { done, millis: spent };
}

function processorMillis(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
