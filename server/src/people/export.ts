/** Everything that is kept of one person, as one file. Match by match: however much it is, little is in memory. */

import { EXPORT_FORMAT, type Export } from '#protocol';
import type { House } from '../house.ts';
import { writtenRecording } from '../net/recordings.ts';
import type { GuestRecord } from '../store/store.ts';
import type { Acquaintances } from './acquaintances.ts';
import type { History } from './history.ts';
import type { WaysBack } from './ways-back.ts';

const SLICE = 50;

export interface Exported {
  readonly house: House;
  readonly history: History;
  readonly acquaintances: Acquaintances;
  readonly ways: WaysBack;
}

export async function* exportOf(exported: Exported, guest: GuestRecord): AsyncGenerator<string> {
  const { house, acquaintances, ways } = exported;
  const tokens = await house.store.tokensOf(guest.id);
  const people = await acquaintances.of(guest);
  const head: Omit<Export, 'matches'> = {
    format: EXPORT_FORMAT,
    made: house.clock.wall(),
    profile: { id: guest.id, name: guest.name },
    ways: await ways.of(guest),
    devices: tokens.map(({ wall, used }) => ({ since: wall, used })),
    notes: await house.store.people.notesOf(guest.id),
    people: people.map(({ isPresent: _isPresent, ...person }) => person),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"matches":[`;
  let comma = '';
  for await (const match of matchesOf(exported, guest)) {
    yield `${comma}\n${JSON.stringify(match)}`;
    comma = ',';
  }
  yield '\n]}\n';
}

async function* matchesOf(
  { house, history }: Exported,
  { id }: GuestRecord,
): AsyncGenerator<Export['matches'][number]> {
  const { store } = house;
  for (let from: { at: number; match: string } | undefined; ; ) {
    const found = await store.people.matchesOf({ guest: id, most: SLICE, from });
    for (const { match } of found) {
      const record = await store.match(match);
      if (record === null) continue;
      // What is still on has secrets.
      const recording = record.end === null ? null : writtenRecording(record, await store.entries(match));
      const plans = (record.plans ?? []).flatMap(({ guest, seat, move }) => (guest === id ? [{ seat, move }] : []));
      yield { ...history.told(id, record), recording, ...(plans.length === 0 ? {} : { plans }) };
    }
    from = found.at(-1);
    if (found.length < SLICE) return;
  }
}
