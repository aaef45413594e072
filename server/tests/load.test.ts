import { describe, expect, test } from 'vitest';
import { runCrowd } from '../trials/crowd.ts';
import { runLoad } from '../trials/load/run.ts';

/** How quick it is, and how many moves it takes, is for `starboard load` to say, on a machine of one's own. */
const request = { seats: 4, rate: 60, seconds: 2, seed: 3, patient: true, said: () => undefined };

describe('many tables of all games at once: no error, no gap, and everybody sees what the server shows', () => {
  test.each([
    { tables: 12, proxied: false },
    { tables: 4, proxied: true },
  ])('%o', async (asked) => {
    const { errors, gaps, wrongViews, accepted, sockets } = await runLoad({ ...request, ...asked });
    expect({ errors, gaps, wrongViews }).toEqual({ errors: {}, gaps: 0, wrongViews: 0 });
    expect(sockets).toBe(4 * asked.tables);
    expect(accepted).toBeGreaterThan(0);
  });
});

test('a crowd at one table: everybody is let in, and each is sent every frame once', async () => {
  const { watchers, frames, moves } = await runCrowd({ ...request, watchers: 150, tables: 4 });
  expect(watchers).toBe(150);
  expect(frames.least).toBe(frames.most);
  expect(frames.least).toBeGreaterThan(0);
  expect(moves).toBeGreaterThan(0);
});
