import { globSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect as connectTo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlayedMatch, TableInfo } from '#protocol';
import type { WrittenRecording } from '#tabletop';
import { connect } from '../trials/company.ts';
import { Guest } from '../trials/guest.ts';
import { removeFolder, smallPages, type TrialServer, trialServer, until } from '../trials/running.ts';

let server: TrialServer;
const pages = smallPages();
beforeAll(async () => {
  server = await trialServer({ pages });
});
afterAll(async () => {
  await server.end();
  removeFolder(pages);
});

const GAMES = ['space-bowl', 'gravity-superstar', 'space-lab', 'space-builder'] as const;

/** One that comes to an end, as a device hands it over. */
async function handedOver(guest: Guest, game: string): Promise<string> {
  for (const file of globSync(`games/${game}/tests/recordings/*.json`).toSorted()) {
    const { recording } = JSON.parse(readFileSync(file, 'utf8')) as { recording: WrittenRecording };
    const people = recording.players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
    const { status, json } = await guest.ask('POST', '/api/me/matches', { recording, began: 1, ended: 2, people });
    if (status < 300) return (json as PlayedMatch).id;
  }
  throw new Error(`no match of ${game}`);
}

/** As a program asks that shows links. */
const get = (path: string): Promise<Response> => fetch(`${server.base}${path}`);

/** A browser that follows a link says that it does; `fetch` can't. */
const follow = (path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    request(`${server.base}${path}`, { headers: { 'sec-fetch-mode': 'navigate', accept: 'text/html' } }, (response) =>
      text(response).then(resolve, reject),
    ).end();
  });

const tagIn = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html)?.[1];

