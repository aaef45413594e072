import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sealedBids } from '#tabletop/testing';
import { parseRecording, type Recording, writeRecording } from './recording.ts';
import { replay } from './replay.ts';

const KEY = '5a'.repeat(64);

const find = (id: string, rulesVersion: number) => (id === 'sealed-bids' && rulesVersion === 1 ? sealedBids : null);

const GOOD = {
  format: 'starboard-recording/1',
  game: 'sealed-bids',
  rulesVersion: 1,
  options: { bidSeconds: 20 },
  players: [{ name: 'Ada' }, { name: 'Grace', bot: 'expert' }],
  chance: { key: KEY },
  moves: [
    { at: 0, by: 0, move: { type: 'bid', card: 9 } },
    { at: 3000, by: 1, move: { type: 'bid', card: 1 } },
  ],
  until: 60_000,
};

function read(json: unknown): Recording {
  const recording = parseRecording(json, find);
  if (!recording.ok) throw new Error(recording.error);
  return recording.value;
}

test('a recording is read as it stands, with the options that were left out', () => {
  const { options, ...rest } = GOOD;
  expect(options).toEqual({ bidSeconds: 20 });
  expect(read(rest)).toMatchObject({ options: { bidSeconds: 10 }, chance: { key: KEY }, until: 60_000, setup: null });
});

test('what is written can be read', () => {
  const { players, chance, moves, until } = GOOD;
  const written = writeRecording(sealedBids, { options: GOOD.options, players, chance, moves, until });
  expect(written).toEqual(GOOD);
});

const PROOF = {
  table: 'LUMO',
  commitment: 'aa'.repeat(32),
  secret: 'bb'.repeat(64),
  contributions: [null, 'cc'.repeat(16)],
};

describe('not a recording', () => {
  test.each([
    ['nothing', null, 'a recording is a JSON object'],
    ['a list', [], 'a recording is a JSON object'],
    ['another format', { ...GOOD, format: 'pgn' }, '"format" must be "starboard-recording/1"'],
    ['an unknown key', { ...GOOD, winner: 0 }, 'unknown key "winner"; a recording has: '],
    ['no game', { ...GOOD, game: 7 }, '"game" must name a game'],
    ['an unknown game', { ...GOOD, game: 'chess' }, 'no game "chess" with rules version 1 here'],
    ['rules of another version', { ...GOOD, rulesVersion: 2 }, 'no game "sealed-bids" with rules version 2 here'],
    ['no version', { ...GOOD, rulesVersion: undefined }, '"rulesVersion" must be a whole number from 1'],
    ['an unknown option', { ...GOOD, options: { speed: 1 } }, 'unknown option "speed"'],
    ['no players', { ...GOOD, players: undefined }, '"players" must be a list'],
    ['too few players', { ...GOOD, players: [{ name: 'Ada' }] }, 'sealed-bids is for 2 to 3 players, not 1'],
    ['a nameless player', { ...GOOD, players: [{ name: 'Ada' }, {}] }, 'player 1 must be '],
    ['a key that is no key', { ...GOOD, chance: { key: 'xyz' } }, '"chance" must be {"key": hexadecimal text}'],
    ['an empty key', { ...GOOD, chance: { key: '' } }, '"chance" must be {"key": hexadecimal text}'],
    ['an unknown key of chance', { ...GOOD, chance: { key: KEY, seed: 1 } }, 'unknown key "seed" in "chance"'],
    [
      'half a proof',
      { ...GOOD, chance: { key: KEY, proof: { ...PROOF, contributions: [] } } },
      '"chance.proof" must have',
    ],
    ['no moves', { ...GOOD, moves: undefined }, '"moves" must be a list'],
    ['a move without a seat', { ...GOOD, moves: [{ at: 0, move: {} }] }, 'move 0 must be '],
    ['a move with more', { ...GOOD, moves: [{ at: 0, by: 0, move: {}, x: 1 }] }, 'move 0 must be '],
    ['no such seat', { ...GOOD, moves: [{ at: 0, by: 2, move: {} }] }, 'move 0: no such seat'],
    [
      'half a millisecond',
      { ...GOOD, moves: [{ at: 0.5, by: 0, move: {} }] },
      'move 0: "at" must be whole milliseconds',
    ],
    ['before the start', { ...GOOD, moves: [{ at: -1, by: 0, move: {} }] }, 'move 0: "at" must be whole milliseconds'],
    [
      'an end before the last move',
      { ...GOOD, until: 2999 },
      '"until" must be whole milliseconds, not before the last',
    ],
  ])('%s', (_name, json, error) => {
    expect(parseRecording(json, find)).toEqual({ ok: false, error: expect.stringContaining(error) as string });
  });

  test('[TABLE-4] time that goes back', () => {
    const moves = [GOOD.moves[1], GOOD.moves[0]];
    expect(parseRecording({ ...GOOD, moves }, find)).toEqual({
      ok: false,
      error: 'move 1: "at" goes back from 3000 to 0',
    });
  });
});

