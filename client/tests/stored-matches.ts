/** Matches put onto a device, as if they had been played there. */

import type { Page } from 'playwright-core';
import type { WrittenRecording } from '#tabletop';
import { bowlMatch } from './bowl-match.ts';
import { type Brought, bringOntoDevice } from './device.ts';
import { finishedMatch } from './finished-match.ts';
import { greedyUntil, nearlyOver } from './gravity-match.ts';
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
    {
      id: `${FINISHED}-gravity-superstar`,
      recording: greedyUntil(2, ({ phase }) => phase === 'over').recording,
      isFinished: true,
    },
    { id: `${FINISHED}-space-lab`, recording: labMatch(2).recording, isFinished: true },
    { id: `${FINISHED}-eight`, recording: eightPlayers(), isFinished: true },
    { id: 'hand-over', recording: together, people: [0, 1] },
    { id: `${RUNNING}-gravity-superstar`, recording: gravity },
    { id: `${RUNNING}-space-lab`, recording: labMatch(2, 85).recording },
    { id: RUNNING, recording: { ...builder, moves, until: moves.at(-1)?.at ?? 0 } },
  ];
}

/** As many as can play: one round is left, and the one who looks is not among the first three. */
function eightPlayers(): WrittenRecording {
  const setup = { captain: 1, scores: [6, 17, 9, 12, 5, 0, 15, 8] };
  return bowlMatch({ seats: 8, setup }, ({ found, play, throw: thrown }) => {
    thrown();
    const { valid, hopeless } = found();
    play(1, { type: 'go' });
    play(2, { type: 'follow' });
    play(1, { type: 'place', position: valid[0] ?? hopeless });
    play(2, { type: 'place', position: hopeless });
    for (const seat of [0, 1, 2, 3, 4, 5, 6, 7]) play(seat, { type: 'ready' });
  }).recording;
}

export function bringMatches(page: Page, origin: string): Promise<void> {
  made ??= makeMatches();
  return bringOntoDevice(page, origin, made);
}
