/** Somebody lets as many masters play among themselves as the house allows: nobody else's bot may take longer for it. */

import type { TableInfo, ToClient } from '#protocol';
import { quantile } from './load/report.ts';
import { Child } from './processes/child.ts';
import { removeFolder, temporaryFolder } from './running.ts';
import { Stranger } from './stranger.ts';

export interface BotCrowdReport {
  /** Tables of nothing but masters that were asked for, that were given, and that are watched. */
  readonly asked: number;
  readonly opened: number;
  readonly watched: number;
  /** Milliseconds somebody waits for their own bot (half of the times): alone, at another address, at the same one. */
  readonly alone: number;
  readonly elsewhere: number;
  readonly beside: number;
}

const GAME = 'gravity-superstar';
const OF_ONE_GUEST = 10;
const CROWDED = '127.0.8.1';

export interface BotCrowdRequest {
  readonly tables: number;
  /** How many answers of a bot are waited for each time. */
  readonly answers: number;
  /** The planted fault: no limits, and bots think in the order they are asked. */
  readonly inLine: boolean;
}

export async function runBotCrowd({ tables, answers, inLine }: BotCrowdRequest): Promise<BotCrowdReport> {
  const data = temporaryFolder();
  const server = await Child.start('serve.ts', { data, port: 0, limited: !inLine, botsInLine: inLine });
  try {
    const grace = await Stranger.arrive(server.port, '127.0.7.1', 'Grace');
    const mae = await Stranger.arrive(server.port, CROWDED, 'Mae');
    const alone = await waitsFor(grace, answers);
    const crowd = await openMany(server.port, tables);
    const [elsewhere, beside] = [await waitsFor(grace, answers), await waitsFor(mae, answers)];
    return { asked: tables, ...crowd, alone, elsewhere, beside };
  } finally {
    await server.kill();
    removeFolder(data);
  }
}

export const isBotCrowdKept = ({ alone, elsewhere, beside }: BotCrowdReport): boolean =>
  Math.max(elsewhere, beside) <= 2 * alone;

async function openMany(port: number, tables: number): Promise<{ readonly opened: number; readonly watched: number }> {
  let [opened, watched] = [0, 0];
  for (let guest = 0; guest < tables / OF_ONE_GUEST; guest++) {
    const eve = await Stranger.arrive(port, CROWDED, `Eve ${guest}`);
    for (let table = 0; table < OF_ONE_GUEST; table++) {
      const asked = { game: GAME, people: [], bots: ['master', 'master'], start: true };
      const { status, json } = await eve.ask('POST', '/api/tables', asked);
      if (status !== 201) continue;
      opened++;
      if ((await (await eve.join((json as TableInfo).id))?.isWelcome) === true) watched++;
    }
  }
  return { opened, watched };
}

/** Plays against a master, and is quick about it. */
async function waitsFor(stranger: Stranger, answers: number): Promise<number> {
  const waited: number[] = [];
  while (waited.length < answers) waited.push(...(await playOnce(stranger, answers - waited.length)));
  const sorted = waited.toSorted((one, other) => one - other);
  return Math.round(quantile(sorted, 0.5));
}

/** One match, or as much of it as is needed. */
async function playOnce(stranger: Stranger, most: number): Promise<readonly number[]> {
  const { id } = await stranger.must<TableInfo>('/api/tables', { game: GAME, bots: ['master'], start: true });
  const joined = await stranger.join(id);
  if (joined === null) throw new Error('no connection');
  const { socket } = joined;
  const say = (message: object): void => socket.send(JSON.stringify(message));
  const waited: number[] = [];
  let waitingSince: number | null = null;
  let moves = 0;
  const play = (legal: readonly unknown[]): void => {
    if (legal.length === 0) {
      waitingSince ??= performance.now();
      return;
    }
    if (waitingSince !== null) waited.push(performance.now() - waitingSince);
    waitingSince = null;
    moves++;
    say({ type: 'move', key: `crowd-${moves}-${id}`, seat: 0, move: legal[moves % legal.length] });
  };
  const heed = (message: ToClient): void => {
    if (message.type === 'contribution-wanted') {
      say({ type: 'contribute', seat: 0, commitment: message.commitment, bytes: '5a'.repeat(16) });
    } else if (message.type === 'legal') play(message.moves);
    else if (message.type === 'view' || message.type === 'update') say({ type: 'legal', seat: 0 });
  };
  await new Promise<void>((resolve) => {
    socket.on('message', (frame) => {
      const message = JSON.parse(String(frame)) as ToClient;
      heed(message);
      if (message.type === 'ended' || waited.length >= most) resolve();
    });
    socket.once('close', () => resolve());
  });
  socket.terminate();
  await stranger.must(`/api/tables/${id}/close`, {});
  return waited;
}
