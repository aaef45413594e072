/** What is one's own: to take along as a file, and to erase, whatever is going on. */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import {
  EXPORT_FORMAT,
  type Export,
  type GameFigures,
  type MatchInfo,
  type PersonInfo,
  type PlayedMatches,
} from '#protocol';
import { faultInProof, parseRecording, replay } from '#tabletop';
import { sealedBids } from '#tabletop/testing';
import { bidsOnDevice, playBids, playedBy, seatAll } from '../trials/bids.ts';
import { start } from '../trials/company.ts';
import { Guest } from '../trials/guest.ts';
import { ManualClock } from '../trials/manual-clock.ts';
import { shelfOf, type TrialServer, temporaryFolder, trialServer, until } from '../trials/running.ts';
import { Stranger } from '../trials/stranger.ts';

const shelf = shelfOf([sealedBids]);

/** Rows of all tables of the file, as text. */
function rowsIn(folder: string): readonly string[] {
  const database = new DatabaseSync(join(folder, 'starboard.sqlite'), { readOnly: true });
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  const rows = tables.flatMap(({ name }) => database.prepare(`SELECT * FROM "${name}"`).all());
  database.close();
  return rows.map((row) => JSON.stringify(row));
}

const rowsWith = (folder: string, text: string): readonly string[] =>
  rowsIn(folder).filter((row) => row.includes(text));

/** By the commitment, and to the outcome that was said. */
async function verifies(guest: Guest, id: string): Promise<boolean> {
  const info = await guest.must<MatchInfo>(`/api/matches/${id}`);
  const read = parseRecording(info.recording, () => sealedBids as never);
  const replayed = read.ok ? replay(read.value, () => '') : null;
  if (!read.ok || replayed?.ok !== true) return false;
  const { chance, game } = read.value;
  const fault =
    chance?.proof === undefined ? null : faultInProof(chance.key, chance.proof, { game: game.id, rulesVersion: 1 });
  return fault === null && JSON.stringify(replayed.match.outcome) === JSON.stringify(info.outcome);
}

const figuresOf = (guest: Guest): Promise<GameFigures[]> => guest.must('/api/me/figures');

test('everything that is kept of somebody is one file, and its matches replay', async () => {
  const server = await trialServer({ shelf });
  const [ada, grace] = [await Guest.arrive(server.base, 'Ada'), await Guest.arrive(server.base, 'Grace')];
  const played = await playedBy(server, [ada, grace]);
  await ada.must('/api/me/matches', { recording: bidsOnDevice('Ada', 3), began: 1_000, ended: 2_000, people: [0] });
  const gathered = await seatAll(server, [ada, grace]);
  await start(gathered);
  await ada.must('/api/me/words', {});
  const response = await fetch(`${server.base}/api/me/export`, { headers: { cookie: ada.cookie } });
  expect(response.headers.get('content-disposition')).toContain('attachment');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const file = (await response.json()) as Export;
  expect(file).toMatchObject({ format: EXPORT_FORMAT, profile: { id: ada.id, name: 'Ada' }, ways: { passkeys: [] } });
  expect([file.devices.length, file.people.map(({ name }) => name)]).toEqual([1, ['Grace']]);
  expect(file.matches.map(({ state, isOfDevice, recording }) => [state, isOfDevice, recording === null])).toEqual([
    ['running', false, true],
    ['finished', false, false],
    ['finished', true, false],
  ]);
  expect(file.matches[1]?.id).toBe(played);
  for (const { recording } of file.matches.slice(1)) {
    expect(parseRecording(JSON.parse(JSON.stringify(recording)), () => sealedBids as never).ok).toBe(true);
  }
  expect(JSON.stringify(file)).not.toContain(grace.id);
  gathered.leave();
  await server.end();
});

