/** Short runs of the trial in which requests are begun and never ended, and of its planted fault. */

import { describe, expect, test } from 'vitest';
import { runSlow } from '../trials/slow.ts';

describe.concurrent('whoever begins and never ends', () => {
  const trial = { connections: 60, seconds: 12, requestMillis: 3_000 };

  test('is not waited for, and keeps nobody out', async () => {
    const { newcomer, open, stopped } = await runSlow({ ...trial, unlimited: false });
    expect({ newcomer, open }).toEqual({ newcomer: 200, open: 0 });
    expect(stopped).not.toBeNull();
  });

  test('is noticed by the trial where everybody is waited for', async () => {
    expect((await runSlow({ ...trial, unlimited: true, requestMillis: 3_600_000 })).open).toBeGreaterThan(60);
  });
});
