/** All tables of the house, those in memory and those asleep. */

import { randomBytes } from 'node:crypto';
import type * as v from 'valibot';
import type { NewTable } from '#protocol';
import type { Game } from '#tabletop';
import type { House } from '../house.ts';
import { isRealTime } from '../match/recovery.ts';
import type { GuestRecord, TableRecord } from '../store/store.ts';
import { drawCode } from './codes.ts';
import { checkSeatCount, readOptions, readSettings } from './commands.ts';
import { drawNextMatch } from './opening.ts';
import { refuse } from './refused.ts';
import { emptySeats } from './seating.ts';
import { type Missed, Table } from './table.ts';
import type { TableData } from './table-data.ts';

const MOST_TABLES_OF_ONE_GUEST = 10;
const MOST_TABLES = 20_000;
/** A table that nobody has changed anything at for so long is closed. */
const FORGOTTEN_AFTER = 7 * 24 * 3_600_000;

const PLAIN_SETTINGS = {
  listed: false,
  freeText: false,
  spectators: true,
  turnSeconds: null,
  tellFirst: false,
} as const;

const AWAY_SECONDS = { realTime: 60, inTurns: 180 } as const;

export class Hall {
  readonly #house: House;
  readonly #tables = new Map<string, Table>();
  /** Of every table that is not closed, as it was last written down. */
  readonly #known = new Map<string, TableData>();
  readonly #codes = new Map<string, string>();
  readonly #loading = new Map<string, Promise<Table>>();
  /** What those are told whose match was on when the server went down. */
  #interruption: Missed = null;
  #isShut = false;

  constructor(house: House) {
    this.#house = house;
  }

