/** Recordings as files: written for others, read from them. No server has a part in it. */

import { RECORDING_FORMAT, type WrittenRecording } from '#tabletop';
import { loadRulesOf } from '../catalogue/rules.ts';
import { isTitle } from '../catalogue/titles.ts';

/** Far more than the longest match. */
export const LARGEST_FILE = 8 * 1024 * 1024;

export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // At once it would be gone before some browsers have begun to save it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export function saveRecording(recording: WrittenRecording): void {
  const text = `${JSON.stringify(recording, null, 1)}\n`;
  saveFile(fileName(recording.game, 'json'), new Blob([text], { type: 'application/json' }));
}

/** By the game and the day: what people look for in a folder of downloads. */
export function fileName(game: string, ending: string, now: Date = new Date()): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return `starboard-${game}-${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}.${ending}`;
}

export type FileProblem = 'bad' | 'big' | 'other-rules';

export type FileRead =
  | { readonly ok: true; readonly json: object }
  | { readonly ok: false; readonly because: FileProblem };

export async function readFile(file: Blob): Promise<FileRead> {
  if (file.size > LARGEST_FILE) return { ok: false, because: 'big' };
  try {
    const json: unknown = JSON.parse(await file.text());
    if (typeof json !== 'object' || json === null) return { ok: false, because: 'bad' };
    return (await needsOtherRules(json)) ? { ok: false, because: 'other-rules' } : { ok: true, json };
  } catch {
    return { ok: false, because: 'bad' };
  }
}

/** It says that it is a recording, of a game or by rules that are not here: nothing is wrong with the file. */
async function needsOtherRules(json: object): Promise<boolean> {
  const { format, game, rulesVersion } = json as Partial<WrittenRecording>;
  if (format !== RECORDING_FORMAT || typeof game !== 'string' || typeof rulesVersion !== 'number') return false;
  return !isTitle(game) || (await loadRulesOf(game, rulesVersion)).rulesVersion !== rulesVersion;
}
