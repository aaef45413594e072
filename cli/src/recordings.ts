/** Recordings from files, and what a replay says about them. */

import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { findGame } from '#games';
import {
  type Digest,
  type Parsed,
  parseRecording,
  type Recording,
  type Replay,
  replay,
  SECRET_BYTES,
  unparsable,
} from '#tabletop';
import { Complaint } from './command.ts';

/** Reads a whole file, or standard input for "-". */
export async function readText(file: string): Promise<string> {
  if (file === '-') return text(process.stdin);
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new Complaint(`can't read ${file}: ${(error as NodeJS.ErrnoException).code ?? String(error)}`);
  }
}

export function readRecording(json: string): Parsed<Recording> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return unparsable('this is not JSON');
  }
  return parseRecording(value, findGame);
}

export async function recordingIn(file: string): Promise<Recording> {
  const recording = readRecording(await readText(file));
  if (!recording.ok) throw new Complaint(`not a recording: ${recording.error}`);
  return recording.value;
}

export const drawKey = (): string => randomBytes(SECRET_BYTES).toString('hex');

/** Node's own SHA-256 is five times as quick as ours. */
export const digest: Digest = (text) => createHash('sha256').update(text).digest('hex');

export const play = (recording: Recording): Replay => replay(recording, drawKey);

/** The one JSON object that `starboard replay` prints. */
export function replyTo(recording: Recording, replayed: Replay): object {
  if (!replayed.ok) return { ok: false, move: replayed.move, ...replayed.refusal };
  const { match } = replayed;
  return {
    ok: true,
    game: recording.game.id,
    finished: match.outcome !== null,
    at: match.at,
    result: recording.game.result(match.state),
    hash: match.hash(digest),
    ...(match.drawnKey === null ? {} : { chance: { key: match.drawnKey } }),
  };
}
