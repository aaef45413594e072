/** What is written down about a table: its seats, its room, and how far it has come. */

import type { House } from '../house.ts';
import type { MatchEnd, TableRecord } from '../store/store.ts';
import { withEnd } from './opening.ts';
import { Room } from './room.ts';
import { Seating } from './seating.ts';
import type { TableData } from './table-data.ts';

export type Changes = Partial<Omit<TableData, 'seats' | 'room' | 'wall'>>;

export class Book {
  readonly seating: Seating;
  readonly room: Room;
  readonly #house: House;
  readonly #id: string;
  #data: TableData;
  /** The end of a match that is being written, though nobody has heard of it yet. */
  #ending: ((data: TableData) => TableData) | null = null;

  constructor(house: House, id: string, data: TableData) {
    this.#house = house;
    this.#id = id;
    this.#data = data;
    this.seating = new Seating(data.game, data.seats);
    this.room = new Room(data.room);
  }

  get data(): TableData {
    return { ...this.#data, seats: this.seating.all, room: this.room.data };
  }

  get settings(): TableData['settings'] {
    return this.#data.settings;
  }

  get record(): TableRecord {
    const data = this.#ending?.(this.data) ?? this.data;
    return { id: this.#id, open: data.phase !== 'closed', data };
  }

  change(changes: Changes): void {
    this.#data = { ...this.#data, ...changes };
  }

  note(changes: Changes): void {
    const { clock } = this.#house;
    this.#data = { ...this.#data, ...changes, wall: clock.wall(), served: clock.now() };
  }

  /** The match ends, at this moment of the calendar: whatever is written from now on says so. */
  willEnd(end: MatchEnd, wall: number): TableRecord {
    this.#ending = withEnd(this.#house.shelf, end, wall);
    return this.record;
  }

  /** What was written is so. */
  end(): void {
    const { room, ...data } = this.record.data as TableData;
    this.#ending = null;
    this.#data = { ...data, room };
    this.room.become(room);
  }
}
