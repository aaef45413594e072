/** Whoever looks after a server: who is there, who must go, what was reported, and what was done. */

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { findGame } from '#games';
import type { MatchInfo, TableInfo } from '#protocol';
import { parseRecording } from '#tabletop';
import { askDesk } from '../src/moderation/ask-desk.ts';
import type { Deed } from '../src/moderation/deeds.ts';
import { connect, gather, type Seated, start } from '../trials/company.ts';
import { Guest } from '../trials/guest.ts';
import { lastingPort } from '../trials/lasting-port.ts';
import { NO_LIMITS, removeFolder, type TrialServer, temporaryFolder, trialServer, until } from '../trials/running.ts';

const root = temporaryFolder();
afterAll(() => removeFolder(root));
const GRAVITY = { game: 'gravity-superstar', seats: 2 };

type Asked = Deed extends infer One ? (One extends Deed ? Omit<One, 'by'> : never) : never;
const desk =
  (data: string) =>
  <T>(asked: Asked): Promise<T> =>
    askDesk(data, { ...asked, by: 'root' } as Deed) as Promise<T>;

const aliasOf = (table: TableInfo | null, seat: number): string => {
  const sitting = table?.seats[seat];
  return sitting?.kind === 'person' ? sitting.guest : '';
};

async function served<T>(options: Parameters<typeof trialServer>[0], use: (server: TrialServer) => Promise<T>) {
  const server = await trialServer(options);
  return use(server).finally(() => server.end());
}

describe('while it serves and while it does not', () => {
  test('people and rooms are told, a room is closed, and the log says who did what', async () => {
    const data = join(root, 'told');
    const ask = desk(data);
    const port = await lastingPort();
    const server = await trialServer({ data, port });
    const gathered = await gather(server, 2, GRAVITY);
    await start(gathered);
    const other = await gathered.host.must('/api/tables', GRAVITY);
    const people = await ask<readonly object[]>({ deed: 'people', called: null, isAll: false });
    expect(people).toMatchObject([
      { isHere: true, addresses: ['127.0.0.1'], ban: null },
      { isHere: true, addresses: ['127.0.0.1'], ban: null },
    ]);
    expect(await ask({ deed: 'rooms' })).toMatchObject([
      { id: gathered.table.id, phase: 'playing', people: ['Guest 0', 'Guest 1'], connections: 2 },
      { id: other.id, code: other.code, phase: 'open', people: ['Guest 0'], connections: 0 },
    ]);
    expect(await ask({ deed: 'close', room: other.code ?? '' })).toMatchObject({ id: other.id });
    expect((await gathered.host.ask('GET', `/api/tables/${other.id}`)).status).toBe(410);
    const match = gathered.people[0]?.player.table?.match?.id ?? '';
    gathered.leave();
    await server.close();

    expect(await ask({ deed: 'rooms' })).toMatchObject([{ id: gathered.table.id, connections: 0 }]);
    expect(await ask({ deed: 'people', called: 'Guest 1', isAll: false })).toMatchObject([{ isHere: false }]);
    await expect(ask({ deed: 'close', room: 'nowhere' })).rejects.toThrow('there is no open room "nowhere"');
    await expect(ask({ deed: 'announce', text: 'Hello' })).rejects.toThrow('nobody is served');
    expect(await ask({ deed: 'close', room: gathered.table.id })).toMatchObject({ id: gathered.table.id });
    expect(await ask({ deed: 'rooms' })).toEqual([]);
    expect(await ask({ deed: 'log' })).toMatchObject([
      { what: 'close', by: 'root', detail: expect.stringContaining('gravity-superstar') },
      { what: 'close', by: 'root' },
    ]);
    const again = await trialServer({ data, port });
    const info = await gathered.host.must<MatchInfo>(`/api/matches/${match}`);
    expect([info.finished, info.outcome, info.recording === null]).toEqual([true, null, false]);
    await again.close();
  });

  test('nobody else on the machine can read what is asked', async () => {
    const data = join(root, 'private');
    const server = await trialServer({ data });
    const asked = desk(data)({ deed: 'rooms' });
    const modes = await until('it is asked', () => {
      const box = join(data, 'desk');
      const files = readdirSync(data).includes('desk') ? readdirSync(box) : [];
      return (
        files.length > 0 && [box, ...files.map((file) => join(box, file))].map((file) => statSync(file).mode & 0o777)
      );
    });
    await asked;
    expect(modes.length).toBeGreaterThan(1);
    expect(modes.every((mode) => (mode & 0o077) === 0)).toBe(true);
    expect(readdirSync(join(data, 'desk'))).toEqual([]);
    await server.close();
  });

  test('what nobody can mean is refused, and changes nothing', async () => {
    const data = join(root, 'wrong');
    await (await trialServer({ data })).close();
    for (const asked of [
      null,
      {},
      { deed: 'ban' },
      { deed: 'close', room: 5, by: 'x' },
      { deed: 'rooms', by: 'x', y: 1 },
    ]) {
      await expect(askDesk(data, asked as never)).rejects.toThrow('that was not understood');
    }
    expect(await desk(data)({ deed: 'log' })).toEqual([]);
  });
});

