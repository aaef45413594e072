import { describe, expect, test } from 'vitest';
import { changesIn, type Deed, EMMA, LUCAS, MARIE, momentsOf, played } from '../../tests/table.ts';

const THROWN: Deed = [1_000, EMMA, 'throw'];
const GO: Deed = [2_000, EMMA, 'go'];
const DOOM: Deed = [2_000, EMMA, 'doom'];
const MARIE_FOLLOWS: Deed = [3_000, MARIE, 'follow'];

test.each<[string, readonly Deed[], string, string]>([
  ['[THROW-4] before the throw', [[0, EMMA, 'place B2']], 'not-thrown-yet', 'THROW-4'],
  ['[PLACE-1] before any call', [THROWN, [2_000, EMMA, 'place B2']], 'nothing-called-yet', 'PLACE-1'],
  [
    '[PLACE-3] another choice after zero',
    [THROWN, GO, MARIE_FOLLOWS, [4_000, EMMA, 'place B2'], [12_000, EMMA, 'place D4']],
    'choice-is-final',
    'PLACE-3',
  ],
  [
    '[PLACE-3] another choice in the placing seconds',
    [THROWN, GO, MARIE_FOLLOWS, [13_000, EMMA, 'place B2'], [14_000, EMMA, 'place B2']],
    'choice-is-final',
    'PLACE-3',
  ],
  ['[SETUP-2] off the galaxy', [THROWN, GO, [3_000, EMMA, 'place A6']], 'off-the-galaxy', 'SETUP-2'],
  ['[TIME-1] at the end of the placing seconds', [THROWN, GO, [15_000, EMMA, 'place B2']], 'not-thrown-yet', 'THROW-4'],
])('%s: refused', (_, deeds, because, rule) => {
  expect(played({}, ...deeds).refusal).toEqual({ because, rule });
});

test('[SETUP-2] [BIG-1] F6 is a place in a big galaxy', () => {
  const table = {
    options: { bigGalaxy: true },
    galaxy:
      'as ep ap sp ar er pr sr ah eh ph sh rh aep aes aps aer apr epr asr esr psr aeh aph eph ash esh psh arh erh prh srh aepr aesr apsr epsr',
    infinity: 'ae',
  };
  expect(played(table, THROWN, GO, [3_000, EMMA, 'place F6'], [4_000, EMMA, 'joker F1']).refusal).toBe(null);
});

describe('choosing', () => {
  test('[PLACE-1] the caller from the call, a follower from following, and again as often as they like', () => {
    const match = played(
      {},
      THROWN,
      GO,
      [2_000, EMMA, 'place A1'],
      [2_500, EMMA, 'place B2'],
      MARIE_FOLLOWS,
      [3_000, MARIE, 'place B2'],
      [4_000, MARIE, 'place D4'],
      [15_000],
    );
    expect(changesIn(match)).toEqual([3, 2, 0]);
  });

  test('[PLACE-1] a searcher from the doom call', () => {
    expect(played({}, THROWN, DOOM, [2_000, LUCAS, 'place B2']).refusal).toBe(null);
  });

  test('[PLACE-2] the same card again is a later choice', () => {
    const deeds: readonly Deed[] = [THROWN, DOOM, [3_000, MARIE, 'place B2'], [4_000, LUCAS, 'place D4']];
    expect(played({}, ...deeds, [15_000]).state.captain).toBe(MARIE);
    expect(played({}, ...deeds, [5_000, MARIE, 'place B2'], [15_000]).state.captain).toBe(LUCAS);
  });

  test('[PLACE-6] a token on a face-down card is an invalid card', () => {
    const match = played(
      { options: { void: true }, faceDown: ['B2'] },
      THROWN,
      GO,
      [3_000, EMMA, 'place B2'],
      [15_000],
    );
    expect(changesIn(match)).toEqual([-1, 0, 0]);
  });
});

describe('zero', () => {
  test('[PLACE-3] who has no choice gets three seconds for one', () => {
    const match = played({}, THROWN, GO, MARIE_FOLLOWS, [4_000, EMMA, 'place B2'], [14_999, MARIE, 'place D4']);
    expect(momentsOf(match, 'zero')).toEqual([12_000]);
    expect(played({}, THROWN, GO, [13_000]).state.round.zeroAt).toBe(12_000);
    expect(momentsOf(match, 'revealed')).toEqual([14_999]);
    expect(changesIn(match)).toEqual([3, 2, 0]);
  });

  test('[PLACE-5] the reveal falls on zero itself when everybody who must has chosen', () => {
    const match = played({}, THROWN, GO, [4_000, EMMA, 'place B2'], [12_000]);
    expect(momentsOf(match, 'revealed')).toEqual([12_000]);
    expect(match.events.find((event) => event.type === 'zero')).toMatchObject({ early: false, deadline: 12_000 });
  });

  test('[PLACE-5] in a doom round it waits for everybody without a red button', () => {
    const match = played({}, THROWN, DOOM, MARIE_FOLLOWS, [20_000]);
    expect(momentsOf(match, 'revealed')).toEqual([15_000]);
    const early = played({}, THROWN, DOOM, MARIE_FOLLOWS, [4_000, LUCAS, 'follow'], [20_000]);
    expect(momentsOf(early, 'revealed')).toEqual([12_000]);
  });

  test('[PLACE-5] it does not wait for those who are ready', () => {
    const match = played({}, THROWN, DOOM, MARIE_FOLLOWS, [4_000, LUCAS, 'ready'], [20_000]);
    expect(momentsOf(match, 'revealed')).toEqual([12_000]);
  });

  test('[PLACE-5] [READY-1] being ready in the placing seconds can end them', () => {
    const match = played({}, THROWN, DOOM, MARIE_FOLLOWS, [13_000, LUCAS, 'ready'], [20_000]);
    expect(momentsOf(match, 'revealed')).toEqual([13_000]);
  });

  test('[TIME-3] the placing seconds are a table option; with none only the players end them', () => {
    const quick = played({ options: { placeSeconds: 30 } }, THROWN, GO, [60_000]);
    expect(momentsOf(quick, 'revealed')).toEqual([42_000]);
    const none: Deed[] = [THROWN, GO, [9_000_000, EMMA, 'place B2'], [9_000_001]];
    expect(momentsOf(played({ options: { placeSeconds: null } }, ...none), 'revealed')).toEqual([9_000_000]);
  });
});

describe('no choice', () => {
  test('[PLACE-4] in a go round is an invalid card', () => {
    const match = played({}, THROWN, GO, MARIE_FOLLOWS, [4_000, EMMA, 'place B2'], [15_000]);
    expect(changesIn(match)).toEqual([3, -1, 0]);
    expect(match.state.lastReveal?.tokens.at(-1)).toEqual({
      seat: MARIE,
      position: null,
      verdict: 'invalid',
      turn: null,
    });
  });

  test('[PLACE-4] in a doom round a searcher abstains', () => {
    expect(changesIn(played({}, THROWN, DOOM, [15_000]))).toEqual([2, 0, 0]);
  });

  test('[PLACE-4] unless they laid the joker', () => {
    expect(changesIn(played({}, THROWN, DOOM, [3_000, MARIE, 'joker D2'], [15_000]))).toEqual([2, -1, 0]);
  });

  test('[SCORE-10] the card that lies nowhere spoils nobody, nor does a second one', () => {
    const match = played({}, THROWN, GO, MARIE_FOLLOWS, [3_500, LUCAS, 'follow'], [4_000, EMMA, 'place B2'], [15_000]);
    expect(changesIn(match)).toEqual([3, -1, -1]);
  });
});
