import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CensusRow, census, type Options, shares, spaceBowl } from '#games/space-bowl';
import { quickChance } from '#tabletop';
import { type Command, EXIT, print, readArgs, readWhole } from '../command.ts';
import { colour, escaped, PLOT_WIDTH, pageOf, percent } from '../report-page.ts';
import { optionsTyped } from '../tables.ts';

const NAMES = ['none', 'one', 'two', 'three or more'] as const;

export const censusCommand: Command = {
  usage: 'census [--throws 100000] [--options …] [--seed N] [--out DIR] [--json]',
  help: `Counts over Space Bowl's deck how many valid cards a throw has, by the number of its marbles.

  --throws   how many random throws, each on a galaxy of its own (100000)
  --options  table options, as JSON or as name=value,name=value: sphere=true,rotation=true
  --seed     the same seed counts the same throws (1)
  --out      writes census.html with plots into this directory
  --json     prints the counts`,

  async run(args) {
    const { values } = readArgs(
      args,
      {
        throws: { type: 'string' },
        options: { type: 'string' },
        seed: { type: 'string' },
        out: { type: 'string' },
        json: { type: 'boolean' },
      },
      { min: 0, max: 0 },
    );
    const throws = readWhole('throws', values.throws, { min: 1, max: 100_000_000 }) ?? 100_000;
    const seed = readWhole('seed', values.seed, { min: 0, max: 1_000_000_000 }) ?? 1;
    const options = optionsTyped(spaceBowl, values.options) as Options;
    const rows = census({ options, throws }, quickChance(seed));
    if (values.out !== undefined) {
      await mkdir(values.out, { recursive: true });
      await writeFile(join(values.out, 'census.html'), censusPage(rows, { options, throws, seed }));
    }
    if (values.json) print({ throws, options, rows });
    else process.stdout.write(table(rows));
    return EXIT.fine;
  },
};

const titleOf = ({ marbles }: CensusRow): string => (marbles === null ? 'all throws' : `${marbles} marbles`);

function table(rows: readonly CensusRow[]): string {
  const head = `${'valid cards'.padEnd(24)}${NAMES.map((name) => name.padStart(15)).join('')}`;
  const line = (title: string, counts: readonly number[]): string =>
    `${title.padEnd(24)}${shares(counts)
      .map((share) => percent(share).padStart(15))
      .join('')}`;
  return `${[head, ...rows.flatMap((row) => [line(titleOf(row), row.byValidCards), line('  joker allowed', row.byCardsWithJoker)])].join('\n')}\n`;
}

function censusPage(rows: readonly CensusRow[], about: object): string {
  const plots = rows.map((row) => `<h2>${titleOf(row)} (${row.throws})</h2>${plot(row)}`);
  return pageOf(
    'Space Bowl: how many valid cards a throw has',
    `<h1>How many valid cards a throw has</h1><p>${escaped(JSON.stringify(about))}. First without a joker, then with one.</p><pre>${escaped(table(rows))}</pre>${plots.join('')}`,
  );
}

/** Two bars for each number of cards: without and with the joker. */
function plot({ throws, byValidCards, byCardsWithJoker }: CensusRow): string {
  const last = byCardsWithJoker.findLastIndex((count) => count > 0);
  const bins = Array.from({ length: last + 1 }, (_, cards) => [byValidCards[cards] ?? 0, byCardsWithJoker[cards] ?? 0]);
  const most = Math.max(1, ...bins.flat());
  const wide = (PLOT_WIDTH - 40) / bins.length;
  const bars = bins.flatMap((counts, cards) => [
    ...counts.map((count, kind) => {
      const tall = (110 * count) / most;
      const x = 20 + cards * wide + (kind * wide) / 2;
      return `<rect x="${x}" y="${130 - tall}" width="${wide / 2 - 1}" height="${tall}" fill="${colour(kind)}"><title>${cards} cards: ${percent(count / Math.max(1, throws))}</title></rect>`;
    }),
    `<text x="${20 + (cards + 0.5) * wide}" y="148" text-anchor="middle">${cards}</text>`,
  ]);
  return `<svg viewBox="0 0 ${PLOT_WIDTH} 160" role="img" aria-label="valid cards of a throw">${bars.join('')}</svg>`;
}
