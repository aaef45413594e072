import { execFileSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { findGame, GAMES } from '#games';
import type { MatchInfo } from '#protocol';
import { faultInProof, parseRecording, replay } from '#tabletop';
import { LIMITS } from '../src/limits/numbers.ts';
import { BreakingLine } from '../trials/breaking-line.ts';
import { type Finished, PythonBot } from '../trials/python.ts';
import { removeFolder, type TrialServer, temporaryFolder, trialServer, until } from '../trials/running.ts';

/** So that a match of Space Bowl, in which nobody looks for anything, takes seconds. */
const QUICK = { 'space-bowl': { countdownSeconds: 3, pauseSeconds: 3 } } as { readonly [game: string]: object };

const asked = (game: string): readonly string[] => [
  ...[game, '--pause', '0'],
  ...['--options', JSON.stringify(QUICK[game] ?? {})],
];

let server: TrialServer;
beforeAll(async () => {
  server = await trialServer({ limits: LIMITS });
});
afterAll(() => server.end());

async function matchOf({ match }: Finished, { base }: TrialServer = server): Promise<MatchInfo> {
  return (await (await fetch(`${base}/api/matches/${match}`)).json()) as MatchInfo;
}

describe('the example in Python, with every limit on,', () => {
  test.concurrent.each(Object.keys(GAMES))('plays %s to the end by the protocol alone', async (game) => {
    const told = await PythonBot.start([server.base, ...asked(game)]).finished();
    const found = await matchOf(told);
    expect(found).toMatchObject({ game, finished: true });
    const recording = parseRecording(found.recording, findGame);
    if (!recording.ok) throw new Error(recording.error);
    expect(recording.value.moves).toHaveLength(told.moves);
    const played = replay(recording.value, () => '');
    if (!played.ok) throw new Error(played.refusal.because);
    expect(played.match.outcome).toEqual(found.outcome);
    expect(played.match.outcome?.winners).toEqual(told.winners);
    const { chance } = recording.value;
    if (chance?.proof === undefined) throw new Error('a recording without a proof');
    expect(faultInProof(chance.key, chance.proof, { game, rulesVersion: found.rulesVersion })).toBeNull();
    expect(chance.proof.contributions.every((bytes) => bytes !== null)).toBe(true);
    expect(chance.proof.commitment).toBe(found.commitment);
  });

  test.concurrent('speaks https, and goes on where it was on a line that breaks', async () => {
    const folder = temporaryFolder();
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
    execFileSync('openssl', [...made, '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', cert], {
      stdio: 'ignore',
    });
    const line = await BreakingLine.open(server.port, {
      key: readFileSync(key, 'utf8'),
      cert: readFileSync(cert, 'utf8'),
    });
    const bot = PythonBot.start([`https://localhost:${line.port}`, ...asked('space-lab')], { SSL_CERT_FILE: cert });
    await until('it has a socket, and plays', () => line.pongs > 1);
    line.cut();
    const told = await bot.finished();
    // For the guest, for the table, the socket, and the one that took its place.
    expect(line.opened).toBe(4);
    expect((await matchOf(told)).outcome?.winners).toEqual(told.winners);
    await line.close();
    removeFolder(folder);
  });

  test.concurrent('answers pings while it thinks', async () => {
    const line = await BreakingLine.open(server.port);
    const bot = PythonBot.changed('bot.choose = lambda view, moves: [print("thinking", flush=True), input()]', [
      `http://127.0.0.1:${line.port}`,
      ...asked('gravity-superstar'),
    ]);
    await new Promise((resolve) => bot.process.stdout.once('data', resolve));
    const before = line.pongs;
    await until('a pong, though it has not made up its mind', () => line.pongs > before);
    bot.process.kill();
    await bot.said.catch(() => undefined);
    await line.close();
  });

  test.concurrent('is not thrown off by messages that were too many', async () => {
    const strict = await trialServer({ limits: { ...LIMITS, messages: 8, burst: 8 } });
    const bot = PythonBot.start([strict.base, ...asked('gravity-superstar')]);
    const told = await bot.finished();
    expect((await matchOf(told, strict)).outcome?.winners).toEqual(told.winners);
    const metrics = await (await fetch(`${strict.base}/metrics`)).text();
    expect(metrics).toMatch(/starboard_refusals_total\{because="too-many-messages"\} [1-9]/);
    await strict.end();
  });
});

/** A house that says what a test wants it to, and no more. */
async function houseOf(met: (socket: WebSocket, count: number) => void) {
  let count = 0;
  const house = new WebSocketServer({ port: 0, host: '127.0.0.1', autoPong: false });
  house.on('connection', (socket) => met(socket, ++count));
  await once(house, 'listening');
  const { port } = house.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    async close() {
      for (const socket of house.clients) socket.terminate();
      await new Promise((resolve) => house.close(resolve));
    },
  };
}

