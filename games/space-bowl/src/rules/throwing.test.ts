import { describe, expect, test } from 'vitest';
import { quickChance } from '#tabletop';
import { ADA, type Deed, EMMA, MARIE, momentsOf, optionsWith, played } from '../../tests/table.ts';
import { CELLS } from '../components.ts';
import { readCard, readThrow } from '../notation.ts';
import { drawThrow } from './throwing.ts';

test.each<[string, readonly Deed[], string, string]>([
  ['[THROW-1] somebody else', [[0, MARIE, 'throw']], 'not-the-captain', 'THROW-1'],
  [
    '[THROW-1] twice',
    [
      [0, EMMA, 'throw'],
      [1, EMMA, 'throw'],
    ],
    'already-thrown',
    'THROW-1',
  ],
  ['[THROW-2] [TIME-1] at the moment the table throws', [[15_000, EMMA, 'throw']], 'already-thrown', 'THROW-1'],
])('%s: refused', (_, deeds, because, rule) => {
  expect(played({}, ...deeds).refusal).toEqual({ because, rule });
});

describe('who throws, and when', () => {
  test('[THROW-1] the captain, whenever they like; the search lasts from there', () => {
    const { events } = played({}, [14_999, EMMA, 'throw']);
    expect(events).toEqual([
      {
        type: 'thrown',
        by: EMMA,
        thrown: readThrow('. . e / . *a . / . . .'),
        deadline: 194_999,
        at: 14_999,
      },
    ]);
  });

  test('[THROW-2] the table, when the pause is over', () => {
    const match = played({}, [14_999], [15_000]);
    expect(match.events).toMatchObject([{ type: 'thrown', by: null, deadline: 195_000, at: 15_000 }]);
  });

  test('[THROW-2] [TIME-2] the pause of the next round is counted from the end of the last', () => {
    const match = played(
      { seats: 2 },
      [1_000, EMMA, 'throw'],
      [2_000, EMMA, 'ready'],
      [3_456, MARIE, 'ready'],
      [60_000],
    );
    expect(momentsOf(match, 'thrown')).toEqual([1_000, 18_456]);
    expect(match.state.round).toMatchObject({ beganAt: 3_456, thrownAt: 18_456, calledAt: null });
  });

  test('[TIME-3] with no pause to end only the captain throws', () => {
    expect(played({ options: { pauseSeconds: null } }, [9_000_000]).events).toEqual([]);
  });

  test('[TIME-3] the pause is a table option', () => {
    expect(momentsOf(played({ options: { pauseSeconds: 3 } }, [60_000]), 'thrown')).toEqual([3_000]);
  });
});

describe('what is thrown', () => {
  const lots = Array.from({ length: 900 }, (_, seed) => drawThrow(readCard('aes'), optionsWith(), quickChance(seed)));

  test('[THROW-3] the disc and one marble for each planet of the top card', () => {
    expect(lots.every(({ marbles }) => Object.keys(marbles).join() === 'azure,ember,sky')).toBe(true);
    expect(lots.every(({ blackHole }) => blackHole === null)).toBe(true);
  });

  test('[THROW-3] every cell is as likely as any other, and pieces may share one', () => {
    for (const cell of CELLS) {
      const landed = lots.filter(({ destination }) => destination === cell).length;
      expect(landed).toBeGreaterThan(70);
      expect(landed).toBeLessThan(130);
    }
    expect(lots.some(({ destination, marbles }) => marbles.azure === destination)).toBe(true);
  });

  test('[LEARN-1] a learner finds the disc in the middle', () => {
    const learner = optionsWith({ learner: true });
    const throws = Array.from({ length: 50 }, (_, seed) => drawThrow(readCard('ae'), learner, quickChance(seed)));
    expect(new Set(throws.map(({ destination }) => destination))).toEqual(new Set(['c']));
  });

  test.each([
    ['ap', true, 'shows a black hole'],
    ['ae', false, 'shows none'],
  ])('[HOLE-1] the top card %s: the black disc is thrown: %s, since it %s', (card, isThrown) => {
    const thrown = drawThrow(readCard(card), optionsWith({ blackHole: true }), quickChance(1));
    expect(thrown.blackHole !== null).toBe(isThrown);
  });

  test('[HOLE-1] without the variant there is no black disc', () => {
    expect(drawThrow(readCard('ap'), optionsWith(), quickChance(1)).blackHole).toBe(null);
  });

  test('[SETUP-5] the throws of the set-up come first, then chance', () => {
    const match = played(
      { seats: 4, throws: ['. . . / . *ae . / . . .'], infinity: 'ae eps ah' },
      [15_000],
      ...[0, 1, 2, ADA].map((seat): Deed => [20_000, seat, 'ready']),
      [35_000],
    );
    const throws = match.events.flatMap((event) => (event.type === 'thrown' ? [event.thrown] : []));
    expect(throws[0]).toEqual({ destination: 'c', marbles: { azure: 'c', ember: 'c' }, blackHole: null });
    expect(Object.keys(throws[1]?.marbles ?? {})).toEqual(['ember', 'prism', 'sky']);
  });
});
