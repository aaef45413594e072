/** What many matches say about the bots that played them. */

/** One match, by bot (not by seat). */
export interface MatchTally {
  /** A shared victory counts in parts. */
  readonly wins: readonly number[];
  readonly scores: readonly number[];
  /** How many moves were made. */
  readonly moves: number;
  /** Match time, in milliseconds. */
  readonly millis: number;
}

export interface Summary {
  readonly games: number;
  readonly winRates: readonly number[];
  /** 95 % by Wilson's method. */
  readonly intervals: readonly (readonly [number, number])[];
  readonly meanScores: readonly number[];
}

/** Two-sided 95 % of the normal distribution. */
const Z = 1.959_963_984_540_054;

export function wilson(wins: number, games: number): readonly [number, number] {
  const rate = wins / games;
  const spread = 1 + (Z * Z) / games;
  const centre = (rate + (Z * Z) / (2 * games)) / spread;
  const half = (Z * Math.sqrt((rate * (1 - rate)) / games + (Z * Z) / (4 * games * games))) / spread;
  return [Math.max(0, centre - half), Math.min(1, centre + half)];
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

export function summaryOf(matches: readonly MatchTally[], bots: number): Summary {
  const games = matches.length;
  const byBot = Array.from({ length: bots }, (_, bot) => bot);
  const wins = byBot.map((bot) => sumOf(matches.map((match) => match.wins[bot] ?? 0)));
  return {
    games,
    winRates: wins.map((won) => won / games),
    intervals: wins.map((won) => wilson(won, games)),
    meanScores: byBot.map((bot) => sumOf(matches.map((match) => match.scores[bot] ?? 0)) / games),
  };
}

/** The value below which so great a part of the numbers lies. */
export function quantile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * part;
  const low = sorted[Math.floor(place)] ?? 0;
  const high = sorted[Math.ceil(place)] ?? low;
  return low + (high - low) * (place - Math.floor(place));
}

export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** At most `most` bins of equal, round width over all the numbers. */
export function histogram(numbers: readonly number[], most: number): readonly Bin[] {
  if (numbers.length === 0) return [];
  const low = Math.min(...numbers);
  const width = roundWidth((Math.max(...numbers) - low) / most);
  const start = Math.floor(low / width) * width;
  const counts: number[] = [];
  for (const number of numbers) {
    const bin = Math.floor((number - start) / width);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return Array.from(counts, (count, bin) => ({
    from: start + bin * width,
    to: start + (bin + 1) * width,
    count: count ?? 0,
  }));
}

/** 1, 2 or 5 times a power of ten, never below 1: scores, moves and milliseconds are whole. */
function roundWidth(atLeast: number): number {
  if (atLeast <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(atLeast));
  return ([1, 2, 5, 10].find((step) => step * power >= atLeast) ?? 10) * power;
}