/** What a bot of its own name does with a house, until that has seen enough. */
async function attendUntil(
  code: string,
  met: (socket: WebSocket, count: number, enough: () => void) => void,
  complained: (text: string) => void = () => undefined,
) {
  const seen = new EventEmitter();
  const house = await houseOf((socket, count) => met(socket, count, () => seen.emit('enough')));
  const bot = PythonBot.changed(code, [house.base, '--token', 'its-token', '--pause', '0']);
  bot.process.stderr.on('data', (data) => complained(String(data)));
  await Promise.race([once(seen, 'enough'), bot.said]);
  bot.process.kill();
  await bot.said.catch(() => undefined);
  await house.close();
}

const ATTENDING = { type: 'attending', name: 'Deep Thought', games: ['gravity-superstar'] };
const OFFERED = { type: 'seat-offered', table: 'a-table', game: 'gravity-superstar', seat: 1 };
const refusal = (because: string) => JSON.stringify({ type: 'refused', key: null, because, rule: null });

describe('the example in Python, with a token,', () => {
  test.concurrent('asks a house that says nothing, and gives the line up when nobody answers', async () => {
    const heard: string[] = [];
    await attendUntil('bot.SILENCE = 0.2', (socket, count, enough) => {
      socket.on('ping', () => heard.push(`ping ${count}`));
      socket.on('close', () => heard.push(`gone ${count}`));
      if (count === 2) enough();
    });
    expect(heard.slice(0, 2)).toEqual(['ping 1', 'gone 1']);
  });

  test.concurrent('leaves a table that refuses it, and comes again when it is offered the seat again', async () => {
    const heard: string[] = [];
    let attending: WebSocket | null = null;
    const met = (socket: WebSocket, count: number, enough: () => void): void => {
      if (count === 1) attending = socket;
      socket.on('message', (data) => {
        const { type } = JSON.parse(String(data)) as { type: string };
        heard.push(`${type} ${count}`);
        if (type === 'attend') for (const told of [ATTENDING, OFFERED]) socket.send(JSON.stringify(told));
        // For the moment, then for good.
        else if (count < 4) socket.send(refusal(count === 2 ? 'one-moment' : 'table-is-full'));
        else enough();
      });
    };
    await attendUntil('', met, (text) => {
      if (text.includes('left a-table: refused: table-is-full')) attending?.send(JSON.stringify(OFFERED));
    });
    expect(heard).toEqual(['attend 1', 'join 2', 'join 3', 'join 4']);
  });

  test.concurrent('closes its line to a table where it has lost its seat', async () => {
    let isGone = false;
    await attendUntil('', (socket, count, enough) => {
      socket.on('message', (data) => {
        if (String(data).includes('"attend"')) socket.send(JSON.stringify(OFFERED));
        else if (count === 2)
          socket.send(JSON.stringify({ type: 'welcome', viewers: ['spectator'], table: { match: null } }));
      });
      socket.on('close', () => {
        if (count !== 2) return;
        isGone = true;
        enough();
      });
    });
    expect(isGone).toBe(true);
  });
});
