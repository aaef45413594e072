/** What any store must do for people: their matches, their ways back, those they know; and to forget them. */

import { describe, expect, test } from 'vitest';
import type { ReportRecord } from '../src/store/moderation-reads.ts';
import type { MatchRecord, Store } from '../src/store/store.ts';
import type { StoreUnderTest } from './store-contract.ts';

const matchOf = (
  id: string,
  began: number,
  guests: readonly string[],
  more: Partial<MatchRecord> = {},
): MatchRecord => ({
  ...{ id, table: 't', game: 'toy', rulesVersion: 1, options: {}, key: 'aa', secret: 'bb', commitment: 'cc' },
  players: guests.map((guest) => ({ name: `name of ${guest}` })),
  contributions: guests.map(() => null),
  ...{ startedAt: 0, asleepAt: null, tellingAt: null, end: null, began, ended: null },
  sittings: guests.map((guest, seat) => ({ seat, at: 0, guest, name: `name of ${guest}` })),
  ...more,
});

const over = (winner: number): Partial<MatchRecord> => ({
  ended: 99,
  end: { at: 9, outcome: { winners: [winner], scores: [3, 5] }, result: {} },
});

export async function withPeople(under: StoreUnderTest): Promise<Store> {
  const store = await under.open();
  for (const id of ['ada', 'ben', 'eve']) await store.write({ kind: 'guest', guest: { id, name: id } });
  return store;
}

const ids = async (store: Store, guest: string, more: object = {}): Promise<readonly string[]> =>
  (await store.people.matchesOf({ guest, most: 10, ...more })).map(({ match }) => match);

