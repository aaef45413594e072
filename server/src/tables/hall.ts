/** All tables of the house, those in memory and those asleep. */

import type * as v from 'valibot';
import type { MessageTo, NewTable, ToClient } from '#protocol';
import type { FairBots } from '../bots/fair-share.ts';
import { drawnId } from '../drawn-id.ts';
import type { House } from '../house.ts';
import type { GuestRecord } from '../store/store.ts';
import { drawCode } from './codes.ts';
import { Elsewhere, type Others } from './elsewhere.ts';
import { forkFrom } from './forking.ts';
import { Glances } from './glances.ts';
import { Holding } from './holding.ts';
import { Housekeeping } from './housekeeping.ts';
import { newTableData, withAllSettings } from './new-table.ts';
import { type ComingLine, type Place, PlaceHere } from './place.ts';
import { refuse } from './refused.ts';
import { Register } from './register.ts';
import { Screens } from './screens.ts';
import { isToBeFound } from './strangers.ts';
import type { Table } from './table.ts';
import { isTableData } from './table-data.ts';
import { Waking } from './waking.ts';

/** Until every process has heard of it. */
const CODE_MILLIS = 10_000;

/** Another process runs it from now on, or will: everybody who is there finds it. */
function leave(table: Table): void {
  table.company.detach();
  table.shut();
}

export class Hall {
  readonly #house: House;
  readonly #tables = new Map<string, Table>();
  /** Every table that is not closed, awake or not. */
  readonly register: Register;
  readonly screens: Screens;
  readonly #loading = new Map<string, Promise<Table>>();
  readonly #waking: Waking;
  readonly #holding: Holding;
  readonly keeping: Housekeeping;
  readonly glances: Glances;
  /** It takes nothing more: everything goes to others. */
  isLeaving = false;
  #isShut = false;

