import { type Command, Complaint, EXIT, readArgs, readWhole } from '../command.ts';

const TRIALS = ['tables', 'kill', 'lines', 'leaks', 'fuzz', 'fair'] as const;

export const loadCommand: Command = {
  usage: 'load [tables|kill|lines|leaks|fuzz|fair] [--tables 500] [--rate 1000] [--seconds 30] [--count N] [--seed 1]',
  help: `Puts a server of its own under strain and prints what happened, as JSON. Exit code 2: a promise was broken.
  tables  many tables of all games at once, and the same traffic through a bare echo (the default)
  kill    kills the server under load --count times (100): is everything there that was acknowledged?
          with --unsynced the store does not sync what it promises, and the trial must find that out
  lines   --count schedules (1000) of lines that lose, double, delay and break
  leaks   two worlds over the wire, --count pairs (1000) for each game with time standing still, and as many with it running
  fuzz    --count messages (200000) that nobody should send
  fair    --count rounds (1000) of who was first, on lines up to 200 ms, 25 ms apart; then as many with a liar
  --tables N  tables (500; fair: 8)                --rate N     moves a second (1000)
  --seconds N how long (30)                         --seed N     for everything that is drawn`,

  async run(args) {
    const { values, positionals } = readArgs(
      args,
      {
        tables: { type: 'string' },
        rate: { type: 'string' },
        seconds: { type: 'string' },
        count: { type: 'string' },
        seed: { type: 'string' },
        unsynced: { type: 'boolean' },
      },
      { min: 0, max: 1 },
    );
    const trial = positionals[0] ?? 'tables';
    const bounds = { min: 1, max: 10_000_000 };
    const numbers: Numbers = {
      tables: readWhole('tables', values.tables, bounds),
      rate: readWhole('rate', values.rate, bounds) ?? 1_000,
      seconds: readWhole('seconds', values.seconds, bounds) ?? 30,
      count: readWhole('count', values.count, bounds),
      seed: readWhole('seed', values.seed, { min: 0, max: 2 ** 31 }) ?? 1,
      unsynced: values.unsynced === true,
    };
    const run = RUNS[trial];
    if (run === undefined) throw new Complaint(`no trial "${trial}"; there are: ${TRIALS.join(', ')}`);
    const { report, isKept } = await run(numbers);
    process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
    return isKept ? EXIT.fine : EXIT.refused;
  },
};

interface Numbers {
  readonly tables: number | null;
  readonly rate: number;
  readonly seconds: number;
  readonly count: number | null;
  readonly seed: number;
  readonly unsynced: boolean;
}

interface Outcome {
  readonly report: object;
  readonly isKept: boolean;
}

const said = (progress: string): void => void process.stderr.write(`${progress}\n`);

/** Loaded only when run: a server's trials are no part of any other command. */
const RUNS: { readonly [trial: string]: (numbers: Numbers) => Promise<Outcome> } = {
  async tables({ tables, rate, seconds, seed }) {
    const { runLoad } = await import('#server/trials/load/run');
    const report = await runLoad({ tables: tables ?? 500, seats: 4, rate, seconds, seed, said });
    return { report, isKept: report.gaps === 0 && report.wrongViews === 0 && Object.keys(report.errors).length === 0 };
  },
  async kill({ tables, rate, count, seed, unsynced }) {
    const { runKills } = await import('#server/trials/kill');
    const report = await runKills({ kills: count ?? 100, tables: tables ?? 500, seats: 4, rate, seed, unsynced, said });
    const { lost, twice, outOfOrder, broken, stuck, answeredOtherwise } = report;
    const faults = lost + twice + outOfOrder + broken + stuck + answeredOtherwise;
    return { report, isKept: faults === 0 && report.slowestRestart <= 3_000 };
  },
  async lines({ count, seed }) {
    const { runLines } = await import('#server/trials/lines');
    const { trialServer } = await import('#server/trials/running');
    const server = await trialServer();
    const report = await runLines(server, { schedules: count ?? 1_000, seed, atOnce: 16 });
    await server.end();
    return { report, isKept: report.wrong.length === 0 };
  },
  async leaks({ count, seed }) {
    const { LEAK_TRIALS } = await import('#server/trials/worlds');
    const reports = [];
    for (const [game, run] of Object.entries(LEAK_TRIALS)) {
      for (const time of ['stands', 'runs'] as const) {
        said(`${game}, time ${time}`);
        reports.push({ game, time, ...(await run({ pairs: count ?? 1_000, seed, time })) });
      }
    }
    return { report: reports, isKept: reports.every(({ leaks }) => leaks.length === 0) };
  },
  async fuzz({ count, seed }) {
    const { runFuzz } = await import('#server/trials/fuzz');
    const report = await runFuzz({ messages: count ?? 200_000, seed });
    return { report, isKept: report.isAlive && report.unanswered + report.unexplained + report.changed === 0 };
  },
  async fair({ tables, count, seed }) {
    const { runFair } = await import('#server/trials/fair');
    const request = {
      tables: tables ?? 8,
      rounds: Math.ceil((count ?? 1_000) / (tables ?? 8)),
      longestTrip: 200,
      seed,
    };
    const honest = await runFair({ ...request, gap: 25 });
    said('with a liar');
    const liar = await runFair({ ...request, gap: 200, lies: true });
    const isKept = honest.right >= 0.97 * honest.rounds && liar.mostMadeUp <= 150;
    return { report: { honest, share: honest.right / honest.rounds, liar }, isKept };
  },
};
