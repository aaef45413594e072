import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contestant } from '#bots';
import { LEVELS } from '#tabletop';
import { type Command, Complaint, EXIT, print, readArgs, readWhole } from '../command.ts';
import { Progress } from '../progress.ts';
import { reportPage } from '../simulation/report.ts';
import { quantile, type Summary, summaryOf } from '../simulation/statistics.ts';
import { onAllCores } from '../simulation/threads.ts';
import { fits, gameNamed, optionsTyped } from '../tables.ts';

const CONTESTANTS: readonly Contestant[] = [...LEVELS, 'beginner', 'random'];

export const simulateCommand: Command = {
  usage: 'simulate GAME --bots regular,expert [--games 1000] [--options …] [--seed N] [--out DIR] [--json]',
  help: `Lets bots play against each other on all cores, and says how often each won.

  --bots     one level for each seat: ${CONTESTANTS.join(', ')} (a beginner plays
             as a newcomer would, random anything legal)
  --games    how many matches (1000); the bots change seats from match to match
  --options  table options, as JSON or as name=value,name=value
  --seed     the same seed plays the same matches (1)
  --out      writes report.html with plots and report.json into this directory
  --json     prints {"games":n,"winRates":[…],"intervals":[[low,high],…],"meanScores":[…]} by bot`,

  async run(args) {
    const { values, positionals } = readArgs(
      args,
      {
        bots: { type: 'string' },
        games: { type: 'string' },
        options: { type: 'string' },
        seed: { type: 'string' },
        out: { type: 'string' },
        json: { type: 'boolean' },
      },
      { min: 1, max: 1 },
    );
    const game = gameNamed(positionals[0] as string);
    const bots = botsTyped(values.bots);
    fits(game, bots.length);
    const games = readWhole('games', values.games, { min: 1, max: 10_000_000 }) ?? 1000;
    const seed = readWhole('seed', values.seed, { min: 0, max: 1_000_000_000 }) ?? 1;
    const options = optionsTyped(game, values.options);
    const progress = new Progress('matches', games);
    const matches = await onAllCores({ game: game.id, options, bots, seed }, games, (done) => progress.at(done));
    const summary = summaryOf(matches, bots.length);
    if (values.out !== undefined) {
      await mkdir(values.out, { recursive: true });
      await writeFile(
        join(values.out, 'report.html'),
        reportPage({ game: game.id, options, bots, seed, summary, matches }),
      );
      await writeFile(
        join(values.out, 'report.json'),
        `${JSON.stringify({ game: game.id, options, bots, seed, ...summary, matches })}\n`,
      );
    }
    if (values.json) print(summary);
    else
      process.stdout.write(
        told(
          bots,
          summary,
          matches.map((match) => match.moves),
        ),
      );
    return EXIT.fine;
  },
};

function botsTyped(text: string | undefined): readonly Contestant[] {
  if (text === undefined) throw new Complaint('say who plays: --bots regular,expert');
  return text.split(',').map((name) => {
    const bot = CONTESTANTS.find((contestant) => contestant === name.trim());
    if (bot === undefined) throw new Complaint(`no bot "${name}"; there are: ${CONTESTANTS.join(', ')}`);
    return bot;
  });
}

function told(bots: readonly Contestant[], summary: Summary, moves: readonly number[]): string {
  const percent = (part: number): string => `${(100 * part).toFixed(1)} %`.padStart(8);
  const lines = bots.map((bot, index) => {
    const [low, high] = summary.intervals[index] ?? [0, 0];
    const score = (summary.meanScores[index] ?? 0).toFixed(2).padStart(8);
    return `${bot.padEnd(8)} wins ${percent(summary.winRates[index] ?? 0)} (95 %: ${percent(low)} to ${percent(high)})   mean score ${score}`;
  });
  const length = `moves in a match: median ${quantile(moves, 0.5)}, nine of ten from ${quantile(moves, 0.05)} to ${quantile(moves, 0.95)}`;
  return `${summary.games} matches\n${lines.join('\n')}\n${length}\n`;
}
