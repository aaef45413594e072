/** The players of the next match are asked to add to its chance; it begins when all have, or have had time enough. */

import type { ToClient } from '#protocol';
import { Alarm, type Clock } from '../clock.ts';
import type { Line } from './line.ts';
import { GATHERING_MILLIS, Gathering } from './opening.ts';
import { Rematch } from './rematch.ts';
import type { Seating } from './seating.ts';
import type { Table } from './table.ts';

export class Assembly {
  /** Who wants another match after this one. */
  readonly rematch = new Rematch();
  readonly #clock: Clock;
  readonly #isOver: Alarm;
  readonly #begin: (gathering: Gathering) => void;
  #gathering: Gathering | null = null;

  constructor(clock: Clock, begin: (gathering: Gathering) => void) {
    this.#clock = clock;
    this.#begin = begin;
    this.#isOver = new Alarm(clock, () => this.#end());
  }

  get gathering(): Gathering | null {
    return this.#gathering;
  }

  /** Where the draws are those of another match nobody has anything to add. */
  open({ players, peopleSeats }: Seating, future: 'same' | 'new' = 'new'): void {
    this.#gathering = new Gathering(players.length, future === 'same' ? [] : peopleSeats);
  }

  /** Once everybody has been asked. */
  wait(): void {
    this.#isOver.set(this.#clock.now() + GATHERING_MILLIS);
    this.endIfComplete();
  }

  ask(line: Line, { company, data }: Pick<Table, 'company' | 'data'>): void {
    const { commitment } = data.next;
    const seats = company.seatsOf(line);
    if (this.#gathering === null || seats.length === 0 || commitment === '') return;
    line.noteAsked(commitment);
    line.send(JSON.stringify({ type: 'contribution-wanted', commitment, seats } satisfies ToClient));
  }

  endIfComplete(): void {
    if (this.#gathering?.isComplete === true) this.#end();
  }

  shut(): void {
    this.#gathering = null;
    this.#isOver.set(null);
  }

  #end(): void {
    const gathering = this.#gathering;
    this.shut();
    if (gathering !== null) this.#begin(gathering);
  }
}
