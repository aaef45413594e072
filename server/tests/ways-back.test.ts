/** Staying the same person: words and passkeys, devices, and what becomes of whom a device was before. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeviceInfo, PlayedMatches, Recovered, WaysBack } from '#protocol';
import { sealedBids } from '#tabletop/testing';
import { LIMITS } from '../src/limits/numbers.ts';
import { Authenticator } from '../trials/authenticator.ts';
import { playedBy } from '../trials/bids.ts';
import { connect } from '../trials/company.ts';
import { Guest } from '../trials/guest.ts';
import { ManualClock } from '../trials/manual-clock.ts';
import { NO_LIMITS, shelfOf, type TrialServer, trialServer, until } from '../trials/running.ts';
import { Stranger } from '../trials/stranger.ts';

const clock = new ManualClock();
let server: TrialServer;
beforeAll(async () => {
  const limits = { ...NO_LIMITS, guesses: LIMITS.guesses, placeGuesses: LIMITS.placeGuesses };
  server = await trialServer({ shelf: shelfOf([sealedBids]), startClock: () => clock, limits });
});
afterAll(() => server.end());

const arrive = (name: string): Promise<Guest> => Guest.arrive(server.base, name);
let places = 1;
/** A device at a place of its own, that nobody knows. */
const blank = (): Stranger => new Stranger(server.port, `127.0.9.${places++}`);
const cookieIn = (headers: { readonly [name: string]: unknown }): string =>
  String(headers['set-cookie']).split(';')[0] ?? '';
const wordsOf = async (guest: Guest): Promise<string> =>
  (await guest.must<{ words: string[] }>('/api/me/words', {})).words.join(' ');

describe('recovery words', () => {
  test('are twelve, are shown once, and make a blank device the same person', async () => {
    const ada = await arrive('Ada');
    expect(await ada.must<WaysBack>('/api/me/ways')).toEqual({ words: null, passkeys: [], canUsePasskeys: false });
    const words = await wordsOf(ada);
    expect(words.split(' ').length).toBe(12);
    const device = blank();
    const typed = `  ${words.toUpperCase().replaceAll(' ', ',\n ')} `;
    const { status, headers, json } = await device.ask('POST', '/api/words', { words: typed });
    expect([status, json]).toEqual([200, { id: ada.id, name: 'Ada' }]);
    device.cookie = cookieIn(headers);
    expect((await device.ask('GET', '/api/me')).json).toEqual({ id: ada.id, name: 'Ada' });
    expect((await ada.must<WaysBack>('/api/me/ways')).words).toBe(clock.wall());
    // They work again: a second lost device is no worse than the first.
    expect((await blank().ask('POST', '/api/words', { words })).status).toBe(200);
  });

  test('new ones take the place of the old', async () => {
    const ada = await arrive('Ada');
    const [old, now] = [await wordsOf(ada), await wordsOf(ada)];
    expect((await blank().ask('POST', '/api/words', { words: old })).status).toBe(404);
    expect((await blank().ask('POST', '/api/words', { words: now })).status).toBe(200);
  });

  test('that are wrong are answered alike whatever is wrong, and so often only', async () => {
    const ada = await arrive('Ada');
    const words = await wordsOf(ada);
    const eve = blank();
    const [first = '', second = '', ...rest] = words.split(' ');
    const wrong = [
      [second, first, ...rest].join(' '),
      [first, second, ...rest].slice(0, 11).join(' '),
      `${words} abandon`,
      'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about',
      'these are no words of any list at all and never were',
      '',
    ].filter((typed) => typed !== words);
    const answers = [];
    for (const typed of wrong) answers.push(await eve.ask('POST', '/api/words', { words: typed }));
    const texts = answers.map(({ status, json, headers: { date: _date, ...headers } }) =>
      JSON.stringify([status, headers, json]),
    );
    expect(new Set(texts).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 404, json: { because: 'wrong-words' } });
    for (let tries = wrong.length; tries < LIMITS.guesses; tries++)
      await eve.ask('POST', '/api/words', { words: 'no' });
    // Now not even the right ones are looked at, at this place; elsewhere they work.
    expect(await eve.ask('POST', '/api/words', { words })).toMatchObject({
      status: 429,
      json: { because: 'too-many-guesses' },
    });
    expect((await blank().ask('POST', '/api/words', { words })).status).toBe(200);
  });

  test('are nowhere in the file, nor anything they could be told from', async () => {
    const ada = await arrive('Ada');
    const words = await wordsOf(ada);
    const kept = await server.house.store.people.wordsOf(ada.id);
    expect(kept).toBe(clock.wall());
    expect(await server.house.store.people.guestWithWords(words)).toBeNull();
  });
});

