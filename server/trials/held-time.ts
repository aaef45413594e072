/** Time that waits for what is under way: each thing due is done, with all that follows from it, before the next. */

import { SqliteStore } from '../src/store/sqlite.ts';
import type { Change } from '../src/store/store.ts';
import type { ManualClock } from './manual-clock.ts';

/** What is under way in other threads; time waits for it. */
const underWay = new Set<Promise<unknown>>();

export function waitedFor<T>(work: Promise<T>): Promise<T> {
  const ended: Promise<unknown> = work.then(
    () => undefined,
    () => undefined,
  );
  underWay.add(ended);
  void ended.then(() => underWay.delete(ended));
  return work;
}

/** Others who know whether something is under way. */
const askers = new Set<() => boolean>();

export const waitWhile = (isUnderWay: () => boolean): void => void askers.add(isUnderWay);

export class WaitedForStore extends SqliteStore {
  override write(change: Change): Promise<void> {
    return waitedFor(super.write(change));
  }
}

/** Answers lead to further work only through the event loop: after some empty turns nothing is left to be done. */
const QUIET_TURNS = 4;

async function settled(): Promise<void> {
  for (let turn = 0; turn < QUIET_TURNS; turn++) {
    await new Promise((resolve) => setImmediate(resolve));
    if (underWay.size === 0 && ![...askers].some((isUnderWay) => isUnderWay())) continue;
    await Promise.all(underWay);
    turn = 0;
  }
}

export async function pass(clock: ManualClock, millis: number): Promise<void> {
  await settled();
  const end = clock.now() + millis;
  for (let due = clock.due; due !== null && due <= end; due = clock.due) {
    clock.pass(Math.max(0, due - clock.now()));
    await settled();
  }
  clock.pass(end - clock.now());
  await settled();
}
