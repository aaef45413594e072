/** What nobody can come back to is let go: tables by the time of service, people by a calendar that can be trusted. */

import { Calendar } from './calendar.ts';
import type { Clock } from './clock.ts';
import type { Guests } from './people/guests.ts';
import type { Hall } from './tables/hall.ts';

export class Forgetting {
  readonly #hall: Hall;
  readonly #guests: Guests;
  readonly #calendar: Calendar;

  constructor(clock: Clock, hall: Hall, guests: Guests) {
    this.#hall = hall;
    this.#guests = guests;
    this.#calendar = new Calendar(clock);
  }

  /** Now and then. */
  async look(): Promise<void> {
    await this.#hall.keeping.forget();
    if (this.#calendar.isTrusted()) await this.#guests.forget();
  }
}
