import { expect, test } from 'vitest';
import type { ToServer } from '#protocol';
import { Requests } from './requests.ts';

test('what was not answered is said again, with what was seen when it was asked for', async () => {
  const said: ToServer[] = [];
  const requests = new Requests({ say: (message) => said.push(message) > 0 });
  const judged = { match: 'm1', hash: '0123456789abcdef' };
  const first = { type: 'move', key: 'first-key', seat: 0, move: {}, pressed: 5 } as const;
  const second = { type: 'undo', key: 'second-key', seat: 0 } as const;
  requests.repeat();
  const answered = requests.ask(first, judged);
  const open = requests.ask(second, null);
  expect(said).toEqual([first, second]);
  requests.repeat();
  expect(said.slice(2)).toEqual([{ ...first, judged }, second]);
  requests.answer('first-key', { because: 'match-went-on', rule: '' });
  expect(await answered).toEqual({ because: 'match-went-on', rule: '' });
  requests.repeat();
  expect(said.slice(4)).toEqual([second]);
  requests.giveUp();
  expect(await open).toBe(null);
});

test('what is asked on a new line waits until the table has let us in: before, it would be refused', () => {
  const said: ToServer[] = [];
  const requests = new Requests({ say: (message) => said.push(message) > 0 });
  const move = { type: 'move', key: 'a-key', seat: 0, move: {}, pressed: 5 } as const;
  requests.repeat();
  requests.hold();
  void requests.ask(move, null);
  expect(said).toEqual([]);
  requests.repeat();
  expect(said).toEqual([move]);
});
