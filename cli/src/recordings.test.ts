import { expect, test } from 'vitest';
import { fingerprint } from '#tabletop';
import { digest } from './recordings.ts';

test.each(['', 'Zoé ★ 3B5v', 'x'.repeat(10_000)])("Node's SHA-256 and ours agree", (text) => {
  expect(digest(text)).toBe(fingerprint(text));
});
