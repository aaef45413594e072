/** Matches of Space Builder brought to any moment, made on the spot by the rules themselves. */

import type { Page } from 'playwright-core';
import { type Building, type Move, planOf, STARRED, type State, spaceBuilder } from '#games/space-builder';
import { act, RECORDING_FORMAT, type Seat, type SeatInput, sealedChance, type WrittenRecording } from '#tabletop';
import { bringOntoDevice } from './device.ts';

const KEY = 'b7'.repeat(64);
const OPTIONS = { upright: false, roundSeconds: 300, pauseSeconds: null } as const;
const PACE = 1_000;
const ALL_EIGHT: readonly Building[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** What seat 0 has before them. */
export const MOMENTS = ['start', 'building', 'finished', 'lost', 'opening', 'opened', 'over'] as const;
export type Moment = (typeof MOMENTS)[number];

/** Seat 0 holds eight buildings, or seven where one is still to be opened. */
export function matchAt(moment: Moment, names: readonly string[]): WrittenRecording {
  const isOpening = moment === 'opening' || moment === 'opened';
  const held = names.map((_, seat) => (seat > 0 ? STARRED : isOpening ? ALL_EIGHT.slice(0, 5) : ALL_EIGHT));
  const setup = { plans: [7], turns: [1], held } as const;
  const state = spaceBuilder.setup({ options: OPTIONS, seatCount: names.length }, sealedChance(KEY), setup);
  const moves: SeatInput<Move>[] = [];
  const play = (by: Seat, move: Move): void => {
    const input = { at: (moves.length + 1) * PACE, by, move };
    const refusal = act(spaceBuilder, state, input, () => undefined);
    if (refusal !== null) throw new Error(`${JSON.stringify(move)}: ${refusal.because}`);
    moves.push(input);
  };
  bring(state, moment, names.length, play);
  return {
    format: RECORDING_FORMAT,
    game: spaceBuilder.id,
    rulesVersion: spaceBuilder.rulesVersion,
    options: OPTIONS,
    players: names.map((name, seat) => (seat === 0 ? { name } : { name, bot: 'rookie' })),
    chance: { key: KEY },
    setup,
    moves,
    until: (moves.length + 1) * PACE,
  };
}

type Play = (by: Seat, move: Move) => void;

function bring(state: State, moment: Moment, seats: number, play: Play): void {
  if (moment === 'start') return;
  for (let seat = 0; seat < seats; seat++) play(seat, { type: 'ready' });
  if (moment === 'building') {
    play(0, { type: 'build', building: 4, face: 'B', plot: 0, turn: 2 });
    play(0, { type: 'build', building: 2, face: 'A', plot: 3, turn: 1 });
    for (let seat = 1; seat < seats; seat++) play(seat, { type: 'build', building: 1, face: 'A', plot: 0, turn: 0 });
    return;
  }
  if (moment === 'lost') play(0, { type: 'build', building: 4, face: 'B', plot: 2, turn: 0 });
  else finish(state, 0, play);
  if (moment === 'finished') return;
  for (let seat = 1; state.phase === 'building'; seat++) finish(state, seat, play);
  if (moment === 'opened') play(0, { type: 'unlock', building: 7 });
}

function finish(state: State, seat: Seat, play: Play): void {
  const held = state.held[seat] ?? [];
  for (const placed of planOf(7)) if (held.includes(placed.building)) play(seat, { type: 'build', ...placed });
  play(seat, { type: 'finish' });
}

/** Opens the match where it stands, as if it had been played on this device so far. */
export async function openBuilder(page: Page, origin: string, recording: WrittenRecording): Promise<void> {
  await bringOntoDevice(page, origin, [{ id: 'builder', recording }]);
  await page.goto(`${origin}/play/builder`);
  await page.locator('.builder, .end').first().waitFor();
}