describe('somebody who is banned', () => {
  test('goes at once, on every device, is told why and until when, and can take their data along', () =>
    served({}, async (server) => {
      const ask = desk(server.folder);
      const gathered = await gather(server, 2, GRAVITY);
      await start(gathered);
      const [ada, grace] = gathered.people as [Seated, Seated];
      await ask({ deed: 'ban', who: ada.guest.id, reason: 'Be kind', millis: 3_600_000 });
      await until('Ada is sent out', () => !ada.player.isOpen);
      const { status, json } = await ada.guest.ask('GET', '/api/me');
      expect([status, json]).toMatchObject([
        403,
        { because: 'banned', ban: { reason: 'Be kind', until: expect.any(Number) } },
      ]);
      expect((await ada.guest.ask('POST', '/api/tables', GRAVITY)).status).toBe(403);
      expect((await ada.guest.ask('GET', '/api/me/export')).status).toBe(200);
      expect(grace.player.isOpen).toBe(true);
      expect(await ask({ deed: 'bans' })).toMatchObject([{ name: 'Guest 0', reason: 'Be kind' }]);
      await ask({ deed: 'unban', who: 'Guest 0' });
      expect((await ada.guest.ask('GET', '/api/me')).status).toBe(200);
      expect(await ask({ deed: 'log' })).toMatchObject([{ what: 'unban' }, { what: 'ban', guest: ada.guest.id }]);
      gathered.leave();
    }));

  test('stays so after a restart, and until the end that was given', async () => {
    const data = join(root, 'banned');
    const port = await lastingPort();
    const server = await trialServer({ data, port });
    const [ada, eve] = [await Guest.arrive(server.base, 'Ada'), await Guest.arrive(server.base, 'Eve')];
    await server.close();
    const ask = desk(data);
    await ask({ deed: 'ban', who: 'Ada', reason: '', millis: null });
    await ask({ deed: 'ban', who: 'Eve', reason: '', millis: 1 });
    const again = await trialServer({ data, port });
    expect([(await ada.ask('GET', '/api/me')).status, (await eve.ask('GET', '/api/me')).status]).toEqual([403, 200]);
    await again.close();
  });

  test('by their network are all who come from it, and nobody else', () =>
    served({ proxies: 1 }, async (server) => {
      await desk(server.folder)({ deed: 'ban', who: '203.0.113.0/24', reason: 'Spam', millis: null });
      const from = async (address: string): Promise<number> => {
        const headers = { 'x-forwarded-for': address, 'content-type': 'application/json' };
        const body = JSON.stringify({ name: 'Eve' });
        return (await fetch(`${server.base}/api/guests`, { method: 'POST', headers, body })).status;
      };
      expect([await from('203.0.113.7'), await from('203.0.114.7')]).toEqual([403, 201]);
      await desk(server.folder)({ deed: 'unban', who: '203.0.113.0/24' });
      expect(await from('203.0.113.7')).toBe(201);
    }));

  test('who is called like another is asked for by their id', () =>
    served({}, async (server) => {
      const twins = [await Guest.arrive(server.base, 'Ada'), await Guest.arrive(server.base, 'Ada')];
      const ban = (who: string) => desk(server.folder)({ deed: 'ban', who, reason: '', millis: null });
      await expect(ban('Ada')).rejects.toThrow('more than one is called "Ada"');
      await expect(ban('Nobody')).rejects.toThrow('nobody here is called "Nobody"');
      await ban(twins[1]?.id ?? '');
      expect((await twins[0]?.ask('GET', '/api/me'))?.status).toBe(200);
    }));
});

