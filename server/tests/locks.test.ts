/** Locks that hold however they are tried: spelling of paths, names of the server, addresses, people, devices. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BlockList, connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeviceInfo, MatchInfo, TableInfo } from '#protocol';
import { sealedBids } from '#tabletop/testing';
import { LIMITS } from '../src/limits/numbers.ts';
import { NEAR, NOWHERE, readNetworks } from '../src/net/networks.ts';
import { placeOf, readProxies, Visitors } from '../src/net/visitors.ts';
import { gather, start } from '../trials/company.ts';
import { Guest } from '../trials/guest.ts';
import { shelfOf, type TrialServer, trialServer } from '../trials/running.ts';
import { Stranger } from '../trials/stranger.ts';

const OURS = new URL('https://games.example');
let server: TrialServer;
beforeAll(async () => {
  server = await trialServer({ shelf: shelfOf([sealedBids]), limits: LIMITS, publicUrls: [OURS] });
});
afterAll(() => server.end());

const bids = { game: 'sealed-bids', seats: 2 };
let places = 1;
/** Somebody at an address that nobody else has. */
const newcomer = (name: string): Promise<Stranger> => Stranger.arrive(server.port, `127.1.0.${places++}`, name);

describe('a path', () => {
  test.each([
    ['/api/%E0%A4%A', {}, 400, 'not-understood'],
    ['/%E0%A4%A', {}, 400, 'not-understood'],
    ['/api/nowhere', {}, 404, 'not-found'],
    ['/.git/config', {}, 404, 'not-found'],
    ['/..%2f..%2fetc/passwd', {}, 404, 'not-found'],
    ['/api/me', { host: 'evil.example' }, 421, 'other-host'],
  ])('%s that leads nowhere is answered like any other', async (path, headers, status, because) => {
    const ada = await newcomer('Ada');
    const heard = await ada.ask('GET', path, undefined, headers);
    expect(heard).toMatchObject({ status, json: { because } });
    expect(heard.headers['content-security-policy']).toContain("default-src 'none'");
    expect(heard.headers['x-content-type-options']).toBe('nosniff');
  });

  test('nobody is told what they sent', async () => {
    const ada = await newcomer('Ada');
    const { status, json } = await ada.ask('TRACE', '/api/me');
    expect([status, JSON.stringify(json).includes(ada.cookie)]).toEqual([404, false]);
  });

  test('the figures are for this machine and its network', async () => {
    const behind = await trialServer({ shelf: shelfOf([sealedBids]), proxies: 1 });
    const from = async (address: string) =>
      (await new Stranger(behind.port, '127.0.0.1').ask('GET', '/metrics', undefined, { 'x-forwarded-for': address }))
        .status;
    expect([await from('192.168.1.4'), await from('8.8.8.8'), await from('2001:db8::1')]).toEqual([200, 404, 404]);
    expect((await new Stranger(behind.port, '127.0.0.1').ask('GET', '/health')).json).toEqual({ ok: true });
    await behind.end();
  });

  test('the figures are for nobody whom a proxy that is not believed asks for', async () => {
    const token = 'a-token-for-figures';
    const untold = await trialServer({ shelf: shelfOf([sealedBids]), readers: { networks: NEAR, token } });
    const asked = async (headers: Record<string, string>) =>
      (await new Stranger(untold.port, '127.0.0.1').ask('GET', '/metrics', undefined, headers)).status;
    expect([await asked({}), await asked({ authorization: `Bearer ${token}` })]).toEqual([200, 200]);
    expect([await asked({ 'x-forwarded-for': '8.8.8.8' }), await asked({ forwarded: 'for=8.8.8.8' })]).toEqual([
      404, 404,
    ]);
    expect(await asked({ 'x-forwarded-for': '8.8.8.8', authorization: `Bearer ${token}` })).toBe(200);
    await untold.end();
  });

  test('links given to others begin with how the server is called, where it is called anything', async () => {
    const house = async ({ port }: { readonly port: number }) =>
      (await new Stranger(port, '127.0.0.1').ask('GET', '/api/house')).json;
    expect(await house(server)).toEqual({ publicUrl: OURS.origin });
    const unnamed = await trialServer({ shelf: shelfOf([sealedBids]) });
    expect(await house(unnamed)).toEqual({ publicUrl: null });
    await unnamed.end();
    // At the machine itself, and open to its network: how that reaches it, where there is one.
    const open = await trialServer({ shelf: shelfOf([sealedBids]), host: '0.0.0.0' });
    const near = Object.values(networkInterfaces())
      .flat()
      .find((one) => one?.internal === false && one.family === 'IPv4');
    expect(await house(open)).toEqual({ publicUrl: near === undefined ? null : `http://${near.address}:${open.port}` });
    const named = new Stranger(open.port, '127.0.0.1').ask('GET', '/api/house', undefined, {
      host: 'localhost.example',
    });
    expect((await named).json).not.toMatchObject({ publicUrl: expect.any(String) });
    await open.end();
  });

  test('the figures are for those networks, or that token, that whoever runs the server says', async () => {
    const token = 'a-token-for-figures';
    const readers = { networks: readNetworks('203.0.113.0/24,2001:db8:1:2:3::/80') ?? NOWHERE, token };
    const behind = await trialServer({ shelf: shelfOf([sealedBids]), proxies: 1, readers });
    const from = async (address: string, authorization = '') =>
      (
        await new Stranger(behind.port, '127.0.0.1').ask('GET', '/metrics', undefined, {
          ...{ 'x-forwarded-for': address, authorization },
        })
      ).status;
    expect([await from('203.0.113.9'), await from('2001:db8:1:2:3::4')]).toEqual([200, 200]);
    expect([await from('192.168.1.4'), await from('2001:db8:1:2:4::4')]).toEqual([404, 404]);
    expect([await from('8.8.8.8', `Bearer ${token}`), await from('8.8.8.8', `Bearer ${token}s`)]).toEqual([200, 404]);
    await behind.end();
  });

  test('answers that are somebody’s own are kept nowhere', async () => {
    const ada = await newcomer('Ada');
    expect((await ada.ask('GET', '/api/me')).headers['cache-control']).toBe('no-store');
  });

  test('a body that is too big, or not UTF-8, is said to be', async () => {
    const ada = await newcomer('Ada');
    const big = await ada.ask('POST', '/api/me', { name: 'x'.repeat(20_000) });
    expect(big).toMatchObject({ status: 413, json: { because: 'too-big' } });
    const odd = await ada.ask(
      'POST',
      '/api/me',
      { name: 'Ada' },
      { 'content-type': 'application/json; charset=utf-16' },
    );
    expect(odd).toMatchObject({ status: 400, json: { because: 'not-understood' } });
  });

  test('what is no request at all gets our headers, too', async () => {
    const socket = connect(server.port, '127.0.0.1');
    let heard = '';
    socket.on('data', (data) => {
      heard += String(data);
    });
    socket.write('NONSENSE\r\n\r\n');
    await new Promise((resolve) => socket.once('close', resolve));
    expect(heard).toMatch(
      /^HTTP\/1\.1 400 [\s\S]*x-content-type-options: nosniff[\s\S]*\{"because":"not-understood"\}$/,
    );
  });
});

