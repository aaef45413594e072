/** A host who is gone is succeeded by the next person who is here: somebody must be able to start. */

import { Alarm } from '../clock.ts';
import type { House } from '../house.ts';
import { heirOf } from './may.ts';
import type { Table } from './table.ts';

const GONE_MILLIS = 30_000;

export class Succession {
  readonly #house: House;
  readonly #table: Table;
  readonly #alarm: Alarm;

  constructor(house: House, table: Table) {
    this.#house = house;
    this.#table = table;
    this.#alarm = new Alarm(house.clock, () => this.#succeed());
  }

  /** Somebody came or went. */
  review(): void {
    this.#alarm.set(this.#heir === null ? null : (this.#alarm.at ?? this.#house.clock.now() + GONE_MILLIS));
  }

  shut(): void {
    this.#alarm.set(null);
  }

  /** Null while the host is here, is waited for, or nobody who plays or waits is here. */
  get #heir(): string | null {
    const { company, data } = this.#table;
    // Where it is played over days a host is away most of the time.
    if (data.settings.overDays !== null && data.phase !== 'finished') return null;
    const heir = company.presence.isHere(data.host) ? null : heirOf(this.#table);
    return heir !== null && company.presence.isHere(heir) ? heir : null;
  }

  #succeed(): void {
    const host = this.#heir;
    if (host === null) return;
    this.#table.change({ host }).catch((err) => this.#house.log.error({ err }, 'a table has no new host'));
  }
}
