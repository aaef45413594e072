/** Rounds that are played alone at different times, by the server's clock, and scored together. */

import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { afterEach, expect, test } from 'vitest';
import { findGame } from '#games';
import type { ChallengeInfo, ChallengeResult, Export, OwnChallenges } from '#protocol';
import { parseRecording, replay } from '#tabletop';
import { Soloist } from '../trials/alone.ts';
import { lastingPort } from '../trials/lasting-port.ts';
import { ManualClock } from '../trials/manual-clock.ts';
import { type TrialServer, temporaryFolder, trialServer } from '../trials/running.ts';

const A_DAY = 24 * 3_600_000;
const open: TrialServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.end();
});

async function gathered(...names: readonly string[]) {
  const clock = new ManualClock();
  const server = await trialServer({ startClock: () => clock });
  open.push(server);
  const people = await Promise.all(names.map((name) => Soloist.arrive(server.base, name, clock)));
  return { clock, server, people: people as [Soloist, Soloist, Soloist, Soloist] };
}

const resultFor = ({ guest }: Soloist, id: string): Promise<ChallengeResult> =>
  guest.must(`/api/challenges/${id}/result`);

/** What the recording of each round says when it is played again. */
function replayed({ rounds }: ChallengeResult): readonly unknown[] {
  return rounds.map(({ recording }) => {
    const read = parseRecording(recording, findGame);
    const played = read.ok ? replay(read.value, () => '00') : null;
    if (!read.ok || played?.ok !== true) throw new Error('not a recording');
    return read.value.game.result(played.match.state);
  });
}

test('who found first has called, who found within its countdown has followed, to the millisecond', async () => {
  const { people, clock } = await gathered('Ada', 'Grace', 'Emmy');
  const [ada, grace, emmy] = people;
  const { id } = await ada.make({ people: 3 });
  await grace.search(id, { after: 29_999, position: 'A1' });
  clock.pass(A_DAY);
  await ada.search(id, { after: 20_000, position: 'A1' });
  expect((await ada.look(id)).state).toBe('waiting');
  await emmy.search(id, { after: 30_000, position: 'B2' });
  const result = await resultFor(ada, id);
  expect(result.players).toEqual([
    { name: 'Grace', isMe: false },
    { name: 'Ada', isMe: true },
    { name: 'Emmy', isMe: false },
  ]);
  const [round] = result.rounds;
  const moves = round?.recording.moves.map(({ at, by, move }) => [at, by, (move as { type: string }).type]);
  expect(moves).toEqual([
    [0, 0, 'throw'],
    [20_000, 1, 'go'],
    [21_000, 1, 'place'],
    [29_999, 0, 'follow'],
    [30_999, 0, 'place'],
  ]);
  expect(round?.runs[2]?.map(({ at }) => at)).toEqual([30_000, 31_000]);
  expect(replayed(result)).toMatchObject([{ round: 1, rounds: [{ kind: 'go', caller: 1, changes: round?.changes }] }]);
});

test('a builder’s round is cut where the last but one finished, and what is asked grows', async () => {
  const { people } = await gathered('Ada', 'Grace', 'Emmy');
  const [ada, grace, emmy] = people;
  const { id } = await ada.make({ game: 'space-builder', people: 3, rounds: 2 });
  for (const [one, pace] of [
    [ada, 3_000],
    [grace, 1_000],
    [emmy, 2_000],
  ] as const) {
    for (const round of [0, 1]) await one.build(id, { pace, isFaulty: one === grace && round === 1 });
  }
  const result = await resultFor(grace, id);
  expect(result.rounds.map(({ changes }) => changes)).toEqual([
    [0, 1, 0],
    [0, 0, 1],
  ]);
  expect(result).toMatchObject({ scores: [0, 1, 1], winners: [1, 2] });
  expect(replayed(result)).toMatchObject([
    { rounds: [{ defects: [1, 0, 0], finished: [1, 2], winner: 1 }] },
    { rounds: [{ defects: [1, 2, 0], finished: [1, 2], winner: 2 }] },
  ]);
});