test('what somebody kept says from where on it was to be played, if they noted it', () => {
  const kept = { commitment: PROOF.commitment, shown: 'before-play', contributions: PROOF.contributions };
  for (const from of [{}, { from: null }, { from: { after: 2, at: 3000 } }]) {
    expect(read({ ...GOOD, chance: { key: KEY, kept: { ...kept, ...from } } }).chance?.kept).toEqual({
      ...kept,
      ...from,
    });
  }
  for (const wrong of [{ from: 2 }, { from: {} }, { from: { after: -1, at: 0 } }, { since: 1 }]) {
    const json = { ...GOOD, chance: { key: KEY, kept: { ...kept, ...wrong } } };
    expect(parseRecording(json, find)).toMatchObject({ ok: false });
  }
});

test('a proof of the chance is part of a recording', () => {
  expect(read({ ...GOOD, chance: { key: KEY, proof: PROOF } }).chance?.proof).toEqual(PROOF);
});

/** Seat 0 and seat 1 each bid their first card. */
function played(): typeof GOOD {
  const state = sealedBids.setup({ options: { bidSeconds: 20 }, seatCount: 2 }, startOf(KEY), null);
  const moves = state.hands.map(([card], by) => ({ at: by * 3000, by, move: { type: 'bid', card: card as number } }));
  return { ...GOOD, moves };
}
const startOf = (key: string) => ({ kind: 'sealed' as const, key, blocks: 0, words: [] });
const never = (): string => {
  throw new Error('no key should be drawn');
};

test('a match is over when its clock has run out, not when the recording stops', () => {
  const replayed = replay(read(played()), never);
  if (!replayed.ok) throw new Error(replayed.refusal.because);
  expect(replayed.match).toMatchObject({ at: 43_000, drawnKey: null });
  expect(replayed.match.outcome?.scores.reduce((sum, points) => sum + points, 0)).toBe(3);
});

test('a refused move is told by its number', () => {
  const recording = played();
  recording.moves.push({ at: 3000, by: 0, move: { type: 'bid', card: 99 } });
  expect(replay(read(recording), never)).toEqual({
    ok: false,
    move: 2,
    refusal: { because: 'not-a-move', rule: 'TABLE-1' },
  });
});

test('[TABLE-6] without a key one is drawn and told', () => {
  const { chance, moves, until, ...rest } = played();
  expect([chance.key, until, moves.length]).toEqual([KEY, 60_000, 2]);
  const replayed = replay(read({ ...rest, moves: [] }), () => KEY);
  expect(replayed).toMatchObject({ ok: true, match: { drawnKey: KEY, at: 0, outcome: null } });
});

test('one byte changed anywhere in the moves is refused or ends in another hash', () => {
  const text = JSON.stringify(played());
  const original = replay(read(JSON.parse(text)), never);
  if (!original.ok) throw new Error('the original must be right');
  const from = text.indexOf('"moves":') + 8;
  const to = text.indexOf(',"until"');
  const change = fc.tuple(fc.integer({ min: from, max: to - 1 }), fc.integer({ min: 32, max: 126 }));
  fc.assert(
    fc.property(change, ([at, byte]) => {
      const character = String.fromCharCode(byte);
      fc.pre(text[at] !== character);
      const changed = `${text.slice(0, at)}${character}${text.slice(at + 1)}`;
      return hashOf(changed) !== original.match.hash();
    }),
    { numRuns: 5_000, seed: 1 },
  );
});

function hashOf(text: string): string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 'not JSON';
  }
  const recording = parseRecording(json, find);
  if (!recording.ok) return recording.error;
  const replayed = replay(recording.value, never);
  return replayed.ok ? replayed.match.hash() : replayed.refusal.because;
}