describe('passkeys', () => {
  const origin = () => `http://localhost:${server.port}`;
  const at = (stranger: Stranger, path: string, body: object) =>
    stranger.ask('POST', path, body, { host: `localhost:${server.port}`, origin: origin() });
  const arriveThere = async (name: string): Promise<Stranger> =>
    Stranger.arrive(server.port, `127.0.8.${places++}`, name);

  async function withPasskey(name: string) {
    const [owner, key] = [await arriveThere(name), new Authenticator(origin())];
    const { json } = await at(owner, '/api/me/passkeys/options', {});
    const made = await at(owner, '/api/me/passkeys', key.create(json as { challenge: string }));
    return { owner, key, made, options: json as { challenge: string } };
  }

  test('make a blank device the same person', async () => {
    const { owner, key, made, options } = await withPasskey('Ada');
    expect(made).toMatchObject({
      status: 201,
      json: { canUsePasskeys: true, passkeys: [{ id: key.id, since: clock.wall() }] },
    });
    const { id } = (await owner.ask('GET', '/api/me')).json as { id: string };
    // What the device keeps says nothing of who it is.
    expect(JSON.stringify(options)).not.toContain(id);
    const device = blank();
    const asked = (await at(device, '/api/passkey/options', {})).json as { challenge: string };
    const answer = key.get(asked);
    const { status, headers, json } = await at(device, '/api/passkey', answer);
    expect([status, json]).toEqual([200, { id, name: 'Ada' }]);
    device.cookie = cookieIn(headers);
    expect((await device.ask('GET', '/api/me')).json).toEqual({ id, name: 'Ada' });
    // A challenge works once.
    expect((await at(blank(), '/api/passkey', answer)).json).toEqual({ because: 'wrong-passkey' });
  });

  test('that are wrong, old, of another place or nobody’s are answered alike', async () => {
    const { key } = await withPasskey('Ada');
    const eve = blank();
    const ask = async () => (await at(eve, '/api/passkey/options', {})).json as { challenge: string };
    const good = key.get(await ask());
    const late = key.get(await ask());
    clock.pass(5 * 60_000 + 1);
    const other = new Authenticator(`http://evil.localhost:${server.port}`);
    const { signature } = new Authenticator(origin()).get(await ask()).response;
    const wrong = [
      late,
      { ...good, response: { ...good.response, signature } },
      new Authenticator(origin()).get(await ask()),
      other.get(await ask()),
      { ...other.get(await ask()), id: key.id, rawId: key.id },
      { ...key.get(await ask()), id: 'AAAA' },
    ];
    for (const answer of wrong) {
      expect(await at(eve, '/api/passkey', answer)).toMatchObject({ status: 404, json: { because: 'wrong-passkey' } });
    }
  });

  test('are made by whom the options were for, and ended by whom they are', async () => {
    const { owner, key, options } = await withPasskey('Ada');
    const eve = await arriveThere('Eve');
    const again = await at(eve, '/api/me/passkeys', key.create(options));
    expect(again.json).toEqual({ because: 'wrong-passkey' });
    const hers = (await at(eve, '/api/me/passkeys/options', {})).json as { challenge: string };
    expect((await at(eve, '/api/me/passkeys', key.create(hers))).json).toEqual({ because: 'wrong-passkey' });
    expect((await at(eve, `/api/me/passkeys/${key.id}/end`, {})).json).toEqual({ because: 'no-such-passkey' });
    expect((await at(owner, `/api/me/passkeys/${key.id}/end`, {})).json).toMatchObject({ passkeys: [] });
  });

  test('are not offered where browsers allow none', async () => {
    const ada = await arrive('Ada');
    for (const path of ['/api/me/passkeys/options', '/api/passkey/options']) {
      expect(await ada.ask('POST', path, {})).toEqual({ status: 409, json: { because: 'no-passkeys-here' } });
    }
  });
});

