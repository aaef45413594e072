/** The desk of whoever looks after the house: who is there, who must go, and what was done. */

import * as v from 'valibot';
import { drawnId } from '../drawn-id.ts';
import type { House } from '../house.ts';
import { readNetworks } from '../net/networks.ts';
import { writtenRecording } from '../net/recordings.ts';
import type { Guests } from '../people/guests.ts';
import type { KnownGuest } from '../store/moderation-reads.ts';
import type { Hall } from '../tables/hall.ts';
import type { Bans, Comer } from './bans.ts';
import { Deed, type DeedOf } from './deeds.ts';
import type { Answered } from './mailbox.ts';

const MOST_TOLD = 1_000;

/** Said to whoever asks, in one line. */
class Complaint extends Error {}

const complain = (words: string): never => {
  throw new Complaint(words);
};

export class Desk {
  readonly #house: House;
  readonly #hall: Hall;
  readonly #guests: Guests;
  readonly #bans: Bans;
  /** Everybody who is connected; nobody where nothing is served. */
  here: () => readonly Comer[] = () => [];
  /** Null where nobody could hear it. */
  announce: ((text: string) => number) | null = null;

  constructor(house: House, hall: Hall, { guests, bans }: { readonly guests: Guests; readonly bans: Bans }) {
    this.#house = house;
    this.#hall = hall;
    this.#guests = guests;
    this.#bans = bans;
  }

  readonly perform = async (asked: unknown): Promise<Answered> => {
    const read = v.safeParse(Deed, asked);
    if (!read.success) return { complaint: 'that was not understood' };
    try {
      return { answer: await this.#do(read.output) };
    } catch (error) {
      if (error instanceof Complaint) return { complaint: error.message };
      this.#house.log.error({ err: error, deed: read.output.deed }, 'what was asked at the desk could not be done');
      return { complaint: 'it could not be done; the log says why' };
    }
  };

  #do(deed: Deed): Promise<unknown> | unknown {
    switch (deed.deed) {
      case 'people':
        return this.#people(deed);
      case 'rooms':
        return this.#rooms();
      case 'bans':
        return this.#bans.all;
      case 'ban':
        return this.#ban(deed);
      case 'unban':
        return this.#unban(deed);
      case 'close':
        return this.#close(deed);
      case 'announce':
        return this.#announce(deed);
      case 'reports':
        return this.#house.store.moderation.reports(MOST_TOLD);
      case 'report':
        return this.#report(deed);
      case 'log':
        return this.#house.store.moderation.deeds(MOST_TOLD);
      case 'sign-out':
        return this.#signOut(deed);
    }
  }

