import { createHash, hkdfSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Bound, commitmentTo, faultInProof, matchKey } from './commitment.ts';

const SECRET = 'ab'.repeat(64);
const MINE = '01'.repeat(16);
const BOUND: Bound = { table: 'LUMO-1', game: 'space-bowl', rulesVersion: 1 };
const PURPOSE = 'starboard/1 LUMO-1 space-bowl 1';

test('the commitment is SHA-256 of the secret and what it is bound to', () => {
  const expected = createHash('sha256').update(Buffer.from(SECRET, 'hex')).update(PURPOSE).digest('hex');
  expect(commitmentTo(SECRET, BOUND)).toBe(expected);
});

test("the key is HKDF of the secret, salted with everybody's contributions", () => {
  const expected = hkdfSync('sha256', Buffer.from(SECRET, 'hex'), `${MINE} -`, PURPOSE, 64);
  expect(matchKey(SECRET, [MINE, null], BOUND)).toBe(Buffer.from(expected).toString('hex'));
});

const proof = {
  table: BOUND.table,
  commitment: commitmentTo(SECRET, BOUND),
  secret: SECRET,
  contributions: [MINE, null],
};
const key = matchKey(SECRET, [MINE, null], BOUND);
const other = 'cd'.repeat(64);

test.each([
  ['an honest match', key, proof, null],
  ['another secret', key, { ...proof, secret: other }, 'secret-does-not-match-commitment'],
  ['another table', key, { ...proof, table: 'LUMO-2' }, 'secret-does-not-match-commitment'],
  ['another contribution', key, { ...proof, contributions: [null, MINE] }, 'key-does-not-follow-from-secret'],
  ['another key', other, proof, 'key-does-not-follow-from-secret'],
])('%s', (_name, ofMatch, given, fault) => {
  expect(faultInProof(ofMatch, given, BOUND)).toBe(fault);
});
