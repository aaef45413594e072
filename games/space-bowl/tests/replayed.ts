/** A recording played to its end, told as `starboard replay` tells it. */

import { type FindGame, parseRecording, replay } from '#tabletop';
import { spaceBowl } from '../src/index.ts';
import type { Result } from '../src/result.ts';

export type Told =
  | {
      readonly ok: true;
      readonly finished: boolean;
      readonly at: number;
      readonly result: Result;
      readonly hash: string;
    }
  | { readonly ok: false; readonly move: number; readonly because: string; readonly rule: string }
  | { readonly ok: false; readonly error: string };

const find: FindGame = (id, rulesVersion) =>
  id === spaceBowl.id && rulesVersion === spaceBowl.rulesVersion ? spaceBowl : null;

const KEY_IF_NONE = '00';

export function replayed(json: unknown): Told {
  const recording = parseRecording(json, find);
  if (!recording.ok) return { ok: false, error: recording.error };
  const played = replay(recording.value, () => KEY_IF_NONE);
  if (!played.ok) return { ok: false, move: played.move, ...played.refusal };
  const { match } = played;
  return {
    ok: true,
    finished: match.outcome !== null,
    at: match.at,
    result: recording.value.game.result(match.state) as Result,
    hash: match.hash(),
  };
}