  /** Those who are here; or all who are known; or those called so. */
  async #people({ called, isAll }: DeedOf<'people'>): Promise<object> {
    const here = this.here();
    const known = await this.#house.store.moderation.guests({ called, most: MOST_TOLD });
    const isHere = ({ id }: KnownGuest): boolean => here.some(({ guest }) => guest === id);
    return known
      .filter((guest) => isAll || called !== null || isHere(guest))
      .map((guest) => ({
        ...guest,
        isHere: isHere(guest),
        addresses: [...new Set(here.flatMap((one) => (one.guest === guest.id ? [one.address] : [])))],
        rooms: this.#hall.register.tablesOf(guest.id).map((id) => this.#hall.register.get(id)?.code ?? id),
        ban: this.#bans.all.find((ban) => ban.guest === guest.id) ?? null,
      }));
  }

  #rooms(): object {
    const awake = new Map([...this.#hall.tables].map((table) => [table.id, table]));
    return this.#hall.register.all.map(([id, { code, game, phase, settings, seats, wall }]) => ({
      ...{ id, code, game, phase, isListed: settings.listed, since: wall },
      people: seats.flatMap((sitting) => (sitting.kind === 'person' ? [sitting.name] : [])),
      bots: seats.filter(({ kind }) => kind === 'bot').length,
      connections: awake.get(id)?.company.size ?? 0,
    }));
  }

  async #ban({ who, reason, millis, by }: DeedOf<'ban'>): Promise<object> {
    const since = this.#house.clock.wall();
    const isNetwork = readNetworks(who) !== null;
    const person = isNetwork ? null : await this.#person(who);
    const ban = {
      ...{ id: drawnId(6), guest: person?.id ?? null, network: isNetwork ? who : null },
      ...{ name: person?.name ?? who, reason, since, until: millis === null ? null : since + millis },
    };
    await this.#bans.add(ban);
    await this.#note('ban', {
      by,
      guest: ban.guest,
      detail: [ban.name, reason].filter((part) => part !== '').join(': '),
    });
    return ban;
  }

  async #unban({ who, by }: DeedOf<'unban'>): Promise<object> {
    const isMeant = (ban: { id: string; guest: string | null; network: string | null; name: string }): boolean =>
      [ban.id, ban.guest, ban.network, ban.name].includes(who);
    const [ban, ...more] = this.#bans.all.filter(isMeant);
    if (ban === undefined) return complain(`nobody is banned as "${who}"`);
    if (more.length > 0)
      complain(`more than one is banned as "${who}"; by id: ${[ban, ...more].map(({ id }) => id).join(', ')}`);
    await this.#bans.remove(ban.id);
    await this.#note('unban', { by, guest: ban.guest, detail: ban.name });
    return ban;
  }

  async #close({ room, by }: DeedOf<'close'>): Promise<object> {
    const { register } = this.#hall;
    const id = register.get(room) === undefined ? register.withCode(room) : room;
    if (id === undefined) return complain(`there is no open room "${room}"`);
    const { code, game } = register.get(id) ?? { code: null, game: '' };
    const at = (await this.#hall.others?.find(id)) ?? null;
    const here = async (): Promise<void> => (await this.#hall.table(id)).close();
    const closed = at === null ? here() : this.#hall.others?.ask(at, 'close', id);
    await closed?.catch(() => complain(`the room ${id} can’t be opened; the log says why`));
    await this.#note('close', { by, guest: null, detail: `${code ?? id}, ${game}` });
    return { id, code, game };
  }

  async #announce({ text, by }: DeedOf<'announce'>): Promise<object> {
    if (this.announce === null) return complain('nobody is served: nobody would hear it');
    const rooms = this.announce(text);
    await this.#note('announce', { by, guest: null, detail: text });
    return { rooms };
  }

  /** With the match as far as it had come then. */
  async #report({ id }: DeedOf<'report'>): Promise<object> {
    const { store } = this.#house;
    const report = (await store.moderation.report(id)) ?? complain(`there is no report ${id}`);
    const match = report.match === null ? null : await store.match(report.match.id);
    const entries = match === null ? [] : await store.entries(match.id, 0, report.match?.entries ?? 0);
    return { ...report, recording: match === null ? null : writtenRecording(match, entries) };
  }

  async #signOut({ who, by }: DeedOf<'sign-out'>): Promise<object> {
    const person = who === null ? null : await this.#person(who);
    await this.#guests.signOut(person === null ? 'everybody' : [person.id]);
    await this.#note('sign-out', { by, guest: person?.id ?? null, detail: person?.name ?? 'everybody' });
    return { signedOut: person?.id ?? 'everybody' };
  }

  /** By a name or an id; signed out or not. */
  async #person(called: string): Promise<KnownGuest> {
    const [found, ...more] = await this.#house.store.moderation.guests({ called, most: 20 });
    if (found === undefined) return complain(`nobody here is called "${called}"`);
    const ids = [found, ...more].map(({ id }) => id).join(', ');
    return more.length === 0 ? found : complain(`more than one is called "${called}"; by their ids: ${ids}`);
  }

  async #note(
    what: string,
    { by, guest, detail }: { readonly by: string; readonly guest: string | null; readonly detail: string },
  ): Promise<void> {
    const { store, clock, log } = this.#house;
    log.info({ what, by, guest, detail }, 'at the desk');
    await store.write({ kind: 'deed', deed: { wall: clock.wall(), guest, what, by, detail } });
  }
}