test.each([
  ['127.0.0.1:4000', true],
  ['192.168.1.7:4000', true],
  ['[fe80::1]:4000', true],
  ['localhost:4000', true],
  ['games.example', true],
  ['evil.example', false],
  ['games.example.evil.example', false],
  ['127.0.0.1.evil.example', false],
])('the name %s is ours: %s', (host, isOurs) => {
  expect(new Visitors({ proxies: 0, publicUrls: [OURS] }).isOwnHost(host)).toBe(isOurs);
});

describe('addresses', () => {
  test.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::ffff:10.0.0.1', '10.0.0.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (address, place) => {
    expect(placeOf(address)).toBe(place);
  });

  test.each([
    ['0', '10.0.0.1', '1.2.3.4', '10.0.0.1', false],
    ['1', '10.0.0.1', '6.6.6.6, 1.2.3.4', '1.2.3.4', true],
    ['10.0.0.0/8', '10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.9', '1.2.3.4', true],
    ['10.0.0.0/8', '8.8.8.8', '1.2.3.4', '8.8.8.8', false],
    ['1', '10.0.0.1', 'nonsense', '10.0.0.1', true],
  ])('with proxies %s a request of %s for %s is of %s', (who, remoteAddress, forwarded, place, isSecure) => {
    const visitors = new Visitors({ proxies: readProxies(who) ?? new BlockList(), publicUrls: [] });
    const headers = { 'x-forwarded-for': forwarded, 'x-forwarded-proto': 'https' };
    expect(visitors.visitor({ socket: { remoteAddress } as never, headers })).toMatchObject({ place, isSecure });
  });

  test('a proxy that nobody could mean is no proxy', () => {
    expect(['x', '1.2.3.4/33', '1.2.3', '', '12'].map(readProxies)).toEqual([null, null, null, null, null]);
  });
});