test('everybody at a table hears what is announced', () =>
  served({}, async (server) => {
    const gathered = await gather(server, 2, GRAVITY);
    expect(await desk(server.folder)({ deed: 'announce', text: 'Back in five minutes' })).toEqual({ rooms: 1 });
    const told = { type: 'announced', text: 'Back in five minutes' };
    await until('both heard it', () =>
      gathered.people.every(({ heard }) => heard.some(({ type }) => type === 'announced')),
    );
    expect(gathered.people.map(({ heard }) => heard.find(({ type }) => type === 'announced'))).toEqual([told, told]);
    gathered.leave();
  }));

describe('a report', () => {
  test('has the match as far as it has come, and what was said', () =>
    served({}, async (server) => {
      const ask = desk(server.folder);
      const gathered = await gather(server, 2, { ...GRAVITY, freeText: true });
      await start(gathered);
      const [ada, grace] = gathered.people as [Seated, Seated];
      grace.player.say({ type: 'say', what: { kind: 'text', text: 'You lose' } });
      await until('it is said', () => ada.heard.some(({ type }) => type === 'said'));
      const match = ada.player.table?.match?.id ?? '';
      expect((await ada.guest.ask('POST', '/api/reports', { whom: { match, seat: 1 }, why: 'words' })).status).toBe(
        201,
      );
      const [report] = await ask<readonly { id: string }[]>({ deed: 'reports' });
      expect(report).toMatchObject({
        ...{ why: 'words', name: 'Guest 1', by: ada.guest.id, about: grace.guest.id, match: { id: match } },
        words: [{ name: 'Guest 1', what: { kind: 'text', text: 'You lose' } }],
      });
      const whole = await ask<{ recording: object }>({ deed: 'report', id: report?.id ?? '' });
      expect(parseRecording(whole.recording, findGame).ok).toBe(true);
      // Whoever is reported hears nothing of it.
      const before = grace.heard.length;
      const whom = { table: gathered.table.id, guest: aliasOf(grace.player.table, 0) };
      expect((await grace.guest.ask('POST', '/api/reports', { whom, why: 'cheating' })).status).toBe(201);
      expect(grace.heard.slice(before).filter(({ type }) => type !== 'update')).toEqual([]);
      gathered.leave();
    }));

  test('is of somebody one sat with, and not of everybody all the time', () =>
    served({ limits: { ...NO_LIMITS, reports: 2 } }, async (server) => {
      const gathered = await gather(server, 2, GRAVITY);
      const eve = await Guest.arrive(server.base, 'Eve');
      const seen = gathered.people[0]?.player.table ?? null;
      const report = async (guest: Guest, seat: number, why = 'name') => {
        const whom = { table: gathered.table.id, guest: aliasOf(seen, seat) };
        const { status, json } = await guest.ask('POST', '/api/reports', { whom, why });
        return status === 201 ? 'reported' : (json as { because: string }).because;
      };
      expect(await report(eve, 0)).toBe('no-such-person');
      expect(await report(gathered.host, 0)).toBe('no-such-person');
      expect(await report(gathered.host, 1, 'ugly')).toBe('not-understood');
      expect(await report(gathered.host, 1)).toBe('reported');
      expect(await report(gathered.host, 1)).toBe('too-many-reports');
      gathered.leave();
    }));

  test('keeps its match when the table goes, and goes with whoever was reported', () =>
    served({}, async (server) => {
      const ask = desk(server.folder);
      const gathered = await gather(server, 2, GRAVITY);
      const [ada, grace] = gathered.people as [Seated, Seated];
      await start(gathered);
      const match = ada.player.table?.match?.id ?? '';
      await ada.guest.must('/api/reports', { whom: { match, seat: 1 }, why: 'spoiling' });
      await server.house.store.write({ kind: 'forget-match', id: match });
      expect(await server.house.store.match(match)).not.toBeNull();
      await grace.guest.must('/api/me/erase', { sure: true });
      gathered.leave();
      expect(await ask<readonly object[]>({ deed: 'reports' })).toEqual([]);
    }));
});

