/** Coming back: what has happened since, through one's own eyes; and notes that nobody else sees. */

import { afterEach, expect, test } from 'vitest';
import { gravitySuperstar, type View } from '#games/gravity-superstar';
import { spaceLab } from '#games/space-lab';
import { type Export, type Note, patched, type Since, viewHash } from '#protocol';
import type { Game } from '#tabletop';
import { type BidWords, sealedBids } from '#tabletop/testing';
import { answerTo, type Gathered, gather, type Seated, start } from '../trials/company.ts';
import { Guest } from '../trials/guest.ts';
import { ManualClock } from '../trials/manual-clock.ts';
import { shelfOf, type TrialServer, temporaryFolder, trialServer, until } from '../trials/running.ts';

const race: Game<BidWords> = { ...sealedBids, id: 'race', pace: { ...sealedBids.pace, races: ['bid'] } };
const shelf = shelfOf([gravitySuperstar, spaceLab, race]);
let server: TrialServer;
let clock: ManualClock;
afterEach(() => server.end());

const serve = async (data = temporaryFolder()): Promise<void> => {
  clock = new ManualClock();
  server = await trialServer({ shelf, data, startClock: () => clock });
};

const viewOf = ({ player }: Seated): View => [...player.seen.values()][0]?.view as View;
const matchOf = ({ people }: Gathered): string => people[0]?.player.table?.match?.id ?? '';

/** Both play on, one second after the other. */
async function playOn({ people }: Gathered, moves: number): Promise<void> {
  for (let count = 0; count < moves; count++) {
    clock.pass(1_000);
    const seat = viewOf(people[0] as Seated).turn ?? 0;
    const who = people[seat] as Seated;
    const [move] = gravitySuperstar.legalMoves(viewOf(who));
    expect(await answerTo(who, who.player.move(seat, move))).toMatchObject({ type: 'accepted' });
    await until('both see it', () =>
      people.every((one) => one.player.seen.get(people.indexOf(one))?.at === clock.now()),
    );
  }
}

async function open(): Promise<Gathered> {
  await serve();
  const gathered = await gather(server, 2, { game: 'gravity-superstar', seats: 2, awaySeconds: null });
  await start(gathered);
  // Match time is the served clock's, as long as the first match is on.
  return gathered;
}

const since = (guest: Guest, match: string, seat: number, at: number): Promise<Since> =>
  guest.must(`/api/matches/${match}/since?seat=${seat}&at=${at}`);

test('what happened since is shown again frame by frame, up to what is seen now', async () => {
  const gathered = await open();
  const [ada] = gathered.people as readonly [Seated];
  await playOn(gathered, 3);
  const at = ada.player.seen.get(0)?.at ?? 0;
  const then = viewOf(ada);
  await playOn(gathered, 5);
  const { frames, left } = await since(ada.guest, matchOf(gathered), 0, at);
  expect([frames.length, left]).toEqual([6, 0]);
  const [whole, ...updates] = frames;
  expect(whole).toMatchObject({ type: 'view', viewer: 0, at, view: then });
  let view = whole?.view ?? {};
  for (const update of updates) {
    view = patched(view, update.patch);
    expect(viewHash(view)).toBe(update.hash);
  }
  expect(view).toEqual(viewOf(ada));
  expect(await since(ada.guest, matchOf(gathered), 0, ada.player.seen.get(0)?.at ?? 0)).toEqual({
    frames: [],
    left: 0,
  });
  gathered.leave();
});

test('of very much only the last is shown again, and how much there was before it is told', async () => {
  const gathered = await open();
  const [ada] = gathered.people as readonly [Seated];
  await playOn(gathered, 20);
  const { frames, left } = await since(ada.guest, matchOf(gathered), 0, 0);
  expect([frames.length, left]).toEqual([17, 4]);
  expect(frames.at(-1)).toMatchObject({ type: 'update', hash: ada.player.seen.get(0)?.hash });
  gathered.leave();
});

test('only whoever sits there sees it, and only from when they sat down', async () => {
  const gathered = await open();
  const [ada, ben] = gathered.people as readonly [Seated, Seated];
  const eve = await Guest.arrive(server.base, 'Eve');
  await playOn(gathered, 4);
  const match = matchOf(gathered);
  const asks = async (guest: Guest, query: string) =>
    (await guest.ask('GET', `/api/matches/${match}/since?${query}`)).json;
  expect(await asks(eve, 'seat=0&at=0')).toMatchObject({ because: 'no-such-match' });
  expect(await asks(ben.guest, 'seat=0&at=0')).toMatchObject({ because: 'no-such-match' });
  expect(await asks(ada.guest, 'seat=0')).toMatchObject({ because: 'not-understood' });
  expect(await asks(ada.guest, 'seat=0&at=-1')).toMatchObject({ because: 'not-understood' });
  await ben.guest.must(`/api/tables/${gathered.table.id}/leave`, {});
  await eve.must(`/api/tables/${gathered.table.id}/take-over`, { seat: 1 });
  expect(await since(eve, match, 1, 0)).toEqual({ frames: [], left: 0 });
  expect(await asks(ben.guest, 'seat=1&at=0')).toMatchObject({ because: 'no-such-match' });
  gathered.leave();
});

test('against the clock nothing is shown again', async () => {
  await serve();
  const gathered = await gather(server, 2, { game: 'race', seats: 2 });
  await start(gathered);
  const { json } = await gathered.host.ask('GET', `/api/matches/${matchOf(gathered)}/since?seat=0&at=0`);
  expect(json).toMatchObject({ because: 'not-in-this-game' });
  gathered.leave();
});

test('notes are kept for whoever wrote them, on all their devices, and for nobody else', async () => {
  const data = temporaryFolder();
  await serve(data);
  const gathered = await gather(server, 2, { game: 'space-lab', seats: 2 });
  const [{ guest: ada }, { guest: ben }] = gathered.people as readonly [Seated, Seated];
  const path = `/api/tables/${gathered.table.id}/note`;
  const text = 'Grace holds two medics.\n<b>Not bold</b>';
  expect(await ada.must<Note>(path)).toEqual({ text: '' });
  expect(await ada.must<Note>(path, { text })).toEqual({ text });
  expect(await ben.must<Note>(path)).toEqual({ text: '' });
  const eve = await Guest.arrive(server.base, 'Eve');
  expect(await eve.ask('GET', path)).toMatchObject({ status: 404, json: { because: 'no-such-table' } });
  expect(await eve.ask('POST', path, { text: 'x' })).toMatchObject({ json: { because: 'no-such-table' } });
  expect(await ada.ask('POST', path, { text: 'x'.repeat(2_001) })).toMatchObject({
    json: { because: 'not-understood' },
  });
  expect(await ada.ask('POST', path, { text: 7 })).toMatchObject({ json: { because: 'not-understood' } });
  gathered.leave();
  await server.close();
  await serve(data);
  const again = (cookie: string) =>
    fetch(`${server.base}${path}`, { headers: { cookie } }).then((reply) => reply.json());
  expect(await again(ada.cookie)).toEqual({ text });
  const file = (await (
    await fetch(`${server.base}/api/me/export`, { headers: { cookie: ada.cookie } })
  ).json()) as Export;
  expect(file.notes).toEqual([{ table: gathered.table.id, text, wall: expect.any(Number) }]);
  const empty = { method: 'POST', headers: { cookie: ada.cookie, 'content-type': 'application/json' } };
  await fetch(`${server.base}${path}`, { ...empty, body: '{"text":""}' });
  expect(await server.house.store.people.notesOf(ada.id)).toEqual([]);
});
