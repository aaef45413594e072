/** Matches of Space Builder brought to any moment, made on the spot by the rules themselves. */

import type { Page } from 'playwright-core';
import { type Building, type Move, planOf, STARRED, type State, spaceBuilder } from '#games/space-builder';
import type { Seat, WrittenRecording } from '#tabletop';
import { bringOntoDevice } from './device.ts';
import { Played } from './played.ts';

const KEY = 'b7'.repeat(64);
const OPTIONS = { upright: false, roundSeconds: 300, pauseSeconds: null } as const;
const PACE = 1_000;
const ALL_EIGHT: readonly Building[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** What seat 0 has before them. */
export const MOMENTS = ['start', 'building', 'finished', 'lost', 'opening', 'opened', 'over'] as const;
export type Moment = (typeof MOMENTS)[number];

/** Seat 0 holds eight buildings, or seven where one is still to be opened. */
function matchAt(moment: Moment, names: readonly string[]): WrittenRecording {
  const isOpening = moment === 'opening' || moment === 'opened';
  const held = names.map((_, seat) => (seat > 0 ? STARRED : isOpening ? ALL_EIGHT.slice(0, 5) : ALL_EIGHT));
  const setup = { plans: [7], turns: [1], held } as const;
  const players = names.map((name, seat) => (seat === 0 ? { name } : { name, bot: 'rookie' }));
  const played = new Played(spaceBuilder, { options: OPTIONS, players, key: KEY, setup, pace: PACE });
  bring(played.state, moment, names.length, (by, move) => played.play(by, move));
  const { recording } = played;
  return { ...recording, until: (recording.until ?? 0) + PACE };
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

/** Every moment as a match of this device, to sit down at one after the other. */
export function bringMoments(page: Page, origin: string, names: readonly string[]): Promise<void> {
  const brought = MOMENTS.map((moment) => ({ id: moment, recording: matchAt(moment, names) }));
  return bringOntoDevice(page, origin, brought);
}

export async function sitDown(page: Page, origin: string, moment: Moment): Promise<void> {
  await page.goto(`${origin}/play/${moment}`);
  await page.locator('.builder, .end').first().waitFor();
}