  constructor(house: House, bots: FairBots) {
    this.#house = house;
    this.register = new Register(house);
    this.screens = new Screens(house, this.register);
    this.#holding = new Holding(house, (id) => this.#tables.has(id) || this.#loading.has(id) || this.#isShut);
    const means = { bots, register: this.register, holding: this.#holding, calls: this.#calls };
    this.#waking = new Waking(house, means);
    this.keeping = new Housekeeping(house, this);
    this.glances = new Glances(house, this);
  }

  get others(): Others | null {
    return this.#holding.others;
  }

  joinOthers(others: Others): void {
    this.#holding.others = others;
  }

  readonly has = (id: string): boolean => this.#tables.has(id);

  /** Knows every table again. `awayMillis`: how long nobody was serving. */
  async recover(awayMillis: number | null): Promise<void> {
    if (awayMillis !== null) this.#waking.interruption = { notice: 'server-was-away', millis: awayMillis };
    for (const { id, data } of await this.#house.store.openTables()) {
      if (isTableData(data)) this.register.note(id, withAllSettings(data));
      else this.#waking.fail(id, new Error('it is no table'));
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

  get size(): number {
    return this.#tables.size;
  }

  /** To be added to this process's clock for that of a table. */
  readonly shiftOf = (id: string): number => this.#holding.shiftOf(id);

  /** Somebody comes to a table, wherever it is run. */
  async come(line: ComingLine, message: MessageTo<'join'>): Promise<Place> {
    const at = (await this.others?.find(message.table)) ?? null;
    const there = (to: string): Promise<Place> => this.others?.come(to, line, message) ?? refuse('one-moment');
    if (at !== null) return there(at);
    return this.comeHere(line, message).catch((error: unknown) => {
      if (error instanceof Elsewhere) return there(error.at);
      throw error;
    });
  }

  async comeHere(line: ComingLine, message: MessageTo<'join'>): Promise<Place> {
    const table = await this.table(message.table);
    return line.isOpen
      ? new PlaceHere({ house: this.#house, isSure: this.isSure }, table, line, message)
      : refuse('one-moment');
  }

  /** Another process has these: nothing of them is held here any more, and nothing is written. */
  lose(ids: readonly string[]): void {
    for (const id of ids) {
      const table = this.#tables.get(id);
      this.#tables.delete(id);
      this.#holding.lose(id);
      if (table !== undefined) leave(table);
    }
  }

  /** Gives a table away: it stops, everything of it is stored, and then it is anybody's. */
  async handOver(id: string, released: () => Promise<void>): Promise<void> {
    const table = this.#tables.get(id);
    this.#tables.delete(id);
    const given = this.#holding.give(id, released);
    if (table !== undefined) leave(table);
    await given;
  }

  readonly isSure = (): boolean => this.#holding.isSure();

  /** Where something was not shown for a while whoever is connected comes again. */
  mendSilence(): void {
    if (this.#holding.takeSilence()) for (const { company } of this.#tables.values()) company.detach();
  }

  /** Those in memory. */
  get tables(): Iterable<Table> {
    return this.#tables.values();
  }

  async create(guest: GuestRecord, asked: v.InferOutput<typeof NewTable>, place: string): Promise<Table> {
    const game = this.#house.shelf.game(asked.game) ?? refuse('no-such-game');
    const forked = asked.fork === undefined ? null : await forkFrom(this.#house, asked.fork, guest);
    if (forked !== null && forked.game !== game.id) refuse('no-such-game');
    const kind = asked.overDays ? 'slow' : 'now';
    const spare = this.register.spareOf(guest.id, kind, (id) => this.#tables.has(id) || this.hasFailed(id));
    if (spare !== null) await this.keeping.letGo(...spare);
    this.register.admit(guest.id, place, kind);
    const id = drawnId(16);
    await this.#holding.take(id);
    const code = await this.#drawCode();
    const data = newTableData(this.#house, game, { guest, asked, code, forked });
    const table = this.#waking.newTable(id, data, place);
    this.register.noteOpened(id, place, kind);
    this.#tables.set(id, table);
    await table.change({});
    if (asked.start === true) table.gather();
    return table;
  }

  /** Two processes may draw the same one before they hear of one another. */
  async #drawCode(): Promise<string | null> {
    const code = drawCode(this.register.isTaken);
    const isFirst = await this.#house.commons.isFirst(`code:${code}`, CODE_MILLIS).catch(() => true);
    return isFirst ? code : this.#drawCode();
  }

  async table(id: string): Promise<Table> {
    const table = this.#tables.get(id);
    // Whoever is not sure that it is still theirs shows nothing of it.
    if (!this.isSure()) refuse('one-moment');
    if (table !== undefined) return table;
    if (this.isLeaving || this.#holding.isLeaving(id)) refuse('one-moment');
    const loading = this.#loading.get(id) ?? this.#wake(id);
    this.#loading.set(id, loading);
    return loading.finally(() => this.#loading.delete(id));
  }

  async #wake(id: string): Promise<Table> {
    const table = await this.#waking.wake(id);
    this.#tables.set(id, table);
    return table;
  }

  /** Whatever was being woken is awake, or can't be. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#loading.values());
  }

  /** Everybody at every table is told. */
  sendToAll(message: ToClient): void {
    for (const { company } of this.tables) company.send(message);
  }

  /** Tables that anybody may sit down at, or watch a match at, with somebody there. */
  get listed(): readonly Table[] {
    return [...this.#tables.values()].filter(isToBeFound);
  }

  /** In memory, or about to be. */
  async awake(id: string): Promise<Table | undefined> {
    return this.#tables.get(id) ?? (await this.#loading.get(id));
  }

  readonly hasFailed = (id: string): boolean => this.#waking.hasFailed(id);
  /** How many lines somebody has to a table, without waking it. */
  readonly linesOf = (guest: string, id: string): number => this.#tables.get(id)?.company.linesOf(guest) ?? 0;

  /** Everything stops; everything is stored. */
  shut(): void {
    this.#isShut = true;
    this.#waking.isShut = true;
    for (const table of this.#tables.values()) table.shut();
    this.#tables.clear();
  }

  readonly #calls = {
    saved: (table: Table): void => {
      this.register.note(table.id, table.data);
      this.others?.noted(table.id, table.data);
      if (table.data.phase !== 'closed') return;
      this.#tables.delete(table.id);
      this.#holding.releaseSoon(table.id);
    },
    lost: (table: Table): void => {
      this.lose([table.id]);
      table.shut();
    },
    asleep: (table: Table): void => {
      // With its own rules back, a match of others goes on: what is known of it stays as it was.
      if (table.missed?.notice !== 'rules-have-changed') this.register.note(table.id, table.data);
      this.register.noteLeft(table.id);
      this.others?.noted(table.id, table.data);
      this.#tables.delete(table.id);
      this.#holding.releaseSoon(table.id);
    },
    failed: (table: Table): void => {
      this.#waking.noteFailed(table.id);
      this.#tables.delete(table.id);
    },
  };
}
