/** People who have played together: whom they added, whom they blocked, who is there, and who invites whom. */

import type { News, PersonInfo } from '#protocol';
import type { House } from '../house.ts';
import type { Notices } from '../notices/notices.ts';
import type { KnownRow, MetRow } from '../store/people-reads.ts';
import type { GuestRecord } from '../store/store.ts';
import type { Hall } from '../tables/hall.ts';
import { refuse } from '../tables/refused.ts';
import { tablesWaitingFor } from '../tables/slow.ts';
import type { Aliases } from './aliases.ts';
import type { Around } from './around.ts';
import { Invitations } from './invitations.ts';

const MOST_SHOWN = 200;
const MOST_KNOWN = 500;
const MOST_ASKING = 20;

const NOBODY: Omit<KnownRow, 'other'> = {
  isAdded: false,
  isBlocked: false,
  addsMe: false,
  blocksMe: false,
  isMuted: false,
  name: null,
};

interface Beside {
  readonly aliases: Aliases;
  readonly around: Around;
  readonly notices: Notices;
}

export class Acquaintances {
  readonly invitations: Invitations;
  readonly #house: House;
  readonly #hall: Hall;
  readonly #aliases: Aliases;
  readonly #around: Around;
  readonly #notices: Notices;

  constructor(house: House, hall: Hall, { aliases, around, notices }: Beside) {
    this.#house = house;
    this.#hall = hall;
    this.#aliases = aliases;
    this.#around = around;
    this.#notices = notices;
    this.invitations = new Invitations(house.clock, house.commons);
  }

  /** Those one added first, then those one played with last. */
  async of({ id }: GuestRecord): Promise<readonly PersonInfo[]> {
    const { people } = this.#house.store;
    const [met, known] = await Promise.all([people.metBy(id), people.knownBy(id)]);
    const byId = new Map(known.map((row) => [row.other, row]));
    return met
      .map((row) => this.#told(id, row, byId.get(row.other)))
      .toSorted((one, other) => Number(other.isAdded) - Number(one.isAdded) || (other.last ?? 0) - (one.last ?? 0))
      .slice(0, MOST_SHOWN);
  }

  /** Whom this guest calls so; anybody they never played with is nobody. */
  async person({ id }: GuestRecord, alias: string): Promise<{ readonly other: string; readonly info: PersonInfo }> {
    const { people } = this.#house.store;
    const other = (await this.#aliases.personCalled(id, alias)) ?? refuse('no-such-person');
    const [met, known] = await Promise.all([people.metBy(id), people.knownBy(id)]);
    const row = met.find((one) => one.other === other) ?? refuse('no-such-person');
    return {
      other,
      info: this.#told(
        id,
        row,
        known.find((one) => one.other === other),
      ),
    };
  }

  async change(
    guest: GuestRecord,
    alias: string,
    change: { readonly isAdded?: boolean; readonly isBlocked?: boolean },
  ): Promise<PersonInfo> {
    const { other, info } = await this.person(guest, alias);
    const { isAdded, isBlocked } = { isAdded: info.isAdded, isBlocked: info.isBlocked, ...change };
    const known = await this.#house.store.people.knownBy(guest.id);
    const own = known.filter((one) => one.isAdded || one.isBlocked).length;
    if ((isAdded || isBlocked) && !info.isAdded && !info.isBlocked && own >= MOST_KNOWN) refuse('too-many-people');
    const { isMuted } = this.#house.blocks.of(guest.id, other);
    this.#house.blocks.note(guest.id, other, { isBlocked, isMuted });
    await this.#house.store.write({ kind: 'known', guest: guest.id, other, isAdded, isBlocked, isMuted });
    return (await this.person(guest, alias)).info;
  }

  /** Whoever has blocked one is as if they were away: it is answered alike, and nothing arrives. */
  async invite(guest: GuestRecord, alias: string, table: string): Promise<void> {
    const { other, info } = await this.person(guest, alias);
    if (info.isBlocked) refuse('is-blocked');
    if (!info.isAdded || !info.addsMe) refuse('not-agreed');
    const data = this.#hall.register.get(table) ?? refuse('no-such-table');
    if (data.host !== guest.id && !this.#hall.register.isSeatedAt(guest.id, table)) refuse('not-your-seat');
    if (this.#house.blocks.has(other, guest.id)) return;
    this.invitations.add(other, guest.id, table);
    // Nobody waits for it: how long it takes would say whether they are there.
    this.#notices
      .invited(other, { name: guest.name, game: data.game, room: table })
      .catch((err) => this.#house.log.error({ err }, 'an invitation could not be told'));
  }

  /** Those one may invite, of those whom one calls so. Whoever has blocked one is left out, which nobody is told. */
  async invitable(guest: GuestRecord, aliases: readonly string[]): Promise<readonly GuestRecord[]> {
    const others: GuestRecord[] = [];
    for (const alias of new Set(aliases)) {
      const { other, info } = await this.person(guest, alias);
      if (info.isBlocked) refuse('is-blocked');
      if (!info.isAdded || !info.addsMe) refuse('not-agreed');
      if (!this.#house.blocks.has(other, guest.id)) others.push({ id: other, name: info.name });
    }
    return others;
  }

  async news({ id }: GuestRecord): Promise<News> {
    this.#around.note(id);
    const known = (await this.#house.store.people.knownBy(id)).filter(({ isBlocked }) => !isBlocked);
    const named = ({ other, name }: KnownRow) => ({ id: this.#aliases.of(id, other), name: name ?? '' });
    const isMutual = ({ isAdded, addsMe }: KnownRow): boolean => isAdded && addsMe;
    const invited = this.invitations.of(id).flatMap((invitation) => {
      const from = known.find((row) => row.other === invitation.from && isMutual(row));
      const table = this.#hall.register.get(invitation.table);
      if (from === undefined || table === undefined || this.#hall.hasFailed(invitation.table)) return [];
      const seconds = Math.ceil((invitation.until - this.#house.clock.now()) / 1000);
      return [{ id: invitation.id, from: named(from), table: invitation.table, game: table.game, seconds }];
    });
    return {
      invitations: invited,
      // Whoever has blocked one is as if they were away, and nothing else: not even that they once asked goes.
      present: known
        .filter((row) => isMutual(row) && !row.blocksMe && this.#around.has(row.other))
        .map((row) => named(row).id),
      asking: known
        .filter(({ isAdded, addsMe }) => addsMe && !isAdded)
        .slice(0, MOST_ASKING)
        .map(named),
      turns: tablesWaitingFor(this.#hall.register, id),
    };
  }

  /** Somebody is gone, or is somebody else now. */
  forget(guest: string, into: string | null): void {
    this.#aliases.forget();
    this.#around.forget(guest);
    this.invitations.forget(guest);
    this.#notices.forget(guest);
    this.#house.blocks.forget(guest, into);
  }

  #told(viewer: string, met: MetRow, known: Omit<KnownRow, 'other'> = NOBODY): PersonInfo {
    const { isAdded, isBlocked, addsMe, blocksMe, name } = known;
    const isMutual = isAdded && addsMe;
    return {
      id: this.#aliases.of(viewer, met.other),
      // What somebody is called now is told to those they know.
      name: isMutual ? (name ?? met.name) : met.name,
      ...{ matches: met.matches, theirs: met.theirs, mine: met.mine, last: met.last === 0 ? null : met.last },
      ...{ isAdded, addsMe, isBlocked },
      isPresent: isMutual ? !blocksMe && !isBlocked && this.#around.has(met.other) : null,
    };
  }
}
