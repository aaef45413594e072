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

/** Code is compiled while it runs: so much of the time goes by before anything is counted. */
const WARM_UP = 0.25;

/**
 * Repeats `work`, which tells how many things it did, until the time is over. What is measured is time of the
 * processor, so that a busy machine blurs the ratios less.
 */
export function during(millis: number, work: () => number): Measured {
  const warm = performance.now() + WARM_UP * millis;
  do work();
  while (performance.now() < warm);
  const start = process.cpuUsage();
  let done = 0;
  do done += work();
  while (performance.now() < warm + millis);
  return { done, millis: processorMillis(start) };
}

/** As `during`, for work that has to be waited for. */
export async function duringAsync(millis: number, work: () => Promise<number>): Promise<Measured> {
  const warm = performance.now() + WARM_UP * millis;
  do await work();
  while (performance.now() < warm);
  const start = process.cpuUsage();
  let done = 0;
  do done += await work();
  while (performance.now() < warm + millis);
  return { done, millis: processorMillis(start) };
}

function processorMillis(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
