import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '#games';
import { type Game, quickChance, seatsOf } from '#tabletop';
import { type BidView, sealedBids } from '#tabletop/testing';
import { answerTo, connect, gather, type Seated, start } from '../trials/company.ts';
import { Guest } from '../trials/guest.ts';
import type { Seen } from '../trials/player.ts';
import { shelfOf, type TrialServer, trialServer, until } from '../trials/running.ts';

let server: TrialServer;
beforeAll(async () => {
  server = await trialServer({ shelf: shelfOf([sealedBids, ...Object.values<Game>(GAMES)]) });
});
afterAll(() => server.end());

const bidsTable = async () => {
  const gathered = await gather(server, 2, { game: 'sealed-bids', seats: 2, options: { bidSeconds: null } });
  await start(gathered);
  return gathered;
};

const handOf = ({ player }: Seated, seat: number): readonly number[] =>
  ((player.seen.get(seat) as Seen).view as BidView).hand;

describe('a move', () => {
  test('sent twice with one key counts once, and is answered twice', async () => {
    const gathered = await bidsTable();
    const [ada] = gathered.people as [Seated];
    const frame = {
      type: 'move',
      key: 'one-and-the-same',
      seat: 0,
      move: { type: 'bid', card: handOf(ada, 0)[0] },
    } as const;
    ada.player.say(frame);
    ada.player.say(frame);
    await until('two answers', () => ada.heard.filter(({ type }) => type === 'accepted').length === 2);
    expect((await server.hall.table(gathered.table.id)).session?.match.moves).toHaveLength(1);
    gathered.leave();
  });

  test('another one with a key that was used is refused, also when the first is taken back or was an undo', async () => {
    const gathered = await bidsTable();
    const [ada, grace] = gathered.people as [Seated, Seated];
    const say = ({ player }: Seated, seat: number, move: object) =>
      player.say({ type: 'move', key: 'only-once-please', seat, move });
    const answers = ({ heard }: Seated) =>
      heard.flatMap((message) =>
        message.type === 'accepted' ? ['accepted'] : message.type === 'refused' ? [message.because] : [],
      );
    say(ada, 0, { type: 'bid', card: handOf(ada, 0)[0] });
    say(ada, 0, { type: 'bid', card: handOf(ada, 0)[1] });
    say(grace, 1, { type: 'bid', card: handOf(grace, 1)[0] });
    ada.player.say({ type: 'undo', key: 'only-once-please', seat: 0 });
    await until('all are answered', () => answers(ada).length === 3 && answers(grace).length === 1);
    expect(answers(ada)).toEqual(['accepted', 'key-already-used', 'key-already-used']);
    expect(answers(grace)).toEqual(['accepted']);
    gathered.leave();
  });

  test('is refused once there are 20,000: a match is no place to store things in', async () => {
    const gathered = await bidsTable();
    const [ada] = gathered.people as [Seated];
    const { session } = await server.hall.table(gathered.table.id);
    Object.assign(session?.match ?? {}, { entries: 20_000 });
    expect(await answerTo(ada, ada.player.move(0, { type: 'bid', card: handOf(ada, 0)[0] }))).toMatchObject({
      because: 'match-is-too-long',
    });
    gathered.leave();
  });

  test('in somebody else’s seat is refused by the house, against the rules by the rules', async () => {
    const gathered = await bidsTable();
    const [ada] = gathered.people as [Seated];
    expect(await answerTo(ada, ada.player.move(1, { type: 'bid', card: 0 }))).toMatchObject({
      because: 'not-your-seat',
      rule: null,
    });
    expect(await answerTo(ada, ada.player.move(0, { type: 'bid', card: 99 }))).toMatchObject({
      because: 'not-a-move',
      rule: 'TABLE-1',
    });
    const missing = [0, 1, 2, 3].find((card) => !handOf(ada, 0).includes(card));
    expect(await answerTo(ada, ada.player.move(0, { type: 'bid', card: missing }))).toMatchObject({
      because: 'card-not-held',
      rule: 'BID-2',
    });
    gathered.leave();
  });

  test('is seen by each viewer as the rules allow, and by spectators', async () => {
    const gathered = await bidsTable();
    const [ada, grace] = gathered.people as [Seated, Seated];
    const watcher = connect(server, await Guest.arrive(server.base, 'Watcher'), gathered.table.id);
    await until('the spectator sees it', () => watcher.player.seen.has('spectator'));
    const [card] = handOf(ada, 0);
    ada.player.move(0, { type: 'bid', card });
    await until('everybody was told', () =>
      [ada, grace, watcher].every(({ heard }) => heard.some(({ type }) => type === 'update')),
    );
    const toldOf = ({ heard }: Seated) =>
      heard.flatMap((message) => (message.type === 'update' ? message.events.map(({ event }) => event) : []));
    expect(toldOf(ada)).toEqual([{ type: 'bid', seat: 0, card }]);
    expect(toldOf(grace)).toEqual([{ type: 'bid', seat: 0, card: null }]);
    expect(toldOf(watcher)).toEqual([{ type: 'bid', seat: 0, card: null }]);
    watcher.player.leave();
    gathered.leave();
  });
});

