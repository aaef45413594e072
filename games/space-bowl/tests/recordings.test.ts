/** Recorded matches, played again to the same end: one for each way a round and a match can end, and each variant. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { replayed } from './replayed.ts';

const FOLDER = new URL('./recordings/', import.meta.url);

interface Recorded {
  readonly recording: unknown;
  readonly expect: object;
}

test.each(readdirSync(FOLDER))('%s', (file) => {
  const recorded = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Recorded;
  expect(replayed(recorded.recording)).toEqual(recorded.expect);
});
