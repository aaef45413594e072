/// <reference lib="dom" />

/**
 * Chance as a program for the browser: whatever a page draws, it draws again when the same test is run again. So no deal
 * comes once in a thousand runs.
 */

/** Taken as text: nothing in it may come from outside. */
function holdChance(visit: string): void {
  const LOADS = 'starboard.held-loads';
  let loads = 0;
  try {
    loads = Number(localStorage.getItem(LOADS) ?? 0) + 1;
    localStorage.setItem(LOADS, String(loads));
  } catch {
    // A page without an address keeps nothing, and draws nothing.
  }
  /** One for each length that is drawn: how often a line is tried does not change what is dealt. */
  const streams = new Map<number, () => number>();
  const startedFrom = (name: string): (() => number) => {
    let state = 2_166_136_261;
    for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619);
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      const mixed = Math.imul(state ^ (state >>> 15), state | 1);
      const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
      return (more ^ (more >>> 14)) >>> 0;
    };
  };
  const streamFor = (length: number): (() => number) => {
    const stream = streams.get(length) ?? startedFrom(`${visit} ${loads} ${length}`);
    streams.set(length, stream);
    return stream;
  };
  crypto.getRandomValues = <T extends ArrayBufferView | null>(into: T): T => {
    const bytes = into === null ? new Uint8Array() : new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
    const draw = streamFor(bytes.length);
    for (const index of bytes.keys()) bytes[index] = draw() >>> 24;
    return into;
  };
  Math.random = () => streamFor(0)() / 2 ** 32;
}

/** For one visit of a test: each draws something else than the others. */
export const heldChance = (visit: string): string => `(${holdChance})(${JSON.stringify(visit)});`;
