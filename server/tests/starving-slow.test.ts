/** Short runs of the trial in which requests are begun and never ended, and of its planted fault. */

import { describe, expect, test } from 'vitest';
import { PATIENCE } from '../trials/running.ts';
import { runSlow } from '../trials/slow.ts';

describe.concurrent('whoever begins and never ends', () => {
  const trial = { connections: 60, requestMillis: 2_000, patience: PATIENCE };

  test('is not waited for, and keeps nobody out', async () => {
    const { newcomer, open, stopped } = await runSlow({ ...trial, seconds: PATIENCE / 1_000, unlimited: false });
    expect({ newcomer, open }).toEqual({ newcomer: 200, open: 0 });
    expect(stopped).not.toBeNull();
  });

  test('is noticed by the trial where everybody is waited for', async () => {
    const waiting = { ...trial, seconds: 6, unlimited: true, requestMillis: 3_600_000 };
    expect((await runSlow(waiting)).open).toBeGreaterThan(60);
  });
});
