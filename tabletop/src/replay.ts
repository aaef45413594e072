/** Plays a recording to its end. */

import { isUntouched, type SealedChance, sealedChance } from './chance.ts';
import { type Digest, fingerprint } from './fingerprint.ts';
import type { Outcome, Refused, Words } from './game.ts';
import { actOn, advance } from './match.ts';
import type { Recording } from './recording.ts';
import type { Millis, SeatInput } from './seats.ts';

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

/** Told of everything that happens, with its moment. */
export type Witness<W extends Words> = (event: W['Event'], at: Millis, state: W['State']) => void;

const nobody = (): void => undefined;

/** `drawKey` is asked only when the recording names no chance. */
export function replay<W extends Words>(
  recording: Recording<W>,
  drawKey: () => string,
  witness: Witness<W> = nobody,
): Replay<W> {
  const { game, moves } = recording;
  const chance = sealedChance(recording.chance?.key ?? drawKey());
  const table = { options: recording.options, seatCount: recording.players.length };
  const state = game.setup(table, chance, recording.setup);
  const understood: (W['Move'] | null)[] = [];
  let lastEvent: Millis = 0;
  const tell = (event: W['Event'], at: Millis): void => {
    lastEvent = at;
    witness(event, at, state);
  };
  for (let index = 0; index < moves.length; index++) {
    const input = moves[index] as SeatInput<unknown>;
    const move = game.parseMove(input.move);
    const refusal = actOn(game, state, input, move, tell);
    understood.push(move);
    if (refusal !== null) return { ok: false, move: index, refusal };
  }
  if (recording.until !== null) advance(game, state, recording.until, tell);
  const outcome = game.outcome(state);
  const reached = recording.until ?? moves.at(-1)?.at ?? 0;
  const wasDrawn = recording.chance === null && (recording.setup === null || !isUntouched(chance));
  return {
    ok: true,
    match: {
      state,
      at: outcome === null ? reached : lastEvent,
      outcome,
      drawnKey: wasDrawn ? chance.key : null,
      hash: (digest = fingerprint) => digest(matchText(recording, understood, chance, state)),
    },
  };
}

/**
 * Covers every move as it was understood and the whole final state, so that a recording changed anywhere either
 * is refused or ends in another hash. A chance that nobody drew from has no part in it. Of a move only the values are
 * told, in the game's own order: its type says what they are, and this is most of what a replay costs.
 */
function matchText<W extends Words>(
  { game, moves }: Recording<W>,
  understood: readonly (W['Move'] | null)[],
  chance: SealedChance,
  state: W['State'],
): string {
  const told: unknown[] = [game.id, game.rulesVersion];
  for (let index = 0; index < moves.length; index++) {
    const { at, by } = moves[index] as SeatInput<unknown>;
    told.push(at, by);
    const move = understood[index];
    for (const field in move) told.push(move[field as keyof typeof move]);
  }
  const key = isUntouched(chance) ? '' : chance.key;
  return `${JSON.stringify(told)}\n${JSON.stringify({ ...state, chance: key })}`;
}
