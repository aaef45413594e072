import { expect, test } from 'vitest';
import { act } from '#tabletop';
import { begun, EMMA, played } from '../tests/table.ts';
import { spaceBowl } from './index.ts';
import { AIMED_MOVES, BARE_MOVES, type Move } from './moves.ts';

const tell = (): void => undefined;

test('[TIME-1] a moment that nothing is due at is refused', () => {
  const state = begun();
  expect(spaceBowl.play(state, { at: 14_999, by: null, move: null }, tell)).toEqual({
    because: 'not-due-yet',
    rule: 'TIME-1',
  });
  expect(spaceBowl.wakeAt(state)).toBe(15_000);
});

test('[TIME-1] a deadline told late falls when it was due', () => {
  const state = begun();
  expect(spaceBowl.play(state, { at: 15_700, by: null, move: null }, tell)).toBe(null);
  expect(spaceBowl.wakeAt(state)).toBe(195_000);
});

test.each<Move['type']>([...BARE_MOVES, ...AIMED_MOVES])(
  '[WIN-1] after the end the rules themselves refuse to %s',
  (type) => {
    const { state } = played({ infinity: 'ae' }, [15_000], [195_000]);
    const move: Move = type === 'joker' || type === 'place' ? { type, position: 'A1' } : { type };
    expect(spaceBowl.play(state, { at: 200_000, by: EMMA, move }, tell)).toEqual({
      because: 'match-is-over',
      rule: 'WIN-1',
    });
    expect(act(spaceBowl, state, { at: 200_000, by: EMMA, move }, tell)?.because).toBe('match-is-over');
    expect(spaceBowl.wakeAt(state)).toBe(null);
  },
);
