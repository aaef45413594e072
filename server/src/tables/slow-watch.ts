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
import { withAllSettings } from './new-table.ts';
import type { Sitting } from './seating.ts';
import { isSlowMatch } from './slow.ts';
import type { Table } from './table.ts';
import { isTableData, type TableData } from './table-data.ts';

const LOOKING_MILLIS = 30_000;
/** Every ten minutes. */
const LOOKS_APART = 20;
const AN_HOUR = 3_600_000;
/** More than this apart, the calendar was changed, or the machine slept. */
const JUMP = AN_HOUR;

export class SlowWatch {
  readonly #house: House;
  readonly #hall: Hall;
  readonly #isSteward: () => boolean;
  readonly #alarm: Alarm;
  /** What the calendar is ahead of the time of service. */
  #offset: number;
  #steadySince: number;
  #looks = 0;
  #isShut = false;

  /** `isSteward`: whether tables that nobody runs are this process's to look after, too. */
  constructor(house: House, hall: Hall, isSteward: () => boolean) {
    this.#house = house;
    this.#hall = hall;
    this.#isSteward = isSteward;
    this.#offset = house.clock.wall() - house.clock.now();
    this.#steadySince = house.clock.now();
    this.#alarm = new Alarm(house.clock, () => void this.#lookAgain());
  }

  /** This process looks after those asleep: turns that began in a future that there is not go on from now. */
  async goOn(): Promise<void> {
    const now = this.#house.clock.wall();
    this.#looks = 0;
    await this.#reviseAll((turn, hours) => (turn.at > now ? afterJump(turn, { before: turn.at, now, hours }) : turn));
  }

  async start(): Promise<void> {
    await this.goOn();
    this.#alarm.set(this.#house.clock.now() + LOOKING_MILLIS);
  }

  shut(): void {
    this.#isShut = true;
    this.#alarm.set(null);
  }

  /** What counts for somebody is another from now on: so are the moments at which their turns are over. */
  async noteHours(guest: string, before: OwnHours): Promise<void> {
    const hours = this.#house.hours.of(guest);
    for (const id of this.#hall.register.tablesOf(guest)) {
      const changed: ChangedHours = { id, guest, before, hours };
      const at = await this.#elsewhere(id);
      if (at === null) await this.noteHoursAt(changed);
      else await this.#hall.others?.ask(at, 'hours-at', changed);
    }
  }

  /** At one table, which no other process has. */
  async noteHoursAt({ id, guest, before, hours }: ChangedHours): Promise<void> {
    const now = this.#house.clock.wall();
    await this.#revise(id, (turn, sitting) =>
      sitting.guest === guest ? withHours(turn, { now, before, hours }) : turn,
    );
  }

  /** The process that runs it, if it is not this one. */
  async #elsewhere(id: string): Promise<string | null> {
    return this.#hall.has(id) ? null : ((await this.#hall.others?.owner(id)) ?? null);
  }

  /** Whether this process is to do what there is to do: at its own tables, and as the steward at those of nobody. */
  async #isOurs(id: string): Promise<boolean> {
    return this.#hall.has(id) || (this.#isSteward() && (await this.#elsewhere(id)) === null);
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
    if (this.#looks++ % LOOKS_APART === 0 && this.#hall.others !== null) await this.#takeUpAll();
    const now = clock.now();
    const offset = clock.wall() - now;
    const jump = offset - this.#offset;
    this.#offset = offset;
    if (Math.abs(jump) > JUMP) await this.#goOnAfter(jump);
    else if (now - this.#steadySince >= AN_HOUR) await this.#actOnAll(clock.wall());
  }

  /** Whoever ran them is gone, and nobody has come since: bots and plans there go on all the same. */
  async #takeUpAll(): Promise<void> {
    for (const [id, data] of this.#hall.register.all) {
      if (this.#isShut || !this.#isSteward()) return;
      if (!isSlowMatch(data) || this.#hall.has(id) || this.#hall.hasFailed(id) || !(await this.#isOurs(id))) continue;
      const match = await this.#house.store.match(data.match?.id ?? '');
      // Another may have been quicker.
      if (match?.asleepAt === null) await this.#hall.table(id).catch(() => undefined);
    }
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
      if (this.#isShut || !isDue(data, now) || this.#hall.hasFailed(id) || !(await this.#isOurs(id))) continue;
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
      if (isSlowMatch(data) && (await this.#isOurs(id)))
        await this.#revise(id, (turn, { guest }) => revise(turn, hours.of(guest)));
    }
  }

  /** What is written over is what is stored: where there are others, not what was last heard of it. */
  async #asleep(id: string): Promise<TableData | undefined> {
    const { register, others } = this.#hall;
    if (others === null) return register.get(id);
    const stored = await this.#house.store.table(id);
    return stored?.open === true && isTableData(stored.data) ? withAllSettings(stored.data) : undefined;
  }

  /** Those asleep stay so. */
  async #revise(id: string, revise: (turn: TurnData, sitting: Person) => TurnData): Promise<void> {
    const awake = await this.#hall.awake(id);
    const data = awake?.data ?? (await this.#asleep(id));
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
    this.#hall.others?.noted(id, changed);
    await this.#house.store.write({ kind: 'table', table: { id, open: true, data: changed } });
  }
}

/** What somebody has changed, at one of their tables. */
export interface ChangedHours {
  readonly id: string;
  readonly guest: string;
  readonly before: OwnHours;
  readonly hours: OwnHours;
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