describe('over HTTPS', () => {
  const https = { host: 'games.example' };

  test('the cookie is for this very host, and no other is believed', async () => {
    const ada = new Stranger(server.port, `127.1.0.${places++}`);
    const { headers } = await ada.ask('POST', '/api/guests', { name: 'Ada' }, https);
    expect(String(headers['set-cookie'])).toMatch(/^__Host-starboard=.{32}; Path=\/; .*; Secure$/);
    expect(headers['strict-transport-security']).toContain('max-age=');
    const given = String(headers['set-cookie']).split(';')[0] ?? '';
    const askedWith = async (cookie: string) =>
      (await ada.ask('GET', '/api/me', undefined, { ...https, cookie })).status;
    expect(await askedWith(given)).toBe(200);
    expect(await askedWith(given.replace('__Host-', ''))).toBe(401);
    const out = await ada.ask('POST', '/api/me/logout', {}, { ...https, cookie: given });
    expect(String(out.headers['set-cookie'])).toMatch(/^__Host-starboard=; .*Max-Age=0; .*; Secure$/);
  });

  test.each([
    ['https://games.example', 201],
    ['http://games.example', 403],
  ])('a page of %s is answered with %i', async (origin, status) => {
    const ada = new Stranger(server.port, `127.1.0.${places++}`);
    expect((await ada.ask('POST', '/api/guests', { name: 'Ada' }, { ...https, origin })).status).toBe(status);
  });
});

