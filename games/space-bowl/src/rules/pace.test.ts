import { describe, expect, test } from 'vitest';
import { changesIn, type Deed, EMMA, LUCAS, MARIE, momentsOf, played } from '../../tests/table.ts';

const THROWN: Deed = [1_000, EMMA, 'throw'];
const GO: Deed = [2_000, EMMA, 'go'];
const DOOM: Deed = [2_000, EMMA, 'doom'];
const MARIE_IS_READY: Deed = [1_500, MARIE, 'ready'];

test.each<[string, readonly Deed[], string, string]>([
  ['[THROW-4] [READY-1] before the throw', [[0, EMMA, 'ready']], 'not-thrown-yet', 'THROW-4'],
  ['[READY-1] twice', [THROWN, MARIE_IS_READY, [2_000, MARIE, 'ready']], 'already-ready', 'READY-1'],
  ['[READY-2] then go', [THROWN, MARIE_IS_READY, [2_000, MARIE, 'go']], 'said-ready', 'READY-2'],
  ['[READY-2] then doom', [THROWN, MARIE_IS_READY, [2_000, MARIE, 'doom']], 'said-ready', 'READY-2'],
  ['[READY-2] then follow', [THROWN, MARIE_IS_READY, GO, [3_000, MARIE, 'follow']], 'said-ready', 'READY-2'],
  ['[READY-2] then the joker', [THROWN, MARIE_IS_READY, GO, [3_000, MARIE, 'joker D2']], 'said-ready', 'READY-2'],
  ['[READY-2] then a choice', [THROWN, MARIE_IS_READY, DOOM, [3_000, MARIE, 'place B2']], 'said-ready', 'READY-2'],
  [
    '[READY-2] then a choice in the placing seconds',
    [THROWN, MARIE_IS_READY, DOOM, [12_500, MARIE, 'place B2']],
    'said-ready',
    'READY-2',
  ],
])('%s: refused', (_, deeds, because, rule) => {
  expect(played({}, ...deeds).refusal).toEqual({ because, rule });
});

describe('being ready', () => {
  test('[READY-1] lapses with the round', () => {
    const { state } = played({}, THROWN, MARIE_IS_READY, [181_000]);
    expect(state.rounds).toHaveLength(1);
    expect(state.round.ready).toEqual([false, false, false]);
  });

  test('[READY-1] may be said by anyone, also by who takes no part or has chosen', () => {
    const deeds: readonly Deed[] = [
      THROWN,
      GO,
      [3_000, EMMA, 'place B2'],
      [4_000, EMMA, 'ready'],
      [5_000, LUCAS, 'ready'],
    ];
    expect(played({}, ...deeds).state.round.ready).toEqual([true, false, true]);
  });

  test('[READY-2] a choice already made stands', () => {
    const match = played({}, THROWN, GO, [3_000, EMMA, 'place B2'], [4_000, EMMA, 'ready'], [12_000]);
    expect(changesIn(match)).toEqual([3, 0, 0]);
  });

  test('[READY-2] a missing one is not excused', () => {
    const match = played({}, THROWN, GO, [4_000, EMMA, 'ready'], [12_000]);
    expect(changesIn(match)).toEqual([-1, 0, 0]);
  });
});

describe('everybody is ready', () => {
  const ALL: readonly Deed[] = [
    [3_000, EMMA, 'ready'],
    [4_000, MARIE, 'ready'],
    [5_000, LUCAS, 'ready'],
  ];

  test('[READY-3] the countdown falls to zero, and nobody is left to wait for', () => {
    const match = played({}, THROWN, GO, [2_500, EMMA, 'place B2'], ...ALL);
    expect(momentsOf(match, 'revealed')).toEqual([5_000]);
    expect(match.events.find((event) => event.type === 'zero')).toMatchObject({ early: true, at: 5_000 });
    expect(changesIn(match)).toEqual([3, 0, 0]);
  });

  test('[READY-3] also where the countdown has no end of its own', () => {
    const match = played({ options: { countdownSeconds: null } }, THROWN, DOOM, ...ALL);
    expect(momentsOf(match, 'revealed')).toEqual([5_000]);
    expect(changesIn(match)).toEqual([2, 0, 0]);
  });

  test('[READY-3] [END-6] before any call the round ends in silence', () => {
    const match = played({}, THROWN, ...ALL);
    expect(match.state.rounds).toEqual([{ kind: 'silent', caller: null, found: false, changes: [0, 0, 0] }]);
    expect(match.events.find((event) => event.type === 'fell-silent')).toMatchObject({ early: true, at: 5_000 });
  });

  test('[READY-3] all but one is not everybody', () => {
    const match = played({}, THROWN, ...ALL.slice(0, 2), [100_000]);
    expect(match.state.rounds).toEqual([]);
  });
});
