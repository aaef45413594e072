import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import pretty from 'pino-pretty';
import { renderUnicodeCompact } from 'uqr';
import { NO_PROXIES, readProxies, startServer, type TrustedProxies } from '#server';
import { type Command, Complaint, complain, dataFolder, EXIT, readArgs, readWhole } from '../command.ts';

const CLIENT = fileURLToPath(new URL('../../../client/dist', import.meta.url));

export const serveCommand: Command = {
  usage: 'serve [--port 4000] [--host 127.0.0.1] [--data DIR] [--public-url URL] [--trust-proxy WHO]',
  help: `Runs the whole platform: pages, tables, bots. Stops cleanly on SIGTERM and Ctrl-C. When its disk fails in a way
that nothing it holds can be trusted any more it ends with code 1: whatever started it should start it again.
  --port N    the port to listen on (4000)
  --host H    the address to listen on (127.0.0.1: this machine only; 0.0.0.0: everybody on the local network)
  --data DIR  where tables and matches are kept (~/.starboard)
  --public-url URL   how it is called from outside: https://games.example. Addresses, localhost and this machine's own
                     name are always right; several times for several names. With https: its cookie is for HTTPS only
  --trust-proxy WHO  who is believed when they say for whom they ask: the proxies' addresses (10.0.0.7,192.168.0.0/16),
                     or how many of them there are (1)`,

  async run(args) {
    const { values } = readArgs(
      args,
      {
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        'public-url': { type: 'string', multiple: true },
        'trust-proxy': { type: 'string' },
      },
      { min: 0, max: 0 },
    );
    const port = readWhole('port', values.port, { min: 0, max: 65_535 }) ?? 4_000;
    const host = values.host ?? '127.0.0.1';
    const data = values.data ?? dataFolder();
    const publicUrls = (values['public-url'] ?? []).map(publicUrl);
    const proxies = trusted(values['trust-proxy']);
    const log = process.stdout.isTTY ? pino(pretty({ colorize: true, ignore: 'pid,hostname' })) : pino();
    const pages = existsSync(CLIENT) ? CLIENT : null;
    const broken = (error: Error): void => {
      process.stderr.write(
        `starboard: the server has ended: ${error.message}. Start it again, from what is on the disk.\n`,
      );
      process.exit(EXIT.badInput);
    };
    const server = await startServer({ data, host, port, log, pages, publicUrls, proxies, broken }).catch(
      (error: unknown) => {
        throw new Complaint(whatWentWrong(error, port));
      },
    );
    const addresses = addressesOf(host, server.port);
    log.info({ port: server.port, data, readyMillis: Math.round(server.readyAfter), addresses }, 'serving');
    process.stderr.write(invitation(addresses));
    // So that it starts quicker the next time, even after it was killed.
    flushCompileCache();
    await new Promise<void>((resolve) => {
      process.once('SIGTERM', () => resolve());
      process.once('SIGINT', () => resolve());
    });
    await server.close();
    log.info({}, 'stopped');
    return EXIT.fine;
  },
};

function publicUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOne = url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.host !== '';
  return isOne ? url : complain(`--public-url must be an address like https://games.example, not "${text}"`);
}

function trusted(who: string | undefined): TrustedProxies {
  if (who === undefined) return NO_PROXIES;
  return readProxies(who) ?? complain(`--trust-proxy must be addresses or a number up to 9, not "${who}"`);
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

function invitation(addresses: readonly string[]): string {
  const [own, ...others] = addresses as readonly [string, ...string[]];
  const shared = others[0] ?? own;
  const network =
    others.length > 0
      ? `On your network:  ${others.join('  ')}`
      : 'Only this machine can come in; with --host 0.0.0.0 everybody on your network can.';
  return `\n  Starboard is open:  ${own}\n  ${network}\n\n${renderUnicodeCompact(shared)}\n\n`;
}
