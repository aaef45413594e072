/** Reads recordings beside the page: a long match takes a moment to be played again. */

import { parseRecording, upTo, type WrittenRecording } from '#tabletop';
import { loadRulesOf } from '../catalogue/rules.ts';
import { isTitle, type Title } from '../catalogue/titles.ts';
import { Chronicle } from './chronicle.ts';
import type { Opened, ReplayCalls } from './messages.ts';
import { pressesIn } from './presses.ts';

let chronicle: Chronicle | null = null;
let written: WrittenRecording | null = null;

async function open(json: unknown): Promise<Opened | null> {
  const bound = rulesOf(json);
  if (bound === null) return null;
  const { title, version } = bound;
  const game = await loadRulesOf(title, version);
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
    isAnew: read.value.chance?.anew !== undefined,
    presses: pressesIn(game.pace, moments, read.value.moves),
  };
}

/** Which game it is of, by which rules. */
function rulesOf(json: unknown): { readonly title: Title; readonly version: number } | null {
  if (typeof json !== 'object' || json === null || !('game' in json) || !('rulesVersion' in json)) return null;
  const { game, rulesVersion } = json;
  if (typeof game !== 'string' || !isTitle(game) || typeof rulesVersion !== 'number') return null;
  return { title: game, version: rulesVersion };
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
  verify: (kept) => opened().verification(kept),
  upTo(moment) {
    const at = opened().moments[moment];
    if (at === undefined || written === null) throw new RangeError(`no moment ${moment}`);
    return upTo(written, at);
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