describe('people', () => {
  test.each([
    '\u3164',
    '\u00ad',
    '\u200d',
    '\u2800',
    '\u034f',
    '\ufe0f',
    'A\u061cda',
    'A\u{e0041}da',
    'A\ue000da',
    'a\u0301\u0301\u0301\u0301',
  ])('the name %j is refused', async (name) => {
    const heard = await new Stranger(server.port, `127.1.0.${places++}`).ask('POST', '/api/guests', { name });
    expect(heard).toMatchObject({ status: 400, json: { because: 'bad-name' } });
  });

  test.each(['Ada Lovelace', '👩‍🚀 Mae', 'Żółć', '李小龍', 'می‌خواهم', 'O’Neil'])(
    'the name %s is fine',
    async (name) => {
      expect(await newcomer(name)).toMatchObject({ cookie: expect.stringContaining('starboard=') });
    },
  );

  test.each(['Ada', 'ada', 'Аda', 'A da', 'Àda'])('%s can’t sit down beside Ada', async (name) => {
    const ada = await newcomer('Ada');
    const { id } = await ada.must<TableInfo>('/api/tables', bids);
    const eve = await newcomer(name);
    expect((await eve.ask('POST', `/api/tables/${id}/sit`, {})).json).toEqual({ because: 'name-is-taken' });
  });

  test('see their devices, end one of them, and log out', async () => {
    const free = await trialServer({ shelf: shelfOf([sealedBids]) });
    const ada = await Guest.arrive(free.base, 'Ada');
    const { code } = await ada.must<{ code: string }>('/api/me/link', {});
    const phone = new Stranger(free.port, '127.0.0.1');
    phone.cookie = String((await phone.ask('POST', '/api/device', { code })).headers['set-cookie']).split(';')[0] ?? '';
    const { id } = await ada.must('/api/tables', bids);
    const line = await phone.join(id);
    expect(await line?.isWelcome).toBe(true);
    const closed = new Promise((resolve) => line?.socket.once('close', resolve));
    const devices = await ada.must<readonly DeviceInfo[]>('/api/me/devices');
    expect(devices.map(({ isThis }) => isThis).sort()).toEqual([false, true]);
    const lost = devices.find(({ isThis }) => !isThis);
    expect(await ada.must<readonly DeviceInfo[]>(`/api/me/devices/${lost?.id}/end`, {})).toHaveLength(1);
    expect(await closed).toBe(4007);
    expect((await phone.ask('GET', '/api/me')).status).toBe(401);
    await ada.must('/api/me/logout', {});
    expect((await ada.ask('GET', '/api/me')).status).toBe(401);
    await free.end();
  });

  test('are known by a token that is written down nowhere, neither in the store nor in the log', async () => {
    const lines: unknown[] = [];
    const note = (...said: unknown[]): void => void lines.push(said);
    const free = await trialServer({ shelf: shelfOf([sealedBids]), log: { info: note, warn: note, error: note } });
    const ada = await Guest.arrive(free.base, 'Ada');
    await ada.ask('GET', '/api/codes/xxxxx');
    await ada.ask('POST', '/api/me', { name: 7 });
    const token = ada.cookie.replace('starboard=', '');
    expect(token).toMatch(/^[A-Za-z0-9_-]{32}$/);
    expect(JSON.stringify(lines)).toContain('wrong-guess');
    const written = ['', '-wal'].map((part) => readFileSync(join(free.folder, `starboard.sqlite${part}`), 'latin1'));
    await free.end();
    expect([JSON.stringify(lines), ...written].some((text) => text.includes(token))).toBe(false);
    expect(written.join()).toContain(createHash('sha256').update(token).digest('hex'));
  });

  test('who become somebody else on a device are no longer who they were there', async () => {
    const [ada, eve] = [await newcomer('Ada'), await newcomer('Eve')];
    const { code } = await ada.must<{ code: string }>('/api/me/link', {});
    expect((await eve.ask('POST', '/api/device', { code })).json).toMatchObject({ name: 'Ada' });
    expect((await eve.ask('GET', '/api/me')).status).toBe(401);
  });

  test('are not the same to others at two tables', async () => {
    const ada = await newcomer('Ada');
    const me = (await ada.ask('GET', '/api/me')).json as { readonly id: string };
    const [one, two] = [await ada.must<TableInfo>('/api/tables', bids), await ada.must<TableInfo>('/api/tables', bids)];
    expect(one.seats[0]).toMatchObject({ guest: one.host });
    expect(new Set([one.host, two.host, me.id]).size).toBe(3);
    expect(JSON.stringify([one, two])).not.toContain(me.id);
  });

  test('have a few links to devices, whatever others do', async () => {
    const [ada, eve] = [await newcomer('Ada'), await newcomer('Eve')];
    const { code } = await ada.must<{ code: string }>('/api/me/link', {});
    const codes: string[] = [];
    for (let time = 0; time < 5; time++) codes.push((await eve.must<{ code: string }>('/api/me/link', {})).code);
    const phone = new Stranger(server.port, eve.address);
    expect((await phone.ask('POST', '/api/device', { code: codes[0] })).status).toBe(404);
    expect((await phone.ask('POST', '/api/device', { code: codes[4] })).status).toBe(200);
    expect((await phone.ask('POST', '/api/device', { code })).status).toBe(200);
  });
});

describe('tables', () => {
  test('a stranger has one seat at a listed table', async () => {
    const [ada, eve] = [await newcomer('Ada'), await newcomer('Eve')];
    const { id } = await ada.must<TableInfo>('/api/tables', { ...bids, seats: 3, listed: true });
    await eve.must(`/api/tables/${id}/sit`, {});
    const more = await eve.ask('POST', `/api/tables/${id}/sit`, { name: 'Mallory' });
    expect(more.json).toEqual({ because: 'one-seat-each' });
  });

  test('closed in the middle of a match they show its secret, and its recording', async () => {
    const free = await trialServer({ shelf: shelfOf([sealedBids]) });
    const gathered = await gather(free, 2, bids);
    await start(gathered);
    const id = gathered.people[0]?.player.table?.match?.id;
    await gathered.host.must(`/api/tables/${gathered.table.id}/close`, {});
    const match = await gathered.host.must<MatchInfo>(`/api/matches/${id}`);
    expect(match).toMatchObject({ finished: true, outcome: null, result: null });
    expect(match.recording).toMatchObject({ chance: { proof: { secret: expect.stringMatching(/^[0-9a-f]{128}$/) } } });
    gathered.leave();
    await free.end();
  });
});

test('every number that limits anybody is in the page about security', () => {
  const page = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8');
  const rowOf = (name: string): string => page.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? '';
  const isSaid = ([name, most]: [string, number]): boolean =>
    rowOf(name).includes(name === 'requestMillis' ? `${most / 1000} s` : most.toLocaleString('en'));
  expect(Object.entries(LIMITS).filter((limit) => !isSaid(limit))).toEqual([]);
});
