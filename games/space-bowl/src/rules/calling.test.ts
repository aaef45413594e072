import { describe, expect, test } from 'vitest';
import { changesIn, type Deed, EMMA, LUCAS, MARIE, played } from '../../tests/table.ts';

const THROWN: Deed = [1_000, EMMA, 'throw'];
const GO: Deed = [2_000, EMMA, 'go'];
const DOOM: Deed = [2_000, EMMA, 'doom'];

test.each<[string, readonly Deed[], string, string]>([
  ['[THROW-4] go before the throw', [[0, EMMA, 'go']], 'not-thrown-yet', 'THROW-4'],
  ['[THROW-4] doom before the throw', [[0, EMMA, 'doom']], 'not-thrown-yet', 'THROW-4'],
  ['[THROW-4] follow before the throw', [[0, EMMA, 'follow']], 'not-thrown-yet', 'THROW-4'],
  ['[CALL-2] go after go', [THROWN, GO, [2_000, MARIE, 'go']], 'already-called', 'CALL-2'],
  ['[CALL-2] doom after go', [THROWN, GO, [3_000, MARIE, 'doom']], 'already-called', 'CALL-2'],
  ['[CALL-2] go after doom', [THROWN, DOOM, [3_000, MARIE, 'go']], 'already-called', 'CALL-2'],
  ['[CALL-2] the caller again', [THROWN, GO, [3_000, EMMA, 'go']], 'already-called', 'CALL-2'],
  ['[CALL-2] after zero', [THROWN, GO, [12_500, MARIE, 'go']], 'already-called', 'CALL-2'],
  ['[CALL-5] follow before any call', [THROWN, [2_000, MARIE, 'follow']], 'nothing-to-follow', 'CALL-5'],
  ['[CALL-5] the caller follows', [THROWN, GO, [3_000, EMMA, 'follow']], 'already-taking-part', 'CALL-5'],
  ['[CALL-5] the doom caller follows', [THROWN, DOOM, [3_000, EMMA, 'follow']], 'already-taking-part', 'CALL-5'],
  [
    '[CALL-5] follow twice',
    [THROWN, GO, [3_000, MARIE, 'follow'], [4_000, MARIE, 'follow']],
    'already-taking-part',
    'CALL-5',
  ],
  [
    '[CALL-5] show the red button twice',
    [THROWN, DOOM, [3_000, MARIE, 'follow'], [4_000, MARIE, 'follow']],
    'already-taking-part',
    'CALL-5',
  ],
  ['[TIME-4] [TIME-1] follow at zero', [THROWN, GO, [12_000, MARIE, 'follow']], 'countdown-is-over', 'TIME-4'],
  ['[TIME-4] red button after zero', [THROWN, DOOM, [13_000, MARIE, 'follow']], 'countdown-is-over', 'TIME-4'],
  [
    '[CALL-6] who laid the joker shows the red button',
    [THROWN, DOOM, [3_000, MARIE, 'joker D2'], [4_000, MARIE, 'follow']],
    'joker-must-be-used',
    'CALL-6',
  ],
  ['[CALL-3] a token without having spoken', [THROWN, GO, [3_000, MARIE, 'place B2']], 'not-taking-part', 'CALL-3'],
  ['[CALL-3] nor after zero', [THROWN, GO, [12_500, MARIE, 'place B2']], 'not-taking-part', 'CALL-3'],
  ['[CALL-4] a token of the doom caller', [THROWN, DOOM, [3_000, EMMA, 'place B2']], 'red-button-shown', 'CALL-4'],
  [
    '[CALL-4] a token of a red follower',
    [THROWN, DOOM, [3_000, MARIE, 'follow'], [12_500, MARIE, 'place B2']],
    'red-button-shown',
    'CALL-4',
  ],
  ['[CALL-4] the joker of the doom caller', [THROWN, DOOM, [3_000, EMMA, 'joker B2']], 'red-button-shown', 'CALL-4'],
  [
    '[CALL-4] the joker of a red follower',
    [THROWN, DOOM, [3_000, MARIE, 'follow'], [4_000, MARIE, 'joker B2']],
    'red-button-shown',
    'CALL-4',
  ],
])('%s: refused', (_, deeds, because, rule) => {
  expect(played({}, ...deeds).refusal).toEqual({ because, rule });
});

describe('the first call', () => {
  test('[CALL-1] starts the countdown', () => {
    const { state, events } = played({}, THROWN, [4_321, MARIE, 'doom']);
    expect(state.round).toMatchObject({ phase: 'countdown', deadline: 14_321, call: { kind: 'doom', caller: MARIE } });
    expect(events.at(-1)).toEqual({ type: 'called', by: MARIE, call: 'doom', deadline: 14_321, at: 4_321 });
  });

  test('[CALL-1] a moment before the search runs out keeps it from running out', () => {
    const { state } = played({}, THROWN, [180_999, MARIE, 'go'], [185_000]);
    expect(state.round.phase).toBe('countdown');
  });

  test('[TIME-1] at equal times the order of the recording decides', () => {
    expect(played({}, THROWN, [2_000, LUCAS, 'doom'], [2_000, MARIE, 'follow']).state.round.call?.caller).toBe(LUCAS);
  });

  test('[TIME-3] the countdown is a table option', () => {
    expect(played({ options: { countdownSeconds: 600 } }, THROWN, GO).state.round.deadline).toBe(602_000);
    expect(played({ options: { countdownSeconds: null } }, THROWN, GO).state.round.deadline).toBe(null);
  });
});

describe('following', () => {
  test('[CALL-5] until a moment before zero', () => {
    const { state } = played({}, THROWN, GO, [11_999, MARIE, 'follow'], [11_999, LUCAS, 'follow']);
    expect(state.round.followers).toEqual([MARIE, LUCAS]);
  });

  test('[CALL-4] a searcher needs no word to place a token', () => {
    const match = played({}, THROWN, DOOM, [3_000, MARIE, 'place B2'], [15_000]);
    expect(changesIn(match)).toEqual([-2, 2, 0]);
  });

  test('[CALL-6] a searcher who has chosen may follow, and has no token then', () => {
    const match = played({}, THROWN, DOOM, [3_000, MARIE, 'place B2'], [4_000, MARIE, 'follow'], [15_000]);
    expect(changesIn(match)).toEqual([2, 1, 0]);
    expect(match.state.lastReveal?.tokens).toEqual([]);
  });

  test('[CALL-6] the withdrawn token spoils nobody else', () => {
    const match = played(
      {},
      THROWN,
      DOOM,
      [3_000, MARIE, 'place B2'],
      [4_000, MARIE, 'follow'],
      [5_000, LUCAS, 'place B2'],
      [15_000],
    );
    expect(changesIn(match)).toEqual([-2, -1, 2]);
  });
});
