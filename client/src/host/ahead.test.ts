/** Thinking ahead on one's own screen. */

import { describe, expect, test } from 'vitest';
import { gravitySuperstar, legalMovesOf, type Move } from '#games/gravity-superstar';
import { spaceBowl } from '#games/space-bowl';
import { type Game, quickChance } from '#tabletop';
import { aheadOf } from './ahead.ts';
import type { Scene } from './host.ts';

const rules = gravitySuperstar as unknown as Game;
const state = gravitySuperstar.setup({ options: { end: 'normal' }, seatCount: 2 }, quickChance(5), null);
// Whoever has come in can plan.
for (let moves = 0; moves < 4 || state.phase !== 'act'; moves++) {
  const [move] = legalMovesOf(state, state.turn);
  gravitySuperstar.play(state, { at: 0, by: state.turn, move: move as Move }, () => undefined);
}
const other = 1 - state.turn;
const sceneOf = (viewer: number): Scene => ({
  ...{ viewer, view: gravitySuperstar.view(state, viewer), offers: [], outcome: null, acting: [], canUndo: true },
});

describe('what one could plan', () => {
  const ahead = aheadOf(rules, sceneOf(other));

  test('is offered as if it were one’s turn, and nothing else changes', () => {
    expect(ahead?.scene.view).toEqual({ ...sceneOf(other).view, turn: other, actions: 0 });
    expect(ahead?.scene.offers.length).toBeGreaterThan(0);
    expect(ahead?.scene.canUndo).toBe(false);
  });

  test('is told beforehand as far as one’s own doing goes', () => {
    const [move] = ahead?.scene.offers ?? [];
    const told = ahead?.foretold(move ?? {}) ?? [];
    expect(told.length).toBeGreaterThan(0);
    for (const { event } of told) {
      expect([(event as { seat?: number }).seat, (event as { by?: number }).by]).toContain(other);
    }
  });

  test('fits as long as it would do the same', () => {
    const [move] = ahead?.scene.offers ?? [];
    const rest = rules.plans?.restOf(ahead?.scene.view ?? {}, move as never) ?? {};
    expect(ahead?.fits({ move: move ?? {}, rest })).toBe(true);
    expect(ahead?.fits({ move: move ?? {}, rest: {} })).toBe(false);
    expect(ahead?.fits({ move: { type: 'nonsense' }, rest })).toBe(false);
  });

  test('is nothing at one’s own turn, for who watches, after the end, and where nobody plans', () => {
    expect(aheadOf(rules, sceneOf(state.turn))).toBe(null);
    expect(aheadOf(rules, { ...sceneOf(other), viewer: 'spectator' })).toBe(null);
    expect(aheadOf(rules, { ...sceneOf(other), outcome: { winners: [], scores: [] } })).toBe(null);
    expect(aheadOf(spaceBowl as unknown as Game, sceneOf(other))).toBe(null);
    expect(aheadOf(null, null)).toBe(null);
  });
});
