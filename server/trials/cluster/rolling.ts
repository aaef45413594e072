/** Every process is stopped and started again, one after the other, while matches are on everywhere: who notices? */

import { CLOSING } from '#protocol';
import { quickChance } from '#tabletop';
import { PostgresStore } from '../../src/store/postgres.ts';
import { checkPromised, driveOn, type Promised } from '../kill.ts';
import { type LoadTable, newTraffic } from '../load/load-table.ts';
import { openTables } from '../load/run.ts';
import { until } from '../running.ts';
import { Processes } from './processes.ts';

export interface RollingRequest {
  readonly processes: number;
  readonly tables: number;
  readonly seats: number;
  /** Moves a second, all tables together. */
  readonly rate: number;
  readonly seed: number;
  said(progress: string): void;
}

export interface RollingReport {
  readonly acknowledged: number;
  readonly lost: number;
  readonly twice: number;
  readonly outOfOrder: number;
  readonly broken: number;
  readonly answeredOtherwise: number;
  /** Lines that were closed for good, and matches that came to no end. */
  readonly closed: number;
  readonly stuck: number;
  /** The longest that anybody waited for the answer to a move, or to be back at their table; milliseconds. */
  readonly longestPause: number;
  /** How long each process took to stop, in milliseconds. */
  readonly stopping: readonly number[];
}

const LOOK_MILLIS = 20;
const FOR_GOOD: readonly number[] = Object.values(CLOSING);

export async function runRolling(request: RollingRequest): Promise<RollingReport> {
  const processes = await Processes.start({ count: request.processes });
  const tables: LoadTable[] = [];
  const traffic = newTraffic();
  try {
    await openTables(tables, request, processes.place(quickChance(request.seed)), () => traffic);
    const watch = new Watch(tables);
    const stopDriving = driveOn(tables, request.rate);
    const stopping: number[] = [];
    for (let index = 0; index < processes.count; index++) {
      await watch.allMove();
      request.said(`process ${index + 1} of ${processes.count} is stopped`);
      stopping.push(Math.round((await processes.terminate(index)) ?? Number.POSITIVE_INFINITY));
      await processes.restart(index);
    }
    const stuck = await watch.allMove();
    stopDriving();
    watch.stop();
    for (const table of tables) table.leave();
    for (let index = 0; index < processes.count; index++) await processes.terminate(index);
    const store = await PostgresStore.open(processes.address);
    const { lost, twice, outOfOrder, broken } = await checkPromised(store, watch.promised);
    await store.close();
    return {
      ...{ acknowledged: watch.promised.length, lost, twice, outOfOrder, broken, stuck, stopping },
      ...{ answeredOtherwise: watch.answeredOtherwise, closed: watch.closed, longestPause: Math.round(watch.longest) },
    };
  } finally {
    for (const table of tables) table.leave();
    await processes.end();
  }
}

class Watch {
  readonly promised: Promised[] = [];
  readonly #tables: readonly LoadTable[];
  readonly #answered = new Map<string, number>();
  readonly #moving = new Set<string>();
  readonly #away = new Map<object, number>();
  readonly #timer: NodeJS.Timeout;
  answeredOtherwise = 0;
  closed = 0;
  longest = 0;

  constructor(tables: readonly LoadTable[]) {
    this.#tables = tables;
    for (const table of tables) this.#listen(table);
    this.#timer = setInterval(() => this.#look(), LOOK_MILLIS);
  }

  #listen(table: LoadTable): void {
    table.calls.accepted = ({ key, seat, at }, player) => {
      this.#moving.add(table.id);
      const before = this.#answered.get(key);
      this.#answered.set(key, at);
      if (before === undefined) this.promised.push({ match: player.table?.match?.id ?? '', seat, key, at });
      else if (before !== at) this.answeredOtherwise++;
    };
    table.calls.welcomed = (player) => {
      this.#note(performance.now() - (this.#away.get(player) ?? performance.now()));
      this.#away.delete(player);
    };
    for (const player of table.players) {
      player.closed((code) => {
        if (FOR_GOOD.includes(code)) this.closed++;
        this.#away.set(player, this.#away.get(player) ?? performance.now());
      });
    }
  }

  #note(millis: number): void {
    this.longest = Math.max(this.longest, millis);
  }

  #look(): void {
    const now = performance.now();
    for (const { waitingSince } of this.#tables) if (waitingSince !== null) this.#note(now - waitingSince);
  }

  /** How many don't. */
  async allMove(): Promise<number> {
    this.#moving.clear();
    await until('all go on', () => this.#moving.size === this.#tables.length, 30_000).catch(() => undefined);
    return this.#tables.length - this.#moving.size;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

const MOST_PAUSE = 3_000;

export function isRollingKept(report: RollingReport): boolean {
  const { lost, twice, outOfOrder, broken, answeredOtherwise, closed, stuck, longestPause } = report;
  return lost + twice + outOfOrder + broken + answeredOtherwise + closed + stuck === 0 && longestPause <= MOST_PAUSE;
}
