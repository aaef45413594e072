/** What is asked of the server by HTTP. No answer is an answer too: the client works without a server. */

import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type {
  BanTold,
  DeviceInfo,
  ForkTree,
  GuestInfo,
  HouseRefusal,
  HttpRefusal,
  MatchInfo,
  NamedBotInfo,
  OwnRoom,
  StoredReceipt,
  TableInfo,
} from '#protocol';
import { keepOnDevice, keptOnDevice } from '../settings/device-store.ts';
import { chooseName, playerName } from '../settings/settings.ts';
import { noteServerDate } from './wall.ts';

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly because: HouseRefusal | 'offline' };

const OFFLINE = { ok: false, because: 'offline' } as const;
const PATIENCE = 8_000;

export type Standing = 'unknown' | 'known' | 'signed-out';

const KNOWN_UNDER = 'starboard.known';
const isTrue = (kept: unknown): kept is true => kept === true;
/** Whoever was known when the page was last here still is, until the server says otherwise. */
const standing = signal<Standing>(keptOnDevice(KNOWN_UNDER, isTrue) === true ? 'known' : 'unknown');

/** How the server knows this device, as far as it has said; signed out, if that was not asked for here. */
export const ownStanding: ReadonlySignal<Standing> = standing;

const banned = signal<BanTold | null>(null);

/** Why one may not come in, as the server said last. */
export const ownBan: ReadonlySignal<BanTold | null> = banned;

export async function ask<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer<T>> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(PATIENCE),
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    noteServerDate(response.headers.get('date'));
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    if (!isJson) return OFFLINE;
    const json: unknown = await response.json();
    if (response.ok) {
      if (path.startsWith('/me')) standing.value = 'known';
      return { ok: true, value: json as T };
    }
    const { because, ban } = json as HttpRefusal;
    banned.value = ban ?? null;
    if (because === 'who-are-you' && standing.peek() === 'known') standing.value = 'signed-out';
    return { ok: false, because };
  } catch {
    return OFFLINE;
  }
}

let asGuest: Promise<Answer<GuestInfo>> | null = null;
let isFirst = true;
let telling: Promise<unknown> = Promise.resolve();

/** Whatever is asked next is asked by somebody new. */
export function forgetSelf(): void {
  asGuest = null;
  standing.value = 'unknown';
}

/** Nobody has an account: a name is enough, and a cookie remembers it. */
function introduce(): Promise<Answer<GuestInfo>> {
  asGuest ??= presentSelf(playerName.peek()).then((answer) => {
    if (answer.ok) standing.value = 'known';
    else asGuest = null;
    return answer;
  });
  return asGuest;
}

async function presentSelf(name: string): Promise<Answer<GuestInfo>> {
  const known = await ask<GuestInfo>('GET', '/me');
  if (!known.ok) return known.because === 'who-are-you' ? ask('POST', '/guests', { name }) : known;
  return known.value.name === name ? known : ask('POST', '/me', { name });
}

effect(() => keepOnDevice(KNOWN_UNDER, standing.value === 'known'));

/** A name that was changed is told at once, if the server knows us: others at our tables see it. */
effect(() => {
  const name = playerName.value;
  asGuest = null;
  if (!isFirst && name.trim() !== '') void tellName(name);
  isFirst = false;
});

/** One after the other: the last one stays. */
function tellName(name: string): Promise<unknown> {
  telling = telling.then(async () => {
    if (name !== playerName.peek()) return;
    const known = await ask<GuestInfo>('GET', '/me');
    if (known.ok && known.value.name !== name) await ask('POST', '/me', { name });
  });
  return telling;
}

export async function askAsGuest<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer<T>> {
  const guest = await introduce();
  if (!guest.ok) return guest;
  const answer = await ask<T>(method, path, body);
  // Signed out meanwhile, from another device.
  if (!answer.ok && answer.because === 'who-are-you') forgetSelf();
  return answer;
}

async function listOr<T>(answer: Promise<Answer<readonly T[]>>): Promise<readonly T[]> {
  const given = await answer;
  return given.ok ? given.value : [];
}

export const listedTables = (): Promise<readonly TableInfo[]> => listOr(ask('GET', '/tables'));

export const ownTables = (): Promise<readonly OwnRoom[]> => listOr(ask('GET', '/me/tables'));

export const namedBotsFor = (game: string): Promise<readonly NamedBotInfo[]> =>
  listOr(ask('GET', `/bots?game=${game}`));

export const openTable = (wanted: object): Promise<Answer<TableInfo>> => askAsGuest('POST', '/tables', wanted);

export const tableWithId = (id: string): Promise<Answer<TableInfo>> => ask('GET', `/tables/${id}`);

export const tableByCode = (code: string): Promise<Answer<TableInfo>> => askAsGuest('GET', `/codes/${code}`);

export const joinAsGuest = (): Promise<Answer<GuestInfo>> => introduce();

/** A code with which another device becomes this same person. */
export const deviceLink = (): Promise<Answer<{ readonly code: string; readonly seconds: number }>> =>
  askAsGuest('POST', '/me/link', {});

/** This device becomes the person who made the code, with their name. */
export async function followDeviceLink(code: string): Promise<Answer<GuestInfo>> {
  return became(await ask<GuestInfo>('POST', '/device', { code }));
}

/** Somebody else, with their name, as far as that worked out. */
export function became<Who extends GuestInfo>(answer: Answer<Who>): Answer<Who> {
  if (!answer.ok) return answer;
  asGuest = null;
  chooseName(answer.value.name);
  standing.value = 'known';
  return answer;
}

export const ownDevices = (): Promise<Answer<readonly DeviceInfo[]>> => ask('GET', '/me/devices');

export const endDevice = (id: string): Promise<Answer<readonly DeviceInfo[]>> =>
  ask('POST', `/me/devices/${id}/end`, {});

/** This device is nobody's any more. */
export async function logOut(): Promise<Answer<object>> {
  const answer = await ask<object>('POST', '/me/logout', {});
  forgetSelf();
  return answer;
}

export type TableDeed =
  | ('sit' | 'leave' | 'bots' | 'remove' | 'settings' | 'start' | 'rematch' | 'close')
  | ('propose' | 'game' | 'wait' | 'sit-out' | 'take-over' | 'pause' | 'hand-over' | 'send-away')
  | ('screens' | 'screens/forget');

export const askTable = (table: string, deed: TableDeed, body: object): Promise<Answer<TableInfo>> =>
  askAsGuest('POST', `/tables/${table}/${deed}`, body);

/** A whole attempt at a puzzle; the answer says what it won, and how the most is won. */
export const handInAttempt = <T>(game: string, puzzle: string, moves: readonly object[]): Promise<Answer<T>> =>
  ask('POST', `/puzzles/${game}/${puzzle}`, { moves });

/** A match at the server; null where there is none, or no server. */
export async function matchWithId(match: string): Promise<MatchInfo | null> {
  const answer = await ask<MatchInfo>('GET', `/matches/${match}`);
  return answer.ok ? answer.value : null;
}

/** What was played, once the match is over. */
export const recordingOf = async (match: string): Promise<unknown> => (await matchWithId(match))?.recording ?? null;

/** How the presses of a match were timed that competed; empty where nobody measured it. */
export const receiptsOf = (match: string): Promise<readonly StoredReceipt[]> =>
  listOr(ask('GET', `/matches/${match}/receipts`));

/** The family of a match; null where there is none, or no server. */
export async function forksOf(match: string): Promise<ForkTree | null> {
  const answer = await ask<ForkTree>('GET', `/matches/${match}/forks`);
  return answer.ok ? answer.value : null;
}
