/**
 * Everything that can happen to processes that share a house, again and again under load: they are killed, stopped for
 * longer than their lease, and cut off, be it that their connections stay open; the bus and the database are killed and
 * come back. Afterwards: is anything that
 * was acknowledged missing, doubled or out of order, and did two ever run one table?
 */

import { GAMES } from '#games';
import { below, type Chance, type Game, pick, quickChance } from '#tabletop';
import { PostgresStore } from '../../src/store/postgres.ts';
import { checkPromised, driveOn, type Promised } from '../kill.ts';
import { LoadTable, newTraffic } from '../load/load-table.ts';
import { quantile } from '../load/report.ts';
import { Child } from '../processes/child.ts';
import { until } from '../running.ts';
import { Processes } from './processes.ts';
import type { TroubleReport, TroubleRequest } from './trouble-report.ts';

/** Longer than a lease: by then whoever was stopped has lost what it had. */
const STOP = { least: 2_400, most: 1_200 };
const LOOK_MILLIS = 1_000;
const NOTICED_LOOKS = 8;
const RETURN_MILLIS = 100;
/** Long enough for somebody to be answered whose move can't be stored. */
const UNSTORED_MILLIS = 100;

type Trouble = 'kill' | 'stop' | 'redis' | 'postgres' | 'cut' | 'silence';

export async function runTrouble(request: TroubleRequest): Promise<TroubleReport> {
  const chance = quickChance(request.seed);
  const { processes: count, planted } = request;
  const processes = await Processes.start({ count, planted, isCuttable: request.cuts + request.silences > 0 });
  const tables: LoadTable[] = [];
  try {
    const run = new Run(request, processes, tables, chance);
    await run.open();
    const stopDriving = driveOn(tables, request.rate);
    await run.suffer();
    const stuck = await run.stuck();
    stopDriving();
    for (const table of tables) table.leave();
    return { ...(await run.report()), stuck };
  } finally {
    for (const table of tables) table.leave();
    await processes.end();
  }
}

class Run {
  readonly #request: TroubleRequest;
  readonly #processes: Processes;
  readonly #tables: LoadTable[];
  readonly #chance: Chance;
  readonly #promised: Promised[] = [];
  readonly #answered = new Map<string, number>();
  readonly #moving = new Set<string>();
  readonly #serving: number[] = [];
  /** Tables whose owner has died, and when. */
  readonly #orphans = new Map<string, number>();
  readonly #happened = new Map<string, number>();
  #answeredOtherwise = 0;
  #heldTwice = 0;

  constructor(request: TroubleRequest, processes: Processes, tables: LoadTable[], chance: Chance) {
    this.#request = request;
    this.#processes = processes;
    this.#tables = tables;
    this.#chance = chance;
  }

