import { expect, test } from 'vitest';
import { gravitySuperstar } from '#games/gravity-superstar';
import { Streams, type Told } from '#protocol';
import { LiveMatch, quickChance } from '#tabletop';
import { type BidView, nextInput, sealedBids } from '#tabletop/testing';
import { Lately, Rounds, Watchers } from '../src/match/watchers.ts';
import { playBids, seatAll } from '../trials/bids.ts';
import { connect, start } from '../trials/company.ts';
import { runCrowd } from '../trials/crowd.ts';
import { Guest } from '../trials/guest.ts';
import { removeFolder, shelfOf, smallPages, temporaryFolder, trialServer, until } from '../trials/running.ts';

const SEATS = 3;

/**
 * A match of random moves, watched so many rounds later: after each move, what watchers see and what there is.
 * `isTakenUp`: before each move it has slept, as at a slow table.
 */
function watched(delay: number, isTakenUp: boolean) {
  const table = { options: { end: 'normal' as const }, seatCount: SEATS };
  const match = new LiveMatch(gravitySuperstar, { ...table, chance: quickChance(5) });
  const newStreams = () => new Streams(gravitySuperstar as never, ['spectator'], () => 'stream');
  const rules = { game: gravitySuperstar as never, seatCount: SEATS, isLive: () => false, delay: () => delay };
  let watchers = new Watchers(newStreams(), rules, { isSearching: false, begun: match.state });
  const begun = gravitySuperstar.copy(match.state);
  const past: { readonly state: typeof begun; readonly told: readonly Told[]; readonly at: number }[] = [];
  const takenUp = (): Watchers => {
    const lately = new Lately(gravitySuperstar as never, SEATS, delay, begun);
    for (const { state, told, at } of past) lately.note(state, told, at);
    return new Watchers(newStreams(), rules, { isSearching: false, begun: null, lately });
  };
  const rounds = new Rounds(gravitySuperstar.pace, SEATS);
  const chance = quickChance(7);
  const history = [{ view: gravitySuperstar.view(match.state, 'spectator'), round: 0 }];
  const seen: { readonly view: unknown; readonly round: number; readonly isOver: boolean }[] = [];
  for (let at = 1; at < 400 && match.outcome === null; at++) {
    const next = nextInput({ game: gravitySuperstar }, { state: match.state, table, now: at }, chance);
    if (next === null || next.by === null) break;
    if (isTakenUp) watchers = takenUp();
    const told: Told[] = [];
    match.play({ ...next, at }, (event, moment) => void told.push({ at: moment, event }));
    rounds.note(told);
    history.push({ view: gravitySuperstar.view(match.state, 'spectator'), round: rounds.count });
    past.push({ state: gravitySuperstar.copy(match.state), told, at });
    watchers.show(match.state, told, at, () => true);
    const frame = watchers.whole(match.state);
    const { view } = JSON.parse(frame ?? '{}') as { readonly view: unknown };
    seen.push({ view, round: rounds.count, isOver: match.outcome !== null });
  }
  return { history, seen };
}

test.each([
  [0, false],
  [1, false],
  [3, false],
  [10, false],
  [1, true],
  [10, true],
])('watchers are %i rounds behind, and see the end with everybody; taken up again: %s', (delay, isTakenUp) => {
  const { history, seen } = watched(delay, isTakenUp);
  expect(history.at(-1)?.round).toBeGreaterThan(11);
  for (const { view, round, isOver } of seen) {
    const latest = history.findLast((one) => isOver || one.round <= round - delay) ?? history[0];
    // What has happened since then in this very round comes with its next move.
    const known = history.filter((one) => isOver || one.round <= round - delay || one === history[0]);
    expect(known.map((one) => JSON.stringify(one.view))).toContain(JSON.stringify(view));
    if (isOver) expect(JSON.stringify(view)).toBe(JSON.stringify(latest?.view));
    // Nor are they further behind than that.
    if (!isOver && round > delay) expect(JSON.stringify(view)).not.toBe(JSON.stringify(history[0]?.view));
  }
});