export function peopleContract(name: string, make: () => StoreUnderTest): void {
  describe(`${name} keeps the contract of a store for people`, () => {
    test('whose matches they are, the latest first, and how they went', async () => {
      const store = await withPeople(make());
      await store.write({ kind: 'match', match: matchOf('m1', 10, ['ada', 'ben'], over(1)) });
      await store.write({ kind: 'match', match: matchOf('m2', 20, ['eve', 'ada']) });
      await store.write({ kind: 'match', match: matchOf('m3', 30, ['ada', 'ben'], over(0)) });
      expect(await ids(store, 'ada')).toEqual(['m3', 'm2', 'm1']);
      expect(await ids(store, 'ada', { state: 'running' })).toEqual(['m2']);
      expect(await ids(store, 'ada', { state: 'over', other: 'ben' })).toEqual(['m3', 'm1']);
      expect(await ids(store, 'ada', { from: { at: 20, match: 'm2' } })).toEqual(['m1']);
      expect(await ids(store, 'ada', { game: 'other' })).toEqual([]);
      expect(await store.people.gamesOf('ada')).toEqual([{ game: 'toy', matches: 2, wins: 1, ofDevice: 0, best: 3 }]);
      expect(await store.people.metBy('ben')).toEqual([
        { other: 'ada', name: 'name of ada', matches: 2, theirs: 1, mine: 1, last: 30 },
      ]);
      await store.write({ kind: 'match', match: matchOf('m2', 20, ['eve', 'ada'], over(0)) });
      expect(await store.people.stateOf('eve', 'm2')).toBe('finished');
      expect(await store.people.stateOf('ben', 'm2')).toBeNull();
      await store.close();
    });

    test('a seat’s result is whose it was last', async () => {
      const store = await withPeople(make());
      const { sittings = [] } = matchOf('m', 1, ['ada', 'ben']);
      const late = { seat: 0, at: 5, guest: 'eve', name: 'Eve' };
      await store.write({
        kind: 'match',
        match: matchOf('m', 1, ['ada', 'ben'], { ...over(0), sittings: [...sittings, late] }),
      });
      const [ada, eve] = [await store.people.gamesOf('ada'), await store.people.gamesOf('eve')];
      expect([ada, eve]).toMatchObject([[{ matches: 1, wins: 0, best: null }], [{ matches: 1, wins: 1, best: 3 }]]);
      await store.close();
    });

    test('a whole match is written once, however often', async () => {
      const store = await withPeople(make());
      const entries = [0, 1].map((at) => ({ kind: 'move', at, by: 0, move: {}, key: `key-${at}` }) as const);
      const match = matchOf('m', 1, ['ada'], { ofDevice: true, ...over(0) });
      for (const _ of [1, 2]) await store.write({ kind: 'whole-match', match, entries });
      expect([await store.entries('m'), await store.match('m')]).toEqual([entries, match]);
      await store.close();
    });

    test('who is banned, who was reported, and what was done about it', async () => {
      const store = await withPeople(make());
      const ban = { id: 'b', guest: 'eve', network: null, name: 'eve', reason: 'rude', since: 5, until: null };
      const word = { guest: 'eve', name: 'eve', wall: 1, what: { kind: 'text', text: 'Bah' } } as const;
      const report: ReportRecord = {
        ...{ id: 'r', wall: 7, by: 'ada', about: 'eve', name: 'eve', why: 'words' as const, table: 't' },
        ...{ match: { id: 'm', entries: 3 }, words: [word, { ...word, guest: 'ben' }] },
      };
      const deed = { wall: 8, guest: 'eve', what: 'ban', by: 'root', detail: 'eve: rude' };
      await store.write({ kind: 'match', match: matchOf('m', 1, ['ada', 'eve']) });
      await store.write({ kind: 'ban', ban });
      await store.write({ kind: 'report', report });
      await store.write({ kind: 'deed', deed });
      const { moderation } = store;
      expect([await moderation.bans(), await moderation.deeds(5)]).toEqual([[ban], [deed]]);
      expect([await moderation.reports(5), await moderation.report('r')]).toEqual([[report], report]);
      expect(await moderation.guests({ called: 'eve', most: 5 })).toEqual([{ id: 'eve', name: 'eve', used: null }]);
      // What was reported is kept, though its table is let go.
      await store.write({ kind: 'forget-match', id: 'm' });
      expect(await store.match('m')).not.toBeNull();
      await store.write({ kind: 'erase', guest: 'ben' });
      await store.write({ kind: 'erase', guest: 'ada' });
      expect(await moderation.report('r')).toMatchObject({ by: '', words: [word] });
      await store.write({ kind: 'erase', guest: 'eve' });
      expect([await moderation.bans(), await moderation.deeds(5), await moderation.reports(5)]).toEqual([[], [], []]);
      await store.close();
    });

    test('words, passkeys, and what people think of each other', async () => {
      const store = await withPeople(make());
      for (const hash of ['old', 'new']) await store.write({ kind: 'words', guest: 'ada', hash, wall: 7 });
      expect(await store.people.guestWithWords('old')).toBeNull();
      expect([await store.people.guestWithWords('new'), await store.people.wordsOf('ada')]).toEqual(['ada', 7]);
      const passkey = { id: 'p', guest: 'ada', publicKey: 'k', counter: 1, transports: ['usb'], wall: 3, used: 4 };
      await store.write({ kind: 'passkey', passkey });
      expect([await store.people.passkey('p'), await store.people.passkeysOf('ada')]).toEqual([passkey, [passkey]]);
      await store.write({ kind: 'end-passkey', id: 'p' });
      expect(await store.people.passkey('p')).toBeNull();
      await store.write({ kind: 'known', guest: 'ada', other: 'ben', isAdded: true, isBlocked: false });
      await store.write({ kind: 'known', guest: 'ben', other: 'ada', isAdded: false, isBlocked: true });
      const seen = {
        other: 'ben',
        name: 'ben',
        isAdded: true,
        isBlocked: false,
        addsMe: false,
        blocksMe: true,
        isMuted: false,
      };
      expect(await store.people.knownBy('ada')).toEqual([seen]);
      expect(await store.people.blocks()).toEqual([{ guest: 'ben', other: 'ada', isBlocked: true, isMuted: false }]);
      await store.write({ kind: 'known', guest: 'ben', other: 'ada', isAdded: false, isBlocked: false });
      expect(await store.people.blocks()).toEqual([]);
      await store.write({ kind: 'known', guest: 'ben', other: 'ada', isAdded: false, isBlocked: false, isMuted: true });
      expect(await store.people.blocks()).toMatchObject([{ guest: 'ben', isBlocked: false, isMuted: true }]);
      await store.close();
    });

    test('whoever has words or a passkey is not forgotten with their cookies', async () => {
      const store = await withPeople(make());
      for (const guest of ['ada', 'ben', 'eve']) await store.write({ kind: 'token', token: guest, guest, wall: 1 });
      await store.write({ kind: 'words', guest: 'ada', hash: 'h', wall: 1 });
      const passkey = { id: 'p', guest: 'ben', publicKey: 'k', counter: 0, transports: [], wall: 1, used: 1 };
      await store.write({ kind: 'passkey', passkey });
      await store.write({ kind: 'forget', what: 'guests', before: 9 });
      const left = await Promise.all(['ada', 'ben', 'eve'].map((id) => store.guest(id)));
      expect(left.map((guest) => guest?.id)).toEqual(['ada', 'ben', undefined]);
      await store.close();
    });

    test('nothing is left of who is erased, nor comes after it; and all of it is another’s when two become one', async () => {
      const store = await withPeople(make());
      const data = {
        wall: 1,
        host: 'ada',
        seats: [{ kind: 'person', guest: 'ada', name: 'A' }],
        sentAway: ['ada', 'eve'],
      };
      await store.write({ kind: 'table', table: { id: 't', open: false, data } });
      await store.write({ kind: 'match', match: matchOf('m1', 1, ['ada', 'ben'], over(0)) });
      await store.write({ kind: 'match', match: matchOf('m2', 2, ['ada', 'eve'], over(0)) });
      await store.write({ kind: 'known', guest: 'ben', other: 'ada', isAdded: true, isBlocked: false });
      await store.write({ kind: 'merge', guest: 'ada', into: 'eve' });
      expect(await store.guest('ada')).toBeNull();
      // Both sat in the second: it counts once.
      expect(await ids(store, 'eve')).toEqual(['m2', 'm1']);
      expect((await store.table('t'))?.data).toMatchObject({ host: 'eve', seats: [{ guest: 'eve', name: 'A' }] });
      expect((await store.people.knownBy('ben')).map(({ other }) => other)).toEqual(['eve']);
      await store.write({ kind: 'erase', guest: 'eve' });
      const late: readonly Parameters<Store['write']>[0][] = [
        { kind: 'rename', guest: { id: 'eve', name: 'Eve' } },
        { kind: 'token', token: 'x', guest: 'eve', wall: 1 },
        { kind: 'words', guest: 'eve', hash: 'h', wall: 1 },
        { kind: 'known', guest: 'ben', other: 'eve', isAdded: true, isBlocked: false },
      ];
      for (const change of late) await store.write(change);
      expect([await store.guest('eve'), await ids(store, 'eve'), await store.tokensOf('eve')]).toEqual([null, [], []]);
      expect([await store.people.wordsOf('eve'), await store.people.knownBy('ben')]).toEqual([null, []]);
      const [table, match] = [await store.table('t'), await store.match('m1')];
      expect(JSON.stringify([table, match])).not.toMatch(/eve|ada/);
      expect(match?.players).toEqual([{ name: '' }, { name: 'name of ben' }]);
      expect(await store.people.gamesOf('ben')).toMatchObject([{ matches: 1, wins: 0 }]);
      await store.close();
    });
  });
}