test.each(GAMES)('a link to a replay of %s says who played, how it ended, and shows the board', async (game) => {
  const ada = await Guest.arrive(server.base, 'Ada');
  const id = await handedOver(ada, game);
  const html = await (await get(`/tables/${id}/replay?moment=2`)).text();
  const { players, outcome } = (await ada.ask('GET', `/api/matches/${id}`)).json as {
    players: { name: string }[];
    outcome: { scores: number[] };
  };
  expect(tagIn(html, 'og:title')).toContain(players.map(({ name }) => name).join(', '));
  expect(tagIn(html, 'og:description')).toBe(`${outcome.scores.join(' – ')} · Starboard`);
  const picture = new URL(tagIn(html, 'og:image') ?? '');
  expect(picture.origin).toBe(server.base);
  const answer = await get(`${picture.pathname}${picture.search}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  const [end, cover] = await Promise.all(
    [`/previews/matches/${id}.png`, `/previews/games/${game}.png`].map(async (path) => (await get(path)).arrayBuffer()),
  );
  const bytes = await answer.arrayBuffer();
  expect(Buffer.from(bytes.slice(0, 8)).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n');
  // Another moment and the cover are other pictures.
  expect(new Set([bytes, end, cover].map((one) => Buffer.from(one as ArrayBuffer).toString('base64'))).size).toBe(3);
  expect(await follow(`/tables/${id}/replay`)).toBe(readFileSync(`${pages}/index.html`, 'utf8'));
});

test('names are text, whatever is in them', async () => {
  const guest = await Guest.arrive(server.base, '"><script>');
  const { code } = await guest.must<TableInfo>('/api/tables', { game: 'space-bowl', seats: 2 });
  const html = await (await get(`/${code}`)).text();
  expect(html).not.toContain('<script>');
  expect(tagIn(html, 'og:title')).toBe('Space Bowl · &quot;&gt;&lt;script&gt;');
  expect(tagIn(html, 'og:image')).toMatch(/\/previews\/games\/space-bowl\.png$/);
});

test('a name that means a piece of a text where texts are replaced means nothing here', async () => {
  const page = readFileSync(`${pages}/index.html`, 'utf8');
  for (const [name, shown] of [
    ['$&', '$&amp;'],
    ['$`', '$`'],
    ["$'", '$&#39;'],
    ['$$', '$$'],
  ] as const) {
    const guest = await Guest.arrive(server.base, name);
    const { code } = await guest.must<TableInfo>('/api/tables', { game: 'space-bowl', seats: 2 });
    const html = await (await get(`/${code}`)).text();
    expect(tagIn(html, 'og:title')).toBe(`Space Bowl · ${shown}`);
    expect(html.replace(/<meta [^>]*>/g, '')).toBe(page);
  }
});

test('whoever names no host gets the page', async () => {
  const guest = await Guest.arrive(server.base, 'Ada');
  const { code } = await guest.must<TableInfo>('/api/tables', { game: 'space-bowl', seats: 2 });
  const socket = connectTo(server.port, '127.0.0.1');
  socket.write(`GET /${code} HTTP/1.0\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
});

test('a match that is on, and one that is nowhere, have no picture', async () => {
  const guest = await Guest.arrive(server.base, 'Ada');
  const { id } = await guest.must<TableInfo>('/api/tables', { game: 'space-lab', seats: 1, start: true });
  const { player } = connect(server, guest, id);
  await until('the match is on', () => player.seen.size > 0);
  const match = player.table?.match?.id ?? '';
  const answer = async (path: string) => {
    const response = await get(path);
    return [response.status, ((await response.json()) as { readonly because?: string }).because];
  };
  expect(await answer(`/previews/matches/${match}.png`)).toEqual([409, 'not-finished']);
  expect(await answer('/previews/matches/nowhere.png')).toEqual([404, 'no-such-match']);
  const html = await (await get(`/tables/${match}/replay`)).text();
  expect(tagIn(html, 'og:image')).toMatch(/\/previews\/games\/space-lab\.png$/);
  expect(tagIn(html, 'og:description')).toBe('Starboard');
  player.leave();
});

test('codes can’t be guessed by looking at links', async () => {
  const strict = await trialServer({ pages, limits: { ...server.house.numbers, guesses: 3, placeGuesses: 3 } });
  const guest = await Guest.arrive(strict.base, 'Ada');
  const { code } = await guest.must<TableInfo>('/api/tables', { game: 'space-bowl', seats: 2 });
  for (const wrong of ['qqqqa', 'qqqqe', 'qqqqi', 'qqqqo']) await (await fetch(`${strict.base}/${wrong}`)).text();
  expect(tagIn(await (await fetch(`${strict.base}/${code}`)).text(), 'og:title')).toBeUndefined();
  await strict.end();
});

test('a replay may be framed, and nothing else', async () => {
  const [embedded, page] = await Promise.all([get('/embed/some-match'), get('/tables/some-match/replay')]);
  expect(embedded.headers.get('content-security-policy')).toContain('frame-ancestors *');
  expect(embedded.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(embedded.headers.get('x-frame-options')).toBeNull();
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(page.headers.get('x-frame-options')).toBe('DENY');
});

test('what was handed over is taken back by its owner, and by nobody else', async () => {
  const [ada, grace] = [await Guest.arrive(server.base, 'Ada'), await Guest.arrive(server.base, 'Grace')];
  const id = await handedOver(ada, 'space-builder');
  const withdraw = (guest: Guest) => guest.ask('POST', `/api/me/matches/${id}/withdraw`, {});
  expect(await withdraw(grace)).toEqual({ status: 404, json: { because: 'no-such-match' } });
  expect((await get(`/api/matches/${id}`)).status).toBe(200);
  expect(await withdraw(ada)).toEqual({ status: 200, json: {} });
  expect((await get(`/api/matches/${id}`)).status).toBe(404);
  expect((await ada.must<{ matches: unknown[] }>('/api/me/matches?state=finished')).matches).toEqual([]);
  expect(await withdraw(ada)).toEqual({ status: 404, json: { because: 'no-such-match' } });
});
