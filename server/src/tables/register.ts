/** Every table of the house that is not closed, as it was last written down: who opened it, and since when it is left. */

import type { Seat } from '#tabletop';
import type { House } from '../house.ts';
import { Tally } from '../limits/counting.ts';
import { refuse } from './refused.ts';
import { isSlow } from './slow.ts';
import type { TableData } from './table-data.ts';

const MOST_TABLES = 20_000;
/** Of one guest. A slow one waits for weeks and asks for little: whoever has many of them can still play tonight. */
const MOST_OF_ONE = { now: 10, slow: 30 } as const;
/** So many times what a place may have of others. */
const PLACE_TIMES = { now: 1, slow: 2 } as const;
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
const A_DAY = 24 * AN_HOUR;
/** The same where it is played over days: nobody is there most of the time. A match is only over days with others. */
const LEFT_SLOW = { unplayed: 7 * A_DAY, played: 14 * A_DAY, alone: 14 * A_DAY, playing: 120 * A_DAY } as const;

function longestLeft(data: TableData): number {
  const { phase, match, room, seats } = data;
  const isPlayed = match !== null || room.tally.length > 0;
  const state = phase === 'playing' ? 'playing' : isPlayed ? 'played' : 'unplayed';
  if (!isSlow(data)) return LEFT[state];
  const people = new Set(seats.map((sitting) => (sitting.kind === 'person' ? sitting.guest : null)));
  people.delete(null);
  return LEFT_SLOW[state === 'playing' && people.size < 2 ? 'alone' : state];
}

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

type Kind = keyof typeof MOST_OF_ONE;

export const kindOf = (data: Pick<TableData, 'settings'>): Kind => (isSlow(data) ? 'slow' : 'now');

export class Register {
  /** Every change of what is known of a table. */
  noted: (id: string, data: TableData) => void = () => undefined;
  readonly #house: House;
  readonly #known = new Map<string, TableData>();
  readonly #codes = new Map<string, string>();
  readonly #hosts = { now: new Tally(), slow: new Tally() };
  readonly #places = { now: new Tally(), slow: new Tally() };
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
    if (before !== undefined) this.#notePlace(id, kindOf(before), kindOf(data));
    if (before?.host !== data.host || kindOf(before) !== kindOf(data) || data.phase === 'closed') {
      if (before !== undefined) this.#hostsOf(before).remove(before.host);
      if (data.phase !== 'closed') this.#hostsOf(data).add(data.host);
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
  readonly isForsaken = (data: TableData, leftAt: number): boolean =>
    this.#house.clock.now() - leftAt > longestLeft(data);

  /**
   * Whether this guest, at this place, may open one more; there is always one for a place that has none, and somebody's
   * first one does not hang on how many their neighbours have.
   */
  admit(guest: string, place: string, kind: Kind): void {
    const free = MOST_TABLES - this.#known.size;
    const share = Math.max(1, this.#house.numbers.placeTables * Math.min(1, (free - RESERVE) / PLENTY));
    const own = this.#hosts[kind].of(guest);
    const most = own === 0 ? FIRST_TIMES * share : share;
    const isFull = free <= 0 || this.#places[kind].of(place) >= most * PLACE_TIMES[kind] || own >= MOST_OF_ONE[kind];
    if (!isFull) return;
    this.#house.incidents.note('limit-open-tables', { place });
    refuse('too-many-tables');
  }

  /** With as many rooms as one may have: the one that was left longest ago, of those where nothing is on. */
  spareOf(guest: string, kind: Kind, isAwake: (id: string) => boolean): readonly [string, TableData] | null {
    if (this.#hosts[kind].of(guest) < MOST_OF_ONE[kind]) return null;
    const idle = this.all.filter(
      ([id, data]) => data.host === guest && data.phase !== 'playing' && kindOf(data) === kind && !isAwake(id),
    );
    const leftAt = ([id]: readonly [string, TableData]): number => this.#leftAt.get(id) ?? 0;
    return idle.sort((one, other) => leftAt(one) - leftAt(other))[0] ?? null;
  }

  #hostsOf(data: TableData): Tally {
    return this.#hosts[kindOf(data)];
  }

  noteOpened(id: string, place: string, kind: Kind): void {
    this.#placeOf.set(id, place);
    this.#places[kind].add(place);
  }

  /** Whether whoever has this table may have one more of another kind. */
  mayTurn(id: string, kind: Kind): void {
    const data = this.#known.get(id);
    if (data === undefined || kindOf(data) === kind || this.#hosts[kind].of(data.host) < MOST_OF_ONE[kind]) return;
    refuse('too-many-tables');
  }

  #notePlace(id: string, before: Kind, now: Kind): void {
    const place = this.#placeOf.get(id);
    if (place === undefined || before === now) return;
    this.#places[before].remove(place);
    this.#places[now].add(place);
  }

  #noteScreens(table: string, before: TableData | undefined, data: TableData | null): void {
    if (before?.room.screens === data?.room.screens) return;
    for (const { hash } of before?.room.screens ?? []) this.#screens.delete(hash);
    for (const { id, hash } of data?.room.screens ?? []) this.#screens.set(hash, { id, table });
  }

  #strike(id: string, before: TableData | undefined): void {
    this.#noteScreens(id, before, null);
    const place = this.#placeOf.get(id);
    if (place !== undefined && before !== undefined) this.#places[kindOf(before)].remove(place);
    if (before !== undefined && before.code !== null) this.#codes.delete(before.code);
    for (const map of [this.#known, this.#placeOf, this.#leftAt]) map.delete(id);
  }
}
