import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { sealedBids } from '#tabletop/testing';
import { gather, type Seated } from '../trials/company.ts';
import { shelfOf, trialServer, until } from '../trials/running.ts';

test('whoever does not read is cut off, and nobody waits for them', async () => {
  const server = await trialServer({ shelf: shelfOf([sealedBids]) });
  const { people, table: info, leave } = await gather(server, 2, { game: 'sealed-bids', seats: 2 });
  const [ada, grace] = people as [Seated, Seated];
  const deaf = new WebSocket(`${server.socketBase}/socket`, { headers: { cookie: grace.guest.cookie } });
  await new Promise((resolve) => deaf.on('open', resolve));
  deaf.send(JSON.stringify({ type: 'join', version: 1, table: info.id }));
  const table = await server.hall.table(info.id);
  await until('it has joined', () => table.company.size === 3);
  deaf.pause();
  const long = { kind: 'text', text: 'x'.repeat(60_000) } as const;
  for (let frame = 0; frame < 1_000 && table.company.size === 3; frame++) {
    table.company.send({ type: 'said', seat: 0, name: 'Ada', what: long });
    const heard = ({ heard }: Seated): number => heard.filter(({ type }) => type === 'said').length;
    await until('both have read it', () => heard(ada) > frame && heard(grace) > frame);
  }
  expect(table.company.size).toBe(2);
  const { values } = await server.house.measures.slowReaders.get();
  expect(values[0]?.value).toBe(1);
  expect([ada, grace].every(({ player }) => player.connections === 1)).toBe(true);
  deaf.terminate();
  leave();
  await server.end();
});
