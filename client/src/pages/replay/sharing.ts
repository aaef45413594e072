/** What a replay is shared by: its address, and the server if it was only on this device. */

import type { Seat, Viewer, WrittenRecording } from '#tabletop';
import { endOf } from '../../local/no-longer-kept.ts';
import { keepMatch, type StoredMatch } from '../../local/stored-matches.ts';
import { ReplayReader } from '../../replay/replay-reader.ts';
import { addressOf } from '../../router/routes.ts';
import type { Answer } from '../../server/api.ts';
import { handOver, withdraw } from '../../server/people-api.ts';
import { playerName } from '../../settings/settings.ts';
import { playedHere } from '../matches/own-matches.ts';

/** Where in a match one looks, and through whose eyes. */
export interface Sight {
  readonly moment: number;
  readonly viewer: Viewer;
}

export function replayLink(match: string, sight: Partial<Sight>): string {
  const { moment = 0, viewer = 'spectator' } = sight;
  const asked = new URLSearchParams();
  if (moment > 0) asked.set('moment', String(moment));
  if (viewer !== 'spectator') asked.set('eyes', String(viewer));
  return `${addressOf.recording(match)}${asked.size === 0 ? '' : `?${asked}`}`;
}

/** As the address asks; what does not fit this match is left out. */
export function sightIn(
  search: string,
  { moments, seats }: { readonly moments: number; readonly seats: number },
): Sight {
  const asked = new URLSearchParams(search);
  const whole = (name: string, most: number): number | null => {
    const text = asked.get(name) ?? '';
    return /^\d{1,6}$/.test(text) && Number(text) < most ? Number(text) : null;
  };
  const eyes: Seat | null = whole('eyes', seats);
  return { moment: whole('moment', moments) ?? 0, viewer: eyes ?? 'spectator' };
}

/** A match of this device becomes one of the server's; it is remembered which. */
export async function handedOver(match: StoredMatch): Promise<Answer<{ readonly id: string }>> {
  const { recording, startedAt } = match;
  const own = playedHere(match, playerName.peek())?.seat ?? 0;
  const people = recording.players.flatMap(({ bot }, seat) => (bot === undefined && seat !== own ? [seat] : []));
  const ended = endOf(match);
  const began = Math.min(startedAt, ended);
  const hash = await hashOf(recording);
  const answer = await handOver({
    ...{ recording: { ...recording }, began, ended, people: [own, ...people] },
    ...(hash === null ? {} : { hash }),
  });
  if (answer.ok) await keepMatch({ ...match, handedTo: answer.value.id });
  return answer;
}

/** As this device plays it; null where it can't: then the server says what it thinks of it. */
async function hashOf(recording: WrittenRecording): Promise<string | null> {
  const reader = new ReplayReader();
  try {
    const opened = await reader.call('open', recording);
    const found = opened === null ? null : await reader.call('verify', null);
    return found?.ok === true ? found.hash : null;
  } finally {
    reader.close();
  }
}

/** Nobody sees it any more but this device. */
export async function takenBack(match: StoredMatch): Promise<Answer<object>> {
  const { handedTo, ...rest } = match;
  if (handedTo === undefined) return { ok: true, value: {} };
  const answer = await withdraw(handedTo);
  if (answer.ok) await keepMatch(rest);
  return answer;
}
