/** All tables of the house, those in memory and those asleep. */

import type * as v from 'valibot';
import type { MessageTo, NewTable, TableInfo, ToClient } from '#protocol';
import type { FairBots } from '../bots/fair-share.ts';
import { ahead } from '../clock.ts';
import { drawnId } from '../drawn-id.ts';
import type { House } from '../house.ts';
import { toMoveIn } from '../match/to-move.ts';
import type { GuestRecord } from '../store/store.ts';
import { drawCode } from './codes.ts';
import { Elsewhere, type Glance, type Others } from './elsewhere.ts';
import { forkFrom } from './forking.ts';
import { infoOfSleeping } from './info.ts';
import { newTableData, withAllSettings } from './new-table.ts';
import { goingOn } from './opening.ts';
import { type ComingLine, type Place, PlaceHere } from './place.ts';
import { HouseRefused, refuse } from './refused.ts';
import { Register } from './register.ts';
import { Screens } from './screens.ts';
import { isToBeFound } from './strangers.ts';
import { Table } from './table.ts';
import type { Missed } from './table-calls.ts';
import { isTableData, type TableData } from './table-data.ts';

/** Closed tables are let go after so long, by the calendar. */
const KEPT_CLOSED = 7 * 24 * 3_600_000;

/** The store can't say whose it is. */
const oneMoment = (error: unknown): never => {
  throw error instanceof HouseRefused ? error : new HouseRefused('one-moment', String(error));
};

export class Hall {
  readonly #house: House;
  readonly #bots: FairBots;
  readonly #tables = new Map<string, Table>();
  /** Every table that is not closed, awake or not. */
  readonly register: Register;
  readonly screens: Screens;
  readonly #loading = new Map<string, Promise<Table>>();
  /** Tables that could not be taken up in this run: they are left as they are for the next one, which may be able to. */
  readonly #failed = new Set<string>();
  /** Tables that are being given away. */
  readonly #leaving = new Set<string>();
  /** It takes nothing more: everything goes to others. */
  isLeaving = false;
  /** How far the clock of each table is ahead of this process's. */
  readonly #shifts = new Map<string, number>();
  /** The other processes of the house; null: there are none. */
  others: Others | null = null;
  /** What those are told whose match was on when the server went down. */
  #interruption: Missed = null;
  #isShut = false;

  constructor(house: House, bots: FairBots) {
    this.#house = house;
    this.#bots = bots;
    this.register = new Register(house);
    this.screens = new Screens(house, this.register);
  }

  has(id: string): boolean {
    return this.#tables.has(id);
  }

