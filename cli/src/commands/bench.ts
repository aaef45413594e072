import { spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Bar, Benchmark, Measured } from '../../bench/benchmark.ts';
import { type Command, Complaint, EXIT, print, readArgs, readWhole } from '../command.ts';

const BENCH = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'bench');
const CONTEST = join(BENCH, 'contest.ts');
const RIVALS = join(BENCH, 'rivals');

interface Line extends Bar {
  readonly benchmark: string;
  readonly ratio: number;
  readonly holds: boolean;
}

export const benchCommand: Command = {
  usage: 'bench [NAME…] [--seconds 3] [--rounds 3] [--json]',
  help: `Measures speed as ratios in one run, each contender in a process of its own, and says whether our bars hold.

  NAME       which benchmarks (all)
  --seconds  how long each contender runs each time (3)
  --rounds   how often the contenders take turns; the best of each counts (3)
  --json     prints the measures as one JSON object`,

  async run(args) {
    const { values, positionals } = readArgs(
      args,
      { seconds: { type: 'string' }, rounds: { type: 'string' }, json: { type: 'boolean' } },
      { min: 0, max: 100 },
    );
    const millis = 1000 * (readWhole('seconds', values.seconds, { min: 1, max: 600 }) ?? 3);
    const rounds = readWhole('rounds', values.rounds, { min: 1, max: 100 }) ?? 3;
    const lines: Line[] = [];
    const measures: Record<string, Record<string, number>> = {};
    for (const file of filesOf(positionals)) {
      const benchmark = ((await import(file)) as { default: Benchmark }).default;
      const rates = await ratesOf(file, benchmark, millis, rounds);
      measures[benchmark.name] = rates;
      const kept = benchmark.bars.map((bar) => judged(benchmark, bar, rates));
      lines.push(...kept);
      if (!values.json) process.stdout.write(told(benchmark, rates, kept));
    }
    if (values.json) print({ perSecond: measures, bars: lines });
    return lines.every((line) => line.holds) ? EXIT.fine : EXIT.refused;
  },
};

function filesOf(names: readonly string[]): readonly string[] {
  const all = globSync('*.bench.ts', { cwd: BENCH }).toSorted();
  for (const name of names) {
    if (!all.includes(`${name}.bench.ts`)) {
      throw new Complaint(
        `no benchmark "${name}"; there are: ${all.map((file) => basename(file, '.bench.ts')).join(', ')}`,
      );
    }
  }
  const chosen = names.length === 0 ? all : all.filter((file) => names.includes(basename(file, '.bench.ts')));
  return chosen.map((file) => join(BENCH, file));
}

/** Contenders take turns, so that a noisy moment of the machine hits them alike; the best of each is kept. */
async function ratesOf(
  file: string,
  { contenders }: Benchmark,
  millis: number,
  rounds: number,
): Promise<Record<string, number>> {
  bringRivals();
  const rates: Record<string, number> = {};
  for (let round = 0; round < rounds; round++) {
    for (const name of Object.keys(contenders)) {
      const { done, millis: took } = await measured(file, name, millis);
      rates[name] = Math.max(rates[name] ?? 0, (1000 * done) / took);
    }
  }
  return rates;
}

function measured(file: string, contender: string, millis: number): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CONTEST, file, contender, String(millis)], { stdio: ['ignore', 'pipe', 2] });
    let text = '';
    child.stdout?.on('data', (data: Buffer) => {
      text += data;
    });
    child.on('close', (code) => {
      if (code === 0) resolve(JSON.parse(text) as Measured);
      else reject(new Complaint(`${contender} of ${basename(file)} failed`));
    });
  });
}

/** Others' engines are only needed to measure against, so they are not among our packages. */
function bringRivals(): void {
  if (!existsSync(join(RIVALS, 'package.json')) || existsSync(join(RIVALS, 'node_modules'))) return;
  process.stderr.write('starboard: bringing the engines we measure against (once)\n');
  const ended = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: RIVALS,
    stdio: ['ignore', 2, 2],
  });
  if (ended.status !== 0) throw new Complaint('npm could not bring the engines we measure against');
}

function judged({ name }: Benchmark, bar: Bar, rates: Record<string, number>): Line {
  const ratio = (rates[bar.of] ?? 0) / (rates[bar.against] ?? Number.POSITIVE_INFINITY);
  return { benchmark: name, ...bar, ratio, holds: ratio >= bar.atLeast };
}

function told({ name, unit }: Benchmark, rates: Record<string, number>, lines: readonly Line[]): string {
  const measures = Object.entries(rates).map(
    ([contender, rate]) => `  ${contender.padEnd(28)} ${Math.round(rate).toLocaleString('en').padStart(14)} ${unit}/s`,
  );
  const bars = lines.map(
    ({ of, against, ratio, atLeast, holds }) =>
      `  ${holds ? 'holds ' : 'BROKEN'} ${of} is ${ratio.toFixed(2)} × ${against} (at least ${atLeast})`,
  );
  return `${name}\n${[...measures, ...bars].join('\n')}\n\n`;
}
