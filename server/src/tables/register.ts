/** Every table of the house that is not closed, as it was last written down: who opened it, and since when it is left. */

import type { House } from '../house.ts';
import { Tally } from '../limits/counting.ts';
import { refuse } from './refused.ts';
import type { TableData } from './table-data.ts';

const MOST_TABLES = 20_000;
const MOST_OF_ONE_GUEST = 10;
/** For places that have no table yet. */
const RESERVE = 2_000;
/** With fewer free than this, a place may have fewer tables, the fuller the house is. */
const PLENTY = 12_000;
/** So many times that for those who have none yet. */
const FIRST_TIMES = 3;
const A_MINUTE = 60_000;
const AN_HOUR = 60 * A_MINUTE;
/** Left by everybody for so long, in time of service: a table at which nothing was played, and one at which it was. */
const LEFT = { unplayed: 15 * A_MINUTE, played: 48 * AN_HOUR } as const;

const isSeated = ({ seats }: TableData, guest: string): boolean =>
  seats.some((sitting) => sitting.kind === 'person' && sitting.guest === guest);

export class Register {
  readonly #house: House;
  readonly #known = new Map<string, TableData>();
  readonly #codes = new Map<string, string>();
  readonly #hosts = new Tally();
  readonly #places = new Tally();
  readonly #placeOf = new Map<string, string>();
  readonly #leftAt = new Map<string, number>();

  constructor(house: House) {
    this.#house = house;
  }

  get(id: string): TableData | undefined {
    return this.#known.get(id);
  }

  get all(): readonly (readonly [string, TableData])[] {
    return [...this.#known];
  }

  /** Ids of the tables where this guest has a seat. */
  tablesOf(guest: string): readonly string[] {
    return this.all.flatMap(([id, data]) => (isSeated(data, guest) ? [id] : []));
  }

  isSeatedAt(guest: string, id: string): boolean {
    const data = this.#known.get(id);
    return data !== undefined && isSeated(data, guest);
  }

  /** Those that know this guest at all: as host, in a seat, or as somebody who was sent away. */
  tablesWith(guest: string): readonly string[] {
    const isThere = (data: TableData): boolean =>
      data.host === guest || isSeated(data, guest) || data.sentAway?.includes(guest) === true;
    return this.all.flatMap(([id, data]) => (isThere(data) ? [id] : []));
  }

  withCode(code: string): string | undefined {
    return this.#codes.get(code.toLowerCase());
  }

  readonly isTaken = (code: string): boolean => this.#codes.has(code);

  /** Where it was opened from, as long as this server runs; nobody else learns it. */
  placeOf(id: string): string {
    return this.#placeOf.get(id) ?? this.#known.get(id)?.host ?? id;
  }

  note(id: string, data: TableData): void {
    const before = this.#known.get(id);
    if (before?.host !== data.host || data.phase === 'closed') {
      if (before !== undefined) this.#hosts.remove(before.host);
      if (data.phase !== 'closed') this.#hosts.add(data.host);
    }
    if (data.phase === 'closed') {
      this.#strike(id, before);
      return;
    }
    this.#known.set(id, data);
    if (data.code !== null) this.#codes.set(data.code, id);
    if (!this.#leftAt.has(id)) this.#leftAt.set(id, data.served ?? this.#house.clock.now());
  }

  /** Nobody is at it from now on. */
  noteLeft(id: string): void {
    if (this.#known.has(id)) this.#leftAt.set(id, this.#house.clock.now());
  }

  strike(id: string): void {
    const data = this.#known.get(id);
    if (data !== undefined) this.note(id, { ...data, phase: 'closed' });
  }

  /** Those that everybody has left for so long that nobody will come back; `isAwake` says which are in use. */
  forsaken(isAwake: (id: string) => boolean): readonly (readonly [string, TableData])[] {
    const now = this.#house.clock.now();
    return this.all.filter(([id, { match }]) => {
      const longest = match === null ? LEFT.unplayed : LEFT.played;
      return !isAwake(id) && now - (this.#leftAt.get(id) ?? now) > longest;
    });
  }

  /**
   * Whether this guest, at this place, may open one more; there is always one for a place that has none, and somebody's
   * first one does not hang on how many their neighbours have.
   */
  admit(guest: string, place: string): void {
    const free = MOST_TABLES - this.#known.size;
    const share = Math.max(1, this.#house.numbers.placeTables * Math.min(1, (free - RESERVE) / PLENTY));
    const own = this.#hosts.of(guest);
    const most = own === 0 ? FIRST_TIMES * share : share;
    const isFull = free <= 0 || this.#places.of(place) >= most || own >= MOST_OF_ONE_GUEST;
    if (!isFull) return;
    this.#house.incidents.note('limit-open-tables', { place });
    refuse('too-many-tables');
  }

  noteOpened(id: string, place: string): void {
    this.#placeOf.set(id, place);
    this.#places.add(place);
  }

  #strike(id: string, before: TableData | undefined): void {
    const place = this.#placeOf.get(id);
    if (place !== undefined) this.#places.remove(place);
    if (before !== undefined && before.code !== null) this.#codes.delete(before.code);
    for (const map of [this.#known, this.#placeOf, this.#leftAt]) map.delete(id);
  }
}