test('a round that was shown has been played: its clock runs on whoever leaves', async () => {
  const { people, clock } = await gathered('Ada');
  const [ada] = people;
  const { id } = await ada.make({ rounds: 2 });
  clock.pass(A_DAY);
  expect(await ada.look(id)).toMatchObject({ state: 'yours', played: 0, isOn: false });
  const first = await ada.show(id);
  clock.pass(4_000);
  await ada.move(id, 0, { type: 'go' });
  clock.pass(500);
  const again = await ada.show(id);
  expect(again).toEqual({ ...first, at: 4_500, run: [{ at: 4_000, move: { type: 'go' } }] });
  expect(await ada.look(id)).toMatchObject({ played: 0, isOn: true });
  clock.pass(60_000);
  expect(await ada.move(id, 0, { type: 'place', position: 'A1' })).toMatchObject({
    isOver: true,
    refusal: { because: 'match-is-over' },
  });
  expect(await ada.look(id)).toMatchObject({ played: 1, isOn: false });
  const second = await ada.show(id);
  expect([second.round, second.at, second.run]).toEqual([1, 0, []]);
  expect((await ada.guest.ask('POST', `/api/challenges/${id}/moves`, { round: 0, key: 'k', move: {} })).json).toEqual({
    because: 'not-this-round',
  });
  clock.pass(200_000);
  expect((await ada.guest.ask('POST', `/api/challenges/${id}/show`, {})).json).toEqual({ because: 'not-this-round' });
  expect(await ada.look(id)).toMatchObject({ state: 'waiting', played: 2, finished: [{ name: 'Ada', isMe: true }] });
});

test('a move that is sent twice counts once, and what the rules refuse changes nothing', async () => {
  const { people, clock } = await gathered('Ada');
  const [ada] = people;
  const { id } = await ada.make({});
  await ada.show(id);
  clock.pass(1_000);
  const early = await ada.move(id, 0, { type: 'place', position: 'A1' });
  expect(early).toEqual({ at: 1_000, isOver: false, refusal: { because: 'nothing-called-yet', rule: 'PLACE-1' } });
  expect(await ada.move(id, 0, { type: 'joker', position: 'A1' })).toHaveProperty('refusal.rule', 'NOJOKER-1');
  expect(await ada.move(id, 0, { type: 'dance' })).toHaveProperty('refusal.rule', 'TABLE-1');
  expect(await ada.move(id, 0, { type: 'go' }, 'one')).toEqual({ at: 1_000, isOver: false });
  clock.pass(700);
  expect(await ada.move(id, 0, { type: 'go' }, 'one')).toEqual({ at: 1_000, isOver: false });
  expect((await ada.show(id)).run).toEqual([{ at: 1_000, move: { type: 'go' } }]);
});

test('a long line costs nothing, and nobody gains more than the budget by one', async () => {
  const { people, clock } = await gathered('Ada');
  const [ada] = people;
  const begin = async (arrivesAfter: number, waited: number) => {
    const { id } = await ada.make({});
    const { round } = await ada.guest.must<{ round: number }>(`/api/challenges/${id}/show`, {});
    clock.pass(arrivesAfter);
    await ada.guest.must(`/api/challenges/${id}/arrived`, { round });
    clock.pass(5_000);
    const { at } = await ada.guest.must<{ at: number }>(`/api/challenges/${id}/moves`, {
      ...{ round, key: 'k', move: { type: 'go' }, waited },
    });
    return at;
  };
  expect(await begin(40, 0)).toBe(5_000);
  expect(await begin(40, 60)).toBe(4_940);
  expect(await begin(40, 5_000)).toBe(4_890);
  expect(await begin(150, 5_000)).toBe(5_000);
  expect(await begin(9_000, 5_000)).toBe(13_850);
});