describe('undo', () => {
  const turnOf = async (id: string) => {
    const match = (await server.hall.table(id)).session?.match;
    if (match === undefined) throw new Error('no match');
    const seats = seatsOf(match.seatCount);
    const by = seats.find((seat) => match.game.legalMoves(match.game.view(match.state, seat)).length > 0) ?? 0;
    return { match, by, offers: match.game.legalMoves(match.game.view(match.state, by)) };
  };

  test('takes one’s own move back, and no one else’s', async () => {
    const gathered = await gather(server, 2, { game: 'gravity-superstar', seats: 2 });
    await start(gathered);
    const { match, by, offers } = await turnOf(gathered.table.id);
    const before = JSON.stringify(match.state);
    const mover = gathered.people[by] as Seated;
    const other = gathered.people[1 - by] as Seated;
    const accepted = await answerTo(mover, mover.player.move(by, offers[0]));
    expect(accepted).toMatchObject({ type: 'accepted', undo: true });
    expect(await answerTo(other, other.player.undo(1 - by))).toMatchObject({ because: 'someone-acted-since' });
    expect(await answerTo(mover, mover.player.undo(by))).toMatchObject({ type: 'accepted' });
    expect(JSON.stringify(match.state)).toBe(before);
    expect(await answerTo(mover, mover.player.undo(by))).toMatchObject({ because: 'nothing-to-undo' });
    await until('both see it undone', () =>
      [mover, other].every(({ player }) => player.mismatches === 0 && player.seen.size > 0),
    );
    gathered.leave();
  });

  test('ends where something new was learnt', async () => {
    const gathered = await gather(server, 2, { game: 'space-lab', seats: 2 });
    await start(gathered);
    for (;;) {
      const { match, by, offers } = await turnOf(gathered.table.id);
      const mover = gathered.people[by] as Seated;
      const move = match.game.offers.draw(offers[0] as object, quickChance(1));
      const answer = await answerTo(mover, mover.player.move(by, move));
      const hasNewTurn = (await turnOf(gathered.table.id)).by !== by;
      if (answer.type !== 'accepted' || answer.undo || hasNewTurn) continue;
      expect(await answerTo(mover, mover.player.undo(by))).toMatchObject({ because: 'new-information' });
      break;
    }
    gathered.leave();
  });

  test('is not in games against the clock', async () => {
    const gathered = await gather(server, 2, { game: 'space-builder', seats: 2 });
    await start(gathered);
    const [ada] = gathered.people as [Seated];
    expect(await answerTo(ada, ada.player.move(0, { type: 'ready' }))).toMatchObject({ type: 'accepted', undo: false });
    expect(await answerTo(ada, ada.player.undo(0))).toMatchObject({ because: 'not-in-this-game' });
    gathered.leave();
  });
});

describe('talk', () => {
  test('is phrases for all, and free text only where the host allows it, never at listed tables', async () => {
    const gathered = await gather(server, 2, { game: 'sealed-bids', seats: 2 });
    const [ada, grace] = gathered.people as [Seated, Seated];
    ada.player.say({ type: 'say', what: { kind: 'phrase', phrase: 'good-luck' } });
    const said = await until('it is heard', () => grace.heard.find(({ type }) => type === 'said'));
    expect(said).toEqual({ type: 'said', seat: 0, name: 'Guest 0', what: { kind: 'phrase', phrase: 'good-luck' } });
    ada.player.say({ type: 'say', what: { kind: 'text', text: '<b>hi</b>' } });
    expect(await until('a refusal', () => ada.heard.find(({ type }) => type === 'refused'))).toMatchObject({
      because: 'no-free-text-here',
    });
    await gathered.host.must(`/api/tables/${gathered.table.id}/settings`, { freeText: true });
    ada.player.say({ type: 'say', what: { kind: 'text', text: '<b>hi</b>' } });
    expect(
      await until('text', () => grace.heard.find((message) => message.type === 'said' && message.what.kind === 'text')),
    ).toMatchObject({ what: { text: '<b>hi</b>' } });
    const listed = await gathered.host.must(`/api/tables/${gathered.table.id}/settings`, { listed: true });
    expect(listed.settings).toMatchObject({ listed: true, freeText: false });
    gathered.leave();
  });
});