test('nobody is erased by mistake', async () => {
  const server = await trialServer({ shelf });
  const ada = await Guest.arrive(server.base, 'Ada');
  for (const body of [{}, { sure: false }, { sure: true, more: 1 }]) {
    expect((await ada.ask('POST', '/api/me/erase', body)).json).toMatchObject({ because: 'not-understood' });
  }
  const origin = { cookie: ada.cookie, origin: 'https://evil.example', 'content-type': 'application/json' };
  const asked = await fetch(`${server.base}/api/me/erase`, { method: 'POST', headers: origin, body: '{"sure":true}' });
  expect(asked.status).toBe(403);
  expect(await ada.must('/api/me')).toEqual({ id: ada.id, name: 'Ada' });
  await server.end();
});

/** Somebody with everything that somebody can have, in the middle of it all. */
async function busyLife(server: TrialServer) {
  const arrive = (name: string): Promise<Guest> => Guest.arrive(server.base, name);
  const [zoe, grace, ben] = [await arrive('Zoe Zebra'), await arrive('Grace'), await arrive('Ben')];
  const over = [await playedBy(server, [zoe, grace]), await playedBy(server, [grace, zoe])];
  const handed = { recording: bidsOnDevice('Zoe Zebra', 3), began: 1_000, ended: 2_000, people: [0] };
  over.push((await zoe.must<{ id: string }>('/api/me/matches', handed)).id);
  // Left in mid-match: it goes on without them, and still knew who they were.
  const left = await seatAll(server, [grace, zoe, ben]);
  await start(left);
  await zoe.must(`/api/tables/${left.table.id}/leave`, {});
  const running = await seatAll(server, [zoe, grace]);
  await start(running);
  await playBids(running, 1);
  const hosted = await seatAll(server, [zoe, ben], { seats: 3 });
  const alone = await zoe.must('/api/tables', { game: 'sealed-bids' });
  const away = await seatAll(server, [ben, zoe]);
  await ben.must(`/api/tables/${away.table.id}/remove`, { seat: 1 });
  const [person] = (await grace.must<PersonInfo[]>('/api/me/people')).filter(({ name }) => name === 'Zoe Zebra');
  await grace.must(`/api/me/people/${person?.id}/add`, {});
  for (const { id } of await zoe.must<PersonInfo[]>('/api/me/people')) await zoe.must(`/api/me/people/${id}/add`, {});
  await zoe.must(`/api/me/people/${(await zoe.must<PersonInfo[]>('/api/me/people'))[0]?.id}/block`, {});
  const { words } = await zoe.must<{ words: string[] }>('/api/me/words', {});
  const { code } = await zoe.must<{ code: string }>('/api/me/link', {});
  return { zoe, grace, ben, over, left, running, hosted, alone, away, words, code };
}

