/** A match of Gravity Superstar that is nearly over, made on the spot: everybody takes what brings most points at once. */

import type { Page } from 'playwright-core';
import { type GravitySuperstarWords, gravitySuperstar, type Move, preview, type State } from '#games/gravity-superstar';
import type { Seat, WrittenRecording } from '#tabletop';
import { bringOntoDevice } from './device.ts';
import { Played } from './played.ts';

const KEY = 'c4'.repeat(64);
const OPTIONS = { end: 'normal' } as const;
const PACE = 1_000;
const BOT = 'rookie';

function tableOf(names: readonly string[]): Played<GravitySuperstarWords> {
  const players = names.map((name, seat) => (name === BOT ? { name: `Bot ${seat}`, bot: BOT } : { name }));
  return new Played(gravitySuperstar, { options: OPTIONS, players, key: KEY, pace: PACE });
}

/** Nobody has moved yet. A level instead of a name is a bot. */
export const freshMatch = (names: readonly string[]): WrittenRecording => tableOf(names).recording;

/** From a position; the others are bots. */
export const matchFrom = (players: number, setup: object): WrittenRecording => ({
  ...freshMatch(againstBots(players)),
  setup,
});

const againstBots = (players: number): readonly string[] =>
  Array.from({ length: players }, (_, seat) => (seat === 0 ? 'Ada' : BOT));

/** Everybody takes what brings most at once, until something is so. */
export function greedyUntil(players: number, isSo: (state: State) => boolean): Played<GravitySuperstarWords> {
  const played = tableOf(againstBots(players));
  while (!isSo(played.state)) played.play(played.state.turn, greedyMove(played.state));
  return played;
}

/** Until no more than so many stars are left and it is seat 0's turn to act. */
export const nearlyOver = (players: number, starsLeft: number): WrittenRecording =>
  greedyUntil(players, (state) => state.starsLeft <= starsLeft && state.turn === 0 && state.phase === 'act').recording;

export function greedyMove(state: State): Move {
  const view = gravitySuperstar.view(state, state.turn);
  const moves = gravitySuperstar.legalMoves(view);
  const worth = (move: Move): number => preview(view, move)?.points ?? 0;
  const best = moves.toSorted((one, other) => worth(other) - worth(one))[0];
  if (best === undefined) throw new Error('nothing to do');
  return best;
}

/** Whether one's own cards can be used, something is to be decided, or it is over. */
export const ASKED =
  '.end, .decide .button:not([data-settling]), .steal-row .move:not([data-settling]), .gravity .cards:not([data-asleep]) .card';

/** Opens the match where it stands, as if it had been played on this device so far. */
export async function openGravity(
  page: Page,
  origin: string,
  recording: WrittenRecording,
  people: readonly Seat[] = [0],
): Promise<void> {
  await bringOntoDevice(page, origin, [{ id: 'gravity', recording, people }]);
  await page.goto(`${origin}/play/gravity`);
  await page.locator('.gravity').waitFor();
}
