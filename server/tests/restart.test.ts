import { expect, test } from 'vitest';
import { sealedBids } from '#tabletop/testing';
import { answerTo, gather, type Seated, start } from '../trials/company.ts';
import { lastingPort } from '../trials/lasting-port.ts';
import { shelfOf, temporaryFolder, trialServer, until } from '../trials/running.ts';

const shelf = shelfOf([sealedBids]);

test('after a restart everybody goes on by themselves, and match time stood still', async () => {
  const data = temporaryFolder();
  const first = await trialServer({ shelf, data, port: await lastingPort() });
  const gathered = await gather(first, 2, { game: 'sealed-bids', seats: 2 });
  await start(gathered);
  const [ada, grace] = gathered.people as [Seated, Seated];
  const hand = (ada.player.seen.get(0)?.view as { hand: number[] } | undefined)?.hand ?? [];
  expect(await answerTo(ada, ada.player.move(0, { type: 'bid', card: hand[0] }))).toMatchObject({ type: 'accepted' });
  const before = (await first.hall.table(gathered.table.id)).session;
  const [hash, time] = [before?.hashFor(1), before?.time.at() ?? 0];
  await first.close();
  const whileAway = ada.player.move(0, { type: 'bid', card: hand[1] });
  const second = await trialServer({ shelf, data, port: first.port });
  const after = (await second.hall.table(gathered.table.id)).session;
  expect((after?.time.at() ?? 0) - time).toBeLessThan(5_000);
  await until('both are back', () => [ada, grace].every(({ player }) => player.connections === 2 && player.isOpen));
  expect(await answerTo(ada, whileAway)).toMatchObject({ because: 'already-bid', rule: 'BID-1' });
  await until('Grace sees the same as before', () => grace.player.seen.get(1)?.hash === hash);
  const notices = ada.heard.flatMap((heard) => (heard.type === 'notice' ? [heard.notice] : []));
  expect(notices).toEqual(['server-stops', 'server-was-away']);
  gathered.leave();
  await second.end();
});

test('a table that cannot be taken up again stops no other', async () => {
  const data = temporaryFolder();
  const first = await trialServer({ shelf, data, port: await lastingPort() });
  const good = await gather(first, 2, { game: 'sealed-bids', seats: 2 });
  const bad = await gather(first, 2, { game: 'sealed-bids', seats: 2 });
  await start(good);
  await start(bad);
  const match = bad.people[0]?.player.table?.match?.id ?? '';
  const poison = { kind: 'move', at: 0, by: 0, move: { type: 'bid', card: 99 }, key: 'poisoned' } as const;
  await first.house.store.write({ kind: 'entry', match, seq: 0, entry: poison });
  await first.close();
  const second = await trialServer({ shelf, data, port: first.port });
  await until('the good table goes on', () =>
    good.people.every(({ player }) => player.connections === 2 && player.isOpen),
  );
  expect((await second.hall.table(good.table.id)).isPlaying).toBe(true);
  const reasons = ['table-has-failed', 'table-is-closed'];
  await until('its people are told', () =>
    bad.people[0]?.heard.some((message) => message.type === 'refused' && reasons.includes(message.because)),
  );
  expect((await bad.host.ask('GET', `/api/tables/${bad.table.id}`)).json).toEqual({ because: 'table-has-failed' });
  good.leave();
  bad.leave();
  await second.end();
});

test('rules that throw harm their own table only', async () => {
  const faulty = {
    ...sealedBids,
    id: 'faulty',
    play: (...args: Parameters<typeof sealedBids.play>) => {
      if (args[1].by === 1) throw new Error('planted');
      return sealedBids.play(...args);
    },
  };
  const server = await trialServer({ shelf: shelfOf([sealedBids, faulty]) });
  const good = await gather(server, 2, { game: 'sealed-bids', seats: 2 });
  const bad = await gather(server, 2, { game: 'faulty', seats: 2 });
  await start(good);
  await start(bad);
  const [ada, grace] = bad.people as [Seated, Seated];
  const bid = ({ player }: Seated, seat: number) => ({
    type: 'bid',
    card: (player.seen.get(seat)?.view as { hand: number[] } | undefined)?.hand[0],
  });
  expect(await answerTo(ada, ada.player.move(0, bid(ada, 0)))).toMatchObject({ type: 'accepted' });
  const hash = ada.player.seen.get(0)?.hash;
  const views = () => ada.heard.filter(({ type }) => type === 'view').length;
  const before = views();
  grace.player.say({ type: 'move', key: 'first-bad', seat: 1, move: bid(grace, 1) });
  await until('the table is taken up again', () => views() > before);
  expect(ada.player.seen.get(0)?.hash).toBe(hash);
  expect(await answerTo(grace, 'first-bad')).toMatchObject({ type: 'refused', because: 'table-has-failed' });
  for (const key of ['second-bad', 'third-bad', 'fourth-bad']) {
    const now = views();
    grace.player.say({ type: 'move', key, seat: 1, move: bid(grace, 1) });
    await until('it fails again', () => views() > now || ada.heard.some(({ type }) => type === 'notice'));
  }
  expect(ada.heard.find(({ type }) => type === 'notice')).toMatchObject({ notice: 'table-has-failed' });
  const lively = good.people[0] as Seated;
  expect(await answerTo(lively, lively.player.move(0, bid(lively, 0)))).toMatchObject({ type: 'accepted' });
  good.leave();
  bad.leave();
  await server.end();
});

test('rules that never come back are broken off, and only their table is closed', async () => {
  const endless = {
    ...sealedBids,
    id: 'endless',
    play: (...args: Parameters<typeof sealedBids.play>) => {
      for (let turn = 0; args[1].by === 1; turn = (turn + 1) % 7);
      return sealedBids.play(...args);
    },
  };
  const server = await trialServer({ shelf: shelfOf([sealedBids, endless]), longestCall: 1_500 });
  const good = await gather(server, 2, { game: 'sealed-bids', seats: 2 });
  const bad = await gather(server, 2, { game: 'endless', seats: 2 });
  await start(good);
  await start(bad);
  const [ada, grace] = bad.people as [Seated, Seated];
  grace.player.say({ type: 'move', key: 'for-ever-and-ever', seat: 1, move: { type: 'bid', card: 1 } });
  expect(await until('its people are told', () => ada.heard.find(({ type }) => type === 'notice'))).toMatchObject({
    notice: 'table-has-failed',
  });
  const lively = good.people[0] as Seated;
  expect(await answerTo(lively, lively.player.move(0, { type: 'no-move' }))).toMatchObject({ because: 'not-a-move' });
  expect((await bad.host.ask('GET', `/api/tables/${bad.table.id}`)).status).toBe(410);
  good.leave();
  bad.leave();
  await server.end();
});