  /** What other processes have written meanwhile is known here, too. */
  async refresh(): Promise<void> {
    const open = new Map((await this.#house.store.openTables()).map(({ id, data }) => [id, data]));
    for (const [id] of this.register.all) if (!open.has(id) && !this.#tables.has(id)) this.register.strike(id);
    for (const [id, data] of open) {
      if (isTableData(data) && !this.#tables.has(id)) this.register.note(id, withAllSettings(data));
    }
  }

  /** Knows every table again. `awayMillis`: how long nobody was serving. */
  async recover(awayMillis: number | null): Promise<void> {
    if (awayMillis !== null) this.#interruption = { notice: 'server-was-away', millis: awayMillis };
    for (const { id, data } of await this.#house.store.openTables()) {
      if (isTableData(data)) this.register.note(id, withAllSettings(data));
      else this.#fail(id, new Error('it is no table'));
    }
  }

  /**
   * Takes up every match that was on, one after the other, while the server serves already; those that somebody comes
   * back to first are taken up first. One bad table stops no other.
   */
  async takeUpAll(): Promise<void> {
    for (const [id, { phase, match }] of this.register.all) {
      if (phase !== 'playing' || this.#isShut) continue;
      const isAsleep = this.#house.store.match(match?.id ?? '').then((found) => found?.asleepAt !== null);
      // What can't be read is said by the table that it costs.
      if (!(await isAsleep.catch(() => false))) await this.table(id).catch(() => undefined);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /**
   * Tables that everybody has left go, and a match that was never finished goes with its table. One at which a match
   * was finished takes no room here any more; whoever comes to it later finds the result.
   */
  async forget(): Promise<void> {
    const { store, clock } = this.#house;
    if (store.isFailing) return;
    // Where only a screen was left on.
    const isForsaken = this.register.isForsaken;
    for (const { id, data, desertion } of this.#tables.values()) {
      if (desertion.leftAt !== null && isForsaken(data, desertion.leftAt)) await this.#tables.get(id)?.close();
    }
    for (const [id, data] of this.register.forsaken((id) => this.#tables.has(id) || this.#failed.has(id))) {
      await this.#letGo(id, data);
    }
    await store.write({ kind: 'forget', what: 'tables', before: clock.wall() - KEPT_CLOSED });
  }

  async #letGo(id: string, data: TableData): Promise<void> {
    const { store } = this.#house;
    this.register.strike(id);
    if (data.phase === 'finished') {
      const left: TableData = { ...data, code: null, room: { ...data.room, screens: [] } };
      await store.write({ kind: 'table', table: { id, open: false, data: left } });
      return;
    }
    await store.write({ kind: 'forget-table', id });
    if (data.match !== null) await store.write({ kind: 'forget-match', id: data.match.id });
  }

  get size(): number {
    return this.#tables.size;
  }

  /** Other processes run tables, too. */
  get isShared(): boolean {
    return this.others !== null;
  }

  /** To be added to this process's clock for that of a table. */
  shiftOf(id: string): number {
    return this.#shifts.get(id) ?? 0;
  }

  /** Somebody comes to a table, wherever it is run. */
  async come(line: ComingLine, message: MessageTo<'join'>): Promise<Place> {
    const at = (await this.others?.find(message.table)) ?? null;
    if (at !== null) return this.#comeTo(at, line, message);
    try {
      return await this.comeHere(line, message);
    } catch (error) {
      if (error instanceof Elsewhere) return this.#comeTo(error.at, line, message);
      throw error;
    }
  }

  async comeHere(line: ComingLine, message: MessageTo<'join'>): Promise<Place> {
    const table = await this.table(message.table);
    return line.isOpen ? new PlaceHere(this.#house, table, line, message) : refuse('one-moment');
  }

  #comeTo(at: string, line: ComingLine, message: MessageTo<'join'>): Promise<Place> {
    return this.others?.come(at, line, message) ?? refuse('one-moment');
  }

  /** Another process has these: nothing of them is held here any more, and nothing is written. */
  lose(ids: readonly string[]): void {
    for (const id of ids) {
      const table = this.#tables.get(id);
      this.#tables.delete(id);
      this.#shifts.delete(id);
      table?.handOver();
    }
  }

  /** Gives a table away: it stops, everything of it is stored, and then it is anybody's. */
  async handOver(id: string, released: () => Promise<void>): Promise<void> {
    const { store, clock } = this.#house;
    const table = this.#tables.get(id);
    this.#leaving.add(id);
    this.#tables.delete(id);
    table?.handOver();
    await store.leases.release(id, clock.now());
    this.#shifts.delete(id);
    await released();
    this.#leaving.delete(id);
  }

  /** Whoever is connected comes again: they may have missed something. */
  detachAll(): void {
    for (const { company } of this.#tables.values()) company.detach();
  }

  /** Those in memory. */
  get tables(): Iterable<Table> {
    return this.#tables.values();
  }

  async create(guest: GuestRecord, asked: v.InferOutput<typeof NewTable>, place: string): Promise<Table> {
    const game = this.#house.shelf.game(asked.game) ?? refuse('no-such-game');
    const forked = asked.fork === undefined ? null : await forkFrom(this.#house, asked.fork, guest);
    if (forked !== null && forked.game !== game.id) refuse('no-such-game');
    const spare = this.register.spareOf(guest.id, (id) => this.#tables.has(id) || this.#failed.has(id));
    if (spare !== null) await this.#letGo(...spare);
    this.register.admit(guest.id, place);
    const id = drawnId(16);
    await this.#take(id);
    const code = drawCode(this.register.isTaken);
    const data = newTableData(this.#house, game, { guest, asked, code, forked });
    const table = this.#newTable(id, data, place);
    this.register.noteOpened(id, place);
    this.#tables.set(id, table);
    await table.change({});
    if (asked.start === true) table.gather();
    return table;
  }

  async table(id: string): Promise<Table> {
    const table = this.#tables.get(id);
    // Whoever is not sure that it is still theirs shows nothing of it.
    if (!this.#house.store.leases.isSure) refuse('one-moment');
    if (table !== undefined) return table;
    if (this.isLeaving || this.#leaving.has(id)) refuse('one-moment');
    const loading = this.#loading.get(id) ?? this.#wake(id);
    this.#loading.set(id, loading);
    return loading.finally(() => this.#loading.delete(id));
  }

  /** Whatever was being woken is awake, or can't be. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#loading.values());
  }

  /** What everybody may know of a table, without waking it; null: there is none that is open. */
  async glance(id: string): Promise<Glance | null> {
    const isHere = this.#tables.has(id) || id === '';
    const at = isHere ? null : ((await this.others?.owner(id)) ?? null);
    return at === null ? this.glanceHere(id) : (this.others?.glance(at, id) ?? null);
  }

  async glanceHere(id: string): Promise<Glance | null> {
    const table = this.#tables.get(id) ?? (await this.#loading.get(id)?.catch(() => undefined));
    const data = this.register.get(id);
    if (table !== undefined) return { info: table.info, canMove: toMoveIn(table.session) };
    if (data === undefined || this.#failed.has(id)) return null;
    return { info: infoOfSleeping(id, data), canMove: data.toMove ?? [] };
  }

  async glanceByCode(code: string): Promise<TableInfo | null> {
    const id = this.register.withCode(code) ?? (await this.others?.withCode(code)) ?? '';
    return (await this.glance(id))?.info ?? null;
  }

  /** The same, with a reason when there is nothing to see. */
  async look(id: string): Promise<TableInfo> {
    const seen = await this.glance(id);
    if (seen !== null) return seen.info;
    if (this.#failed.has(id)) refuse('table-has-failed');
    const data = ((await this.#house.store.table(id)) ?? refuse('no-such-table')).data as TableData;
    return data.match?.outcome ? infoOfSleeping(id, withAllSettings(data)) : refuse('table-is-closed');
  }

  /** Everybody at every table is told. */
  sendToAll(message: ToClient): void {
    for (const { company } of this.tables) company.send(message);
  }

  /** Tables that anybody may sit down at, or watch a match at, with somebody there. */
  get listed(): readonly Table[] {
    return [...this.#tables.values()].filter(isToBeFound);
  }

  /** The same, of every process. */
  async listedAnywhere(): Promise<readonly TableInfo[]> {
    const elsewhere = (await this.others?.listed()) ?? [];
    return [...this.listed.map(({ info }) => info), ...elsewhere];
  }

  /** In memory, or about to be. */
  async awake(id: string): Promise<Table | undefined> {
    return this.#tables.get(id) ?? (await this.#loading.get(id));
  }

  hasFailed(id: string): boolean {
    return this.#failed.has(id);
  }

  /** Everything stops; everything is stored. */
  shut(): void {
    this.#isShut = true;
    for (const table of this.#tables.values()) table.shut();
    this.#tables.clear();
  }

  readonly #calls = {
    saved: (table: Table): void => {
      this.register.note(table.id, table.data);
      this.others?.noted(table.id, table.data);
      if (table.data.phase !== 'closed') return;
      this.#tables.delete(table.id);
      this.#releaseSoon(table.id);
    },
    lost: (table: Table): void => this.lose([table.id]),
    asleep: (table: Table): void => {
      // With its own rules back, a match of others goes on: what is known of it stays as it was.
      if (table.missed?.notice !== 'rules-have-changed') this.register.note(table.id, table.data);
      this.register.noteLeft(table.id);
      this.others?.noted(table.id, table.data);
      this.#tables.delete(table.id);
      this.#releaseSoon(table.id);
    },
    failed: (table: Table): void => {
      this.#failed.add(table.id);
      this.#tables.delete(table.id);
    },
  };

  /** Its bots think on the account of whoever opened it. */
  #newTable(id: string, data: TableData, place = this.register.placeOf(id)): Table {
    const isPlayed = (): boolean => table.seating.people.length > 0;
    const table: Table = new Table(
      {
        ...{ ...this.#house, clock: ahead(this.#house.clock, this.shiftOf(id)) },
        bots: this.#bots.shareOf(place, id, isPlayed),
      },
      id,
      data,
      this.#calls,
    );
    return table;
  }

  /** Before anything of a table is read or written. */
  async #take(id: string): Promise<void> {
    const { store, clock } = this.#house;
    const lease = await store.leases.take(id, clock.now()).catch(oneMoment);
    if ('heldBy' in lease) throw new Elsewhere(lease.heldBy);
    this.#shifts.set(id, lease.shift);
    this.others?.taken(id);
  }

  /** What is written of it in this turn is stored before. */
  #releaseSoon(id: string): void {
    setImmediate(() => {
      if (this.#tables.has(id) || this.#loading.has(id) || this.#isShut) return;
      this.#shifts.delete(id);
      const { store, clock, log } = this.#house;
      store.leases
        .release(id, clock.now())
        .catch((err) => log.warn({ err, table: id }, 'a table could not be given back'));
    });
  }

  async #wake(id: string): Promise<Table> {
    if (this.#failed.has(id)) return refuse('table-has-failed');
    const begun = performance.now();
    // Names that nobody has opened a table by leave no trace.
    if (this.isShared && (await this.#house.store.table(id)) === null) refuse('no-such-table');
    await this.#take(id);
    const table = await this.#load(id).catch((error: unknown) => {
      if (error instanceof HouseRefused) this.#releaseSoon(id);
      if (this.#isShut || error instanceof HouseRefused) throw error;
      this.#fail(id, error);
      return refuse('table-has-failed');
    });
    this.#tables.set(id, table);
    this.#house.measures.waking.observe((performance.now() - begun) / 1000);
    return table;
  }

  async #load(id: string): Promise<Table> {
    const { store, shelf } = this.#house;
    const record = (await store.table(id)) ?? refuse('no-such-table');
    const stored = withAllSettings(record.data as TableData);
    if (!record.open && stored.phase !== 'finished') refuse('table-is-closed');
    const { data, missed } = goingOn(shelf, stored);
    const table = this.#newTable(id, data);
    table.missed = missed;
    if (data.phase !== 'playing') return table;
    try {
      const isAsleep = ((await store.match(data.match?.id ?? ''))?.asleepAt ?? null) !== null;
      await table.resume(isAsleep ? { notice: 'table-was-asleep', millis: null } : this.#interruption);
      return table;
    } catch (error) {
      table.shut();
      throw error;
    }
  }

  /** Nothing is written: another program, or a mended file, may be able to go on with it. */
  #fail(id: string, error: unknown): void {
    this.#failed.add(id);
    this.#house.measures.failures.inc();
    this.#house.log.error({ err: error, table: id }, 'a table could not be taken up again');
  }
}
