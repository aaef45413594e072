/** From the first version to this one under play, once and again: no match is lost, no replay is dead. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { findGame } from '#games';
import type { MatchInfo, TableInfo } from '#protocol';
import { type Game, parseRecording, type Seat } from '#tabletop';
import { backUp, restore } from '../src/store/backup.ts';
import { checkAll } from '../src/store/check.ts';
import { SCHEMA_VERSION } from '../src/store/migrations.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { lastingPort } from '../trials/lasting-port.ts';
import { Player } from '../trials/player.ts';
import { PATIENT, removeFolder, type TrialServer, temporaryFolder, trialServer, until } from '../trials/running.ts';
import { ADA, FINISHED, GRACE, layFirstVersionPlaying, PLAYING } from './first-version.ts';

const root = temporaryFolder();
afterAll(() => removeFolder(root));

const asked = async <T>({ base }: TrialServer, path: string): Promise<T> =>
  (await (await fetch(`${base}${path}`, { headers: { cookie: ADA.cookie } })).json()) as T;

interface AtTable {
  readonly players: readonly Player[];
  readonly notices: string[];
}

/** Both come back to their table and see the match. */
async function comeBack(server: TrialServer, table: string): Promise<AtTable> {
  const notices: string[] = [];
  const players = [ADA, GRACE].map(
    ({ cookie }) =>
      new Player({
        ...{ socketBase: server.socketBase, cookie, table },
        heard: (message) => {
          if (message.type === 'notice') notices.push(message.notice);
        },
      }),
  );
  await until('both see the match', () => players.every(({ seen }) => seen.size > 0));
  return { players, notices };
}

/** Whoever can makes a move, until one is stored: against the clock some come too late. */
async function playOn({ house }: TrialServer, { players }: AtTable, { game, rulesVersion, match }: TableInfo) {
  const rules = findGame(game, rulesVersion) as Game;
  const stored = async (): Promise<number> => (await house.store.entries(match?.id ?? '')).length;
  const offered = () => players.flatMap((player, seat) => firstMove(rules, player, seat) ?? [])[0];
  for (const before = await stored(); (await stored()) === before; ) {
    const { player, seat, move } = await until('somebody can move', offered);
    player.move(seat, move);
    await until('the move is answered', () => player.waiting.size === 0);
  }
}

function firstMove(rules: Game, player: Player, seat: Seat) {
  const view = player.seen.get(seat)?.view;
  for (const offer of view === undefined ? [] : rules.legalMoves(view as never)) {
    const move: unknown = (offer as { move?: unknown }).move ?? offer;
    if (rules.parseMove(move) !== null) return { player, seat, move };
  }
  return null;
}

test('a match of each game goes on from the first version, and again after the next stop', async () => {
  const data = join(root, 'upgraded');
  layFirstVersionPlaying(data);
  const port = await lastingPort();
  let entries: Record<string, number> = Object.fromEntries(PLAYING.map((one) => [one.match, one.entries]));
  for (const start of ['first', 'second']) {
    const server = await trialServer({ data, port });
    const tables: AtTable[] = [];
    for (const { table, match, game } of PLAYING) {
      const info = await asked<TableInfo>(server, `/api/tables/${table}`);
      expect([start, game, info.phase, info.match?.id]).toEqual([start, game, 'playing', match]);
      expect((await server.hall.table(table)).session?.match.entries).toBeGreaterThanOrEqual(entries[match] ?? 0);
      const atTable = await comeBack(server, table);
      await playOn(server, atTable, info);
      tables.push(atTable);
    }
    for (const match of FINISHED) {
      const { recording } = await asked<MatchInfo>(server, `/api/matches/${match}`);
      expect([match, parseRecording(recording, findGame).ok]).toEqual([match, true]);
    }
    entries = Object.fromEntries(
      await Promise.all(PLAYING.map(async (one) => [one.match, (await server.house.store.entries(one.match)).length])),
    ) as Record<string, number>;
    await server.close();
    expect(tables.every(({ notices }) => notices.includes('server-stops'))).toBe(true);
    for (const { players } of tables) for (const player of players) player.leave();
  }
  expect(PLAYING.filter((one) => (entries[one.match] ?? 0) > one.entries).length).toBe(PLAYING.length);
  expect(await checkAll(data, findGame)).toMatchObject({ tables: 9, matches: 9, faults: [] });
  expect(existsSync(join(data, 'starboard.sqlite.version-1'))).toBe(true);
});

test('a step back is refused with what to do instead, and that works', () => {
  const data = join(root, 'back');
  layFirstVersionPlaying(data);
  const copy = join(data, `starboard.sqlite.version-${SCHEMA_VERSION}`);
  const open = (): void => void new SqliteStore(data, PATIENT).close();
  const newer = new DatabaseSync(join(data, 'starboard.sqlite'));
  newer.exec('PRAGMA user_version = 99');
  newer.close();
  expect(open).toThrow('newer Starboard (store version 99): start that one, or restore a backup of this version');
  const own = join(root, 'own');
  layFirstVersionPlaying(own);
  void new SqliteStore(own, PATIENT).close();
  backUp(own, copy);
  expect(open).toThrow(`"starboard restore ${copy}"`);
  restore(copy, data, 'now');
  expect(open).not.toThrow();
});
