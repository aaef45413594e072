/** What any store must do for challenges: places, attempts that go on one by one, and to forget. */

import { describe, expect, test } from 'vitest';
import type { AttemptRecord, ChallengeRecord } from '../src/store/challenge-reads.ts';
import type { Store } from '../src/store/store.ts';
import type { StoreUnderTest } from './store-contract.ts';

const challenge = (id: string, wall: number, guest: string | null = 'ada'): ChallengeRecord => ({
  ...{ id, guest, wall, data: { of: id } },
});

const attempt = (id: string, of: string, guest: string, more: Partial<AttemptRecord> = {}): AttemptRecord => ({
  ...{ id, challenge: of, guest, name: `name of ${guest}`, seq: 0, wall: 1, data: { rounds: [] } },
  ...more,
});

async function opened(under: StoreUnderTest): Promise<Store> {
  const store = await under.open();
  for (const id of ['ada', 'ben', 'eve']) await store.write({ kind: 'guest', guest: { id, name: id } });
  await store.write({ kind: 'challenge', challenge: challenge('c1', 10) });
  return store;
}

export function challengeContract(name: string, make: () => StoreUnderTest): void {
  describe(`${name} keeps the contract of a store for challenges`, () => {
    test('one that is there stays, and everything is there again after a restart', async () => {
      const under = make();
      const store = await opened(under);
      await store.write({ kind: 'challenge', challenge: { ...challenge('c1', 99), data: { of: 'another' } } });
      await store.write({ kind: 'place', attempt: attempt('a1', 'c1', 'ada'), most: 2 });
      await store.close();
      const again = await under.reopen();
      expect(await again.challenges.challenge('c1')).toEqual(challenge('c1', 10));
      expect(await again.challenges.challenge('c2')).toBeNull();
      expect(await again.challenges.attempt('c1', 'ada')).toEqual(attempt('a1', 'c1', 'ada'));
      await again.close();
    });

    test('a place is one for each, as long as there are any', async () => {
      const store = await opened(make());
      const take = (one: AttemptRecord) => store.write({ kind: 'place', attempt: one, most: 2 });
      await Promise.all([
        take(attempt('a1', 'c1', 'ada')),
        take(attempt('a2', 'c1', 'ada')),
        take(attempt('a3', 'c1', 'ben', { wall: 2 })),
        take(attempt('a4', 'c1', 'eve')),
        take(attempt('a5', 'nothing', 'eve')),
        take(attempt('a6', 'c1', 'nobody')),
      ]);
      expect((await store.challenges.attemptsAt('c1', 9)).map(({ id }) => id)).toEqual(['a3', 'a1']);
      expect((await store.challenges.attemptsAt('c1', 1)).map(({ id }) => id)).toEqual(['a3']);
      expect(await store.challenges.attempt('c1', 'eve')).toBeNull();
      await store.close();
    });

    test('an attempt goes on one change after the other, and none is lost to another', async () => {
      const store = await opened(make());
      await store.write({ kind: 'place', attempt: attempt('a1', 'c1', 'ada'), most: 2 });
      const next = attempt('a1', 'c1', 'ada', { seq: 1, wall: 5, name: 'Ada', data: { rounds: [1] } });
      const late = { ...next, data: { rounds: ['late'] } };
      const written = [next, late].map((one) => store.write({ kind: 'attempt', attempt: one }));
      expect((await Promise.allSettled(written)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
      await expect(store.write({ kind: 'attempt', attempt: { ...next, seq: 3 } })).rejects.toThrow();
      expect(await store.challenges.attemptsOf('ada', 5)).toEqual([next]);
      await store.close();
    });

    test('who is erased leaves runs of nobody, who is merged takes them along', async () => {
      const store = await opened(make());
      await store.write({ kind: 'challenge', challenge: challenge('c2', 20, 'ben') });
      for (const [id, of, guest] of [
        ['a1', 'c1', 'ada'],
        ['a2', 'c1', 'ben'],
        ['a3', 'c2', 'ada'],
        ['a4', 'c2', 'eve'],
      ] as const) {
        await store.write({ kind: 'place', attempt: attempt(id, of, guest), most: 9 });
      }
      await store.write({ kind: 'attempt', attempt: attempt('a1', 'c1', 'ada', { seq: 1 }) });
      await store.write({ kind: 'erase', guest: 'ada' });
      const left = await store.challenges.attemptsAt('c1', 9);
      expect(left.map(({ id, guest, name: called }) => [id, guest, called])).toEqual([
        ['a1', null, ''],
        ['a2', 'ben', 'name of ben'],
      ]);
      expect((await store.challenges.challenge('c1'))?.guest).toBeNull();
      expect((await store.challenges.attemptsAt('c2', 9)).map(({ id }) => id)).toEqual(['a4']);
      // What is still written of somebody who is gone brings no name back.
      await store.write({ kind: 'attempt', attempt: attempt('a1', 'c1', 'ada', { seq: 2 }) });
      expect((await store.challenges.attemptsAt('c1', 9))[0]).toMatchObject({ guest: null, name: '', seq: 2 });
      await store.write({ kind: 'merge', guest: 'ben', into: 'eve' });
      expect((await store.challenges.attempt('c1', 'eve'))?.id).toBe('a2');
      expect((await store.challenges.challenge('c2'))?.guest).toBe('eve');
      await store.close();
    });

    test('what was made before a moment is forgotten with all attempts', async () => {
      const store = await opened(make());
      await store.write({ kind: 'challenge', challenge: challenge('c2', 20) });
      for (const of of ['c1', 'c2']) {
        await store.write({ kind: 'place', attempt: attempt(`at ${of}`, of, 'ada'), most: 2 });
      }
      await store.write({ kind: 'forget', what: 'challenges', before: 20 });
      expect(await store.challenges.challenge('c1')).toBeNull();
      expect((await store.challenges.attemptsOf('ada', 9)).map(({ id }) => id)).toEqual(['at c2']);
      await store.close();
    });
  });
}