test('two worlds: who has not played hears the same bytes whatever the others did', async () => {
  const { people, clock, server } = await gathered('Ada', 'Grace', 'Emmy');
  const [ada, ...others] = people;
  const made = await ada.make({ people: 3, rounds: 2 });
  const { store } = server.house;
  const record = await store.challenges.challenge(made.id);
  const [acted, idle] = [made.id, 'A'.repeat(made.id.length)];
  if (record === null) throw new Error('it was made');
  await store.write({ kind: 'challenge', challenge: { ...record, id: idle } });
  const place = await store.challenges.attempt(acted, ada.guest.id);
  if (place === null) throw new Error('she has a place');
  await store.write({ kind: 'place', attempt: { ...place, id: 'idle', challenge: idle }, most: 3 });
  const heard = async (method: 'GET' | 'POST', path: string, body?: object): Promise<void> => {
    const [one, other] = await Promise.all(
      [acted, idle].map(async (id) => {
        const response = await fetch(`${server.base}/api/challenges/${id}${path}`, {
          method,
          headers: { cookie: ada.guest.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        const headers = [...response.headers].filter(([name]) => name !== 'date');
        return JSON.stringify([response.status, headers, (await response.text()).replaceAll(id, 'ID')]);
      }),
    );
    expect(one, `${method} ${path}`).toBe(other);
  };
  const ask = async (): Promise<void> => {
    await heard('GET', '');
    await heard('GET', '/result');
  };
  await ask();
  await others[0]?.search(acted, { after: 5_000, position: 'A1' });
  await ask();
  await others[0]?.search(acted, { after: 9_000, position: 'B1' });
  await others[1]?.search(acted, { after: 3_000, position: 'C1' });
  await ask();
  await heard('POST', '/show', {});
  await heard('POST', '/arrived', { round: 0 });
  await others[1]?.search(acted, { after: 1_000, position: 'C1' });
  await ask();
  await heard('POST', '/moves', { round: 0, key: 'a', move: { type: 'go' } });
  await heard('POST', '/moves', { round: 0, key: 'b', move: { type: 'go' } });
  await heard('POST', '/show', {});
  clock.pass(20_000);
  await heard('POST', '/show', {});
  await ask();
  const lists = await ada.guest.must<OwnChallenges>('/api/challenges');
  const told = ({ id, ...info }: ChallengeInfo): object => info;
  expect(lists.challenges.map(told)[0]).toEqual(lists.challenges.map(told)[1]);
  clock.pass(200_000);
  expect(await ada.look(acted)).toMatchObject({ state: 'over', finished: [{}, {}, {}] });
  expect(await ada.look(idle)).toMatchObject({ state: 'waiting', finished: [{ name: 'Ada' }] });
});

test('places are for so many, and time is over when it is: then those who finished are put together', async () => {
  const { people, clock } = await gathered('Ada', 'Grace', 'Emmy', 'Hypatia');
  const [ada, grace, emmy, hypatia] = people;
  const { id } = await ada.make({ people: 3, days: 1 });
  await ada.search(id, { after: 5_000, position: 'A1' });
  await grace.search(id, { after: 6_000, position: 'A1' });
  await emmy.show(id);
  expect(await hypatia.look(id)).toMatchObject({ state: 'full', finished: null });
  expect((await hypatia.guest.ask('POST', `/api/challenges/${id}/show`, {})).json).toEqual({
    because: 'challenge-is-full',
  });
  // Emmy’s round is silent after three minutes: she has played, too.
  clock.pass(179_999);
  expect((await ada.look(id)).state).toBe('waiting');
  clock.pass(1);
  expect((await ada.look(id)).state).toBe('over');
  const late = await ada.make({ people: 3, days: 1 });
  await ada.search(late.id, { after: 5_000, position: 'A1' });
  await grace.search(late.id, { after: 6_000, position: 'A1' });
  expect((await ada.guest.ask('GET', `/api/challenges/${late.id}/result`)).json).toEqual({ because: 'not-finished' });
  clock.pass(A_DAY);
  expect((await emmy.guest.ask('POST', `/api/challenges/${late.id}/show`, {})).json).toEqual({
    because: 'challenge-is-over',
  });
  clock.pass(600_000);
  expect((await resultFor(ada, late.id)).players).toHaveLength(2);
  expect(await ada.look(late.id)).toMatchObject({ state: 'over', finished: [{ name: 'Ada' }, { name: 'Grace' }] });
});

test('as many as the rules seat, and no game that is not against the clock', async () => {
  const { people } = await gathered('Ada');
  const [{ guest }] = people;
  const ask = async (wanted: object) =>
    (await guest.ask('POST', '/api/challenges', { game: 'space-bowl', rounds: 1, people: 2, days: 1, ...wanted })).json;
  expect(await ask({ game: 'space-builder', people: 5 })).toEqual({ because: 'bad-seat-count' });
  expect(await ask({ game: 'space-lab' })).toEqual({ because: 'no-such-game' });
  expect(await ask({ game: 'constructor' })).toEqual({ because: 'no-such-game' });
  expect(await ask({ rounds: 11 })).toMatchObject({ because: 'not-understood' });
  expect(await ask({ people: 9 })).toMatchObject({ because: 'not-understood' });
  expect(await ask({ invite: ['AAAAAAAAAAAAAAAA'] })).toEqual({ because: 'no-such-person' });
  expect(await ask({ people: 8 })).toMatchObject({ people: 8, state: 'yours' });
});

test('the daily is one for all, and one is put together with whoever played it', async () => {
  const { people, clock } = await gathered('Ada', 'Grace', 'Emmy');
  const [ada, grace, emmy] = people;
  const { daily } = await ada.guest.must<OwnChallenges>('/api/challenges');
  expect(daily.map(({ game, state, rounds, people: most }) => [game, state, rounds, most])).toEqual([
    ['space-bowl', 'open', 3, null],
    ['space-builder', 'open', 3, null],
  ]);
  const id = daily[1]?.id ?? '';
  const play = async (one: Soloist, pace: number): Promise<void> => {
    for (let round = 0; round < 3; round++) await one.build(id, { pace });
  };
  await play(ada, 2_000);
  expect(await ada.look(id)).toMatchObject({ state: 'waiting', finished: [{ name: 'Ada', isMe: true }] });
  await play(grace, 1_000);
  expect(await emmy.look(id)).toMatchObject({ state: 'open', finished: null, played: 0 });
  expect(await resultFor(ada, id)).toMatchObject({ winners: [1], scores: [0, 3] });
  await play(emmy, 500);
  expect((await resultFor(ada, id)).scores).toEqual([0, 0, 3]);
  expect(await emmy.guest.ask('GET', `/api/challenges/daily-space-bowl-2001-01-01`)).toMatchObject({ status: 404 });
  clock.pass(A_DAY);
  const next = await ada.guest.must<OwnChallenges>('/api/challenges');
  expect(next.daily.map(({ state }) => state)).toEqual(['open', 'open']);
  expect((await resultFor(ada, id)).scores).toEqual([0, 0, 3]);
});

test('what was laid for other rules is listed no more, and everything else still is', async () => {
  const { people, server } = await gathered('Ada');
  const [ada] = people;
  const { id } = await ada.make({});
  const { store } = server.house;
  const record = await store.challenges.challenge(id);
  const place = await store.challenges.attempt(id, ada.guest.id);
  if (record === null || place === null) throw new Error('it was made');
  const older = { ...record, id: 'older', data: { ...record.data, rulesVersion: 99 } };
  await store.write({ kind: 'challenge', challenge: older });
  await store.write({ kind: 'place', attempt: { ...place, id: 'place', challenge: 'older' }, most: 2 });
  const { challenges } = await ada.guest.must<OwnChallenges>('/api/challenges');
  expect(challenges.map((one) => one.id)).toEqual([id]);
  expect((await ada.guest.ask('GET', '/api/challenges/older')).json).toEqual({ because: 'other-rules' });
});

test('everything that is answered is what its schema says', async () => {
  const { people } = await gathered('Ada', 'Grace');
  const [ada, grace] = people;
  const ajv = new Ajv({ allowUnionTypes: true, strict: false });
  ajv.addSchema(
    JSON.parse(readFileSync(new URL('../../docs/schemas/answers.json', import.meta.url), 'utf8')),
    'answers',
  );
  const isValid = (name: string, answer: unknown): void => {
    const validate = ajv.getSchema(`answers#/definitions/${name}`) ?? expect.fail(`no schema of ${name}`);
    expect(validate(answer), `${name}: ${ajv.errorsText(validate.errors)}`).toBe(true);
  };
  const info = await ada.make({});
  isValid('ChallengeInfo', info);
  const shown = await ada.show(info.id);
  isValid('RoundShown', shown);
  isValid('AloneAnswer', await ada.move(info.id, 0, { type: 'place', position: 'A1' }));
  isValid('AloneAnswer', await ada.move(info.id, 0, { type: 'ready' }));
  await grace.search(info.id, { after: 1_000, position: 'A1' });
  isValid('ChallengeResult', await resultFor(ada, info.id));
  isValid('OwnChallenges', await ada.guest.must('/api/challenges'));
});

test('who is erased leaves runs of somebody, and everything of one’s own is in the file', async () => {
  const { people } = await gathered('Ada', 'Grace', 'Emmy');
  const [ada, grace, emmy] = people;
  const { id } = await ada.make({ people: 2 });
  await ada.search(id, { after: 5_000, position: 'A1' });
  const file = JSON.parse((await ada.guest.read('/api/me/export')).replace(/^\S+ \d+ /, '')) as Export;
  expect(file.challenges).toMatchObject([{ challenge: id, runs: [[{ at: 5_000, move: { type: 'go' } }, {}]] }]);
  await ada.guest.must('/api/me/erase', { sure: true });
  await grace.search(id, { after: 6_000, position: 'A1' });
  const result = await resultFor(grace, id);
  expect(result.players).toEqual([
    { name: '', isMe: false },
    { name: 'Grace', isMe: true },
  ]);
  expect(await grace.look(id)).toMatchObject({ by: null });
  const waiting = await grace.make({ people: 2 });
  await grace.guest.must('/api/me/erase', { sure: true });
  // Who never began leaves their place to another.
  await emmy.search(waiting.id, { after: 5_000, position: 'A1' });
  expect((await emmy.look(waiting.id)).state).toBe('waiting');
});

test('nothing that was answered is lost with the server, and its clock stood still meanwhile', async () => {
  const data = temporaryFolder();
  const clock = new ManualClock();
  const port = await lastingPort();
  const first = await trialServer({ data, port, startClock: () => clock });
  const ada = await Soloist.arrive(first.base, 'Ada', clock);
  const { id } = await ada.make({});
  await ada.show(id);
  clock.pass(2_000);
  await ada.move(id, 0, { type: 'go' });
  await first.close();
  const later = new ManualClock(clock.now());
  const second = await trialServer({ data, port, startClock: () => later });
  later.pass(1_000);
  const shown = await new Soloist(ada.guest, later).show(id);
  expect([shown.at, shown.run]).toEqual([3_000, [{ at: 2_000, move: { type: 'go' } }]]);
  await second.end();
});
