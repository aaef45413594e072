import { expect, test } from 'vitest';
import { sealedBids } from '#tabletop/testing';
import { answerTo, gather, type Seated, start } from '../trials/company.ts';
import { shelfOf, temporaryFolder, trialServer, until } from '../trials/running.ts';

const handOf = ({ player }: Seated, seat: number): readonly number[] =>
  (player.seen.get(seat)?.view as { readonly hand: readonly number[] } | undefined)?.hand ?? [];

test('after an upgrade a match ends by the rules it began with, and the next one takes the newest', async () => {
  const data = temporaryFolder();
  const first = await trialServer({ shelf: shelfOf([sealedBids]), data });
  const gathered = await gather(first, 2, { game: 'sealed-bids', seats: 2 });
  await start(gathered);
  await first.close();
  const newest = { ...sealedBids, rulesVersion: 2 };
  const second = await trialServer({ shelf: shelfOf([newest, sealedBids]), data, port: first.port });
  const people = gathered.people as [Seated, Seated];
  await until('both are back', () => people.every(({ player }) => player.connections === 2 && player.isOpen));
  const table = await second.hall.table(gathered.table.id);
  expect([table.isPlaying, table.data.rulesVersion]).toEqual([true, 1]);
  for (let round = handOf(people[0], 0).length; round > 0; round--) {
    await until('the next bids are asked for', () => people.every((one, seat) => handOf(one, seat).length === round));
    for (const [seat, one] of people.entries()) {
      const bid = { type: 'bid', card: handOf(one, seat)[0] };
      expect(await answerTo(one, one.player.move(seat, bid))).toMatchObject({ type: 'accepted' });
    }
  }
  await until('it is over', () => !table.isPlaying);
  expect([table.data.phase, table.data.rulesVersion]).toEqual(['finished', 2]);
  const match = table.data.match?.id ?? '';
  expect((await gathered.host.ask('GET', `/api/matches/${match}`)).json).toMatchObject({ rulesVersion: 1 });
  gathered.leave();
  await second.end();
});

test('without those rules the match stays as it was stored, and everybody is told', async () => {
  const data = temporaryFolder();
  const first = await trialServer({ shelf: shelfOf([sealedBids]), data });
  const gathered = await gather(first, 2, { game: 'sealed-bids', seats: 2 });
  await start(gathered);
  await first.close();
  const newest = { ...sealedBids, rulesVersion: 2 };
  const second = await trialServer({ shelf: shelfOf([newest]), data, port: first.port });
  await until('they are told', () =>
    gathered.people.every(({ heard }) =>
      heard.some((message) => message.type === 'notice' && message.notice === 'rules-have-changed'),
    ),
  );
  gathered.leave();
  await second.end();
});
