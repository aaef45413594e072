/** Every table of the house that is not closed, as it was last written down: who opened it, and since when it is left. */

import type { Seat } from '#tabletop';
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
/** Left by everybody for so long, in time of service: a room where nothing was played, where it was, where a match is on. */
const LEFT = { unplayed: 15 * A_MINUTE, played: 6 * AN_HOUR, playing: 48 * AN_HOUR } as const;

const isSeated = ({ seats }: TableData, guest: string): boolean =>
  seats.some((sitting) => sitting.kind === 'person' && sitting.guest === guest);

const hasPlayed = ({ room }: TableData, guest: string): boolean =>
  room.tally.some(({ players }) => players.some((player) => player.guest === guest));

/** Knows this guest at all: as host, in a seat, in the room, in its tally, or as somebody who was sent away. */
export const knows = (data: TableData, guest: string): boolean =>
  data.host === guest ||
  isSeated(data, guest) ||
  data.sentAway?.includes(guest) === true ||
  data.room.people.some((person) => person.guest === guest) ||
  hasPlayed(data, guest);

/** Whose room it is, too: whoever plays, waits, is its host or has played there, and has not left. */
function isOwn(data: TableData, guest: string): boolean {
  const person = data.room.people.find((one) => one.guest === guest);
  if (isSeated(data, guest)) return true;
  return (
    person !== undefined &&
    person.left !== true &&
    (person.waits === true || data.host === guest || hasPlayed(data, guest))
  );
}

export class Register {
  /** Every change of what is known of a table. */
  noted: (id: string, data: TableData) => void = () => undefined;
  readonly #house: House;
  readonly #known = new Map<string, TableData>();
  readonly #codes = new Map<string, string>();
  readonly #hosts = new Tally();
  readonly #places = new Tally();
  /** Screens of rooms, by the hash of their token. */
  readonly #screens = new Map<string, { readonly id: string; readonly table: string }>();
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

  /** Where a bot with a name of its own has been given a seat. */
  seatsOfProgram(guest: string): readonly { readonly table: string; readonly game: string; readonly seat: Seat }[] {
    return this.all.flatMap(([table, { game, seats }]) =>
      seats.flatMap((sitting, seat) =>
        sitting.kind === 'bot' && sitting.program === guest ? [{ table, game, seat }] : [],
      ),
    );
  }

  /** Those that know this guest at all. */
  tablesWith(guest: string): readonly string[] {
    return this.all.flatMap(([id, data]) => (knows(data, guest) ? [id] : []));
  }

  roomsOf(guest: string): readonly string[] {
    return this.all.flatMap(([id, data]) => (isOwn(data, guest) ? [id] : []));
  }

  withCode(code: string): string | undefined {
    return this.#codes.get(code.toLowerCase());
  }

  /** The room that a screen belongs to, by the hash of its token. */
  withScreen(hash: string): { readonly id: string; readonly table: string } | null {
    return this.#screens.get(hash) ?? null;
  }

  readonly isTaken = (code: string): boolean => this.#codes.has(code);

  /** Where it was opened from, as long as this server runs; nobody else learns it. */
  placeOf(id: string): string {
    return this.#placeOf.get(id) ?? this.#known.get(id)?.host ?? id;
  }

  note(id: string, data: TableData): void {
    this.noted(id, data);
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
    this.#noteScreens(id, before, data);
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
    return this.all.filter(([id, data]) => {
      const leftAt = this.#leftAt.get(id);
      return leftAt !== undefined && !isAwake(id) && this.isForsaken(data, leftAt);
    });
  }

  /** Nobody will come back to a room that has been left since then: soon where nothing is on. */
  readonly isForsaken = ({ phase, match, room }: TableData, leftAt: number): boolean => {
    const isPlayed = match !== null || room.tally.length > 0;
    const longest = phase === 'playing' ? LEFT.playing : isPlayed ? LEFT.played : LEFT.unplayed;
    return this.#house.clock.now() - leftAt > longest;
  };

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

  /** With as many rooms as one may have: the one that was left longest ago, of those where nothing is on. */
  spareOf(guest: string, isAwake: (id: string) => boolean): readonly [string, TableData] | null {
    if (this.#hosts.of(guest) < MOST_OF_ONE_GUEST) return null;
    const idle = this.all.filter(([id, { host, phase }]) => host === guest && phase !== 'playing' && !isAwake(id));
    const leftAt = ([id]: readonly [string, TableData]): number => this.#leftAt.get(id) ?? 0;
    return idle.sort((one, other) => leftAt(one) - leftAt(other))[0] ?? null;
  }

  noteOpened(id: string, place: string): void {
    this.#placeOf.set(id, place);
    this.#places.add(place);
  }

  #noteScreens(table: string, before: TableData | undefined, data: TableData | null): void {
    if (before?.room.screens === data?.room.screens) return;
    for (const { hash } of before?.room.screens ?? []) this.#screens.delete(hash);
    for (const { id, hash } of data?.room.screens ?? []) this.#screens.set(hash, { id, table });
  }

  #strike(id: string, before: TableData | undefined): void {
    this.#noteScreens(id, before, null);
    const place = this.#placeOf.get(id);
    if (place !== undefined) this.#places.remove(place);
    if (before !== undefined && before.code !== null) this.#codes.delete(before.code);
    for (const map of [this.#known, this.#placeOf, this.#leftAt]) map.delete(id);
  }
}
