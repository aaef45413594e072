/** A match of Gravity Superstar that is nearly over, made on the spot: everybody takes what brings most points at once. */

import type { Page } from 'playwright-core';
import { gravitySuperstar, type Move, preview, type State } from '#games/gravity-superstar';
import { act, RECORDING_FORMAT, type Seat, type SeatInput, sealedChance, type WrittenRecording } from '#tabletop';
import { bringOntoDevice } from './device.ts';

const KEY = 'c4'.repeat(64);
const OPTIONS = { end: 'normal' } as const;
const PACE = 1_000;
const BOT = 'rookie';

/** Nobody has moved yet. A level instead of a name is a bot. */
export function freshMatch(names: readonly string[], moves: readonly SeatInput<Move>[] = []): WrittenRecording {
  return {
    format: RECORDING_FORMAT,
    game: gravitySuperstar.id,
    rulesVersion: gravitySuperstar.rulesVersion,
    options: OPTIONS,
    players: names.map((name, seat) => (name === BOT ? { name: `Bot ${seat}`, bot: BOT } : { name })),
    chance: { key: KEY },
    moves: [...moves],
    until: moves.length * PACE,
  };
}

/** From a position; the others are bots. */
export const matchFrom = (players: number, setup: object): WrittenRecording => ({
  ...freshMatch(againstBots(players)),
  setup,
});

const againstBots = (players: number): readonly string[] =>
  Array.from({ length: players }, (_, seat) => (seat === 0 ? 'Ada' : BOT));

/** Until no more than so many stars are left and it is seat 0's turn to act. */
export function nearlyOver(players: number, starsLeft: number): WrittenRecording {
  const state = gravitySuperstar.setup({ options: OPTIONS, seatCount: players }, sealedChance(KEY), null);
  const moves: SeatInput<Move>[] = [];
  while (state.starsLeft > starsLeft || state.turn !== 0 || state.phase !== 'act') {
    const at = (moves.length + 1) * PACE;
    const input = { at, by: state.turn, move: greedyMove(state) };
    const refusal = act(gravitySuperstar, state, input, () => undefined);
    if (refusal !== null) throw new Error(refusal.because);
    moves.push(input);
    if (state.phase === 'over') throw new Error('over too soon');
  }
  return freshMatch(againstBots(players), moves);
}

export function greedyMove(state: State): Move {
  const view = gravitySuperstar.view(state, state.turn);
  const moves = gravitySuperstar.legalMoves(view);
  const worth = (move: Move): number => preview(view, move)?.points ?? 0;
  const best = moves.toSorted((one, other) => worth(other) - worth(one))[0];
  if (best === undefined) throw new Error('nothing to do');
  return best;
}

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