test('erasing leaves no row, and everything else goes on: a match, a table, a link, sockets', async () => {
  const folder = temporaryFolder();
  const clock = new ManualClock();
  const server = await trialServer({ shelf, data: folder, startClock: () => clock });
  const life = await busyLife(server);
  const { zoe, grace, ben, running, hosted } = life;
  const before = [await figuresOf(grace), await figuresOf(ben)];
  expect(rowsWith(folder, zoe.id).length).toBeGreaterThan(10);
  const closed = running.people[0]?.player;
  const erased = await zoe.ask('POST', '/api/me/erase', { sure: true });
  expect(erased).toEqual({ status: 200, json: {} });
  expect(rowsWith(folder, zoe.id)).toEqual([]);
  expect(rowsWith(folder, 'Zoe')).toEqual([]);

  // Nobody comes back as them.
  const stranger = new Stranger(server.port, '127.0.6.1');
  expect((await zoe.ask('GET', '/api/me')).status).toBe(401);
  expect((await stranger.ask('POST', '/api/words', { words: life.words.join(' ') })).json).toEqual({
    because: 'wrong-words',
  });
  expect((await stranger.ask('POST', '/api/device', { code: life.code })).json).toEqual({ because: 'no-such-link' });
  await until('their sockets are closed', () => server.hall.size > 0 && closed?.isOpen === false);

  // The match goes on with a bot, the table has another host, the one that was theirs alone is closed.
  await until('Grace is told', () => running.people[1]?.player.table?.seats[0]?.kind === 'bot');
  expect((await server.hall.table(running.table.id)).isPlaying).toBe(true);
  expect((await server.hall.table(hosted.table.id)).data.host).toBe(ben.id);
  expect((await ben.ask('GET', `/api/tables/${life.alone.id}`)).status).toBe(410);

  // In what is over they are somebody; it replays and verifies, and others' figures are what they were.
  for (const id of life.over) expect(await verifies(grace, id)).toBe(true);
  const { matches } = await grace.must<PlayedMatches>('/api/me/matches?state=finished');
  const names = matches.map(({ players }) => players.map(({ name, person }) => `${name} ${person}`).join(', '));
  expect(names.toSorted()).toEqual([' null, Grace null', 'Grace null,  null']);
  expect([await figuresOf(grace), await figuresOf(ben)]).toEqual(before);
  expect((await grace.must<PersonInfo[]>('/api/me/people')).map(({ name }) => name)).toEqual(['Ben']);

  // Whatever is written later knows nothing of them either.
  await running.host.ask('GET', '/api/me');
  await grace.must(`/api/tables/${running.table.id}/leave`, {});
  await grace.must(`/api/tables/${life.left.table.id}/leave`, {});
  for (const one of [running, hosted, life.left, life.away]) one.leave();
  await until('all have left', () => [...server.hall.tables].every(({ company }) => company.size === 0));
  clock.pass(61_000);
  await server.close();
  expect([rowsWith(folder, zoe.id), rowsWith(folder, 'Zoe')]).toEqual([[], []]);

  const again = await trialServer({ shelf, data: folder, port: server.port });
  for (const id of life.over) expect(await verifies(grace, id)).toBe(true);
  await again.end();
});

test('whoever is erased while others of their devices ask does not come back by it', async () => {
  const folder = temporaryFolder();
  const server = await trialServer({ shelf, data: folder });
  const [zoe, grace] = [await Guest.arrive(server.base, 'Zoe Zebra'), await Guest.arrive(server.base, 'Grace')];
  await playedBy(server, [zoe, grace]);
  const tables = await Promise.all(
    Array.from({ length: 6 }, () => grace.must('/api/tables', { game: 'sealed-bids', seats: 3 })),
  );
  const { words } = await zoe.must<{ words: string[] }>('/api/me/words', {});
  const [person] = await grace.must<PersonInfo[]>('/api/me/people');
  const deeds = [
    ...tables.map(({ id }) => zoe.ask('POST', `/api/tables/${id}/sit`, {})),
    zoe.ask('POST', '/api/me', { name: 'Zoe Again' }),
    zoe.ask('POST', '/api/me/words', {}),
    zoe.ask('POST', '/api/me/link', {}),
    zoe.ask('POST', '/api/tables', { game: 'sealed-bids' }),
    zoe.ask('POST', '/api/me/matches', { recording: bidsOnDevice('Zoe', 4), began: 1, ended: 2, people: [0] }),
    zoe.ask('POST', '/api/me/erase', { sure: true }),
    zoe.ask('POST', '/api/me/erase', { sure: true }),
    new Stranger(server.port, '127.0.5.1').ask('POST', '/api/words', { words: words.join(' ') }),
    grace.ask('POST', `/api/me/people/${person?.id}/add`, {}),
    ...tables.map(({ id }) => zoe.ask('POST', `/api/tables/${id}/sit`, {})),
  ];
  const statuses = (await Promise.all(deeds)).map(({ status }) => status);
  expect(statuses.every((status) => status < 500)).toBe(true);
  await server.close();
  expect([rowsWith(folder, zoe.id), rowsWith(folder, 'Zoe')]).toEqual([[], []]);
});
