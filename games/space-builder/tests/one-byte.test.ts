/** A recording with one byte changed anywhere in its moves is refused, or ends in another hash. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseRecording, replay, throughText } from '#tabletop';
import { spaceBuilder } from '../src/index.ts';

interface File {
  readonly recording: { readonly moves: readonly unknown[] };
  readonly expect: { readonly hash: string };
}

const text = readFileSync(new URL('recordings/2/won-by-finishing-first.json', import.meta.url), 'utf8');
const { recording, expect: right } = JSON.parse(text) as File;
const moves = JSON.stringify(recording.moves);

/** Those that can still make JSON: digits, a sign, an exponent, letters of names, punctuation. */
const BYTES = '09-.eAB",{}[ tx';
/** Shares no factor with the length of a usual move, so that every part of a move comes under it. */
const STRIDE = 37;

function hashWith(changedMoves: string): string | null {
  let json: unknown;
  try {
    json = JSON.parse(changedMoves);
  } catch {
    return null;
  }
  const parsed = parseRecording({ ...recording, moves: json }, () => spaceBuilder);
  if (!parsed.ok) return null;
  const replayed = replay(parsed.value, () => '00');
  return replayed.ok ? replayed.match.hash() : null;
}

test('unchanged, it ends in its own hash', () => {
  expect(hashWith(JSON.stringify(throughText(recording.moves)))).toBe(right.hash);
});

test('changed in one byte, it never does', () => {
  const same: string[] = [];
  let stillLegal = 0;
  for (let at = 0; at < moves.length; at += STRIDE) {
    for (const byte of BYTES) {
      if (byte === moves[at]) continue;
      const changed = moves.slice(0, at) + byte + moves.slice(at + 1);
      const hash = hashWith(changed);
      if (hash !== null) stillLegal++;
      if (hash === right.hash) same.push(changed.slice(at - 20, at + 20));
    }
  }
  expect(same).toEqual([]);
  expect(stillLegal).toBe(17);
});
