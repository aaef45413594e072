/** Matches put onto a device, as if they had been played there. */

import type { Page } from 'playwright-core';
import { gravitySuperstar, type Move } from '#games/gravity-superstar';
import { act, type SeatInput, sealedChance, type WrittenRecording } from '#tabletop';
import { type Brought, bringOntoDevice } from './device.ts';
import { finishedMatch } from './finished-match.ts';
import { greedyMove, nearlyOver } from './gravity-match.ts';
import { labMatch } from './lab-match.ts';

export const FINISHED = 'finished';
export const RUNNING = 'running';

/** Every game that can be made on the spot: one match over, one going on. */
let made: readonly Brought[] | null = null;

function makeMatches(): readonly Brought[] {
  const builder = finishedMatch().recording;
  const moves = builder.moves.slice(0, 22);
  const gravity = nearlyOver(2, 12);
  const together = { ...nearlyOver(2, 20), players: [{ name: 'Ada' }, { name: 'Grace' }] };
  return [
    { id: FINISHED, recording: builder, isFinished: true },
    { id: `${FINISHED}-gravity-superstar`, recording: playedOut(gravity), isFinished: true },
    { id: `${FINISHED}-space-lab`, recording: labMatch(2).recording, isFinished: true },
    { id: 'hand-over', recording: together, people: [0, 1] },
    { id: `${RUNNING}-gravity-superstar`, recording: gravity },
    { id: `${RUNNING}-space-lab`, recording: labMatch(2, 85).recording },
    { id: RUNNING, recording: { ...builder, moves, until: moves.at(-1)?.at ?? 0 } },
  ];
}

/** Everybody goes on taking what brings most at once. */
function playedOut(recording: WrittenRecording): WrittenRecording {
  const key = recording.chance?.key ?? '';
  const seatCount = recording.players.length;
  const state = gravitySuperstar.setup({ options: { end: 'normal' }, seatCount }, sealedChance(key), null);
  const moves: SeatInput<Move>[] = [];
  for (let at = 1_000; state.phase !== 'over'; at += 1_000) {
    const input = { at, by: state.turn, move: greedyMove(state) };
    const refusal = act(gravitySuperstar, state, input, () => undefined);
    if (refusal !== null) throw new Error(refusal.because);
    moves.push(input);
  }
  return { ...recording, moves, until: moves.length * 1_000 };
}

export function bringMatches(page: Page, origin: string): Promise<void> {
  made ??= makeMatches();
  return bringOntoDevice(page, origin, made);
}
