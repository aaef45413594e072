/** The outcome of a simulation as a page to look at: tables and plots, nothing loaded from elsewhere. */

import { colour, escaped, PLOT_WIDTH, pageOf, percent } from '../report-page.ts';
import { type Bin, histogram, type MatchTally, quantile, type Summary } from './statistics.ts';

export interface Reported {
  readonly game: string;
  readonly options: object;
  readonly bots: readonly string[];
  readonly seed: number;
  readonly summary: Summary;
  readonly matches: readonly MatchTally[];
}

const WIDTH = PLOT_WIDTH;
const BAR = 26;

export function reportPage(reported: Reported): string {
  const { game, bots, summary, matches, seed, options } = reported;
  const moves = matches.map((match) => match.moves);
  const minutes = matches.map((match) => match.millis / 60_000);
  return pageOf(
    `${game}: ${bots.join(' against ')}`,
    `<h1>${escaped(game)}</h1>
<p>${summary.games} matches, seed ${seed}, options ${escaped(JSON.stringify(options))}. The bots changed seats from match to match; shared victories count in parts.</p>
<h2>Victories</h2>${victoriesTable(reported)}${intervalPlot(bots, summary)}
<h2>Scores</h2>${bots
      .map((bot, index) =>
        histogramPlot(
          `score of ${bot}`,
          matches.map((match) => match.scores[index] ?? 0),
          colour(index),
        ),
      )
      .join('')}
<h2>Length</h2><p>Moves: median ${quantile(moves, 0.5)}, from ${quantile(moves, 0.05)} to ${quantile(moves, 0.95)} in nine of ten. Minutes of match time: median ${quantile(minutes, 0.5).toFixed(1)}.</p>
${histogramPlot('moves in a match', moves, '#22264a')}`,
  );
}

function victoriesTable({ bots, summary, matches }: Reported): string {
  const rows = bots.map((bot, index) => {
    const [low, high] = summary.intervals[index] ?? [0, 0];
    const scores = matches.map((match) => match.scores[index] ?? 0);
    return `<tr><td>${escaped(bot)}</td><td>${percent(summary.winRates[index] ?? 0)}</td><td>${percent(low)} – ${percent(high)}</td><td>${(summary.meanScores[index] ?? 0).toFixed(2)}</td><td>${quantile(scores, 0.5)}</td></tr>`;
  });
  return `<table><tr><th>bot</th><th>wins</th><th>95 % interval</th><th>mean score</th><th>median</th></tr>${rows.join('')}</table>`;
}

function intervalPlot(bots: readonly string[], { winRates, intervals }: Summary): string {
  const x = (part: number): number => 130 + part * (WIDTH - 160);
  const rows = bots.map((bot, index) => {
    const y = 24 + index * BAR;
    const [low, high] = intervals[index] ?? [0, 0];
    return `<text x="8" y="${y + 5}">${escaped(bot)}</text><line x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}" stroke="${colour(index)}" stroke-width="4"/><circle cx="${x(winRates[index] ?? 0)}" cy="${y}" r="6" fill="${colour(index)}"/>`;
  });
  const height = 24 + bots.length * BAR + 20;
  const marks = [0, 0.25, 0.5, 0.75, 1].map(
    (part) =>
      `<line x1="${x(part)}" x2="${x(part)}" y1="8" y2="${height - 22}" stroke="#c9b68e"/><text x="${x(part)}" y="${height - 6}" text-anchor="middle">${percent(part)}</text>`,
  );
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="victories with their intervals">${marks.join('')}${rows.join('')}</svg>`;
}

function histogramPlot(title: string, numbers: readonly number[], fill: string): string {
  const bins = histogram(numbers, 30);
  const most = Math.max(1, ...bins.map((bin) => bin.count));
  const wide = (WIDTH - 40) / Math.max(1, bins.length);
  const bar = (bin: Bin, index: number): string => {
    const tall = (110 * bin.count) / most;
    return `<rect x="${20 + index * wide}" y="${140 - tall}" width="${Math.max(1, wide - 2)}" height="${tall}" fill="${fill}"><title>${bin.from} to ${bin.to}: ${bin.count}</title></rect>`;
  };
  const first = bins[0]?.from ?? 0;
  const last = bins.at(-1)?.to ?? 0;
  return `<svg viewBox="0 0 ${WIDTH} 165" role="img" aria-label="${escaped(title)}"><text x="20" y="20">${escaped(title)}</text>${bins.map(bar).join('')}<text x="20" y="158">${first}</text><text x="${WIDTH - 20}" y="158" text-anchor="end">${last}</text></svg>`;
}