describe('devices', () => {
  test('say when they were used, and end one by one or all others, with their sockets', async () => {
    const ada = await arrive('Ada');
    const words = await wordsOf(ada);
    const table = await ada.must('/api/tables', { game: 'sealed-bids' });
    const device = blank();
    device.cookie = cookieIn((await device.ask('POST', '/api/words', { words })).headers);
    clock.pass(2 * 3_600_000);
    const joined = await device.join(table.id);
    expect(await joined?.isWelcome).toBe(true);
    const closed = new Promise<number>((resolve) => joined?.socket.once('close', resolve));
    const devices = (await device.ask('GET', '/api/me/devices')).json as DeviceInfo[];
    expect(
      devices.toSorted((one) => (one.isThis ? 1 : -1)).map(({ since, used, isThis }) => [used - since, isThis]),
    ).toEqual([
      [0, false],
      [2 * 3_600_000, true],
    ]);
    expect(await ada.must('/api/me/devices/end-others', {})).toMatchObject([{ isThis: true }]);
    expect(await closed).toBe(4007);
    expect((await device.ask('GET', '/api/me')).status).toBe(401);
    expect((await ada.ask('GET', '/api/me')).status).toBe(200);
  });
});

describe('whom a device was before', () => {
  test('is gone, and what they played can be taken along', async () => {
    const [ada, grace, other] = [await arrive('Ada'), await arrive('Grace'), await arrive('Other')];
    const words = await wordsOf(ada);
    const match = await playedBy(server, [grace, other]);
    const table = await grace.must('/api/tables', { game: 'sealed-bids' });
    const asGrace = new Stranger(server.port, '127.0.7.1');
    asGrace.cookie = grace.cookie;
    const { headers, json } = await asGrace.ask('POST', '/api/words', { words });
    const { former } = json as Recovered;
    expect(former).toMatchObject({ name: 'Grace', matches: 1 });
    expect((await grace.ask('GET', '/api/me')).status).toBe(401);
    asGrace.cookie = cookieIn(headers);
    // In others' hands the code does nothing, and stays.
    expect((await other.ask('POST', '/api/me/merge', { merge: former?.merge })).json).toEqual({
      because: 'no-such-merge',
    });
    expect((await asGrace.ask('POST', '/api/me/merge', { merge: former?.merge })).json).toEqual({
      id: ada.id,
      name: 'Ada',
    });
    expect((await asGrace.ask('POST', '/api/me/merge', { merge: former?.merge })).status).toBe(404);
    const { matches } = await ada.must<PlayedMatches>('/api/me/matches');
    expect(matches).toMatchObject([{ id: match, players: [{ name: 'Grace', isMine: true }, { isMine: false }] }]);
    expect((await ada.must<{ id: string }[]>('/api/me/tables')).map(({ id }) => id)).toContain(table.id);
    const seated = connect(server, ada, table.id);
    await until('Ada has the seat', () => seated.player.viewers[0] === 0);
    seated.player.leave();
  });

  test('stays who they are if they are known elsewhere, or never played', async () => {
    const [ada, known, fresh] = [await arrive('Ada'), await arrive('Known'), await arrive('Fresh')];
    const words = await wordsOf(ada);
    await playedBy(server, [known, await arrive('Other')]);
    await wordsOf(known);
    for (const guest of [known, fresh]) {
      expect(await guest.must('/api/words', { words })).toEqual({ id: ada.id, name: 'Ada' });
    }
  });
});
