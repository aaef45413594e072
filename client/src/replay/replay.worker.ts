/** Reads recordings beside the page: a long match takes a moment to be played again. */

import { parseRecording, type WrittenRecording } from '#tabletop';
import { loadRules } from '../catalogue/rules.ts';
import { isTitle, type Title } from '../catalogue/titles.ts';
import { Chronicle } from './chronicle.ts';
import type { Opened, ReplayCalls } from './messages.ts';

let chronicle: Chronicle | null = null;
let written: WrittenRecording | null = null;

async function open(json: unknown): Promise<Opened | null> {
  const title = titleOf(json);
  if (title === null) return null;
  const game = await loadRules(title);
  const read = parseRecording(json, (id, version) => (game.id === id && game.rulesVersion === version ? game : null));
  if (!read.ok) return null;
  written = json as WrittenRecording;
  chronicle = new Chronicle(read.value);
  const { moments, outcome, result } = chronicle;
  return {
    game: title,
    players: read.value.players,
    options: read.value.options,
    moments,
    outcome,
    result,
    lasted: moments.at(-1)?.at ?? 0,
  };
}

function titleOf(json: unknown): Title | null {
  if (typeof json !== 'object' || json === null || !('game' in json)) return null;
  return typeof json.game === 'string' && isTitle(json.game) ? json.game : null;
}

function opened(): Chronicle {
  if (chronicle === null) throw new Error('no recording is open');
  return chronicle;
}

const calls: { readonly [Name in keyof ReplayCalls]: (...args: Parameters<ReplayCalls[Name]>) => unknown } = {
  open,
  show: (moment, viewer) => ({
    scene: opened().scene(moment, viewer),
    told: opened().told(moment, viewer),
    at: opened().moments[moment]?.at ?? 0,
  }),
  verify: () => opened().verdict(),
  upTo(moment) {
    const at = opened().moments[moment];
    if (at === undefined || written === null) throw new RangeError(`no moment ${moment}`);
    return { ...written, moves: written.moves.slice(0, at.moves), until: at.at };
  },
};

interface Call {
  readonly key: number;
  readonly name: keyof ReplayCalls;
  readonly args: readonly unknown[];
}

self.onmessage = async ({ data: { key, name, args } }: MessageEvent<Call>) => {
  try {
    const answer = await (calls[name] as (...args: readonly unknown[]) => unknown)(...args);
    postMessage({ key, answer });
  } catch (error) {
    postMessage({ key, failure: String(error) });
  }
};
