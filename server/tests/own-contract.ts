/** What any store must do for what people keep for themselves: settings and notes. */

import { describe, expect, test } from 'vitest';
import { withPeople } from './people-contract.ts';
import type { StoreUnderTest } from './store-contract.ts';

export function ownContract(name: string, make: () => StoreUnderTest): void {
  describe(`${name} keeps the contract of a store for what is people’s own`, () => {
    test('what people have set for themselves is theirs, goes with them, and the one they become keeps their own', async () => {
      const store = await withPeople(make());
      const own = (guest: string, zone: string | null) =>
        store.write({ kind: 'own', guest, what: 'hours', data: zone === null ? null : { zone } });
      const all = async () => (await store.people.allOwn('hours')).map(({ guest, data }) => ({ guest, ...data }));
      for (const zone of ['Mars', 'Venus']) await own('ada', zone);
      await own('ben', 'Moon');
      await own('nobody', 'Sun');
      expect(await store.people.ownOf('ada', 'hours')).toEqual({ zone: 'Venus' });
      expect(await store.people.ownOf('eve', 'hours')).toBeNull();
      expect(await all()).toEqual([
        { guest: 'ada', zone: 'Venus' },
        { guest: 'ben', zone: 'Moon' },
      ]);
      await store.write({ kind: 'merge', guest: 'ada', into: 'ben' });
      expect(await all()).toEqual([{ guest: 'ben', zone: 'Moon' }]);
      await store.write({ kind: 'merge', guest: 'ben', into: 'eve' });
      expect(await all()).toEqual([{ guest: 'eve', zone: 'Moon' }]);
      await own('eve', null);
      expect(await all()).toEqual([]);
      await own('eve', 'Sun');
      await store.write({ kind: 'token', token: 'eve', guest: 'eve', wall: 1 });
      await store.write({ kind: 'forget', what: 'guests', before: 9 });
      expect(await all()).toEqual([]);
      await store.close();
    });

    test('what somebody keeps for themselves about a table', async () => {
      const store = await withPeople(make());
      for (const id of ['t', 'u']) await store.write({ kind: 'table', table: { id, open: true, data: { wall: 1 } } });
      const note = (guest: string, table: string, text: string, wall = 5) =>
        store.write({ kind: 'note', guest, table, text, wall });
      await note('ada', 't', 'first');
      await note('ada', 't', 'second', 6);
      await note('ada', 'u', 'of another', 7);
      await note('ben', 't', 'of Ben');
      await note('nobody', 't', 'lost');
      expect(await store.people.noteOf('ada', 't')).toEqual({ table: 't', text: 'second', wall: 6 });
      expect((await store.people.notesOf('ada')).map(({ text }) => text)).toEqual(['second', 'of another']);
      expect([await store.people.noteOf('eve', 't'), await store.people.notesOf('nobody')]).toEqual([null, []]);
      await note('ada', 'u', '');
      expect(await store.people.noteOf('ada', 'u')).toBeNull();
      await store.write({ kind: 'merge', guest: 'ben', into: 'ada' });
      expect((await store.people.noteOf('ada', 't'))?.text).toBe('second\nof Ben');
      await note('eve', 'u', 'of Eve');
      await store.write({ kind: 'merge', guest: 'eve', into: 'ada' });
      expect((await store.people.noteOf('ada', 'u'))?.text).toBe('of Eve');
      await store.write({ kind: 'forget-table', id: 'u' });
      expect(await store.people.noteOf('ada', 'u')).toBeNull();
      await store.write({ kind: 'erase', guest: 'ada' });
      expect(await store.people.notesOf('ada')).toEqual([]);
      await store.close();
    });

    test('notes go with the guests and the tables that are let go', async () => {
      const store = await withPeople(make());
      await store.write({ kind: 'table', table: { id: 'gone', open: false, data: { wall: 1 } } });
      await store.write({ kind: 'table', table: { id: 'open', open: true, data: { wall: 1 } } });
      for (const [guest, table] of [
        ['ada', 'gone'],
        ['ada', 'open'],
        ['ben', 'open'],
      ] as const)
        await store.write({ kind: 'note', guest, table, text: 'x', wall: 1 });
      await store.write({ kind: 'token', token: 'b', guest: 'ben', wall: 1 });
      await store.write({ kind: 'forget', what: 'tables', before: 9 });
      await store.write({ kind: 'forget', what: 'guests', before: 9 });
      const left = await Promise.all(['ada', 'ben'].map((guest) => store.people.notesOf(guest)));
      expect(left.map((notes) => notes.map(({ table }) => table))).toEqual([['open'], []]);
      await store.close();
    });
  });
}
