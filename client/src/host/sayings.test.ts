import { expect, test } from 'vitest';
import type { Saying } from './host.ts';
import { Sayings } from './sayings.ts';

const clap = (seat: number | null) =>
  ({ type: 'said', seat, name: 'Grace', what: { kind: 'reaction', reaction: 'clap' } }) as const;

test('what people say is told once and kept, the latest forty; what watchers say is not', () => {
  const sayings = new Sayings();
  const told: Saying[] = [];
  sayings.add((saying) => told.push(saying));
  sayings.heard(clap(null));
  expect([told, sayings.all.value]).toEqual([[], []]);
  for (let seat = 0; seat < 45; seat++) sayings.heard(clap(seat));
  expect(told.length).toBe(45);
  expect(sayings.all.value.map(({ seat }) => seat)).toEqual(Array.from({ length: 40 }, (_, index) => index + 5));
});