describe('block and mute at the table', () => {
  test('who is muted is not heard; who is blocked does not sit down with one, and is not told', () =>
    served({}, async (server) => {
      const gathered = await gather(server, 2, { ...GRAVITY, seats: 3, freeText: true });
      const [ada, grace] = gathered.people as [Seated, Seated];
      const whom = { table: gathered.table.id, guest: aliasOf(ada.player.table, 1) };
      const manners = (change: object) => ada.guest.must('/api/me/manners', { whom, ...change });
      expect(await manners({})).toEqual({ isMuted: false, isBlocked: false });
      expect(await manners({ isMuted: true })).toEqual({ isMuted: true, isBlocked: false });
      const watcher = connect(server, await Guest.arrive(server.base, 'Eve'), gathered.table.id);
      await until('Eve watches', () => watcher.player.table !== null);
      grace.player.say({ type: 'say', what: { kind: 'text', text: 'Psst' } });
      await until('Eve hears it', () => watcher.heard.some(({ type }) => type === 'said'));
      expect(ada.heard.some(({ type }) => type === 'said')).toBe(false);
      expect(await manners({ isMuted: false, isBlocked: true })).toEqual({ isMuted: false, isBlocked: true });
      const room = await ada.guest.must('/api/tables', GRAVITY);
      const { json } = await grace.guest.ask('POST', `/api/tables/${room.id}/sit`, {});
      expect(json).toEqual({ because: 'table-is-full' });
      watcher.player.leave();
      gathered.leave();
    }));

  test('somebody who sits at another’s table keeps those away whom they have blocked', () =>
    served({}, async (server) => {
      const gathered = await gather(server, 2, GRAVITY);
      const [, grace] = gathered.people as [Seated, Seated];
      const whom = { table: gathered.table.id, guest: aliasOf(grace.player.table, 0) };
      await grace.guest.must('/api/me/manners', { whom, isBlocked: true });
      const mae = await Guest.arrive(server.base, 'Mae');
      const room = await mae.must('/api/tables', { ...GRAVITY, seats: 3 });
      await grace.guest.must(`/api/tables/${room.id}/sit`, {});
      const { json } = await gathered.host.ask('POST', `/api/tables/${room.id}/sit`, {});
      expect(json).toEqual({ because: 'table-is-full' });
      gathered.leave();
    }));
});

test('at a table open to all nobody is called what nobody should read', () =>
  served({}, async (server) => {
    const [ada, eve] = [await Guest.arrive(server.base, 'Ada'), await Guest.arrive(server.base, 'Arschl0ch')];
    const because = async (guest: Guest, path: string, body: object) =>
      ((await guest.ask('POST', path, body)).json as { because?: string }).because ?? 'fine';
    const open = await ada.must('/api/tables', { ...GRAVITY, seats: 4, listed: true });
    expect(await because(eve, `/api/tables/${open.id}/sit`, {})).toBe('unwelcome-name');
    expect(await because(eve, '/api/tables', { ...GRAVITY, listed: true })).toBe('unwelcome-name');
    const own = await eve.must('/api/tables', GRAVITY);
    expect(await because(eve, `/api/tables/${own.id}/settings`, { listed: true })).toBe('unwelcome-name');
    expect(await because(ada, '/api/me', { name: 'F u c k' })).toBe('unwelcome-name');
    expect(await because(eve, '/api/me', { name: 'Cassandra' })).toBe('fine');
    expect(await because(eve, `/api/tables/${open.id}/sit`, {})).toBe('fine');
  }));