test('whoever comes to watch after a restart sees the match as it was rounds before', async () => {
  const shelf = shelfOf([sealedBids]);
  const data = temporaryFolder();
  const first = await trialServer({ shelf, data });
  const guests = [await Guest.arrive(first.base, 'Ada'), await Guest.arrive(first.base, 'Grace')];
  const room = await seatAll(first, guests, { options: { bidSeconds: null }, watchDelay: 1 });
  await start(room);
  await playBids(room, 2);
  room.leave();
  await first.close();
  const server = await trialServer({ shelf, data });
  const { player } = connect(server, await Guest.arrive(server.base, 'Watcher'), room.table.id);
  const { view } = await until('they see it', () => player.seen.get('spectator'));
  expect((view as BidView).shown).toHaveLength(guests.length);
  player.leave();
  await server.end();
});

test('who was first in a round is told to watchers with that round, and at the end', () => {
  const game = { ...gravitySuperstar, outcome: () => (isOver ? {} : null) };
  let isOver = false;
  const table = { options: { end: 'normal' as const }, seatCount: SEATS };
  const match = new LiveMatch(gravitySuperstar, { ...table, chance: quickChance(5) });
  const streams = new Streams(game as never, ['spectator'], () => 'stream');
  // A reveal begins each round, as in a race.
  const pace = { ...gravitySuperstar.pace, reveals: ['turn-began'], settles: [] };
  const rules = { game: { ...game, pace } as never, seatCount: SEATS, isLive: () => true, delay: () => 2 };
  const watchers = new Watchers(streams, rules, { isSearching: false, begun: match.state });
  const round = () => watchers.show(match.state, [{ at: 0, event: { type: 'turn-began' } }] as never, 0, () => true);
  const said: string[][] = [];
  for (const receipts of ['first', 'second', 'third', 'fourth']) {
    said.push(round().filter((frame) => !frame.startsWith('{')));
    expect(watchers.say(receipts)).toBeNull();
  }
  expect(said).toEqual([[], [], ['first'], ['second']]);
  isOver = true;
  expect(round().filter((frame) => !frame.startsWith('{'))).toEqual(['third', 'fourth']);
  expect(watchers.say('last')).toBe('last');
});

test('a listed table that is played at can be watched, with a picture; one that is not listed can’t be found', async () => {
  const pages = smallPages();
  const server = await trialServer({ pages });
  const ada = await Guest.arrive(server.base, 'Ada');
  const open = async (settings: object): Promise<string> => {
    const asked = { game: 'gravity-superstar', bots: ['rookie'], start: true, ...settings };
    const { id } = await ada.must('/api/tables', asked);
    const { player } = connect(server, ada, id);
    await until('the match is on', () => player.seen.size > 0);
    return id;
  };
  const listed = await open({ listed: true });
  const hidden = await open({});
  const unwatched = await open({ listed: true, spectators: false });
  // To a locked room nobody comes who was not there before.
  const locked = await open({ listed: true, locked: true });
  const tables = await ada.must<readonly { readonly id: string; readonly phase: string }[]>('/api/tables');
  expect(tables.map(({ id, phase }) => [id, phase])).toEqual([[listed, 'playing']]);
  // What watchers see stays what it was when the match began.
  const settings = async (asked: object) => ada.ask('POST', `/api/tables/${listed}/settings`, asked);
  for (const asked of [{ watchLive: true }, { watchDelay: 3 }]) {
    expect((await settings(asked)).json).toMatchObject({ because: 'match-is-running' });
  }
  expect((await settings({ watchLive: false, watchDelay: 0, turnSeconds: 60 })).status).toBe(200);
  const picture = async (id: string) => fetch(`${server.base}/previews/tables/${id}.svg`);
  expect((await picture(listed)).headers.get('content-type')).toContain('image/svg+xml');
  for (const id of [hidden, unwatched, locked]) expect([id, (await picture(id)).status]).toEqual([id, 404]);
  await server.end();
  removeFolder(pages);
});

test('more than a hundred who watch get each frame once, and all the same', async () => {
  const said = (): void => undefined;
  const report = await runCrowd({ watchers: 130, tables: 4, seconds: 2, rate: 40, seed: 2, patient: true, said });
  expect([report.watchers, report.tables]).toEqual([130, 4]);
  expect(report.frames.least).toBe(report.frames.most);
  expect(report.versions).toBe(1);
  expect(report.frames.least).toBeGreaterThan(0);
  expect(report.frames.most).toBeLessThanOrEqual(report.frames.moves);
});
