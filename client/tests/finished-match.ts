/** A whole match of Space Builder, made on the spot: one player who knows the plans wins five rounds, the other two. */

import { type Building, type Move, planOf, type State, spaceBuilder } from '#games/space-builder';
import type { Seat, WrittenRecording } from '#tabletop';
import { Played } from './played.ts';

const KEY = 'ab'.repeat(64);
const OPTIONS = { upright: false, roundSeconds: 120, pauseSeconds: 15 } as const;
const NAMES = ['Ada', 'Grace'] as const;
/** Who builds right, round by round. */
const WINNERS: readonly Seat[] = [0, 1, 0, 1, 0, 0, 0];
const PACE = 2_000;

export interface FinishedMatch {
  readonly recording: WrittenRecording;
  readonly rounds: number;
}

export function finishedMatch(): FinishedMatch {
  const players = [{ name: NAMES[0] }, { name: NAMES[1], bot: 'regular' }];
  const played = new Played(spaceBuilder, { options: OPTIONS, players, key: KEY, pace: PACE });
  const { state } = played;
  const play = (by: Seat, move: Move): void => played.play(by, move);
  for (const winner of WINNERS) {
    for (const seat of [0, 1]) play(seat, { type: 'ready' });
    const loser = 1 - winner;
    play(loser, { type: 'build', building: 1, face: 'A', plot: 0, turn: 0 });
    buildRight(state, winner, play);
    play(winner, { type: 'finish' });
    if (state.phase === 'choosing') play(winner, { type: 'unlock', building: lowestLocked(state, winner) });
  }
  if (state.phase !== 'over') throw new Error('the match did not end');
  return { recording: played.recording, rounds: state.rounds.length };
}

function buildRight(state: State, seat: Seat, play: (by: Seat, move: Move) => void): void {
  const held: readonly Building[] = state.held[seat] ?? [];
  for (const placed of planOf(state.plan ?? 1)) {
    if (held.includes(placed.building)) play(seat, { type: 'build', ...placed });
  }
}

function lowestLocked(state: State, seat: Seat): Building {
  const held: readonly Building[] = state.held[seat] ?? [];
  const locked = ([5, 6, 7, 8] as const).find((building) => !held.includes(building));
  if (locked === undefined) throw new Error('nothing is locked');
  return locked;
}
