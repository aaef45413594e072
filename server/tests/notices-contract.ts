/** What any store must do for notices: who is told where, what was not told yet, and to forget them. */

import { describe, expect, test } from 'vitest';
import type { DueRecord, SubscriptionRecord } from '../src/store/notice-reads.ts';
import type { Store } from '../src/store/store.ts';
import type { StoreUnderTest } from './store-contract.ts';

const subscription = (id: string, guest: string, more: Partial<SubscriptionRecord> = {}): SubscriptionRecord => ({
  ...{ id, guest, token: `token of ${guest}`, wall: 5, endpoint: `https://push.example/${id}`, p256dh: 'p', auth: 'a' },
  ...{ language: 'de', origin: 'https://games.example' },
  ...more,
});

const due = (guest: string | null, room: string, more: Partial<DueRecord> = {}): DueRecord => ({
  ...{ guest, room, turn: 'm 3', what: 'turn' as const, wall: 7, sent: null },
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

    test('one thing is due for each person and room, and only what was told is told', async () => {
      const under = make();
      const store = await withPeople(under);
      await store.write({ kind: 'due', due: due('ada', 'r1') });
      await store.write({ kind: 'due', due: due('ada', 'r1', { turn: 'm 5' }) });
      await store.write({ kind: 'due', due: due('ada', 'r2') });
      await store.write({ kind: 'due', due: due(null, 'r1') });
      // What took its place is still due.
      await store.write({ kind: 'due-sent', due: due('ada', 'r1'), wall: 8 });
      await store.write({ kind: 'due-sent', due: due('ada', 'r2', { what: 'soon' }), wall: 8 });
      await store.write({ kind: 'due-sent', due: due(null, 'r1'), wall: 8 });
      await store.close();
      const again = await under.reopen();
      expect(await again.notices.dues()).toEqual([
        due(null, 'r1', { sent: 8 }),
        due('ada', 'r1', { turn: 'm 5' }),
        due('ada', 'r2'),
      ]);
      await again.write({ kind: 'end-due', guest: 'ada', room: 'r1' });
      await again.write({ kind: 'end-due', guest: null, room: 'r1' });
      expect(await again.notices.dues()).toEqual([due('ada', 'r2')]);
      await again.close();
    });

    test('all of it is another’s when two become one, and goes with whoever is erased', async () => {
      const store = await withPeople(make());
      await store.write({ kind: 'subscription', subscription: subscription('s', 'ada') });
      await store.write({ kind: 'mail', mail });
      await store.write({ kind: 'due', due: due('ada', 'r1') });
      await store.write({ kind: 'due', due: due('ada', 'r2') });
      await store.write({ kind: 'due', due: due('ben', 'r2', { turn: 'm 9' }) });
      await store.write({ kind: 'merge', guest: 'ada', into: 'ben' });
      expect(await store.notices.subscriptionsOf('ben')).toEqual([subscription('s', 'ben', { token: 'token of ada' })]);
      expect(await store.notices.mailOf('ben')).toEqual({ ...mail, guest: 'ben' });
      expect(await store.notices.dues()).toEqual([due('ben', 'r1'), due('ben', 'r2', { turn: 'm 9' })]);
      await store.write({ kind: 'erase', guest: 'ben' });
      // Nor does anything come after it.
      await store.write({ kind: 'subscription', subscription: subscription('late', 'ben') });
      await store.write({ kind: 'mail', mail: { ...mail, guest: 'ben' } });
      await store.write({ kind: 'due', due: due('ben', 'r3') });
      expect([await store.notices.subscriptionsOf('ben'), await store.notices.mailOf('ben')]).toEqual([[], null]);
      expect([await store.notices.dues(), await store.notices.subscription('s')]).toEqual([[], null]);
      await store.close();
    });
  });
}
