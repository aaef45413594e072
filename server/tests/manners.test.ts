/** Locks that were once got round, each with the fault planted again: then the same trial must find it open. */

import { afterEach, expect, test, vi } from 'vitest';
import { sealedBids } from '#tabletop/testing';
import { Limits } from '../src/limits/limits.ts';
import { LIMITS } from '../src/limits/numbers.ts';
import { Connection } from '../src/net/connection.ts';
import { Visitors } from '../src/net/visitors.ts';
import { CODES } from '../src/tables/codes.ts';
import { Table } from '../src/tables/table.ts';
import { gather, type Seated } from '../trials/company.ts';
import {
  afterWrongGuesses,
  answeredRequests,
  behindProxy,
  comesBack,
  openSpellings,
  strangerSees,
} from '../trials/locks.ts';
import { NO_LIMITS, shelfOf, type TrialServer, trialServer, until } from '../trials/running.ts';

afterEach(() => void vi.restoreAllMocks());

async function on<T>(
  options: Parameters<typeof trialServer>[0],
  attempt: (server: TrialServer) => Promise<T>,
): Promise<T> {
  const server = await trialServer({ shelf: shelfOf([sealedBids]), ...options });
  try {
    return await attempt(server);
  } finally {
    await server.end();
  }
}

/** Locks that look at how a path is spelt: one request at a time, so that its path is known. */
function plantSpelling(): void {
  let isSpeltOut = false;
  const { visitor, isOwnOrigin } = Visitors.prototype;
  const { countRequest } = Limits.prototype;
  vi.spyOn(Visitors.prototype, 'visitor').mockImplementation(function (this: Visitors, request) {
    isSpeltOut = String((request as { readonly url?: string }).url).startsWith('/api/');
    return visitor.call(this, request);
  });
  vi.spyOn(Visitors.prototype, 'isOwnOrigin').mockImplementation(function (this: Visitors, headers) {
    return !isSpeltOut || isOwnOrigin.call(this, headers);
  });
  vi.spyOn(Limits.prototype, 'countRequest').mockImplementation(function (this: Limits, asker) {
    if (isSpeltOut) countRequest.call(this, asker);
  });
}

test('a path has the same lock however it is spelt', async () => {
  expect(await on({}, openSpellings)).toEqual([]);
  plantSpelling();
  expect(await on({}, openSpellings)).toContain('/%61pi/me');
});

test('requests are counted however they are spelt', async () => {
  const limits = { ...LIMITS, guestRequests: 20 };
  const ask = (server: TrialServer) => answeredRequests(server, limits);
  expect(await on({ limits }, ask)).toBe(20);
  plantSpelling();
  expect(await on({ limits }, ask)).toBe(40);
});

test('behind a proxy everybody has an address of their own, and the cookie is for HTTPS only', async () => {
  const limits = { ...LIMITS, guests: 1 };
  const { statuses, headers } = await on({ limits, proxies: 1 }, behindProxy);
  expect(statuses).toEqual([201, 201, 429]);
  expect(String(headers['set-cookie'])).toMatch(/^__Host-starboard=.{32}; Path=\/; .*; Secure$/);
  expect(headers['strict-transport-security']).toContain('max-age=');
  expect((await on({ limits }, behindProxy)).statuses).toEqual([201, 429, 429]);
});

test('who guesses too often spoils it for nobody at the same address', async () => {
  const guess = (server: TrialServer) => afterWrongGuesses(server, LIMITS);
  expect(await on({ limits: LIMITS }, guess)).toEqual([200, 429]);
  for (const name of ['mayGuess', 'countWrongGuess'] as const) {
    const counted = Limits.prototype[name];
    vi.spyOn(Limits.prototype, name).mockImplementation(function (this: Limits, { place }) {
      counted.call(this, { place, guest: null });
    });
  }
  expect(await on({ limits: LIMITS }, guess)).toEqual([429, 429]);
});

test('codes are so many that guessing finds next to nothing', () => {
  const foundInAnHour = (codes: number): number => (LIMITS.placeGuesses * 6 * 1_000) / codes;
  expect(foundInAnHour(CODES.length)).toBeLessThanOrEqual(4);
  // As many as four letters make.
  expect(foundInAnHour(4_794)).toBeGreaterThan(4);
});

test('whoever was sent away stays away', async () => {
  expect(await on({}, comesBack)).toEqual({ sits: false, watches: false });
  const data = Object.getOwnPropertyDescriptor(Table.prototype, 'data')?.get as (this: Table) => Table['data'];
  vi.spyOn(Table.prototype, 'data', 'get').mockImplementation(function (this: Table) {
    const { sentAway: _, ...others } = data.call(this);
    return others;
  });
  expect(await on({}, comesBack)).toEqual({ sits: true, watches: true });
});

test.each(['before', 'in the middle'] as const)(
  'where nobody may watch, which was said %s, strangers go',
  async (settled) => {
    const look = (server: TrialServer) => strangerSees(server, settled);
    expect(await on({}, look)).toBe(false);
    const { close } = Connection.prototype;
    vi.spyOn(Connection.prototype, 'close').mockImplementation(function (this: Connection, code, reason) {
      if (reason !== 'noSpectators') close.call(this, code, reason);
    });
    expect(await on({}, look)).toBe(true);
  },
);

/** What is shown of six lines, one of which was said before. */
async function shown(server: TrialServer): Promise<readonly string[]> {
  const { people, leave } = await gather(server, 2, { game: 'sealed-bids', seats: 2, freeText: true });
  const [ada] = people as [Seated];
  for (const text of ['a', 'a', 'b', 'c', 'd', 'e']) ada.player.say({ type: 'say', what: { kind: 'text', text } });
  ada.player.say({ type: 'sync', sent: 1 });
  await until('all is answered', () => ada.heard.some((one) => one.type === 'clock' && one.sent === 1));
  leave();
  return ada.heard.flatMap((one) => (one.type === 'said' && one.what.kind === 'text' ? [one.what.text] : []));
}

test('nobody says much at once, or anything over and over', async () => {
  expect(await on({ limits: { ...NO_LIMITS, words: 4, tableWords: 12 } }, shown)).toEqual(['a', 'b', 'c', 'd']);
  expect(await on({ limits: NO_LIMITS }, shown)).toEqual(['a', 'b', 'c', 'd', 'e']);
});
