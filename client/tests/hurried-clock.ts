/** Loaded before a server that is to be in a hurry: its clock and its timers run this many times as fast. */

const HURRY = Number(process.env.STARBOARD_HURRY ?? 1);

const calmNow = performance.now.bind(performance);
performance.now = () => calmNow() * HURRY;

const calmTimeout = globalThis.setTimeout;
globalThis.setTimeout = Object.assign(
  (call: (...args: unknown[]) => void, millis = 0, ...args: unknown[]) => calmTimeout(call, millis / HURRY, ...args),
  calmTimeout,
);
