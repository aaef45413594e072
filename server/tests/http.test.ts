import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { CLOSING, type MatchInfo, type TableInfo } from '#protocol';
import { sealedBids } from '#tabletop/testing';
import { LIMITS } from '../src/limits/numbers.ts';
import { aliasOf } from '../src/tables/alias.ts';
import { CODES } from '../src/tables/codes.ts';
import { connect, gather, type Seated, start } from '../trials/company.ts';
import { Guest } from '../trials/guest.ts';
import { ManualClock } from '../trials/manual-clock.ts';
import { NO_LIMITS, shelfOf, type TrialServer, trialServer, until } from '../trials/running.ts';

let server: TrialServer;
beforeAll(async () => {
  server = await trialServer({
    shelf: shelfOf([sealedBids]),
    limits: { ...NO_LIMITS, guesses: LIMITS.guesses, tables: 12 },
  });
});
afterAll(() => server.end());

const post = (path: string, body: unknown, headers: { [name: string]: string } = {}) =>
  fetch(`${server.base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const bids = { game: 'sealed-bids', seats: 2 };

describe('people', () => {
  test('get a token in a cookie that no script can read, for a year', async () => {
    const response = await post('/api/guests', { name: '  Ada   Lovelace ' });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ name: 'Ada Lovelace' });
    expect(response.headers.get('set-cookie')).toMatch(
      /^starboard=[\w-]{32}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
    );
  });

  test.each([
    [{ name: '' }, 'bad-name'],
    [{ name: 'x'.repeat(25) }, 'bad-name'],
    [{ name: 'a\u202eb' }, 'bad-name'],
    [{ name: '\u3164' }, 'bad-name'],
    [{ name: 'Ada', more: 1 }, 'not-understood'],
    ['{', 'not-understood'],
    [[], 'not-understood'],
  ])('%j is no name: %s', async (body, because) => {
    const response = await post('/api/guests', body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ because });
  });

  test('are the same on a second device by a link that works once', async () => {
    const ada = await Guest.arrive(server.base, 'Ada');
    const { code } = await ada.must<{ code: string }>('/api/me/link', {});
    const response = await post('/api/device', { code });
    expect(await response.json()).toEqual({ id: ada.id, name: 'Ada' });
    const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect(cookie).not.toBe(ada.cookie);
    const me = await fetch(`${server.base}/api/me`, { headers: { cookie } });
    expect(await me.json()).toEqual({ id: ada.id, name: 'Ada' });
    expect((await post('/api/device', { code })).status).toBe(404);
  });

  test('who nobody knows may not do anything', async () => {
    const response = await post('/api/tables', bids, { cookie: `starboard=${'x'.repeat(32)}` });
    expect([response.status, await response.json()]).toEqual([401, { because: 'who-are-you' }]);
  });
});

describe('tables', () => {
  test('are private unless listed, and listed only while somebody is there', async () => {
    const lobby = async () => (await (await fetch(`${server.base}/api/tables`)).json()) as TableInfo[];
    const hidden = await gather(server, 1, bids);
    const open = await gather(server, 1, { ...bids, listed: true });
    expect((await lobby()).map(({ id }) => id)).toEqual([open.table.id]);
    open.leave();
    const table = await server.hall.table(open.table.id);
    await until('the host is gone', () => table.company.size === 0);
    expect(await lobby()).toEqual([]);
    hidden.leave();
  });

  test('are the host’s to fill, change, clear and close', async () => {
    const { table, people, host, leave } = await gather(server, 2, { ...bids, seats: 3 });
    const [, grace] = people as [Seated, Seated];
    const ask = async (guest: Guest, what: string, body: object) =>
      (await guest.ask('POST', `/api/tables/${table.id}/${what}`, body)).json;
    expect(await ask(grace.guest, 'bots', { level: 'rookie' })).toEqual({ because: 'only-the-host-may' });
    expect(await ask(host, 'start', {})).toEqual({ because: 'seats-are-empty' });
    expect(await ask(host, 'settings', { seats: 9 })).toMatchObject({ because: 'not-understood' });
    expect(await ask(host, 'settings', { seats: 4 })).toMatchObject({ because: 'bad-seat-count' });
    expect(await ask(host, 'settings', { options: { bidSeconds: 1 } })).toMatchObject({ because: 'bad-options' });
    expect(await ask(host, 'settings', { options: { bidSeconds: 20 } })).toMatchObject({ options: { bidSeconds: 20 } });
    expect(await ask(host, 'bots', { level: 'rookie' })).toMatchObject({
      seats: [{ kind: 'person' }, { kind: 'person' }, { kind: 'bot', level: 'rookie' }],
    });
    expect(await ask(host, 'remove', { seat: 1 })).toMatchObject({
      seats: [{ kind: 'person' }, { kind: 'empty' }, { kind: 'bot' }],
    });
    await until('Grace is told', () => grace.player.table?.seats[1]?.kind === 'empty');
    expect(await ask(host, 'close', {})).toMatchObject({ phase: 'closed' });
    expect((await host.ask('GET', `/api/tables/${table.id}`)).status).toBe(410);
    leave();
  });

  test('start with those aboard, wherever they sit, or say that too few are', async () => {
    const { table, people, host, leave } = await gather(server, 1, { ...bids, seats: 3 });
    const ask = async (what: string, body: object) =>
      (await host.ask('POST', `/api/tables/${table.id}/${what}`, body)).json;
    expect(await ask('start', { withoutEmpty: true })).toMatchObject({ because: 'bad-seat-count' });
    expect(await ask('bots', { level: 'rookie', seat: 2 })).toMatchObject({ seats: [{}, { kind: 'empty' }, {}] });
    expect(await ask('start', {})).toEqual({ because: 'seats-are-empty' });
    expect(await ask('start', { withoutEmpty: true })).toMatchObject({ seats: [{ kind: 'person' }, { kind: 'bot' }] });
    await until('it has begun', () => people[0]?.player.table?.phase === 'playing');
    leave();
  });

  test('start once, however often the host presses', async () => {
    const { table, people, host, leave } = await gather(server, 2, { ...bids, seats: 3 });
    const press = () => host.ask('POST', `/api/tables/${table.id}/start`, { withoutEmpty: true });
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await until('it has begun', () => people[0]?.player.table?.phase === 'playing');
    leave();
  });

  test('whose host leaves have another host, and are closed when nobody is left', async () => {
    const { table, people, host, leave } = await gather(server, 2, bids);
    const [, grace] = people as [Seated, Seated];
    expect(await host.must(`/api/tables/${table.id}/leave`, {})).toMatchObject({
      host: aliasOf(table.id, grace.guest.id),
      seats: [{ kind: 'empty' }, { kind: 'person' }],
    });
    await grace.guest.must(`/api/tables/${table.id}/leave`, {});
    expect((await host.ask('GET', `/api/tables/${table.id}`)).status).toBe(410);
    leave();
  });

  test('are no more than ten to a guest', async () => {
    const ada = await Guest.arrive(server.base, 'Ada');
    for (let count = 0; count < 10; count++) await ada.must('/api/tables', bids);
    expect(await ada.ask('POST', '/api/tables', bids)).toMatchObject({
      status: 429,
      json: { because: 'too-many-tables' },
    });
    expect((await ada.must<TableInfo[]>('/api/me/tables')).length).toBe(10);
  });

  test('play at once in one request, several people on one device', async () => {
    const ada = await Guest.arrive(server.base, 'Ada');
    const table = await ada.must('/api/tables', {
      ...bids,
      seats: 3,
      people: ['Ada', 'Byron'],
      bots: ['expert'],
      start: true,
    });
    const { player, heard } = connect(server, ada, table.id);
    await until('both seats see it', () => player.seen.size === 2);
    expect([...player.seen.keys()]).toEqual([0, 1]);
    expect(heard.filter(({ type }) => type === 'contribution-wanted')).toHaveLength(1);
    player.leave();
  });
});

describe('codes', () => {
  test('are four letters to read out, and none that nobody should read out', () => {
    expect(CODES.length).toBeGreaterThan(4_000);
    expect(new Set(CODES).size).toBe(CODES.length);
    expect(CODES.filter((code) => /^(?:nazi|pute|puta|bite|kaka|pipi)$/.test(code))).toEqual([]);
  });

  test('can’t be guessed for long', async () => {
    const ada = await Guest.arrive(server.base, 'Ada');
    const { code } = await ada.must('/api/tables', bids);
    const free = CODES.filter((one) => one !== code);
    const answers: unknown[] = [];
    for (const guess of free.slice(0, LIMITS.guesses + 1)) {
      answers.push(((await ada.ask('GET', `/api/codes/${guess}`)).json as { because: string }).because);
    }
    expect(answers.at(-1)).toBe('too-many-guesses');
    expect((await ada.ask('GET', `/api/codes/${code}`)).json).toEqual({ because: 'too-many-guesses' });
  });
});

describe('locks', () => {
  test('pages of other sites can neither ask nor connect', async () => {
    const ada = await Guest.arrive(server.base, 'Ada');
    const asked = await post('/api/tables', bids, { cookie: ada.cookie, origin: 'https://elsewhere.example' });
    expect([asked.status, await asked.json()]).toEqual([403, { because: 'other-origin' }]);
    const statusOf = (headers: { [name: string]: string }) =>
      new Promise((resolve) => {
        const socket = new WebSocket(`${server.socketBase}/socket`, { headers });
        socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
        socket.on('open', () => {
          socket.close();
          resolve(101);
        });
        socket.on('error', () => undefined);
      });
    expect(await statusOf({ cookie: ada.cookie, origin: 'https://elsewhere.example' })).toBe(403);
    expect(await statusOf({ cookie: ada.cookie, origin: server.base })).toBe(101);
    expect(await statusOf({})).toBe(401);
  });

  test('every answer carries the headers that keep a page to itself', async () => {
    for (const path of ['/', '/api/games', '/health', '/nowhere']) {
      const { headers } = await fetch(`${server.base}${path}`);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  test('who talks too much is told so', async () => {
    const strict = await trialServer({
      shelf: shelfOf([sealedBids]),
      limits: { ...NO_LIMITS, messages: 20, burst: 40 },
    });
    const { people, leave } = await gather(strict, 1, bids);
    const [ada] = people as [Seated];
    for (let count = 0; count < 60; count++) ada.player.say({ type: 'sync', sent: count });
    const refused = await until('a refusal', () => ada.heard.find(({ type }) => type === 'refused'));
    expect(refused).toMatchObject({ because: 'too-many-messages' });
    leave();
    await strict.end();
  });

  test.each([
    { says: 20, millis: 500, isCut: false },
    { says: 10, millis: 50, isCut: true },
  ])('who says $says things every $millis ms, of twenty a second, is cut off: $isCut', async (eve) => {
    const clock = new ManualClock();
    const limits = { ...NO_LIMITS, messages: 20, burst: 40 };
    const strict = await trialServer({ shelf: shelfOf([sealedBids]), limits, startClock: () => clock });
    const guest = await Guest.arrive(strict.base, 'Eve');
    const { id } = await guest.must('/api/tables', bids);
    const socket = new WebSocket(`${strict.socketBase}/socket`, { headers: { cookie: guest.cookie } });
    const closed = new Promise((resolve) => socket.on('close', resolve));
    await new Promise((resolve) => socket.on('open', resolve));
    socket.send(JSON.stringify({ type: 'join', version: 1, table: id }));
    let heard = 0;
    socket.on('message', (frame) => {
      if (/^{"type":"(clock|refused)"/.test(String(frame))) heard++;
    });
    const isOpen = (): boolean => socket.readyState === WebSocket.OPEN;
    for (let said = eve.says; said <= 1_000 && isOpen(); said += eve.says) {
      clock.pass(eve.millis);
      for (let count = 0; count < eve.says; count++) socket.send('{"type":"sync","sent":1}');
      await until('an answer to each', () => heard === said || !isOpen());
    }
    expect(isOpen()).toBe(!eve.isCut);
    // They are given a moment to read why.
    clock.pass(1_000);
    if (isOpen()) socket.terminate();
    expect(await closed).toBe(eve.isCut ? CLOSING.tooManyMessages : 1006);
    await strict.end();
  });

  test('a frame far too big ends the connection', async () => {
    const { people, leave } = await gather(server, 1, bids);
    const [ada] = people as [Seated];
    ada.player.raw('x'.repeat(100_000));
    await until('it comes back by itself', () => ada.player.connections === 2);
    leave();
  });
});

test('a match that is on shows nothing but its outside', async () => {
  const gathered = await gather(server, 2, bids);
  await start(gathered);
  const id = gathered.people[0]?.player.table?.match?.id;
  const match = await gathered.host.must<MatchInfo>(`/api/matches/${id}`);
  expect(match).toMatchObject({ finished: false, recording: null, outcome: null });
  expect(JSON.stringify(match)).not.toMatch(/secret|key|contributions/);
  expect((await gathered.host.ask('GET', `/api/matches/${id}/receipts`)).json).toEqual({ because: 'not-finished' });
  gathered.leave();
});

test('a match of rules that are no longer here is still shown', async () => {
  const match = {
    ...{ id: 'old-match', table: 't', game: 'sealed-bids', rulesVersion: 0, options: {}, players: [{ name: 'Ada' }] },
    ...{
      key: 'aa',
      secret: 'bb',
      commitment: 'cc',
      contributions: [null],
      startedAt: 0,
      asleepAt: null,
      tellingAt: null,
    },
    end: { at: 9, outcome: { winners: [0], scores: [1] }, result: { points: [1] } },
  };
  await server.house.store.write({ kind: 'match', match });
  const move = { kind: 'move', by: 0, key: 'some-key' } as const;
  await server.house.store.write({
    kind: 'entry',
    match: 'old-match',
    seq: 0,
    entry: { ...move, at: 3, move: { type: 'old' } },
  });
  const shown = (await (await fetch(`${server.base}/api/matches/old-match`)).json()) as MatchInfo;
  expect(shown).toMatchObject({ finished: true, rulesVersion: 0, result: { points: [1] }, outcome: { winners: [0] } });
  expect(shown.recording).toMatchObject({ moves: [{ at: 3, by: 0, move: { type: 'old' } }], until: 9 });
});

test('the house tells how it is', async () => {
  expect(await (await fetch(`${server.base}/health`)).json()).toMatchObject({ ok: true });
  const metrics = await (await fetch(`${server.base}/metrics`)).text();
  for (const name of ['starboard_moves_accepted_total', 'starboard_sockets', 'nodejs_eventloop_lag_seconds']) {
    expect(metrics).toContain(name);
  }
  const page = await (await fetch(`${server.base}/`)).text();
  for (const lang of ['lang="en"', 'lang="fr"', 'lang="de"']) expect(page).toContain(lang);
});
