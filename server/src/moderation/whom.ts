/** Somebody at the same table, found by what one calls them: what one thinks of them, and what one reports of them. */

import type { Manners, ReportReason, Whom } from '#protocol';
import { drawnId } from '../drawn-id.ts';
import type { House } from '../house.ts';
import type { ReportRecord } from '../store/moderation-reads.ts';
import type { GuestRecord, MatchRecord } from '../store/store.ts';
import type { Hall } from '../tables/hall.ts';
import { refuse } from '../tables/refused.ts';
import type { Table } from '../tables/table.ts';

const MOST_KNOWN = 500;

interface Found {
  readonly id: string;
  readonly name: string;
  readonly table: Table | null;
  readonly match: MatchRecord | null;
}

export class Neighbours {
  readonly #house: House;
  readonly #hall: Hall;

  constructor(house: House, hall: Hall) {
    this.#house = house;
    this.#hall = hall;
  }

  async manners(guest: GuestRecord, whom: Whom): Promise<Manners> {
    const { id } = await this.#find(guest, whom);
    return this.#house.blocks.of(guest.id, id);
  }

  async change(
    guest: GuestRecord,
    whom: Whom,
    change: { readonly [name in keyof Manners]?: boolean | undefined },
  ): Promise<Manners> {
    const { store, blocks } = this.#house;
    const { id: other } = await this.#find(guest, whom);
    const before = blocks.of(guest.id, other);
    const manners = {
      isMuted: change.isMuted ?? before.isMuted,
      isBlocked: change.isBlocked ?? before.isBlocked,
    };
    const known = await store.people.knownBy(guest.id);
    const isAdded = known.find((row) => row.other === other)?.isAdded ?? false;
    const own = known.filter((row) => row.other !== other && (row.isAdded || row.isBlocked || row.isMuted)).length;
    if ((manners.isBlocked || manners.isMuted) && own >= MOST_KNOWN) refuse('too-many-people');
    blocks.note(guest.id, other, manners);
    await store.write({ kind: 'known', guest: guest.id, other, isAdded, ...manners });
    return blocks.of(guest.id, other);
  }

  /** With the match as far as it has come, and what was said. Whoever is reported never learns of it. */
  async report(guest: GuestRecord, whom: Whom, why: ReportReason): Promise<void> {
    const { store, clock, incidents } = this.#house;
    const { id: about, name, table, match } = await this.#find(guest, whom);
    const running = match === null ? table?.session?.record : match;
    const report: ReportRecord = {
      ...{ id: drawnId(6), wall: clock.wall(), by: guest.id, about, name, why },
      table: table?.id ?? match?.table ?? null,
      match: running === undefined ? null : { id: running.id, entries: (await store.entries(running.id)).length },
      words: table?.conversation.spoken.lines ?? [],
    };
    await store.write({ kind: 'report', report });
    incidents.note('reported', { report: report.id });
  }

  /** Only those who sat there know anybody there. */
  async #find(guest: GuestRecord, whom: Whom): Promise<Found> {
    const found = 'match' in whom ? await this.#inMatch(guest, whom) : await this.#atTable(guest, whom);
    return found === null || found.id === guest.id ? refuse('no-such-person') : found;
  }

  async #atTable(
    guest: GuestRecord,
    { table: id, guest: alias }: Extract<Whom, { table: string }>,
  ): Promise<Found | null> {
    if (this.#hall.register.get(id) === undefined) return null;
    const table = await this.#hall.table(id);
    const isHere = table.seating.people.includes(guest.id) || table.data.host === guest.id;
    const other = isHere ? table.seating.people.find((one) => table.aliases.of(one) === alias) : undefined;
    if (other === undefined) return null;
    const sitting = table.seating.at(table.seating.seatsOf(other)[0] ?? 0);
    return { id: other, name: sitting.kind === 'person' ? sitting.name : '', table, match: null };
  }

  async #inMatch(guest: GuestRecord, { match: id, seat }: Extract<Whom, { match: string }>): Promise<Found | null> {
    const match = await this.#house.store.match(id);
    const sittings = match?.sittings ?? [];
    const sat = sittings.findLast((one) => one.seat === seat && one.guest !== null);
    if (match === null || sat === undefined || sat.guest === null) return null;
    if (!sittings.some((one) => one.guest === guest.id)) return null;
    // Its words are remembered as long as its table is awake.
    const table = [...this.#hall.tables].find((one) => one.data.match?.id === id) ?? null;
    return { id: sat.guest, name: sat.name, table, match };
  }
}