  /** Knows every table again. `awayMillis`: how long nobody was serving. */
  async recover(awayMillis: number | null): Promise<void> {
    if (awayMillis !== null) this.#interruption = { notice: 'server-was-away', millis: awayMillis };
    for (const record of await this.#house.store.openTables()) this.#note(record.id, record.data as TableData);
  }

  /**
   * Takes up every match that was on, one after the other, while the server serves already; those that somebody comes
   * back to first are taken up first. One bad table stops no other.
   */
  async takeUpAll(): Promise<void> {
    for (const [id, { phase, match }] of [...this.#known]) {
      if (phase !== 'playing' || this.#isShut) continue;
      if ((await this.#house.store.match(match?.id ?? ''))?.asleepAt === null) {
        await this.table(id).catch(() => undefined);
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** Tables that nobody has come back to for a week are closed; those closed for as long again are let go. */
  async forget(): Promise<void> {
    const horizon = this.#house.clock.wall() - FORGOTTEN_AFTER;
    for (const [id, data] of [...this.#known]) {
      if (this.#tables.has(id) || data.wall >= horizon) continue;
      const closed: TableData = { ...data, phase: 'closed', code: null };
      this.#note(id, closed);
      await this.#house.store.write({ kind: 'table', table: { id, open: false, data: closed } });
    }
    await this.#house.store.write({ kind: 'forget', what: 'tables', before: horizon - FORGOTTEN_AFTER });
  }

  get size(): number {
    return this.#tables.size;
  }

  /** Those in memory. */
  get tables(): Iterable<Table> {
    return this.#tables.values();
  }

  async create(guest: GuestRecord, asked: v.InferOutput<typeof NewTable>): Promise<Table> {
    const game = this.#house.shelf.game(asked.game) ?? refuse('no-such-game');
    if (this.#known.size >= MOST_TABLES) refuse('too-many-tables');
    if ([...this.#known.values()].filter(({ host }) => host === guest.id).length >= MOST_TABLES_OF_ONE_GUEST) {
      refuse('too-many-tables');
    }
    const id = randomBytes(16).toString('base64url');
    const table = new Table(this.#house, id, this.#newData(game, guest, asked), this.#calls);
    for (const name of asked.people ?? [guest.name]) table.seating.sit(guest.id, name);
    for (const level of asked.bots ?? []) table.seating.seatBot(level);
    if (asked.start === true && table.seating.emptySeats.length > 0) refuse('seats-are-empty');
    this.#tables.set(id, table);
    await table.change({});
    if (asked.start === true) table.gather();
    return table;
  }

  async table(id: string): Promise<Table> {
    const table = this.#tables.get(id);
    if (table !== undefined) return table;
    const loading = this.#loading.get(id) ?? this.#wake(id);
    this.#loading.set(id, loading);
    return loading.finally(() => this.#loading.delete(id));
  }

  /** The table that this code leads to, for somebody who is on their way. */
  async tableWithCode(code: string): Promise<Table | null> {
    const id = this.#codes.get(code.toLowerCase());
    return id === undefined ? null : this.table(id);
  }

  /** Tables that anybody may sit down at, with somebody there. */
  get listed(): readonly Table[] {
    return [...this.#tables.values()].filter(
      (table) => table.data.settings.listed && table.data.phase === 'open' && table.company.isAnybodyHere,
    );
  }

  /** Ids of the tables where this guest has a seat. */
  tablesOf(guest: string): readonly string[] {
    const isSeated = ({ seats }: TableData): boolean =>
      seats.some((sitting) => sitting.kind === 'person' && sitting.guest === guest);
    return [...this.#known].flatMap(([id, data]) => (isSeated(data) ? [id] : []));
  }

  /** Everything stops; everything is stored. */
  shut(): void {
    this.#isShut = true;
    for (const table of this.#tables.values()) table.shut();
    this.#tables.clear();
  }

  readonly #calls = {
    saved: (table: Table): void => this.#note(table.id, table.data),
    asleep: (table: Table): void => {
      this.#tables.delete(table.id);
    },
  };

  #note(id: string, data: TableData): void {
    if (data.phase !== 'closed') {
      this.#known.set(id, data);
      if (data.code !== null) this.#codes.set(data.code, id);
      return;
    }
    const code = this.#known.get(id)?.code ?? null;
    if (code !== null) this.#codes.delete(code);
    this.#known.delete(id);
    this.#tables.delete(id);
  }

  async #wake(id: string): Promise<Table> {
    const record = await this.#house.store.table(id);
    if (record === null) return refuse('no-such-table');
    if (!record.open) return refuse('table-is-closed');
    const stored = record.data as TableData;
    const match = stored.phase === 'playing' ? await this.#house.store.match(stored.match?.id ?? '') : null;
    const isAsleep = match === null || match.asleepAt !== null;
    return this.#load(record, isAsleep ? { notice: 'table-was-asleep', millis: null } : this.#interruption);
  }

  async #load(record: TableRecord, missed: Missed): Promise<Table> {
    const written = record.data as TableData;
    // A setting that is younger than the table is as it was before there was a choice.
    const stored = { ...written, settings: { ...PLAIN_SETTINGS, ...written.settings } };
    // Between matches the newest rules are taken; a secret that was meant for others is not used.
    const game = this.#house.shelf.game(stored.game) ?? refuse('no-such-game');
    const isOther = game.rulesVersion !== stored.rulesVersion;
    const phase = stored.phase === 'starting' ? 'open' : stored.phase;
    const data = isOther
      ? {
          ...stored,
          rulesVersion: game.rulesVersion,
          next: drawNextMatch(game),
          phase: phase === 'playing' ? 'open' : phase,
        }
      : { ...stored, phase };
    const table = new Table(this.#house, record.id, data as TableData, this.#calls);
    if (isOther && phase === 'playing') table.missed = { notice: 'rules-have-changed', millis: null };
    if (data.phase === 'playing') {
      try {
        await table.resume(missed);
      } catch (error) {
        this.#house.measures.failures.inc();
        this.#house.log.error({ err: error, table: record.id }, 'a table could not be taken up again');
        await table.close('tableFailed');
        return refuse('table-has-failed');
      }
    }
    this.#tables.set(record.id, table);
    return table;
  }

  #newData(game: Game, guest: GuestRecord, asked: v.InferOutput<typeof NewTable>): TableData {
    const awaySeconds = isRealTime(this.#house, game.id) ? AWAY_SECONDS.realTime : AWAY_SECONDS.inTurns;
    const plain = { ...PLAIN_SETTINGS, awaySeconds };
    const people = (asked.people?.length ?? 1) + (asked.bots?.length ?? 0);
    const seatCount = asked.seats ?? Math.max(people, game.seats.min);
    return {
      code: drawCode((code) => this.#codes.has(code)),
      game: game.id,
      rulesVersion: game.rulesVersion,
      options: readOptions(game, asked.options ?? {}),
      settings: readSettings(asked, plain),
      host: guest.id,
      phase: 'open',
      seats: emptySeats(checkSeatCount(game, seatCount)),
      match: null,
      next: drawNextMatch(game),
      wall: this.#house.clock.wall(),
    };
  }
}
