/** Plays a recording to its end. */

import { isUntouched, type SealedChance, sealedChance } from './chance.ts';
import { type Digest, fingerprint } from './fingerprint.ts';
import type { Outcome, Refused, Words } from './game.ts';
import { LiveMatch } from './live-match.ts';
import type { Recording } from './recording.ts';
import type { Millis, Seat, SeatInput } from './seats.ts';

export interface Replayed<W extends Words = Words> {
  readonly state: W['State'];
  /** The end of the match if it is over, else the moment reached. */
  readonly at: Millis;
  readonly outcome: Outcome | null;
  /** The key that was drawn because the recording had none and needed one. */
  readonly drawnKey: string | null;
  /** Of the moves and of how they left the match; computed when asked for. */
  hash(digest?: Digest): string;
}

export type Replay<W extends Words = Words> =
  | { readonly ok: true; readonly match: Replayed<W> }
  | { readonly ok: false; readonly move: number; readonly refusal: Refused };

/** Who looks on while a recording is played. */
export interface Witness<W extends Words = Words> {
  /** Told of everything that happens, with its moment. */
  told?(event: W['Event'], at: Millis, state: W['State']): void;
  /** After the set-up, after each wake-up (nobody moved) and after each move. */
  stood?(state: W['State'], at: Millis, by: Seat | null): void;
}

/** `drawKey` is asked only when the recording names no chance. */
export function replay<W extends Words>(
  recording: Recording<W>,
  drawKey: () => string,
  witness: Witness<W> = {},
): Replay<W> {
  const { game, options, players, setup, moves, until } = recording;
  const chance = sealedChance(recording.chance?.key ?? drawKey());
  const anew = recording.chance?.anew ?? [];
  const match = new LiveMatch(game, { options, seatCount: players.length, chance, setup, anew });
  const understood: (W['Move'] | null)[] = [];
  let lastEvent: Millis = 0;
  const tell = (event: W['Event'], at: Millis): void => {
    lastEvent = at;
    witness.told?.(event, at, match.state);
  };
  /** Wake-ups one by one, so that each can be seen. */
  const pass = (to: Millis): void => {
    for (let due = match.wakeAt; due !== null && due <= to; due = match.wakeAt) {
      match.pass(due, tell);
      witness.stood?.(match.state, due, null);
    }
    match.pass(to, tell);
  };
  witness.stood?.(match.state, 0, null);
  for (let index = 0; index < moves.length; index++) {
    const input = moves[index] as SeatInput<unknown>;
    const move = game.parseMove(input.move);
    if (witness.stood !== undefined) pass(input.at);
    const refusal = match.play(input, tell, move);
    understood.push(move);
    if (refusal !== null) return { ok: false, move: index, refusal };
    witness.stood?.(match.state, input.at, input.by);
  }
  if (until !== null) pass(until);
  const { state, outcome } = match;
  const reached = until ?? moves.at(-1)?.at ?? 0;
  const wasDrawn = recording.chance === null && (setup === null || !isUntouched(chance));
  return {
    ok: true,
    match: {
      state,
      at: outcome === null ? reached : lastEvent,
      outcome,
      drawnKey: wasDrawn ? chance.key : null,
      hash: (digest = fingerprint) => digest(matchText(recording, understood, keysUsed(recording, chance), state)),
    },
  };
}

/** A chance that was taken up later takes part in any case: what nobody had seen was stirred by it. */
function keysUsed({ chance }: Recording, first: SealedChance): string {
  const later = chance?.anew?.map(({ after, at, key }) => `${after} ${at} ${key.toLowerCase()}`) ?? [];
  return [isUntouched(first) ? '' : first.key, ...later].join(' ');
}

/**
 * Covers every move as it was understood and the whole final state, so that a recording changed anywhere either
 * is refused or ends in another hash. A chance that nobody drew from has no part in it. Of a move only the values are
 * told, in the game's own order: its type says what they are, and this is most of what a replay costs.
 */
function matchText<W extends Words>(
  { game, moves }: Recording<W>,
  understood: readonly (W['Move'] | null)[],
  key: string,
  state: W['State'],
): string {
  const told: unknown[] = [game.id, game.rulesVersion];
  for (let index = 0; index < moves.length; index++) {
    const { at, by } = moves[index] as SeatInput<unknown>;
    told.push(at, by);
    const move = understood[index];
    for (const field in move) told.push(move[field as keyof typeof move]);
  }
  return `${JSON.stringify(told)}\n${JSON.stringify({ ...state, chance: key })}`;
}
