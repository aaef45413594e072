import { type Command, Complaint, complain, EXIT, readArgs, readWhole } from '../command.ts';

const TRIALS = [
  'tables',
  'kill',
  'lines',
  'leaks',
  'fuzz',
  'people',
  'fair',
  'flood',
  'bots',
  'slow',
  'disk',
  'wake',
  'notices',
  'forks',
  'watchers',
  'proxy',
  'cluster',
] as const;

export const loadCommand: Command = {
  usage: `load [${TRIALS.join('|')}] [--tables 500] [--rate 1000] [--seconds 30] [--count N] [--seed 1] [--planted]`,
  help: `Puts a server of its own under strain and prints what happened, as JSON. Exit code 2: a promise was broken.
  tables  many tables of all games at once, and the same traffic through a bare echo (the default)
  kill    kills the server under load --count times (100): is everything there that was acknowledged?
          with --unsynced the store does not sync what it promises, and the trial must find that out
  lines   --count schedules (1000) of lines that lose, double, delay and break
  leaks   two worlds over the wire, --count pairs (1000) for each game with time standing still, as many with it running,
          and as many in which somebody acts in secret in one world and nobody in the other; for games in turns a
          twentieth of them in rooms, where somebody is asked, played for and paused
  fuzz    --count messages (200000) that nobody should send
  people  --count requests (20000) that nobody should make about people; and two worlds: does anybody learn whether
          somebody exists, is there, or has blocked them?
  fair    --count rounds (1000) of who was first, on lines up to 200 ms, 25 ms apart; then liars who make their lines
          look long, and snipers who react to anything they hear, each with a tenth of them; in simulated time, and a
          few rounds over sockets
  flood   one guest against everybody: pings, --count times (10), moves, words, watchers, wrong codes, tables
  bots    one address with --count tables (590) of masters alone: how long do others wait for their own bot?
  slow    --count connections (200) of each kind that begin and never end, on 1,024 descriptors, for --seconds (60)
  disk    the disk is full for --seconds (5) in the middle of a match
  wake    somebody comes back to a match of --count entries (150000)
  forks   --count tables (1000) that go on from random moments of random matches of all games: do they stand where those
          stood, and how soon can one sit down?
  notices --count moves (200) at --tables slow tables (20): how soon is whoever is waited for told, by a push service of the
          trial's own? Nothing to who looks, one notice for five moves, and once after a kill between move and notice
  watchers  --count watchers (1000) at one table beside --tables others (100) for --seconds (30): do those notice?
  proxy   the same as tables, everybody through nginx and from many addresses with every limit on; then without both
  cluster several processes that share PostgreSQL and Redis (which must be on this machine), in four parts; one of them if named:
          spread   --tables tables (500) at three processes for --seconds (30), and in turns the same at one with SQLite
          trouble  --count kills (50), and in proportion processes that are stopped for longer than their lease, restarts
                   of Redis and of PostgreSQL, connections that are cut, or stay open and pass nothing; --fault fencing,
                   epochs or stored-first: is it found?
          fair     --count rounds (400) of who was first, over two processes
          rolling  every process is stopped and started again while --tables matches (500) are on
  --planted   flood, slow, bots: a server without limits; disk: a store that promises what it can't write; wake: a match taken
              up all at once. The trial must find that out
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
        planted: { type: 'boolean' },
        fault: { type: 'string' },
      },
      { min: 0, max: 2 },
    );
    const trial = positionals[0] ?? 'tables';
    const bounds = { min: 1, max: 10_000_000 };
    const numbers: Numbers = {
      tables: readWhole('tables', values.tables, bounds),
      rate: readWhole('rate', values.rate, bounds) ?? 1_000,
      seconds: readWhole('seconds', values.seconds, bounds),
      count: readWhole('count', values.count, bounds),
      seed: readWhole('seed', values.seed, { min: 0, max: 2 ** 31 }) ?? 1,
      unsynced: values.unsynced === true,
      planted: values.planted === true,
      part: positionals[1] ?? null,
      fault: values.fault ?? null,
    };
    if (numbers.part !== null && trial !== 'cluster') throw new Complaint(`too much: "${numbers.part}"`);
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
  readonly seconds: number | null;
  readonly count: number | null;
  readonly seed: number;
  readonly unsynced: boolean;
  readonly planted: boolean;
  /** Of the trial of many processes. */
  readonly part: string | null;
  readonly fault: string | null;
}

interface Outcome {
  readonly report: object;
  readonly isKept: boolean;
}

/** Somebody is asked and played for in each of its pairs: one takes as long as many without a room. */
const ROOM_SHARE = 20;

const said = (progress: string): void => void process.stderr.write(`${progress}\n`);

/** Loaded only when run: a server's trials are no part of any other command. */
const RUNS: { readonly [trial: string]: (numbers: Numbers) => Promise<Outcome> } = {
  async cluster(numbers) {
    const { runCluster } = await import('#server/trials/cluster/all');
    return (
      (await runCluster({ ...numbers, said })) ??
      complain('load cluster: spread, trouble, fair or rolling; --fault fencing, epochs or stored-first')
    );
  },
  async proxy({ tables, rate, seconds, seed }) {
    const { runLoad } = await import('#server/trials/load/run');
    const request = { tables: tables ?? 500, seats: 4, rate, seconds: seconds ?? 30, seed, said };
    const proxied = await runLoad({ ...request, proxied: true });
    const direct = await runLoad(request);
    const isKept = [proxied, direct].every(
      ({ gaps, wrongViews, errors }) => gaps === 0 && wrongViews === 0 && Object.keys(errors).length === 0,
    );
    return { report: { cpuRatio: { proxied: proxied.cpuRatio, direct: direct.cpuRatio }, proxied, direct }, isKept };
  },
  async tables({ tables, rate, seconds, seed }) {
    const { runLoad } = await import('#server/trials/load/run');
    const report = await runLoad({ tables: tables ?? 500, seats: 4, rate, seconds: seconds ?? 30, seed, said });
    return { report, isKept: report.gaps === 0 && report.wrongViews === 0 && Object.keys(report.errors).length === 0 };
  },
  async kill({ tables, rate, count, seed, unsynced }) {
    const { runKills } = await import('#server/trials/kill');
    const report = await runKills({ kills: count ?? 100, tables: tables ?? 500, seats: 4, rate, seed, unsynced, said });
    const { lost, twice, outOfOrder, broken, stuck, answeredOtherwise, peopleBroken, plansLost, plansMisplayed } =
      report;
    const { untallied, screensLost, peopleLost, roomsBroken } = report;
    const ofMoves = lost + twice + outOfOrder + broken + stuck + answeredOtherwise + plansLost + plansMisplayed;
    const faults = ofMoves + peopleBroken + untallied + screensLost + peopleLost + roomsBroken;
    return { report, isKept: faults === 0 && report.slowestRestart <= 3_000 };
  },
  async forks({ count, seed }) {
    const { runForks } = await import('#server/trials/forks');
    const { millis, ...report } = await runForks({ count: count ?? 1_000, seed });
    const at = (share: number): number => Math.round(millis[Math.floor(share * (millis.length - 1))] ?? 0);
    const seated = { median: at(0.5), p99: at(0.99), longest: at(1) };
    return { report: { ...report, seated }, isKept: report.unequal.length === 0 && seated.longest <= 1_000 };
  },
  async watchers({ tables, count, seconds, seed }) {
    const { runCrowd } = await import('#server/trials/crowd');
    const watchers = count ?? 1_000;
    const report = await runCrowd({ watchers, tables: tables ?? 100, seconds: seconds ?? 30, rate: 100, seed, said });
    // Each watcher gets each frame once, and all the same; a move may show in none, or in one with another.
    const isFed = report.frames.least === report.frames.most && report.frames.least > 0 && report.versions === 1;
    return { report, isKept: report.watchers === watchers && report.others.p99 < 100 && isFed };
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
    const { LEAK_TRIALS, LEAK_WAYS, IN_TURNS, runRoomsOf } = await import('#server/trials/worlds');
    const pairs = count ?? 1_000;
    const reports = [];
    for (const [game, run] of Object.entries(LEAK_TRIALS)) {
      for (const way of LEAK_WAYS) {
        said(`${game}: ${Object.values(way).join(', ')}`);
        reports.push({ game, ...way, ...(await run({ pairs, seed, ...way })) });
      }
    }
    for (const game of IN_TURNS) {
      said(`${game}: what rooms tell`);
      const { told, ...report } = await runRoomsOf(game, { pairs: Math.ceil(pairs / ROOM_SHARE), seed });
      reports.push({ game, worlds: 'rooms', told: told.length, ...report });
    }
    return { report: reports, isKept: reports.every(({ leaks }) => leaks.length === 0) };
  },
  async fuzz({ count, seed }) {
    const { runFuzz } = await import('#server/trials/fuzz');
    const report = await runFuzz({ messages: count ?? 200_000, seed });
    return { report, isKept: report.isAlive && report.unanswered + report.unexplained + report.changed === 0 };
  },
  async people({ count, seed }) {
    const { runPeople } = await import('#server/trials/people-all');
    const report = await runPeople({ requests: count ?? 20_000, seed });
    const { accepted, unexplained, failed } = report.fuzz;
    const faults = [...accepted, ...unexplained, ...failed, ...report.worlds.leaks].length + report.fuzz.cookies;
    return { report, isKept: faults === 0 };
  },
  async fair({ tables, count, seed }) {
    const { runFair } = await import('#server/trials/fair-all');
    return runFair({ tables: tables ?? 8, count: count ?? 1_000, seed, said });
  },
  async flood({ count, planted }) {
    const { isFloodKept, runFlood, WHOLE_FLOOD } = await import('#server/trials/flood');
    const report = await runFlood({ ...WHOLE_FLOOD, unlimited: planted, turns: count ?? WHOLE_FLOOD.turns });
    return { report, isKept: isFloodKept(report) };
  },
  async bots({ count, planted }) {
    const { isBotCrowdKept, runBotCrowd } = await import('#server/trials/bot-crowd');
    const report = await runBotCrowd({ tables: count ?? 590, answers: 12, inLine: planted });
    return { report, isKept: isBotCrowdKept(report) };
  },
  async slow({ count, seconds, planted }) {
    const { isSlowKept, runSlow } = await import('#server/trials/slow');
    const report = await runSlow({ connections: count ?? 200, seconds: seconds ?? 60, unlimited: planted });
    return { report, isKept: isSlowKept(report) };
  },
  async disk({ seconds, planted }) {
    const { isFullDiskKept, runFullDisk } = await import('#server/trials/full-disk');
    const report = await runFullDisk({ seconds: seconds ?? 5, promises: planted, patience: 15_000 });
    return { report, isKept: isFullDiskKept(report) };
  },
  async notices({ count, tables }) {
    const { areNoticesKept, runNotices } = await import('#server/trials/notices');
    const { runKilledNotices } = await import('#server/trials/kill-notices');
    const report = await runNotices({ moves: count ?? 200, tables: tables ?? 20, lookers: 20, said });
    const killed = await runKilledNotices({ turns: 20 });
    const isToldOnce = killed.lost + killed.twice + killed.faults.length === 0;
    return { report: { ...report, killed }, isKept: areNoticesKept(report) && isToldOnce };
  },
  async wake({ count, planted }) {
    const { isLongMatchKept, runLongMatch } = await import('#server/trials/long-match');
    const report = await runLongMatch({ entries: count ?? 150_000, whole: planted });
    return { report, isKept: isLongMatchKept(report) };
  },
};
