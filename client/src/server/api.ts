/** What is asked of the server by HTTP. No answer is an answer too: the client works without a server. */

import { effect } from '@preact/signals';
import type { GuestInfo, HouseRefusal, MatchInfo, TableInfo } from '#protocol';
import { playerName } from '../settings/settings.ts';

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly because: HouseRefusal | 'offline' };

const OFFLINE = { ok: false, because: 'offline' } as const;
const PATIENCE = 8_000;

async function ask<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer<T>> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(PATIENCE),
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    if (!isJson) return OFFLINE;
    const json: unknown = await response.json();
    if (response.ok) return { ok: true, value: json as T };
    return { ok: false, because: (json as { readonly because: HouseRefusal }).because };
  } catch {
    return OFFLINE;
  }
}

let asGuest: Promise<Answer<GuestInfo>> | null = null;

/** Nobody has an account: a name is enough, and a cookie remembers it. */
function introduce(): Promise<Answer<GuestInfo>> {
  asGuest ??= presentSelf(playerName.peek()).then((answer) => {
    if (!answer.ok) asGuest = null;
    return answer;
  });
  return asGuest;
}

async function presentSelf(name: string): Promise<Answer<GuestInfo>> {
  const known = await ask<GuestInfo>('GET', '/me');
  if (!known.ok) return known.because === 'who-are-you' ? ask('POST', '/guests', { name }) : known;
  return known.value.name === name ? known : ask('POST', '/me', { name });
}

/** A name changed in the settings is told with the next thing asked. */
effect(() => {
  void playerName.value;
  asGuest = null;
});

async function askAsGuest<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer<T>> {
  const guest = await introduce();
  return guest.ok ? ask<T>(method, path, body) : guest;
}

async function listOr<T>(answer: Promise<Answer<readonly T[]>>): Promise<readonly T[]> {
  const given = await answer;
  return given.ok ? given.value : [];
}

export const listedTables = (): Promise<readonly TableInfo[]> => listOr(ask('GET', '/tables'));

export const ownTables = (): Promise<readonly TableInfo[]> => listOr(ask('GET', '/me/tables'));

export const openTable = (wanted: object): Promise<Answer<TableInfo>> => askAsGuest('POST', '/tables', wanted);

export const tableByCode = (code: string): Promise<Answer<TableInfo>> => askAsGuest('GET', `/codes/${code}`);

export const joinAsGuest = (): Promise<Answer<GuestInfo>> => introduce();

/** A code with which another device becomes this same person. */
export const deviceLink = (): Promise<Answer<{ readonly code: string; readonly seconds: number }>> =>
  askAsGuest('POST', '/me/link', {});

/** This device becomes the person who made the code, with their name. */
export async function followDeviceLink(code: string): Promise<Answer<GuestInfo>> {
  const answer = await ask<GuestInfo>('POST', '/device', { code });
  if (answer.ok) playerName.value = answer.value.name;
  return answer;
}

export type TableDeed = 'sit' | 'leave' | 'bots' | 'remove' | 'settings' | 'start' | 'rematch' | 'close';

export const askTable = (table: string, deed: TableDeed, body: object): Promise<Answer<TableInfo>> =>
  askAsGuest('POST', `/tables/${table}/${deed}`, body);

/** A whole attempt at a puzzle; the answer says what it won, and how the most is won. */
export const handInAttempt = <T>(game: string, puzzle: string, moves: readonly object[]): Promise<Answer<T>> =>
  ask('POST', `/puzzles/${game}/${puzzle}`, { moves });

/** What was played, once the match is over. */
export async function recordingOf(match: string): Promise<unknown> {
  const answer = await ask<MatchInfo>('GET', `/matches/${match}`);
  return answer.ok ? answer.value.recording : null;
}
