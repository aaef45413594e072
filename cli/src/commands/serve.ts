import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pino, { type Logger } from 'pino';
import { renderUnicodeCompact } from 'uqr';
import { keptOperatorToken, type ServerOptions, startServer, withPapers } from '#server';
import { type Command, Complaint, complain, EXIT, politely } from '../command.ts';
import { readSettings } from '../serving/read-settings.ts';
import type { LogLevel, Settings } from '../serving/settings.ts';
import { settingsHelp } from '../serving/settings-help.ts';

const CLIENT = fileURLToPath(new URL('../../../client/dist', import.meta.url));

export const serveCommand: Command = {
  usage: 'serve [--port 4000] [--host 127.0.0.1] [--data DIR] [--public-url URL] [--trust-proxy WHO] …',
  help: `Runs the whole platform: pages, tables, bots. Stops cleanly on SIGTERM and Ctrl-C. When its disk fails in a way
that nothing it holds can be trusted any more it ends with code 1: whatever started it should start it again.
Each of these is set by its flag or by its variable of the environment; the flag goes first.
${settingsHelp()}`,

  async run(args) {
    const settings = readSettings(args, process.env);
    const { host, port, data, publicUrl: publicUrls, trustProxy: proxies, limits } = settings;
    const readers = { networks: settings.metrics, token: settings.metricsToken.token };
    const log = await logAt(settings.logLevel);
    const pages = existsSync(CLIENT) ? CLIENT : null;
    const broken = (error: Error): void => {
      process.stderr.write(
        `starboard: the server has ended: ${error.message}. Start it again, from what is on the disk.\n`,
      );
      process.exit(EXIT.badInput);
    };
    const [{ address: store }, { address: redis }] = [settings.store, settings.bus];
    if (redis !== null && store === null) throw new Complaint('--bus is for servers that share a --store');
    const outward = { mail: mailIn(settings), reach: settings.reach };
    // Once nothing is wrong with the settings: it is kept in the folder.
    const madeToken = (): Promise<string> => withPapers({ data, store }, keptOperatorToken);
    const operatorToken = settings.operatorToken.token ?? (await politely(madeToken));
    const shared = { ...(store === null ? {} : { store }), ...(redis === null ? {} : { redis }) };
    const served = {
      ...{ operatorToken, data, host, port, log, pages, publicUrls, proxies, limits, readers, broken },
      ...outward,
      ...shared,
    };
    // Who is told to stop while it still starts ends as cleanly.
    const isTold = new Promise<void>((resolve) => {
      process.once('SIGTERM', () => resolve());
      process.once('SIGINT', () => resolve());
    });
    const server = await startServer(served).catch((error: unknown) => {
      throw new Complaint(whatWentWrong(error, port));
    });
    const addresses = addressesOf(host, server.port);
    log.info({ port: server.port, data, readyMillis: Math.round(server.readyAfter), addresses }, 'serving');
    if (proxies === 0 && publicUrls.some(({ protocol }) => protocol === 'https:'))
      log.warn(
        {},
        'nobody but a proxy can bring HTTPS here: without --trust-proxy all who come by it count as one place',
      );
    process.stderr.write(invitation(addresses, { publicUrls, operatorToken }));
    // So that it starts quicker the next time, even after it was killed.
    flushCompileCache();
    giveBackMemory();
    await isTold;
    await server.close();
    log.info({}, 'stopped');
    return EXIT.fine;
  },
};

/** Whoever gets mail must be able to follow its links, and to answer somebody. */
function mailIn({ smtp: { smtp }, mailFrom: from, publicUrl }: Settings): ServerOptions['mail'] {
  const origin = publicUrl[0]?.origin;
  if (smtp === null) return from === '' ? undefined : complain('--mail-from is of no use without --smtp');
  if (from === '' || origin === undefined) return complain('--smtp needs --mail-from and --public-url');
  return { smtp, from, origin };
}

/** What starting took, and serving does not need, goes back to the machine at once. */
function giveBackMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // What is compiled under other flags is not taken at the next start.
  setFlagsFromString('--no-expose-gc');
  collect();
}

/** Readable on a terminal, lines of JSON elsewhere. */
async function logAt(level: LogLevel): Promise<Logger> {
  if (!process.stdout.isTTY) return pino({ level });
  const { default: pretty } = await import('pino-pretty');
  return pino({ level }, pretty({ colorize: true, ignore: 'pid,hostname' }));
}

function whatWentWrong(error: unknown, port: number): string {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (isTaken) return `port ${port} is taken; try another with --port`;
  return error instanceof Error ? error.message : String(error);
}

/** This machine's own address first, then those that others on the network can reach. */
function addressesOf(host: string, port: number): readonly string[] {
  const isOpenToAll = host === '0.0.0.0' || host === '::';
  if (!isOpenToAll) return [`http://${host.includes(':') ? `[${host}]` : host}:${port}/`];
  const others = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => `http://${address}:${port}/`);
  return [`http://localhost:${port}/`, ...others];
}

interface Invited {
  readonly publicUrls: readonly URL[];
  readonly operatorToken: string;
}

function invitation(addresses: readonly string[], { publicUrls, operatorToken }: Invited): string {
  const [own, ...others] = addresses as readonly [string, ...string[]];
  const shared = publicUrls[0]?.href ?? others[0] ?? own;
  const network =
    others.length > 0
      ? `On your network:  ${others.join('  ')}`
      : 'Only this machine can come in; with --host 0.0.0.0 everybody on your network can.';
  const reach = publicUrls.length > 0 ? `From outside:  ${publicUrls.map(({ href }) => href).join('  ')}` : network;
  const status = `How it is, for you alone:  ${publicUrls[0]?.href ?? own}status#${operatorToken}`;
  return `\n  Starboard is open:  ${own}\n  ${reach}\n  ${status}\n\n${renderUnicodeCompact(shared)}\n\n`;
}
