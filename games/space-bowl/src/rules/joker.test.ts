import { describe, expect, test } from 'vitest';
import { changesIn, type Deed, EMMA, LUCAS, MARIE, played } from '../../tests/table.ts';

const THROWN: Deed = [1_000, EMMA, 'throw'];
const GO: Deed = [2_000, EMMA, 'go'];
const DOOM: Deed = [2_000, EMMA, 'doom'];

test.each<[string, readonly Deed[], string, string]>([
  ['[THROW-4] before the throw', [[0, EMMA, 'joker D2']], 'not-thrown-yet', 'THROW-4'],
  ['[JOKER-1] before any call', [THROWN, [2_000, EMMA, 'joker D2']], 'no-countdown-yet', 'JOKER-1'],
  [
    '[JOKER-1] a second one',
    [THROWN, GO, [3_000, MARIE, 'joker D2'], [3_000, LUCAS, 'joker A1']],
    'joker-already-laid',
    'JOKER-1',
  ],
  [
    '[JOKER-1] moved once it lies',
    [THROWN, GO, [3_000, MARIE, 'joker D2'], [4_000, MARIE, 'joker D2']],
    'joker-already-laid',
    'JOKER-1',
  ],
  ['[TIME-4] at zero', [THROWN, GO, [12_000, EMMA, 'joker D2']], 'countdown-is-over', 'TIME-4'],
  [
    '[JOKER-5] following after it',
    [THROWN, GO, [3_000, MARIE, 'joker D2'], [4_000, MARIE, 'follow']],
    'already-taking-part',
    'CALL-5',
  ],
  ['[SETUP-2] off the galaxy', [THROWN, GO, [3_000, EMMA, 'joker F1']], 'off-the-galaxy', 'SETUP-2'],
])('%s: refused', (_, deeds, because, rule) => {
  expect(played({}, ...deeds).refusal).toEqual({ because, rule });
});

test('[NOJOKER-1] where there is no joker: refused', () => {
  expect(played({ options: { noJoker: true } }, THROWN, GO, [3_000, EMMA, 'joker D2']).refusal).toEqual({
    because: 'no-joker-here',
    rule: 'NOJOKER-1',
  });
});

describe('laying the joker', () => {
  test('[JOKER-5] counts as following in a go round', () => {
    const { state, events } = played({}, THROWN, GO, [3_000, MARIE, 'joker D2'], [4_000, MARIE, 'place C3']);
    expect(state.round.followers).toEqual([MARIE]);
    expect(events.at(-2)).toEqual({ type: 'joker-laid', by: MARIE, position: 'D2', follows: true, at: 3_000 });
  });

  test('[JOKER-5] not again for the caller or a follower', () => {
    const match = played({}, THROWN, GO, [3_000, MARIE, 'follow'], [4_000, MARIE, 'joker D2']);
    expect(match.state.round.followers).toEqual([MARIE]);
    expect(match.events.at(-1)).toMatchObject({ follows: false });
  });

  test('[JOKER-1] in a doom round a searcher may, and shows no red button by it', () => {
    const { state } = played({}, THROWN, DOOM, [3_000, MARIE, 'joker D2']);
    expect(state.round).toMatchObject({ followers: [], joker: { position: 'D2', by: MARIE } });
  });

  test('[JOKER-5] a choice made before it stands', () => {
    const match = played({}, THROWN, GO, [3_000, EMMA, 'place C3'], [4_000, EMMA, 'joker D2'], [15_000]);
    expect(changesIn(match)).toEqual([2, 0, 0]);
  });

  test('[JOKER-1] lasts for its round only', () => {
    const match = played({}, THROWN, GO, [3_000, EMMA, 'joker D2'], [20_000]);
    expect(match.state.round.joker).toBe(null);
  });
});

describe('whom the joker serves', () => {
  test.each<[string, string, readonly number[]]>([
    ['[JOKER-3] who laid it, on a card that needs it', 'C3', [2, 0, 0]],
    ['[JOKER-3] not who laid it, on a card valid without it', 'B2', [-1, 0, 0]],
    ['[JOKER-3] nor on a card that would need it elsewhere', 'B3', [-1, 0, 0]],
  ])('%s', (_, position, changes) => {
    const match = played({}, THROWN, GO, [3_000, EMMA, 'joker D2'], [4_000, EMMA, `place ${position}`], [15_000]);
    expect(changesIn(match)).toEqual(changes);
  });

  test.each<[string, string, readonly number[]]>([
    ['[JOKER-4] others on a card that needs it, at its price', 'C3', [-2, 1, 0]],
    ['[JOKER-4] others on a card valid without it do not use it', 'B2', [-2, 2, 0]],
  ])('%s', (_, position, changes) => {
    const match = played(
      {},
      THROWN,
      GO,
      [3_000, EMMA, 'joker D2'],
      [4_000, MARIE, 'follow'],
      [5_000, MARIE, `place ${position}`],
      [15_000],
    );
    expect(changesIn(match)).toEqual(changes);
  });

  test('[JOKER-3] who laid it in a doom round and needs it refutes the call', () => {
    const match = played({}, THROWN, DOOM, [3_000, MARIE, 'joker D2'], [4_000, MARIE, 'place C3'], [15_000]);
    expect(changesIn(match)).toEqual([-2, 1, 0]);
  });

  test('[JOKER-3] who laid it in a doom round and needs it not has an invalid card', () => {
    const match = played({}, THROWN, DOOM, [3_000, MARIE, 'joker D2'], [4_000, MARIE, 'place B2'], [15_000]);
    expect(changesIn(match)).toEqual([2, -1, 0]);
  });

  test('[JOKER-6] valid in another turn is valid without it', () => {
    // C3 shows azure, and under rotation C2, B3, C4 and D3 are asked for ember one after another: C4 shows it.
    const table = { options: { rotation: true }, throws: ['. e . / . *a . / . . .'] };
    const match = played(table, THROWN, GO, [3_000, EMMA, 'joker C2'], [4_000, EMMA, 'place C3'], [15_000]);
    expect(changesIn(match)).toEqual([-1, 0, 0]);
    const upright = { throws: ['. e . / . *a . / . . .'] };
    expect(
      changesIn(played(upright, THROWN, GO, [3_000, EMMA, 'joker C2'], [4_000, EMMA, 'place C3'], [15_000])),
    ).toEqual([2, 0, 0]);
  });

  test('[JOKER-7] [VOID-1] a face-down neighbour under it helps, a face-down destination does not', () => {
    const table = { options: { void: true }, faceDown: ['C1', 'A5'] as const };
    const onNeighbour = played(table, THROWN, GO, [3_000, EMMA, 'joker C1'], [4_000, EMMA, 'place B2'], [15_000]);
    expect(changesIn(onNeighbour)).toEqual([2, 0, 0]);
    // A5 would lack azure alone, were it face up.
    const onDestination = played(table, THROWN, GO, [3_000, EMMA, 'joker A5'], [4_000, EMMA, 'place A5'], [15_000]);
    expect(changesIn(onDestination)).toEqual([-1, 0, 0]);
  });
});
