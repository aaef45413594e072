/** People one knows: added by both, invited, blocked, and nobody told more than they may know. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { News, PersonInfo, PlayedMatches } from '#protocol';
import { sealedBids } from '#tabletop/testing';
import { playedBy, seatAll } from '../trials/bids.ts';
import { Guest } from '../trials/guest.ts';
import { ManualClock } from '../trials/manual-clock.ts';
import { NO_LIMITS, shelfOf, type TrialServer, temporaryFolder, trialServer, until } from '../trials/running.ts';

const clock = new ManualClock();
let server: TrialServer;
beforeAll(async () => {
  server = await trialServer({
    shelf: shelfOf([sealedBids]),
    startClock: () => clock,
    limits: { ...NO_LIMITS, invitations: 4 },
  });
});
afterAll(() => server.end());

const arrive = (name: string): Promise<Guest> => Guest.arrive(server.base, name);
const peopleOf = (guest: Guest): Promise<PersonInfo[]> => guest.must('/api/me/people');
const newsOf = (guest: Guest): Promise<News> => guest.must('/api/me/news');
const ask = (guest: Guest, person: string, deed: string, body: object = {}) =>
  guest.ask('POST', `/api/me/people/${person}/${deed}`, body);

/** Two who have played a match, and what each calls the other. */
async function pair() {
  const [ada, grace] = [await arrive('Ada'), await arrive('Grace')];
  await playedBy(server, [ada, grace]);
  const [[hers], [his]] = [await peopleOf(ada), await peopleOf(grace)] as [[PersonInfo], [PersonInfo]];
  return { ada, grace, graceForAda: hers.id, adaForGrace: his.id };
}

async function friends() {
  const two = await pair();
  await ask(two.ada, two.graceForAda, 'add');
  await ask(two.grace, two.adaForGrace, 'add');
  return two;
}

test('whoever one played with is in the list, with how it went', async () => {
  const { ada, grace, graceForAda } = await pair();
  await playedBy(server, [grace, ada]);
  const { matches } = await ada.must<PlayedMatches>('/api/me/matches');
  const won = (isMine: boolean) =>
    matches.filter(({ outcome, players }) => outcome?.winners.some((seat) => players[seat]?.isMine === isMine)).length;
  expect(await peopleOf(ada)).toEqual([
    {
      ...{ id: graceForAda, name: 'Grace', matches: 2, theirs: won(false), mine: won(true), last: clock.wall() },
      ...{ isAdded: false, addsMe: false, isBlocked: false, isPresent: null },
    },
  ]);
  expect(await peopleOf(await arrive('Eve'))).toEqual([]);
});

test('presence is seen once both have agreed, and no longer than they are there', async () => {
  const { ada, grace, graceForAda, adaForGrace } = await pair();
  await newsOf(grace);
  expect((await ask(ada, graceForAda, 'add')).json).toMatchObject({ isAdded: true, addsMe: false, isPresent: null });
  expect(await newsOf(grace)).toMatchObject({ asking: [{ id: adaForGrace, name: 'Ada' }], present: [] });
  expect((await ask(grace, adaForGrace, 'add')).json).toMatchObject({ isAdded: true, addsMe: true });
  await newsOf(grace);
  expect(await newsOf(ada)).toEqual({ invitations: [], asking: [], turns: 0, present: [graceForAda] });
  clock.pass(46_000);
  expect((await newsOf(ada)).present).toEqual([]);
  await ask(grace, adaForGrace, 'remove');
  await newsOf(grace);
  expect((await newsOf(ada)).present).toEqual([]);
  expect(await peopleOf(ada)).toMatchObject([{ isAdded: true, addsMe: false, isPresent: null }]);
});

test('an invitation arrives where they are, stands for a while, and only between people who agreed', async () => {
  const { ada, grace, graceForAda, adaForGrace } = await pair();
  const table = await ada.must('/api/tables', { game: 'sealed-bids' });
  const invite = { table: table.id };
  expect((await ask(ada, graceForAda, 'invite', invite)).json).toEqual({ because: 'not-agreed' });
  await ask(ada, graceForAda, 'add');
  await ask(grace, adaForGrace, 'add');
  expect(await ask(ada, graceForAda, 'invite', invite)).toEqual({ status: 200, json: { seconds: 600 } });
  const [invitation] = (await newsOf(grace)).invitations;
  expect(invitation).toMatchObject({
    from: { id: adaForGrace, name: 'Ada' },
    table: table.id,
    game: 'sealed-bids',
    seconds: 600,
  });
  await ask(ada, graceForAda, 'invite', invite);
  expect((await newsOf(grace)).invitations.length).toBe(1);
  expect((await ask(grace, adaForGrace, 'invite', invite)).json).toEqual({ because: 'not-your-seat' });
  expect((await ask(ada, graceForAda, 'invite', { table: 'nowhere' })).json).toEqual({ because: 'no-such-table' });
  expect((await ask(ada, graceForAda, 'invite', invite)).json).toEqual({ because: 'too-many-invitations' });
  const [{ id = '' } = {}] = (await newsOf(grace)).invitations;
  expect(await grace.must(`/api/me/invitations/${id}/dismiss`, {})).toMatchObject({ invitations: [] });
  clock.pass(3_600_001);
  await ask(ada, graceForAda, 'invite', invite);
  clock.pass(600_001);
  expect((await newsOf(grace)).invitations).toEqual([]);
});

