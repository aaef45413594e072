import { expect, test } from 'vitest';
import { spaceBuilder, type View } from '#games/space-builder';
import { listedMoves } from '#protocol';
import { type Game, quickChance } from '#tabletop';

test('of too many legal moves some of every kind are listed', () => {
  const options = { upright: false, roundSeconds: null, pauseSeconds: null };
  const state = spaceBuilder.setup({ options, seatCount: 2 }, quickChance(1), null);
  const board = [1, 2, 3, 4].map((building) => ({ building, face: 'A', plot: building, turn: 0 }));
  const view = { ...spaceBuilder.view(state, 0), phase: 'building', boards: [board, null] } as View;
  const { moves, all } = listedMoves(spaceBuilder as unknown as Game, view);
  expect(all).toBe(false);
  expect(moves).toHaveLength(200);
  const count = (kind: string): number => moves.filter((move) => (move as { type: string }).type === kind).length;
  expect(['build', 'takeBack', 'finish'].map(count)).toEqual([195, 4, 1]);
});
