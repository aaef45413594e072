/**
 * Looks through all slow tables, those asleep too, for turns whose time is over, and has it done what each table wants
 * then. The calendar may jump, and nobody knows what it did while nobody served: after a start and after a jump nobody's
 * time is over for an hour of service, and whoever had time left before a jump has it after it.
 */

import type { OwnHours } from '#protocol';
import { Alarm } from '../clock.ts';
import type { House } from '../house.ts';
import { afterJump, type SeatTime, type TurnData, withHours } from '../match/slow-turns.ts';
import { leave } from './commands.ts';
import type { Hall } from './hall.ts';
import type { Sitting } from './seating.ts';
import { isSlowMatch } from './slow.ts';
import type { Table } from './table.ts';
import type { TableData } from './table-data.ts';

const LOOKING_MILLIS = 30_000;
const AN_HOUR = 3_600_000;
/** More than this apart, the calendar was changed, or the machine slept. */
const JUMP = AN_HOUR;

export class SlowWatch {
  readonly #house: House;
  readonly #hall: Hall;
  readonly #alarm: Alarm;
  /** What the calendar is ahead of the time of service. */
  #offset: number;
  #steadySince: number;
  #isShut = false;

  constructor(house: House, hall: Hall) {
    this.#house = house;
    this.#hall = hall;
    this.#offset = house.clock.wall() - house.clock.now();
    this.#steadySince = house.clock.now();
    this.#alarm = new Alarm(house.clock, () => void this.#lookAgain());
  }

  /** Turns that began in a future that there is not go on from now. */
  async start(): Promise<void> {
    const now = this.#house.clock.wall();
    await this.#reviseAll((turn, hours) => (turn.at > now ? afterJump(turn, { before: turn.at, now, hours }) : turn));
    this.#alarm.set(this.#house.clock.now() + LOOKING_MILLIS);
  }

  shut(): void {
    this.#isShut = true;
    this.#alarm.set(null);
  }

  /** What counts for somebody is another from now on: so are the moments at which their turns are over. */
  async noteHours(guest: string, before: OwnHours): Promise<void> {
    const { hours, clock } = this.#house;
    const now = clock.wall();
    for (const id of this.#hall.register.tablesOf(guest)) {
      await this.#revise(id, (turn, sitting) =>
        sitting.guest === guest ? withHours(turn, { now, before, hours: hours.of(guest) }) : turn,
      );
    }
  }

  async #lookAgain(): Promise<void> {
    try {
      await this.#look();
    } catch (err) {
      this.#house.log.error({ err }, 'could not look through the slow tables');
    }
    if (!this.#isShut) this.#alarm.set(this.#house.clock.now() + LOOKING_MILLIS);
  }

  async #look(): Promise<void> {
    const { clock, store } = this.#house;
    if (store.isFailing) return;
    const now = clock.now();
    const offset = clock.wall() - now;
    const jump = offset - this.#offset;
    this.#offset = offset;
    if (Math.abs(jump) > JUMP) await this.#goOnAfter(jump);
    else if (now - this.#steadySince >= AN_HOUR) await this.#actOnAll(clock.wall());
  }

  async #goOnAfter(jump: number): Promise<void> {
    const { clock, log } = this.#house;
    this.#steadySince = clock.now();
    const now = clock.wall();
    log.warn({ millis: Math.round(jump) }, 'the calendar has jumped: turns at slow tables have what they had');
    await this.#reviseAll((turn, hours) => afterJump(turn, { before: now - jump, now, hours }));
  }

  async #actOnAll(now: number): Promise<void> {
    for (const [id, data] of this.#hall.register.all) {
      if (this.#isShut || !isDue(data, now) || this.#hall.hasFailed(id)) continue;
      // One bad table stops no other.
      await this.#act(id, now).catch((err) => this.#house.log.error({ err, table: id }, 'a late turn stays as it is'));
    }
  }

  /** What was begun before a crash is done again: it comes to the same. */
  async #act(id: string, now: number): Promise<void> {
    const table = await this.#hall.table(id);
    const { times = [], settings } = table.data;
    const late = times.flatMap(({ turn }, seat) => (isOver(turn, now) ? [seat] : []));
    await table.change({
      times: times.map((time, seat) =>
        time.turn === null || !late.includes(seat) ? time : { ...time, turn: { ...time.turn, isLate: true } },
      ),
    });
    if (settings.overDays?.late === 'give-up') for (const seat of late) await giveUp(table, seat);
    table.noteCompany();
  }

  async #reviseAll(revise: (turn: TurnData, hours: OwnHours) => TurnData): Promise<void> {
    const { hours } = this.#house;
    for (const [id, data] of this.#hall.register.all) {
      if (isSlowMatch(data)) await this.#revise(id, (turn, { guest }) => revise(turn, hours.of(guest)));
    }
  }

  /** Those asleep stay so. */
  async #revise(id: string, revise: (turn: TurnData, sitting: Person) => TurnData): Promise<void> {
    const awake = await this.#hall.awake(id);
    const data = awake?.data ?? this.#hall.register.get(id);
    if (data === undefined || !isSlowMatch(data) || this.#hall.hasFailed(id)) return;
    const before = data.times ?? [];
    const times = before.map((time, seat): SeatTime => {
      const sitting = data.seats[seat];
      const turn = time.turn === null || sitting?.kind !== 'person' ? time.turn : revise(time.turn, sitting);
      return turn === time.turn ? time : { ...time, turn };
    });
    if (times.every((time, seat) => time === before[seat])) return;
    if (awake !== undefined) return awake.change({ times });
    const changed = { ...data, times };
    this.#hall.register.note(id, changed);
    await this.#house.store.write({ kind: 'table', table: { id, open: true, data: changed } });
  }
}

type Person = Extract<Sitting, { kind: 'person' }>;

const isOver = (turn: TurnData | null, now: number): turn is TurnData =>
  turn !== null && turn.until !== null && turn.until <= now;

/** Something is still to be done about it: a seat that was to be given up is a person's no longer. */
const isDue = (data: TableData, now: number): boolean =>
  isSlowMatch(data) &&
  (data.times ?? []).some(
    ({ turn }, seat) =>
      isOver(turn, now) &&
      data.seats[seat]?.kind === 'person' &&
      (!turn.isLate || data.settings.overDays?.late === 'give-up'),
  );

async function giveUp(table: Table, seat: number): Promise<void> {
  const sitting = table.seating.at(seat);
  if (sitting.kind === 'person') await leave(table, { id: sitting.guest, name: sitting.name }, seat);
}
