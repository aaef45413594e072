/** What any store must do for notices: who is told where, what they were told, and to forget them. */

import { describe, expect, test } from 'vitest';
import type { MarkRecord, SubscriptionRecord } from '../src/store/notice-reads.ts';
import type { Store } from '../src/store/store.ts';
import type { StoreUnderTest } from './store-contract.ts';

const subscription = (id: string, guest: string, more: Partial<SubscriptionRecord> = {}): SubscriptionRecord => ({
  ...{ id, guest, token: `token of ${guest}`, wall: 5, endpoint: `https://push.example/${id}`, p256dh: 'p', auth: 'a' },
  ...{ language: 'de', origin: 'https://games.example' },
  ...more,
});

const mark = (guest: string | null, room: string, more: Partial<MarkRecord> = {}): MarkRecord => ({
  ...{ guest, room, turn: 'm 3', what: 'turn' as const, wall: 7 },
  ...more,
});

const mail = { guest: 'ada', address: 'ada@example.org', language: 'fr', isConfirmed: false, wall: 3 };

async function withPeople(under: StoreUnderTest): Promise<Store> {
  const store = await under.open();
  for (const id of ['ada', 'ben']) await store.write({ kind: 'guest', guest: { id, name: id } });
  return store;
}

export function noticesContract(name: string, make: () => StoreUnderTest): void {
  describe(`${name} keeps the contract of a store for notices`, () => {
    test('browsers that want notices, the oldest first; one that comes again is renewed', async () => {
      const under = make();
      const store = await withPeople(under);
      await store.write({ kind: 'subscription', subscription: subscription('new', 'ada', { wall: 9 }) });
      await store.write({ kind: 'subscription', subscription: subscription('old', 'ada') });
      expect((await store.notices.subscriptionsOf('ada')).map(({ id }) => id)).toEqual(['old', 'new']);
      // The same browser, used by somebody else.
      await store.write({ kind: 'subscription', subscription: subscription('old', 'ben', { language: 'en' }) });
      await store.write({ kind: 'end-subscription', id: 'new' });
      expect(await store.notices.subscriptionsOf('ada')).toEqual([]);
      await store.close();
      const again = await under.reopen();
      expect(await again.notices.subscription('old')).toEqual(subscription('old', 'ben', { language: 'en' }));
      expect(await again.notices.subscription('new')).toBeNull();
      await again.close();
    });

    test('a device that is signed out hears nothing any more', async () => {
      const store = await withPeople(make());
      for (const [token, wall] of [['x', 1] as const, ['y', 20] as const, ['z', 30] as const]) {
        await store.write({ kind: 'token', token, guest: 'ada', wall });
        await store.write({ kind: 'subscription', subscription: subscription(token, 'ada', { token }) });
      }
      await store.write({ kind: 'end-token', token: 'y' });
      await store.write({ kind: 'forget', what: 'tokens', before: 10 });
      expect((await store.notices.subscriptionsOf('ada')).map(({ id }) => id)).toEqual(['z']);
      await store.close();
    });

    test('one address for each guest', async () => {
      const store = await withPeople(make());
      await store.write({ kind: 'mail', mail });
      await store.write({ kind: 'mail', mail: { ...mail, isConfirmed: true } });
      expect(await store.notices.mailOf('ada')).toEqual({ ...mail, isConfirmed: true });
      await store.write({ kind: 'end-mail', guest: 'ada' });
      expect(await store.notices.mailOf('ada')).toBeNull();
      await store.close();
    });

    test('the last that each was told of each room, until the room is closed', async () => {
      const under = make();
      const store = await withPeople(under);
      await store.write({ kind: 'mark', mark: mark('ada', 'r1') });
      await store.write({ kind: 'mark', mark: mark('ada', 'r1', { turn: 'm 5', what: 'soon' }) });
      await store.write({ kind: 'mark', mark: mark('ada', 'r2') });
      await store.write({ kind: 'mark', mark: mark(null, 'r1') });
      await store.write({ kind: 'mark', mark: mark('ada', 'r3') });
      await store.close();
      const again = await under.reopen();
      const told = [mark(null, 'r1'), mark('ada', 'r1', { turn: 'm 5', what: 'soon' }), mark('ada', 'r2')];
      expect(await again.notices.marks()).toEqual([...told, mark('ada', 'r3')]);
      const room = (id: string, open: boolean) => ({ kind: 'table', table: { id, open, data: { wall: 1 } } }) as const;
      for (const change of [room('r1', true), room('r3', false)]) await again.write(change);
      expect(await again.notices.marks()).toEqual(told);
      await again.write({ kind: 'forget-table', id: 'r1' });
      expect(await again.notices.marks()).toEqual([mark('ada', 'r2')]);
      await again.close();
    });

    test('all of it is another’s when two become one, and goes with whoever is erased', async () => {
      const store = await withPeople(make());
      await store.write({ kind: 'subscription', subscription: subscription('s', 'ada') });
      await store.write({ kind: 'mail', mail });
      await store.write({ kind: 'mark', mark: mark('ada', 'r1') });
      await store.write({ kind: 'mark', mark: mark('ada', 'r2') });
      await store.write({ kind: 'mark', mark: mark('ben', 'r2', { turn: 'm 9' }) });
      await store.write({ kind: 'merge', guest: 'ada', into: 'ben' });
      expect(await store.notices.subscriptionsOf('ben')).toEqual([subscription('s', 'ben', { token: 'token of ada' })]);
      expect(await store.notices.mailOf('ben')).toEqual({ ...mail, guest: 'ben' });
      expect(await store.notices.marks()).toEqual([mark('ben', 'r1'), mark('ben', 'r2', { turn: 'm 9' })]);
      await store.write({ kind: 'erase', guest: 'ben' });
      // Nor does anything come after it.
      await store.write({ kind: 'subscription', subscription: subscription('late', 'ben') });
      await store.write({ kind: 'mail', mail: { ...mail, guest: 'ben' } });
      await store.write({ kind: 'mark', mark: mark('ben', 'r3') });
      expect([await store.notices.subscriptionsOf('ben'), await store.notices.mailOf('ben')]).toEqual([[], null]);
      expect([await store.notices.marks(), await store.notices.subscription('s')]).toEqual([[], null]);
      await store.close();
    });
  });
}
