/** The promise of slow tables, on a clock of the test's own: two people, two weeks, never together, and no bot. */

import { expect, test } from 'vitest';
import type { MatchInfo, OwnHours } from '#protocol';
import { SqliteStore } from '../src/store/sqlite.ts';
import { Child } from '../trials/processes/child.ts';
import type { HeldRequest } from '../trials/processes/messages.ts';
import { PATIENT, removeFolder, smallPages, temporaryFolder } from '../trials/running.ts';
import { SlowPair } from '../trials/slow-match.ts';

const AN_HOUR = 3_600_000;
const A_DAY = 24 * AN_HOUR;
const NIGHT = { from: 22 * 60, to: 8 * 60 };

/** A server in a process of its own, which can be killed at any moment, and the calendar goes on without it. */
class HeldServer {
  readonly data = temporaryFolder();
  readonly #pages = smallPages();
  #child: Child | null = null;
  #port = 0;
  #starts = 0;
  wall: number;

  constructor(begin: string) {
    this.wall = Date.parse(begin);
  }

  get place() {
    return { base: `http://127.0.0.1:${this.#port}`, socketBase: `ws://127.0.0.1:${this.#port}` };
  }

  async start(): Promise<void> {
    const request: HeldRequest = {
      ...{ data: this.data, port: this.#port, pages: this.#pages, before: this.#starts++, wall: this.wall },
    };
    this.#child = await Child.start('held.ts', request);
    this.#port = this.#child.port;
  }

  async pass(millis: number): Promise<void> {
    await this.#child?.pass(millis);
    this.wall += millis;
  }

  /** As if the power went, for so long. */
  async cut(millis: number): Promise<void> {
    await this.#child?.kill();
    this.wall += millis;
    await this.start();
  }

  /** Its folder is left. */
  async stop(): Promise<string> {
    await this.#child?.kill();
    return this.data;
  }

  clear(): void {
    for (const folder of [this.data, this.#pages]) removeFolder(folder);
  }
}

test.each([
  { game: 'gravity-superstar', pause: 30 * AN_HOUR },
  { game: 'space-lab', pause: 7 * AN_HOUR },
])('two people, two weeks, never together: a match of $game ends without a bot', async ({ game, pause }) => {
  // The clocks go back in Paris on the 25th of October, and in New York on the 1st of November.
  const server = new HeldServer('2026-10-19T18:00:00Z');
  await server.start();
  const pair = await SlowPair.open(() => server.place, {
    ...{ game, overDays: { hours: 48, addedHours: null, late: 'bot' } },
  });
  const hours: readonly OwnHours[] = [
    { zone: 'Europe/Paris', quiet: NIGHT, holidays: [{ from: '2026-10-24', to: '2026-10-25' }] },
    { zone: 'America/New_York', quiet: NIGHT, holidays: [] },
  ];
  for (const [seat, own] of hours.entries()) await pair.guests[seat]?.must('/api/me/hours', own);
  await server.pass(8 * AN_HOUR);
  await pair.join();
  await server.pass(2_000);
  const begun = server.wall;
  let info = await pair.info();
  const matchId = info.match?.id ?? '';
  for (let day = 0; info.phase === 'playing'; day++) {
    expect(day).toBeLessThan(500);
    const turns = info.turns ?? [];
    expect(turns.length).toBeGreaterThan(0);
    for (const { until, isLate } of turns) {
      expect(isLate).toBe(false);
      expect(until).toBeGreaterThan(server.wall);
    }
    if (day % 7 === 3) await server.cut(2 * AN_HOUR);
    for (const { seat } of turns) {
      await server.pass(pause / turns.length);
      await pair.visit(seat);
    }
    await server.pass(2 * 60_000);
    info = await pair.info();
  }
  expect(info.phase).toBe('finished');
  expect(pair.meetings).toBe(0);
  expect((server.wall - begun) / A_DAY).toBeGreaterThan(14);
  const match = await pair.guests[0].must<MatchInfo>(`/api/matches/${matchId}`);
  expect(match.players.map(({ name, bot }) => [name, bot])).toEqual([
    ['Ada', undefined],
    ['Ben', undefined],
  ]);
  // Another match begins when both want it, whenever each comes by.
  await pair.guests[0].must(`/api/tables/${pair.table}/rematch`, {});
  await server.cut(AN_HOUR);
  expect(await pair.info()).toMatchObject({ phase: 'finished', rematch: { wanted: [0] } });
  await pair.guests[1].must(`/api/tables/${pair.table}/rematch`, {});
  await server.pass(2_000);
  expect(await pair.info()).toMatchObject({ phase: 'playing', rematch: null });
  const store = new SqliteStore(await server.stop(), PATIENT);
  const entries = await store.entries(matchId);
  expect(entries.filter(({ byBot }) => byBot === true)).toEqual([]);
  expect(entries.filter(({ kind }) => kind === 'move').length).toBe(pair.moves);
  const record = await store.match(matchId);
  expect(record?.sittings?.map(({ guest }) => guest)).toEqual(pair.guests.map(({ id }) => id));
  await store.close();
  server.clear();
});
