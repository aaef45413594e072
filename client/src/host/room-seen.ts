/** What a page sees of a room beside its match, and what it says to it. */

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Stop, TableInfo, TallyMatch, ToServer } from '#protocol';
import type { Seat } from '#tabletop';
import { keepOnDevice, keptOnDevice } from '../settings/device-store.ts';

interface OwnSeat {
  readonly match: string;
  readonly seat: Seat;
}

const STORED_UNDER = 'starboard.own-seat';

const isOwnSeat = (json: unknown): json is OwnSeat =>
  typeof json === 'object' &&
  json !== null &&
  'match' in json &&
  typeof json.match === 'string' &&
  'seat' in json &&
  typeof json.seat === 'number';

export class RoomSeen {
  readonly #table: ReadonlySignal<TableInfo | null>;
  readonly #say: (message: ToServer) => void;
  /** Tonight's matches, oldest first. */
  readonly tally: Signal<readonly TallyMatch[]> = signal([]);
  readonly #sat: Signal<OwnSeat | null> = signal(keptOnDevice(STORED_UNDER, isOwnSeat));
  /** The seat this device held last in the match that is on. */
  readonly ownSeat: ReadonlySignal<Seat | null> = computed(() => this.seatHeldIn(this.#table.value));

  constructor(table: ReadonlySignal<TableInfo | null>, say: (message: ToServer) => void) {
    this.#table = table;
    this.#say = say;
  }

  /** A seat is remembered: whoever gives it up finds it again. */
  sat(seat: Seat | undefined): void {
    const match = this.#table.peek()?.match?.id;
    const last = this.#sat.peek();
    if (seat === undefined || match === undefined || (last?.match === match && last.seat === seat)) return;
    this.#sat.value = { match, seat };
    keepOnDevice(STORED_UNDER, { match, seat });
  }

  /** The same in a match that is not shown to us. */
  seatHeldIn(table: TableInfo | null): Seat | null {
    const sat = this.#sat.value;
    return sat !== null && sat.match === table?.match?.id ? sat.seat : null;
  }

  nameOf(guest: string): string {
    return this.#table.value?.room.people.find((person) => person.guest === guest)?.name ?? '';
  }

  /** Whoever was asked is still there. */
  here(): void {
    this.#say({ type: 'here' });
  }

  /** A screen of the room lets go on what everybody waits for. */
  goOn(from: Stop): void {
    this.#say({ type: 'go-on', from });
  }
}
