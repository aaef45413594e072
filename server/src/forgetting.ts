/** What nobody can come back to is let go: tables by the time of service, people by a calendar that can be trusted. */

import { Calendar } from './calendar.ts';
import type { Clock } from './clock.ts';
import type { Hall } from './tables/hall.ts';

interface Forgetful {
  forget(): Promise<void>;
}

export class Forgetting {
  readonly #hall: Hall;
  readonly #byCalendar: readonly Forgetful[];
  readonly #calendar: Calendar;

  constructor(clock: Clock, hall: Hall, byCalendar: readonly Forgetful[]) {
    this.#hall = hall;
    this.#byCalendar = byCalendar;
    this.#calendar = new Calendar(clock);
  }

  /** Now and then. */
  async look(): Promise<void> {
    await this.#hall.keeping.forget();
    if (!this.#calendar.isTrusted()) return;
    for (const one of this.#byCalendar) await one.forget();
  }
}