test('an id in others’ hands does nothing: neither somebody’s own, nor what another calls them', async () => {
  const { ada, grace, graceForAda, adaForGrace } = await friends();
  const eve = await arrive('Eve');
  const nobody = { status: 404, json: { because: 'no-such-person' } };
  for (const id of [ada.id, grace.id, graceForAda, adaForGrace, 'x'.repeat(16), '__proto__']) {
    for (const deed of ['add', 'remove', 'block', 'unblock']) expect(await ask(eve, id, deed)).toEqual(nobody);
    expect((await ask(eve, id, 'invite', { table: 'x' })).status).toBeGreaterThanOrEqual(400);
  }
  // Nor do they as cookies or tokens.
  for (const id of [ada.id, graceForAda, adaForGrace]) {
    for (const headers of [{ cookie: `starboard=${id}` }, { authorization: `Bearer ${id.padEnd(32, 'A')}` }]) {
      expect((await fetch(`${server.base}/api/me`, { headers })).status).toBe(401);
    }
  }
  expect(await peopleOf(ada)).toMatchObject([{ isAdded: true, addsMe: true, isBlocked: false }]);
});

test('whoever is blocked gets no seat, no invitation through and no word heard, and is told nothing', async () => {
  const { ada, grace, graceForAda, adaForGrace } = await friends();
  const gathered = await seatAll(server, [ada, grace], { seats: 3 });
  const [atAda, atGrace] = gathered.people;
  const saidTo = (seated: typeof atAda) => seated?.heard.filter(({ type }) => type === 'said').length ?? 0;
  const say = (phrase: 'hello' | 'oops') => atGrace?.player.say({ type: 'say', what: { kind: 'phrase', phrase } });
  say('hello');
  await until('Ada hears Grace', () => saidTo(atAda) === 1);
  await newsOf(ada);
  const before = { people: await peopleOf(grace), news: await newsOf(grace) };
  expect((await ask(ada, graceForAda, 'block')).json).toMatchObject({ isBlocked: true, isPresent: false });
  clock.pass(1_000);
  say('oops');
  await until('Grace hears herself', () => saidTo(atGrace) === 2);
  atAda?.player.say({ type: 'say', what: { kind: 'phrase', phrase: 'hello' } });
  await until('Ada hears herself', () => saidTo(atAda) === 2);
  expect(atAda?.heard.filter(({ type }) => type === 'said')).toMatchObject([{ name: 'Grace' }, { name: 'Ada' }]);
  gathered.leave();
  const table = await server.hall.table(gathered.table.id);
  await until('they have left', () => table.company.size === 0);
  // As if Ada were away.
  expect(await peopleOf(grace)).toEqual(before.people.map((one) => ({ ...one, isPresent: false })));
  expect(await newsOf(grace)).toEqual({ ...before.news, present: [] });
  const own = await grace.must('/api/tables', { game: 'sealed-bids' });
  expect((await ask(grace, adaForGrace, 'invite', { table: own.id })).status).toBe(200);
  expect(await newsOf(ada)).toEqual({ invitations: [], present: [], asking: [], turns: 0 });
  const hers = await ada.must('/api/tables', { game: 'sealed-bids' });
  expect((await grace.ask('POST', `/api/tables/${hers.id}/sit`, {})).json).toEqual({ because: 'table-is-full' });
  expect((await ask(ada, graceForAda, 'invite', { table: hers.id })).json).toEqual({ because: 'is-blocked' });
  expect((await ask(ada, graceForAda, 'unblock')).json).toMatchObject({ isBlocked: false, isAdded: true });
  expect((await grace.ask('POST', `/api/tables/${hers.id}/sit`, {})).status).toBe(200);
});

test('who is blocked stays so when the server starts again', async () => {
  const data = temporaryFolder();
  const options = { shelf: shelfOf([sealedBids]), data };
  const first = await trialServer(options);
  const [ada, grace] = [await Guest.arrive(first.base, 'Ada'), await Guest.arrive(first.base, 'Grace')];
  await playedBy(first, [ada, grace]);
  const [person] = await peopleOf(ada);
  await ask(ada, person?.id ?? '', 'block');
  await first.close();
  const second = await trialServer({ ...options, port: first.port });
  const table = await ada.must('/api/tables', { game: 'sealed-bids' });
  expect((await grace.ask('POST', `/api/tables/${table.id}/sit`, {})).json).toEqual({ because: 'table-is-full' });
  expect(await peopleOf(ada)).toMatchObject([{ id: person?.id, isBlocked: true }]);
  await second.end();
});
