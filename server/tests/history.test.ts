/** Who played, and when: a person's own matches, and nobody else's. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameFigures, MatchInfo, PlayedMatch, PlayedMatches } from '#protocol';
import { faultInProof, parseRecording, replay } from '#tabletop';
import { sealedBids } from '#tabletop/testing';
import { bidsOnDevice, playBids, playedBy, seatAll } from '../trials/bids.ts';
import { start } from '../trials/company.ts';
import { Guest } from '../trials/guest.ts';
import { longHistory, ME } from '../trials/history.ts';
import { ManualClock } from '../trials/manual-clock.ts';
import { NO_LIMITS, shelfOf, type TrialServer, trialServer, until } from '../trials/running.ts';

const shelf = shelfOf([sealedBids]);
const WALL = 1_800_000_000_000;
let server: TrialServer;
const clock = new ManualClock();
beforeAll(async () => {
  server = await trialServer({ shelf, startClock: () => clock, limits: { ...NO_LIMITS, handovers: 5 } });
});
afterAll(() => server.end());

const arrive = (name: string): Promise<Guest> => Guest.arrive(server.base, name);
const matchesOf = (guest: Guest, query = ''): Promise<PlayedMatches> => guest.must(`/api/me/matches${query}`);

describe('my matches', () => {
  test('are there from their first moment, with people, dates and what they came to', async () => {
    const [ada, grace] = [await arrive('Ada'), await arrive('Grace')];
    const gathered = await seatAll(server, [ada, grace]);
    await start(gathered);
    const [running] = (await matchesOf(ada, '?state=running')).matches;
    expect(running).toMatchObject({
      ...{ game: 'sealed-bids', state: 'running', table: gathered.table.id, ended: null, outcome: null, seat: 0 },
      players: [
        { name: 'Ada', person: null, isMine: true },
        { name: 'Grace', person: expect.stringMatching(/^[\w-]{16}$/), isMine: false },
      ],
    });
    clock.pass(5_000);
    await playBids(gathered);
    const { matches, next } = await matchesOf(grace);
    expect(next).toBeNull();
    expect(matches).toMatchObject([{ id: running?.id, state: 'finished', table: null, seat: 1, isOfDevice: false }]);
    const [{ began, ended, outcome }] = matches as [PlayedMatch];
    expect([(began ?? 0) >= WALL, (ended ?? 0) - (began ?? 0)]).toEqual([true, 5_000]);
    expect(outcome?.scores.length).toBe(2);
    expect(await grace.must(`/api/matches/${running?.id}`)).toMatchObject({ began, ended });
    gathered.leave();
  });

  test('know who took a seat over, or gave it up, and whose device it was', async () => {
    const [ada, grace, ben] = [await arrive('Ada'), await arrive('Grace'), await arrive('Ben')];
    const gathered = await seatAll(server, [ada, grace]);
    await start(gathered);
    clock.pass(2_000);
    await grace.must(`/api/tables/${gathered.table.id}/leave`, {});
    const table = await server.hall.table(gathered.table.id);
    const left = await server.house.store.match(table.data.match?.id ?? '');
    expect(left?.sittings).toEqual([
      { seat: 0, at: 0, guest: ada.id, name: 'Ada' },
      { seat: 1, at: 0, guest: grace.id, name: 'Grace' },
      { seat: 1, at: 2_000, guest: null, name: expect.any(String), bot: 'regular' },
    ]);
    table.seating.clear(1);
    table.seating.sit(ben.id, 'Ben', 1);
    await table.change({});
    const [match] = (await matchesOf(grace)).matches;
    expect(match?.players[1]).toEqual({
      ...{ name: 'Grace', person: null, isMine: true },
      also: [{ name: 'Ben', person: expect.stringMatching(/^[\w-]{16}$/), isMine: false }],
    });
    expect((await matchesOf(ben)).matches).toMatchObject([{ id: match?.id, seat: 1, state: 'running' }]);
    gathered.leave();
  });

  test('are nobody else’s to see', async () => {
    const [ada, grace, eve] = [await arrive('Ada'), await arrive('Grace'), await arrive('Eve')];
    const match = await playedBy(server, [ada, grace]);
    expect(await eve.ask('GET', `/api/me/matches/${match}`)).toEqual({
      status: 404,
      json: { because: 'no-such-match' },
    });
    const [{ players }] = (await matchesOf(ada)).matches as [PlayedMatch];
    const person = players[1]?.person ?? '';
    // What Ada calls Grace means nothing to Eve, nor does Grace's own id, nor to Grace herself.
    for (const [guest, id] of [
      [eve, person],
      [eve, grace.id],
      [ada, grace.id],
      [grace, person],
    ] as const) {
      expect((await guest.ask('GET', `/api/me/matches?person=${id}`)).json).toEqual({ because: 'no-such-person' });
    }
    expect((await matchesOf(ada, `?person=${person}`)).matches.map(({ id }) => id)).toEqual([match]);
    expect((await fetch(`${server.base}/api/me/matches`)).status).toBe(401);
  });

  test('and figures: matches, wins, the best, and how they came', async () => {
    const [ada, grace] = [await arrive('Ada'), await arrive('Grace')];
    const matches = [await playedBy(server, [ada, grace]), await playedBy(server, [grace, ada])];
    const [figures] = await ada.must<GameFigures[]>('/api/me/figures');
    const infos = await Promise.all(matches.map((id) => ada.must<MatchInfo>(`/api/matches/${id}`)));
    const scores = infos.map(({ outcome }, index) => outcome?.scores[index] ?? 0);
    const wins = infos.filter(({ outcome }, index) => outcome?.winners.includes(index)).length;
    expect(figures).toMatchObject({ game: 'sealed-bids', matches: 2, wins, ofDevice: 0, best: Math.max(...scores) });
    expect(figures?.course.map(({ score }) => score).toSorted()).toEqual(scores.toSorted());
  });

  test.each([
    'state=open',
    'most=0',
    'most=51',
    'from=x',
    'more=1',
    `game=${'x'.repeat(41)}`,
    'state=running&state=finished',
  ])('what is asked wrongly is not understood: %s', async (query) => {
    const ada = await arrive('Ada');
    expect(await ada.ask('GET', `/api/me/matches?${query}`)).toMatchObject({
      status: 400,
      json: { because: 'not-understood' },
    });
  });

  test('a calendar that is set back breaks nothing', async () => {
    const gathered = await seatAll(server, [await arrive('Ada'), await arrive('Grace')]);
    await start(gathered);
    const wall = clock.wall.bind(clock);
    clock.wall = () => wall() - 1_000_000_000;
    await playBids(gathered);
    clock.wall = wall;
    const [match] = (await matchesOf(gathered.host)).matches;
    expect(match).toMatchObject({ state: 'finished', ended: match?.began });
    gathered.leave();
  });
});

test('ten thousand matches are turned over page by page, none twice and none left out', async () => {
  const long = await longHistory(300);
  const seen: string[] = [];
  for (let from: string | undefined, page = 0; page < 20; page++) {
    const { matches, next } = await long.history.matches(ME, { most: 50, ...(from === undefined ? {} : { from }) });
    seen.push(...matches.map(({ id }) => id));
    if (next === null) break;
    from = next;
  }
  expect(seen.length).toBe(300);
  expect(seen).toEqual(seen.toSorted().toReversed());
  expect(new Set(seen).size).toBe(300);
  const some = await long.history.matches(ME, { game: 'space-lab', person: long.aliases.of(ME, 'other-3'), most: 50 });
  expect(some.matches.every(({ game, players }) => game === 'space-lab' && players[1]?.name === 'other-3')).toBe(true);
  expect(some.matches.length).toBe(8);
  await long.end();
});

describe('a match of a device', () => {
  const began = WALL - 100_000;
  const given = (recording: object, more: object = {}) => ({
    recording,
    began,
    ended: began + 9_000,
    people: [0],
    ...more,
  });

  test('is taken in once, marked, and can be looked at by whoever has its id', async () => {
    const [ada, grace] = [await arrive('Ada'), await arrive('Grace')];
    const recording = bidsOnDevice('Ada', 5);
    const first = await ada.ask('POST', '/api/me/matches', given(recording));
    expect(first).toMatchObject({
      status: 201,
      json: { isOfDevice: true, began, ended: began + 9_000, state: 'finished' },
    });
    const second = await ada.ask('POST', '/api/me/matches', given(recording));
    expect(second).toEqual({ status: 200, json: first.json });
    const { matches } = await matchesOf(ada);
    expect(matches).toEqual([first.json]);
    const info = await grace.must<MatchInfo>(`/api/matches/${matches[0]?.id}`);
    const read = parseRecording(info.recording, () => sealedBids as never);
    const replayed = read.ok ? replay(read.value, () => '') : null;
    expect(replayed?.ok === true && replayed.match.outcome).toEqual(info.outcome);
    expect((await matchesOf(grace)).matches).toEqual([]);
    expect(await ada.must('/api/me/figures')).toMatchObject([{ matches: 1, ofDevice: 1 }]);
    // The same match of somebody else is another.
    expect((await grace.ask('POST', '/api/me/matches', given(recording))).status).toBe(201);
  });

  test('that is none is refused, and nothing is kept of it', async () => {
    const recording = bidsOnDevice('Ada', 6);
    const { moves } = recording;
    const wrong = [
      [given({ ...recording, moves: moves.slice(0, -1) }), 'not-a-match'],
      [given({ ...recording, moves: [moves[1], moves[0]] }), 'not-a-match'],
      [given({ ...recording, moves: [moves[0], { ...moves[1], move: { type: 'bid', card: 99 } }] }), 'not-a-match'],
      [given({ ...recording, format: 'other' }), 'not-a-match'],
      [given({ ...recording, chance: undefined }), 'not-a-match'],
      [given({ ...recording, rulesVersion: 99 }), 'other-rules'],
      [given({ ...recording, game: 'chess' }), 'other-rules'],
      [given({ ...recording, players: [{ name: 'a\u202eb' }, recording.players[1]] }), 'bad-name'],
      [given({ ...recording, players: [recording.players[0], { name: 'B', bot: 'x'.repeat(9_000) }] }), 'bad-name'],
      [given(recording, { people: [0, 1] }), 'not-understood'],
      [given(recording, { people: [1] }), 'not-understood'],
      [given(recording, { people: [] }), 'not-understood'],
      [given(recording, { more: 1 }), 'not-understood'],
      [given({ ...recording, moves: Array.from({ length: 9_000 }, () => moves[0]) }), 'too-big'],
    ] as const;
    for (const [body, because] of wrong) {
      const ada = await arrive('Ada');
      expect((await ada.ask('POST', '/api/me/matches', body)).json).toMatchObject({ because });
      expect((await matchesOf(ada)).matches).toEqual([]);
    }
  });

  test('that is nested without end is refused like any that is none', async () => {
    const ada = await arrive('Ada');
    const recording = bidsOnDevice('Ada', 6);
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const [first, ...moves] = recording.moves;
    for (const change of [{ setup: 'deep' }, { options: 'deep' }, { moves: [{ ...first, move: 'deep' }, ...moves] }]) {
      const answer = await fetch(`${server.base}/api/me/matches`, {
        method: 'POST',
        headers: { cookie: ada.cookie, 'content-type': 'application/json' },
        // Too deep to be made into a text by anybody.
        body: JSON.stringify(given({ ...recording, ...change })).replace('"deep"', deep),
      });
      expect([answer.status, await answer.json()]).toMatchObject([400, { because: 'not-a-match' }]);
    }
  });

  test('dates lie in no days to come, and there are not too many at once', async () => {
    // An hour later nothing of what was counted before counts any more.
    clock.pass(3_600_001);
    const ada = await arrive('Ada');
    const late = given(bidsOnDevice('Ada', 7), { began: 8e15, ended: 9e14 });
    const { json } = await ada.ask('POST', '/api/me/matches', late);
    expect(json).toMatchObject({ began: clock.wall(), ended: clock.wall() });
    for (const seed of [8, 9, 10, 11]) await ada.must('/api/me/matches', given(bidsOnDevice('Ada', seed)));
    const more = await ada.ask('POST', '/api/me/matches', given(bidsOnDevice('Ada', 12)));
    expect(more).toEqual({ status: 429, json: { because: 'too-many-matches' } });
  });
});

test('the chance of a match that was played here is still proven', async () => {
  const [ada, grace] = [await arrive('Ada'), await arrive('Grace')];
  const { recording } = await ada.must<MatchInfo>(`/api/matches/${await playedBy(server, [ada, grace])}`);
  const { chance } = recording as { chance: { key: string; proof: Parameters<typeof faultInProof>[1] } };
  expect(faultInProof(chance.key, chance.proof, { game: 'sealed-bids', rulesVersion: 1 })).toBeNull();
  await until('nobody is there', () => [...server.hall.tables].every(({ company }) => company.size === 0));
});
