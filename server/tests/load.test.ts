import { expect, test } from 'vitest';
import { runLoad } from '../trials/load/run.ts';

test('many tables of all games at once: no error, no gap, and everybody sees what the server shows', async () => {
  const report = await runLoad({
    tables: 12,
    seats: 4,
    rate: 60,
    seconds: 2,
    seed: 3,
    patient: true,
    said: () => undefined,
  });
  const { errors, gaps, wrongViews, accepted, sockets } = report;
  expect(errors).toEqual({});
  expect({ gaps, wrongViews, sockets }).toEqual({ gaps: 0, wrongViews: 0, sockets: 48 });
  // How many is for `starboard load tables` to say, on a machine of one's own.
  expect(accepted).toBeGreaterThan(0);
});