  async open(): Promise<void> {
    const games: readonly Game[] = Object.values<Game>(GAMES);
    const traffic = newTraffic();
    const place = this.#processes.place(this.#chance);
    while (this.#tables.length < this.#request.tables) {
      const batch = Array.from({ length: Math.min(8, this.#request.tables - this.#tables.length) }, (_, index) => {
        const game = games[(this.#tables.length + index) % games.length] as Game;
        const seats = Math.max(game.seats.min, Math.min(game.seats.max, this.#request.seats));
        return LoadTable.open(place, game, seats, this.#chance, () => traffic, RETURN_MILLIS);
      });
      this.#tables.push(...(await Promise.all(batch)));
    }
    for (const table of this.#tables) this.#listen(table);
    await until('everybody is connected', () => this.#tables.every(({ isConnected }) => isConnected));
    for (const table of this.#tables) await table.start();
    await until('every match is on', () => this.#tables.every(({ isPlaying }) => isPlaying));
  }

  #listen(table: LoadTable): void {
    table.calls.accepted = ({ key, seat, at }, player) => {
      this.#moving.add(table.id);
      const before = this.#answered.get(key);
      this.#answered.set(key, at);
      if (before === undefined) this.#promised.push({ match: player.table?.match?.id ?? '', seat, key, at });
      else if (before !== at) this.#answeredOtherwise++;
    };
    table.calls.welcomed = () => {
      const died = this.#orphans.get(table.id);
      if (died === undefined) return;
      this.#orphans.delete(table.id);
      this.#serving.push(performance.now() - died);
    };
  }

  async suffer(): Promise<void> {
    const { kills, stops, redisRestarts, postgresRestarts, cuts, silences, said } = this.#request;
    const troubles = this.#shuffled({
      ...{ kill: kills, stop: stops, redis: redisRestarts, postgres: postgresRestarts, cut: cuts, silence: silences },
    });
    for (const [index, trouble] of troubles.entries()) {
      await this.#quiet();
      await this[trouble]();
      this.#happened.set(trouble, (this.#happened.get(trouble) ?? 0) + 1);
      if (index % 5 === 4) said(`${index + 1} of ${troubles.length}: ${this.#promised.length} moves acknowledged`);
    }
  }

  #shuffled(counts: { readonly [trouble in Trouble]: number }): readonly Trouble[] {
    const left = Object.entries(counts).flatMap(([trouble, count]) => Array<Trouble>(count).fill(trouble as Trouble));
    return left.map((_, index) => {
      const other = index + below(this.#chance, left.length - index);
      [left[index], left[other]] = [left[other] as Trouble, left[index] as Trouble];
      return left[index] as Trouble;
    });
  }

  /** Something is under way everywhere; where the last trouble still weighs it is waited for. */
  async #quiet(): Promise<void> {
    this.#moving.clear();
    const most = Math.ceil(this.#tables.length * 0.9);
    await until('the tables go on', () => this.#moving.size >= most && this.#orphans.size === 0, 30_000).catch(
      () => undefined,
    );
    this.#orphans.clear();
    await pause(below(this.#chance, 200));
  }

  async kill(): Promise<void> {
    const index = pick(this.#chance, this.#processes.alive);
    const held = await this.#heldBy(index);
    // Every other one while nothing can be stored: whatever is promised all the same is lost, and not by chance.
    const isUnstored = (this.#happened.get('kill') ?? 0) % 2 === 1;
    if (isUnstored) await this.#killUnstored(index);
    else await this.#processes.kill(index);
    const died = performance.now();
    for (const id of held) this.#orphans.set(id, died);
    await until('somebody serves them', () => this.#orphans.size === 0, 8_000).catch(() => this.#giveUp());
    await this.#processes.restart(index);
  }

  async #killUnstored(index: number): Promise<void> {
    const { engine } = this.#processes.postgres;
    engine.freeze();
    try {
      await pause(UNSTORED_MILLIS);
      await this.#processes.kill(index);
    } finally {
      engine.goOn();
    }
  }

  async stop(): Promise<void> {
    const index = pick(this.#chance, this.#processes.alive);
    this.#processes.freeze(index);
    await pause(STOP.least + below(this.#chance, STOP.most));
    this.#processes.goOn(index);
    // Until whoever woke up has noticed; that it takes long on a busy machine is no fault.
    let heldTwice = 0;
    for (let looks = 0; looks < NOTICED_LOOKS; looks++) {
      await pause(LOOK_MILLIS);
      const held = (await this.#processes.used()).flatMap(({ tables }) => tables);
      heldTwice = held.length - new Set(held).size;
      if (heldTwice === 0) break;
    }
    this.#heldTwice += heldTwice;
  }

  async redis(): Promise<void> {
    await this.#processes.redis.engine.restart(200 + below(this.#chance, 1_500));
  }

  async postgres(): Promise<void> {
    await this.#processes.postgres.engine.restart(100 + below(this.#chance, 800));
  }

  async cut(): Promise<void> {
    await this.#part('cut');
  }

  async silence(): Promise<void> {
    await this.#part('silence');
  }

  async #part(how: 'cut' | 'silence'): Promise<void> {
    const index = pick(this.#chance, this.#processes.alive);
    const engine = pick(this.#chance, ['redis', 'postgres'] as const);
    await this.#processes.cut(index, engine, how, 200 + below(this.#chance, 2_800));
  }

  /** Whoever never came back counts as having waited for ever. */
  #giveUp(): void {
    for (const died of this.#orphans.values()) this.#serving.push(performance.now() - died);
    this.#orphans.clear();
  }

  async #heldBy(index: number): Promise<readonly string[]> {
    const used = await this.#processes.usedBy(index);
    const own = new Set(this.#tables.map(({ id }) => id));
    return used.tables.filter((id) => own.has(id));
  }

  async stuck(): Promise<number> {
    this.#moving.clear();
    await until('every table goes on', () => this.#moving.size === this.#tables.length, 30_000).catch(() => undefined);
    return this.#tables.length - this.#moving.size;
  }

  async report(): Promise<Omit<TroubleReport, 'stuck'>> {
    const { address } = this.#processes;
    for (let index = 0; index < this.#processes.count; index++) await this.#processes.terminate(index);
    const store = await PostgresStore.open(address);
    const found = await checkPromised(store, this.#promised);
    await store.close();
    const probe = await Child.start('probe.ts', { postgres: address }, { planted: this.#request.planted });
    await probe.kill();
    const serving = this.#serving.toSorted((one, other) => one - other);
    const { lost, twice, outOfOrder, broken, untallied } = found;
    return {
      ...{ acknowledged: this.#answered.size, lost, twice, outOfOrder, broken, untallied },
      ...{ answeredOtherwise: this.#answeredOtherwise, heldTwice: this.#heldTwice, writtenLate: probe.port },
      serving: {
        tables: serving.length,
        p50: Math.round(quantile(serving, 0.5)),
        p95: Math.round(quantile(serving, 0.95)),
        longest: Math.round(serving.at(-1) ?? 0),
      },
      happened: Object.fromEntries(this.#happened),
    };
  }
}

const pause = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));
