/** The `starboard` command. */

import { type Command, Complaint, EXIT } from './command.ts';

/** Loaded only when called, so that a replay doesn't wait for a server it doesn't start. */
const COMMANDS: { readonly [name: string]: () => Promise<Command> } = {
  serve: async () => (await import('./commands/serve.ts')).serveCommand,
  backup: async () => (await import('./commands/keeping.ts')).backupCommand,
  restore: async () => (await import('./commands/keeping.ts')).restoreCommand,
  check: async () => (await import('./commands/keeping.ts')).checkCommand,
  people: async () => (await import('./commands/moderating.ts')).peopleCommand,
  rooms: async () => (await import('./commands/moderating.ts')).roomsCommand,
  ban: async () => (await import('./commands/moderating.ts')).banCommand,
  unban: async () => (await import('./commands/moderating.ts')).unbanCommand,
  close: async () => (await import('./commands/moderating.ts')).closeCommand,
  announce: async () => (await import('./commands/moderating.ts')).announceCommand,
  'sign-out': async () => (await import('./commands/moderating.ts')).signOutCommand,
  reports: async () => (await import('./commands/reports.ts')).reportsCommand,
  log: async () => (await import('./commands/reports.ts')).logCommand,
  bots: async () => (await import('./commands/bots.ts')).botsCommand,
  replay: async () => (await import('./commands/replay.ts')).replayCommand,
  legal: async () => (await import('./commands/legal.ts')).legalCommand,
  view: async () => (await import('./commands/view.ts')).viewCommand,
  verify: async () => (await import('./commands/verify.ts')).verifyCommand,
  engine: async () => (await import('./commands/engine.ts')).engineCommand,
  play: async () => (await import('./commands/play.ts')).playCommand,
  simulate: async () => (await import('./commands/simulate.ts')).simulateCommand,
  census: async () => (await import('./commands/census.ts')).censusCommand,
  load: async () => (await import('./commands/load.ts')).loadCommand,
  bench: async () => (await import('./commands/bench.ts')).benchCommand,
};

async function help(): Promise<string> {
  const usages = await Promise.all(Object.values(COMMANDS).map(async (load) => `  starboard ${(await load()).usage}`));
  return `Starboard: four space board games to play together.\n\n${usages.join('\n')}\n\n"starboard COMMAND --help" says more.\n`;
}

async function run(name: string | undefined, args: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === 'help') {
    (name === undefined ? process.stderr : process.stdout).write(await help());
    return name === undefined ? EXIT.badInput : EXIT.fine;
  }
  if (!Object.hasOwn(COMMANDS, name)) throw new Complaint(`no command "${name}"; see starboard --help`);
  const command = await (COMMANDS[name] as () => Promise<Command>)();
  if (args.includes('--help')) {
    process.stdout.write(`starboard ${command.usage}\n\n${command.help}\n`);
    return EXIT.fine;
  }
  return command.run(args);
}

/** The whole command, with its exit code. */
export async function starboard([name, ...args]: readonly string[]): Promise<void> {
  // Whoever reads our output may stop reading.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.fine);
    throw error;
  });
  try {
    process.exitCode = await run(name, args);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`starboard: ${message}\n`);
    const isOurs = error instanceof Complaint;
    if (!isOurs && process.env.STARBOARD_TRACE) process.stderr.write(`${(error as Error).stack}\n`);
    process.exitCode = EXIT.badInput;
  }
}
