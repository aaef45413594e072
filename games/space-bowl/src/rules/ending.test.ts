import { describe, expect, test } from 'vitest';
import { begun, type Deed, EMMA, LUCAS, MARIE, momentsOf, played, playedOn } from '../../tests/table.ts';
import { placeOf, readCard } from '../notation.ts';
import { winnersOf } from './ending.ts';

const THROWN: Deed = [1_000, LUCAS, 'throw'];
const GO: Deed = [2_000, EMMA, 'go'];
const DOOM: Deed = [2_000, EMMA, 'doom'];
/** Lucas is captain throughout, so that every change shows. */
const TABLE = { captain: LUCAS };

interface End {
  readonly captain: number;
  readonly cardsWon: readonly number[];
  readonly gone: readonly string[];
  /** Where the top card of infinity went. */
  readonly filled: string | null;
}

function endOf(...deeds: readonly Deed[]): End {
  const { state } = played(TABLE, THROWN, ...deeds, [200_000]);
  const place = state.galaxy.indexOf(readCard('ae'));
  return {
    captain: state.captain,
    cardsWon: state.cardsWon,
    gone: state.gone.slice(0, 1).map((card) => (card === readCard('ae') ? 'top' : 'other')),
    filled: place < 0 ? null : place === placeOf('B2', 5) ? 'B2' : 'elsewhere',
  };
}

test.each<[string, readonly Deed[], End]>([
  [
    '[END-1] go, found by the caller',
    [GO, [3_000, EMMA, 'place B2'], [12_000]],
    { captain: EMMA, cardsWon: [1, 0, 0], gone: ['other'], filled: 'B2' },
  ],
  [
    '[END-1] go, found by a follower only',
    [GO, [3_000, EMMA, 'place A1'], [4_000, MARIE, 'follow'], [5_000, MARIE, 'place B2'], [12_000]],
    { captain: EMMA, cardsWon: [1, 0, 0], gone: ['other'], filled: 'elsewhere' },
  ],
  [
    '[END-2] go, not found',
    [GO, [3_000, EMMA, 'place A1'], [12_000]],
    { captain: LUCAS, cardsWon: [0, 0, 1], gone: ['top'], filled: null },
  ],
  ['[END-3] doom, not found', [DOOM, [15_000]], { captain: EMMA, cardsWon: [1, 0, 0], gone: ['top'], filled: null }],
  [
    '[END-4] doom, found',
    [DOOM, [3_000, MARIE, 'place B2'], [15_000]],
    { captain: MARIE, cardsWon: [0, 1, 0], gone: ['other'], filled: 'B2' },
  ],
  [
    '[END-5] go, found, but the caller placed nothing',
    [GO, [4_000, MARIE, 'follow'], [5_000, MARIE, 'place B2'], [15_000]],
    { captain: EMMA, cardsWon: [0, 0, 0], gone: ['top'], filled: null },
  ],
  ['[END-6] nobody called', [[181_000]], { captain: LUCAS, cardsWon: [0, 0, 0], gone: ['top'], filled: null }],
])('%s', (_, deeds, end) => {
  expect(endOf(...deeds)).toEqual(end);
});

describe('doom, refuted by several', () => {
  test('[END-4] the first valid choice leads, whoever else was earlier and wrong', () => {
    const match = played(
      { ...TABLE, seats: 4 },
      THROWN,
      DOOM,
      [3_000, 3, 'place A1'],
      [5_000, MARIE, 'place D4'],
      [5_000, LUCAS, 'place B2'],
      [12_000],
    );
    expect(match.state.captain).toBe(MARIE);
    expect(match.state.cardsWon).toEqual([0, 1, 0, 0]);
  });

  test('[END-4] the final choice counts, not an earlier one', () => {
    const match = played(
      TABLE,
      THROWN,
      DOOM,
      [3_000, MARIE, 'place B2'],
      [5_000, LUCAS, 'place B2'],
      [6_000, MARIE, 'place D4'],
      [12_000],
    );
    expect(match.state.captain).toBe(LUCAS);
  });

  test('[END-4] a choice in the placing seconds counts at its own moment', () => {
    const match = played(TABLE, THROWN, DOOM, [13_000, LUCAS, 'place B2'], [13_001, MARIE, 'place D4']);
    expect(match.state.captain).toBe(LUCAS);
  });
});

