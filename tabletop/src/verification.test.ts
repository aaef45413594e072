import { describe, expect, test } from 'vitest';
import { sealedBids } from '#tabletop/testing';
import { type Bound, commitmentTo, matchKey } from './commitment.ts';
import type { Keepsake, RenewedAt } from './recorded-chance.ts';
import { parseRecording, type Recording } from './recording.ts';
import { replay } from './replay.ts';
import { type Reminder, reminderOf, type Verification, verify } from './verification.ts';

const SECRET = 'ab'.repeat(64);
const MINE = '01'.repeat(16);
const THEIRS = '02'.repeat(16);
const BOUND: Bound = { table: 'the-match', game: 'sealed-bids', rulesVersion: 1 };

/** As a server would publish it that had this secret, and these contributions. */
function published(secret: string, contributions: readonly (string | null)[], change: object = {}): Recording {
  const proof = { table: BOUND.table, commitment: commitmentTo(secret, BOUND), secret, contributions };
  const read = parseRecording(
    {
      format: 'starboard-recording/1',
      ...{ game: 'sealed-bids', rulesVersion: 1, options: {}, players: [{ name: 'Ada' }, { name: 'Grace' }] },
      ...{ chance: { key: matchKey(secret, contributions, BOUND), proof }, moves: [], until: 3_600_000 },
      ...change,
    },
    (id) => (id === 'sealed-bids' ? sealedBids : null),
  );
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

const kept: Keepsake = {
  commitment: commitmentTo(SECRET, BOUND),
  shown: 'before-play',
  contributions: [MINE, null],
};

const found = (recording: Recording, reminder?: Reminder): Verification =>
  verify(
    recording,
    replay(recording, () => '00'),
    reminder,
  );

test('an honest match says what it was compared with, and whose bytes nobody here knows', () => {
  expect(found(published(SECRET, [MINE, THEIRS]), reminderOf(kept))).toMatchObject({
    ...{ ok: true, chance: 'proven', commitment: 'before-play', contributed: [0], unknown: [1] },
  });
  expect(found(published(SECRET, [MINE, THEIRS]))).toMatchObject({
    ...{ ok: true, chance: 'proven', commitment: null, contributed: [], unknown: [0, 1] },
  });
});

describe('a server that cheats', () => {
  /** Draws secrets until it likes the match, and publishes a commitment that fits. */
  const favourable = (contributions: readonly (string | null)[]): string => {
    for (let tries = 0; ; tries++) {
      const secret = tries.toString(16).padStart(128, '0');
      if (matchKey(secret, contributions, BOUND).startsWith('7')) return secret;
    }
  };

  test('and chose its secret afterwards passes against its own recording, and is found by what was kept', () => {
    const recording = published(favourable([MINE, THEIRS]), [MINE, THEIRS]);
    expect(found(recording)).toMatchObject({ ok: true, chance: 'proven', commitment: null });
    expect(found(recording, reminderOf(kept))).toEqual({ ok: false, because: 'other-commitment-than-shown' });
  });

  test('and left one’s bytes out is found', () => {
    expect(found(published(SECRET, [null, THEIRS]), reminderOf(kept))).toEqual({
      ...{ ok: false, because: 'contribution-left-out', seat: 0 },
    });
  });

  test('and put others in their place is found', () => {
    expect(found(published(SECRET, [THEIRS, null]), reminderOf(kept))).toEqual({
      ...{ ok: false, because: 'contribution-changed', seat: 0 },
    });
  });

  test('and lets what it committed to count only from the end on is found', () => {
    const contributions = [null, null];
    const fake: Bound = { ...BOUND, table: 'never-played' };
    const chosen = favourable(contributions);
    const honest = published(SECRET, [MINE, THEIRS]).chance;
    const chance = (at: number) => ({
      key: matchKey(chosen, contributions, fake),
      proof: { table: fake.table, commitment: commitmentTo(chosen, fake), secret: chosen, contributions },
      anew: [{ after: 0, at, ...honest }],
    });
    for (const at of [0, 3_600_000]) {
      const recording = published(SECRET, [MINE, THEIRS], { chance: chance(at) });
      expect(found(recording, reminderOf(kept))).toMatchObject({ ok: true, from: { after: 0, at } });
      expect(found(recording, reminderOf({ ...kept, from: null }))).toEqual({
        ...{ ok: false, because: 'other-beginning-than-shown' },
      });
    }
  });

  test('and publishes no proof at all is found by whoever was shown a commitment', () => {
    const recording = published(SECRET, [MINE, THEIRS], { chance: { key: 'ab'.repeat(64) } });
    expect(found(recording)).toMatchObject({ ok: true, chance: 'unproven' });
    expect(found(recording, reminderOf(kept))).toEqual({ ok: false, because: 'other-commitment-than-shown' });
  });
});

test('bytes without a seat may be anybody’s, and must be somebody’s', () => {
  const recording = published(SECRET, [MINE, THEIRS]);
  expect(found(recording, { bytes: [{ seat: null, bytes: THEIRS }] })).toMatchObject({ ok: true, contributed: [1] });
  expect(found(recording, { bytes: [{ seat: null, bytes: '03'.repeat(16) }] })).toEqual({
    ...{ ok: false, because: 'contribution-left-out' },
  });
});

test('a refused move is named', () => {
  const recording = published(SECRET, [MINE, THEIRS], { moves: [{ at: 0, by: 0, move: { type: 'bid', card: 99 } }] });
  expect(found(recording, reminderOf(kept))).toEqual({ ok: false, because: 'move-refused', move: 0 });
});

describe('a match that goes on from the middle of another', () => {
  const OTHER: Bound = { ...BOUND, table: 'the-fork' };
  const renewal = {
    ...{ after: 0, at: 5_000, key: matchKey(SECRET, [null, MINE], OTHER) },
    proof: { table: OTHER.table, commitment: commitmentTo(SECRET, OTHER), secret: SECRET, contributions: [null, MINE] },
  };
  const source = published(SECRET, [MINE, THEIRS]).chance;
  const fork = (change: object = {}): Recording =>
    published(SECRET, [MINE, THEIRS], { chance: { ...source, anew: [{ ...renewal, ...change }] } });

  test('has the proof of both chances, and its own players kept that of the second', () => {
    const own: Keepsake = { ...kept, commitment: renewal.proof.commitment, contributions: [null, MINE] };
    expect(found(fork(), reminderOf(own))).toMatchObject({ ok: true, chance: 'proven', contributed: [1], unknown: [] });
    expect(found(fork(), reminderOf(kept))).toEqual({ ok: false, because: 'other-commitment-than-shown' });
    const shownFrom = (from: RenewedAt | null) => found(fork(), reminderOf({ ...own, from }));
    expect(shownFrom({ after: 0, at: 5_000 })).toMatchObject({ ok: true, from: { after: 0, at: 5_000 } });
    for (const other of [null, { after: 0, at: 4_999 }, { after: 1, at: 5_000 }]) {
      expect(shownFrom(other)).toEqual({ ok: false, because: 'other-beginning-than-shown' });
    }
  });

  test('is another match than its source, and a false second chance is found', () => {
    const hashes = [published(SECRET, [MINE, THEIRS]), fork()].map((one) => found(one));
    expect(hashes[0]).not.toEqual(hashes[1]);
    expect(found(fork({ key: '11'.repeat(64) }))).toEqual({ ok: false, because: 'key-does-not-follow-from-secret' });
  });

  test('says where the new chance begins, between the right moves', () => {
    expect(() =>
      published(SECRET, [MINE, THEIRS], { chance: { ...source, anew: [{ ...renewal, after: 1 }] } }),
    ).toThrow('chance.anew');
  });
});
