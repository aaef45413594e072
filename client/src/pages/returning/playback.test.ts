/** What happened while somebody was away, as scenes. */

import { expect, test } from 'vitest';
import { gravitySuperstar } from '#games/gravity-superstar';
import { type Since, Streams, type Told, toldInto, type Update, type WholeView } from '#protocol';
import { type Game, LiveMatch, quickChance } from '#tabletop';
import type { Scene } from '../../host/host.ts';
import { playbackOf } from './playback.ts';

/** So many moves of a match, as one seat saw them. */
function sinceOf(moves: number): { readonly since: Since; readonly scene: Scene } {
  const game = gravitySuperstar as unknown as Game;
  const match = new LiveMatch(game, { options: { end: 'normal' }, seatCount: 2, chance: quickChance(3) });
  const streams = new Streams(game, [0], () => 'since');
  const frames: object[] = [JSON.parse(streams.whole(match.state, 0))];
  for (let at = 1; at <= moves; at++) {
    const by = (match.state as unknown as { turn: number }).turn;
    const [move] = game.legalMoves(game.view(match.state, by));
    const told: Told[] = [];
    match.play({ at, by, move }, toldInto(told));
    for (const frame of streams.show(match.state, told, at, () => true).values()) frames.push(JSON.parse(frame));
  }
  const [whole, ...updates] = frames;
  const view = game.view(match.state, 0);
  return {
    since: { frames: [whole as WholeView, ...(updates as Update[])], left: 2 },
    scene: { viewer: 0, view, offers: [{}], outcome: null, acting: [0], canUndo: true },
  };
}

test('one step for each thing that happened, from what was seen last to what is seen now; nothing can be done in it', () => {
  const { since, scene } = sinceOf(5);
  const playback = playbackOf(since, scene, 0);
  expect(playback?.steps).toHaveLength(6);
  expect(playback?.steps[0]?.told).toEqual([]);
  expect(playback?.steps.at(-1)?.scene).toEqual({ ...scene, offers: [], acting: [], canUndo: false });
  expect(playback?.steps.every(({ told }, index) => index === 0 || told.length > 0)).toBe(true);
  expect(playback?.left).toBe(2);
});

test('nothing is shown of nothing, of another’s eyes, or of frames that do not fit', () => {
  const { since, scene } = sinceOf(3);
  expect(playbackOf({ frames: [], left: 0 }, scene, 0)).toBe(null);
  expect(playbackOf(since, { ...scene, viewer: 1 }, 0)).toBe(null);
  const [whole, , ...late] = since.frames as readonly [WholeView, Update, ...Update[]];
  expect(playbackOf({ frames: [whole, ...late], left: 0 }, scene, 0)).toBe(null);
});