describe('silence', () => {
  test('[END-6] after 180 seconds from the throw', () => {
    const match = played(TABLE, THROWN, [181_000]);
    expect(momentsOf(match, 'fell-silent')).toEqual([181_000]);
    expect(match.state.rounds).toEqual([{ kind: 'silent', caller: null, found: false, changes: [0, 0, 0] }]);
  });

  test('[TIME-3] [END-6] or as long as the table says', () => {
    expect(momentsOf(played({ ...TABLE, options: { searchSeconds: 30 } }, THROWN, [60_000]), 'fell-silent')).toEqual([
      31_000,
    ]);
    expect(played({ ...TABLE, options: { searchSeconds: null } }, THROWN, [9_000_000]).state.rounds).toEqual([]);
  });

  test('[TIME-1] a call at the very moment comes too late', () => {
    expect(played(TABLE, THROWN, [181_000, EMMA, 'go']).refusal).toEqual({
      because: 'not-thrown-yet',
      rule: 'THROW-4',
    });
  });
});

describe('cards', () => {
  test('[END-7] every round uses up one card of infinity', () => {
    const { state } = played(TABLE, THROWN, GO, [3_000, EMMA, 'place B2'], [12_000], [207_000]);
    expect(state.rounds.map(({ kind }) => kind)).toEqual(['go', 'silent']);
    expect(state.infinity).toHaveLength(8);
  });

  test('[END-8] a face-down card is taken unseen, and a face-up one lies in its place', () => {
    const match = played(
      { ...TABLE, options: { void: true }, faceDown: ['A1'] },
      THROWN,
      GO,
      [3_000, EMMA, 'place A1'],
      [4_000, MARIE, 'follow'],
      [5_000, MARIE, 'place B2'],
      [12_000],
    );
    expect(match.state).toMatchObject({ cardsWon: [1, 0, 0], faceDown: [], gone: [] });
    expect(match.state.galaxy[0]).toBe(readCard('ae'));
  });

  test('[VOID-2] a face-down card is turned up as its round begins', () => {
    const state = begun({ ...TABLE, options: { void: true } });
    state.faceDown = [readCard('ep'), readCard('sh')];
    const match = playedOn(state, THROWN, [181_000]);
    expect(match.state.faceDown).toEqual([readCard('sh')]);
    expect(match.events.at(-1)).toEqual({
      type: 'round-began',
      round: 2,
      top: readCard('ep'),
      turnedUp: true,
      deadline: 196_000,
      at: 181_000,
    });
  });
});

describe('the end of the match', () => {
  const LAST = { ...TABLE, infinity: 'ae' };

  test('[WIN-1] infinity is empty', () => {
    const match = played(LAST, THROWN, GO, [3_000, EMMA, 'place B2'], [12_000], [900_000]);
    expect(match.events.at(-1)).toEqual({ type: 'match-ended', winners: [EMMA], scores: [7, 4, 4], at: 12_000 });
    expect(match.state.round.deadline).toBe(null);
  });

  test('[WIN-1] infinity is empty after a silence too', () => {
    expect(played(LAST, THROWN, [181_000]).state.winners).toEqual([EMMA, MARIE, LUCAS]);
  });

  test.each<[number, readonly number[] | null, string]>([
    [15, [EMMA], '18 points end it'],
    [14, null, '17 do not'],
    [17, [EMMA], 'nor does it matter how many more'],
  ])('[WIN-1] with 3 more than %i: winners %j, since %s', (score, winners) => {
    const match = played({ ...TABLE, scores: [score, 4, 4] }, THROWN, GO, [3_000, EMMA, 'place B2'], [12_000]);
    expect(match.state.winners).toEqual(winners);
  });

  test('[SETUP-7] scores of 18 in the set-up end it with the first round, silent or not', () => {
    expect(played({ ...TABLE, scores: [4, 18, 4] }, THROWN, [180_999]).state.winners).toBe(null);
    expect(played({ ...TABLE, scores: [4, 18, 4] }, THROWN, [181_000]).state.winners).toEqual([MARIE]);
  });

  test('[WIN-1] nothing more is accepted', () => {
    expect(played(LAST, THROWN, [181_000], [200_000, LUCAS, 'throw']).refusal).toEqual({
      because: 'match-is-over',
      rule: 'TABLE-2',
    });
  });

  test.each([
    [[9, 7], [0, 3], [0], 'most points'],
    [[9, 9, 2], [1, 2, 5], [1], 'among the leaders most cards'],
    [[9, 9, 9], [2, 1, 2], [0, 2], 'beyond that they share'],
  ])('[WIN-2] %j points and %j cards: %j, %s', (scores, cardsWon, winners) => {
    expect(winnersOf(scores, cardsWon)).toEqual(winners);
  });
});
