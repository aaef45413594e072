import { describe, expect, test } from 'vitest';
import { type BidWords, sealedBids } from '#tabletop/testing';
import { quickChance } from './chance.ts';
import { type Entry, LiveMatch } from './live-match.ts';

const start = { options: { bidSeconds: 10 }, seatCount: 2, chance: quickChance(1) };
const begun = (keepsPast = true): LiveMatch<BidWords> =>
  new LiveMatch(sealedBids, { ...start, chance: quickChance(1), keepsPast });
const bidOf = ({ state }: LiveMatch<BidWords>, by: number, nth = 0) => ({ type: 'bid', card: state.hands[by]?.[nth] });

/** Made with a key of its own. */
const bid = (match: LiveMatch<BidWords>, at: number, by: number): void =>
  expect(match.play({ at, by, move: bidOf(match, by), key: `key-${at}` })).toBeNull();

describe('taking back', () => {
  test('gives back the state and the moves before one’s own last move', () => {
    const match = begun();
    const before = structuredClone(match.state);
    bid(match, 5, 0);
    expect([match.mayUndo(0), match.undoRefusal(0), match.undoRefusal(1)]).toEqual([true, null, 'someone-acted-since']);
    match.undo({ at: 7, by: 0, key: 'undo-one' });
    expect([match.state, match.moves, match.entries, match.reached]).toEqual([before, [], 2, 7]);
    expect(match.undoRefusal(0)).toBe('nothing-to-undo');
  });

  test('ends where the clock or somebody else has brought something', () => {
    const match = begun();
    bid(match, 5, 0);
    match.pass(10_000);
    expect(match.undoRefusal(0)).toBe('someone-acted-since');
    bid(match, 10_001, 0);
    bid(match, 10_002, 1);
    expect([match.undoRefusal(0), match.undoRefusal(1)]).toEqual(['someone-acted-since', 'new-information']);
  });

  test('is refused where a match keeps no past', () => {
    const match = begun(false);
    bid(match, 5, 0);
    expect(match.undoRefusal(0)).toBe('not-in-this-game');
  });
});

test('a refusal leaves what was due before it, and nothing else', () => {
  const match = begun();
  const told: string[] = [];
  const refusal = match.play({ at: 10_000, by: 0, move: { type: 'bid', card: -1 } }, ({ type }) => told.push(type));
  expect(refusal).toMatchObject({ because: 'not-a-move' });
  expect([told.length > 0, match.moves, match.entries, match.reached]).toEqual([true, [], 0, 10_000]);
});

test('a key stands for one move: asked again it is known, with another move it is not the same', () => {
  const match = begun();
  const move = bidOf(match, 0);
  expect(match.done({ by: 0, key: 'key-5', move })).toBeNull();
  bid(match, 5, 0);
  expect(match.done({ by: 0, key: 'key-5', move })).toEqual({ at: 5, isSame: true });
  expect(match.done({ by: 0, key: 'key-5', move: { type: 'bid', card: -1 } })).toEqual({ at: 5, isSame: false });
  expect(match.done({ by: 1, key: 'key-5', move })).toBeNull();
});

test('stored entries lead to the same match, whoever takes it up', () => {
  const match = begun();
  bid(match, 5, 0);
  match.undo({ at: 6, by: 0, key: 'undo-one' });
  bid(match, 8, 0);
  bid(match, 9, 1);
  const entry = (at: number, by: number, nth: number): Entry => ({
    ...{ kind: 'move', at, by, move: bidOf(begun(), by, nth), key: `key-${at}` },
  });
  const again = begun();
  again.recover([entry(5, 0, 0), { kind: 'undo', at: 6, by: 0, key: 'undo-one' }, entry(8, 0, 0), entry(9, 1, 0)]);
  expect(again.state).toEqual(match.state);
  expect([again.moves, again.entries, again.reached]).toEqual([match.moves, 4, 9]);
  expect([again.madeBy(0), again.madeBy(1)]).toEqual([1, 1]);
  expect(() => begun().recover([entry(5, 0, 0), entry(6, 0, 0)])).toThrow('entry 1 is refused: already-bid');
});
