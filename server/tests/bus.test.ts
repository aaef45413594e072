import { expect, test } from 'vitest';
import { LocalBus } from '../src/bus/local-bus.ts';
import { gather, start } from '../trials/company.ts';
import { trialServer, until } from '../trials/running.ts';
import { busContract } from './bus-contract.ts';

busContract('LocalBus', async () => new LocalBus(() => undefined));

test('whatever a table shows goes over the bus', async () => {
  const complaints: unknown[] = [];
  const bus = new LocalBus((error) => void complaints.push(error));
  const server = await trialServer({ bus });
  const gathered = await gather(server, 2, { game: 'space-builder', seats: 2 });
  const heard: string[] = [];
  bus.subscribe(gathered.table.id, ({ to, text }) => void heard.push(`${to} ${JSON.parse(text).type}`));
  await start(gathered);
  gathered.people[0]?.player.say({ type: 'say', what: { kind: 'phrase', phrase: 'hello' } });
  await until('everybody has heard it', () =>
    gathered.people.every((seated) => seated.heard.some(({ type }) => type === 'said')),
  );
  expect(heard).toContain('everybody said');
  gathered.leave();
  await server.end();
  expect(complaints).toEqual([]);
});
