/** Everything that is kept of one person, as one file. Match by match: however much it is, little is in memory. */

import { EXPORT_FORMAT, type Export, type OwnHours } from '#protocol';
import type { Arena } from '../challenges/arena.ts';
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
  readonly arena: Arena;
}

export async function* exportOf(exported: Exported, guest: GuestRecord): AsyncGenerator<string> {
  const { house, acquaintances, ways, arena } = exported;
  const tokens = await house.store.tokensOf(guest.id);
  const people = await acquaintances.of(guest);
  const head: Omit<Export, 'matches'> = {
    format: EXPORT_FORMAT,
    made: house.clock.wall(),
    profile: { id: guest.id, name: guest.name },
    ways: await ways.of(guest),
    hours: (await house.store.people.ownOf(guest.id, 'hours')) as OwnHours | null,
    devices: tokens.map(({ wall, used }) => ({ since: wall, used })),
    notices: await noticesOf(house, guest),
    notes: await house.store.people.notesOf(guest.id),
    people: people.map(({ isPresent: _isPresent, ...person }) => person),
    challenges: await arena.exported(guest),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"matches":[`;
  let comma = '';
  for await (const match of matchesOf(exported, guest)) {
    yield `${comma}\n${JSON.stringify(match)}`;
    comma = ',';
  }
  yield '\n]}\n';
}

/** Addresses of browsers are of no use to anybody but a push service: who carries them is told. */
async function noticesOf({ store }: House, { id }: GuestRecord): Promise<Export['notices']> {
  const [devices, mail] = [await store.notices.subscriptionsOf(id), await store.notices.mailOf(id)];
  return {
    devices: devices.map(({ wall, endpoint, language }) => ({
      since: wall,
      service: new URL(endpoint).host,
      language,
    })),
    mail: mail === null ? null : { address: mail.address, isConfirmed: mail.isConfirmed, since: mail.wall },
  };
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
