/** Recordings from files, and what a replay says about them. */

import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { findGame } from '#games';
import { EXPORT_FORMAT, type Export } from '#protocol';
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

export const recordingIn = async (file: string): Promise<Recording> => mustBeRecording(await readText(file));

/** Those of the matches that are over, in a file that somebody took along; null: it is no such file. */
export function recordingsOfExport(text: string): readonly unknown[] | null {
  try {
    const json = JSON.parse(text) as Partial<Export> | null;
    if (json?.format !== EXPORT_FORMAT || !Array.isArray(json.matches)) return null;
    return json.matches.flatMap(({ recording }) => recording ?? []);
  } catch {
    return null;
  }
}

export function mustBeRecording(text: string): Recording {
  const recording = readRecording(text);
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
