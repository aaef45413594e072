/** A table in simulated time: everything on it is the server's own, but for lines, clock and disk. */

import type { Receipt, ToClient, ToServer } from '#protocol';
import type { Chance, Game } from '#tabletop';
import { LocalBus } from '../src/bus/local-bus.ts';
import { Commons } from '../src/cluster/commons.ts';
import type { House } from '../src/house.ts';
import { Incidents } from '../src/incidents.ts';
import { LIMITS } from '../src/limits/numbers.ts';
import { typeOf } from '../src/match/submitted.ts';
import { Measures } from '../src/measures.ts';
import { Blocks } from '../src/people/blocks.ts';
import { Hours } from '../src/people/hours.ts';
import type { Store } from '../src/store/store.ts';
import { readOptions } from '../src/tables/commands.ts';
import { hear, join } from '../src/tables/hearing.ts';
import { drawNextMatch } from '../src/tables/opening.ts';
import { HouseRefused } from '../src/tables/refused.ts';
import { PLAIN_ROOM } from '../src/tables/room-data.ts';
import { Table } from '../src/tables/table.ts';
import { Watchdog } from '../src/watchdog.ts';
import { buzzer } from './buzzer.ts';
import { ManualClock } from './manual-clock.ts';
import { NO_LIMITS, NOT_NAMED, shelfOf, silent } from './running.ts';
import { type LineNature, SimulatedLine } from './simulated-line.ts';

export interface FairPlayer {
  readonly nature: LineNature;
  /** The light of a round has come to this player. */
  lit?(round: number, table: FairTable): void;
  heard?(message: ToClient, table: FairTable): void;
}

/** A game in which being first matters, and the move by which one is. */
export interface Stage {
  readonly game: Game;
  race(round: number): unknown;
  /** Whether everybody finds the table in the lobby. */
  readonly listed?: boolean;
}

export const BUZZER: Stage = {
  game: buzzer as unknown as Game,
  race: (round) => ({ type: 'buzz', round }),
};

/** What a round came to. */
export interface FairRound {
  /** By seat: when each saw the light, and really pressed. */
  readonly seen: number[];
  readonly presses: number[];
  receipts: readonly Receipt[] | null;
}

/** Long enough for everybody to come, and for every estimate to settle. */
const ARRIVING_MILLIS = 4_000;
const LONGEST_ROUND = 8_000;
const SYNCS = 16;

export class FairTable {
  readonly clock = new ManualClock();
  readonly rounds: FairRound[] = [];
  readonly #players: readonly FairPlayer[];
  readonly #stage: Stage;
  readonly #lines: readonly SimulatedLine[];
  readonly #table: Table;
  readonly #house: House;
  #keys = 0;

  constructor(players: readonly FairPlayer[], chance: Chance, stage = BUZZER) {
    this.#players = players;
    this.#stage = stage;
    this.#house = houseOf(this.clock, stage);
    this.#table = tableFor(this.#house, players.length, stage);
    this.#lines = players.map(({ nature }, seat) => {
      const came = (line: SimulatedLine, message: ToServer): void => this.#came(line, message);
      const heard = (message: ToClient): void => this.#heard(seat, message);
      return new SimulatedLine(this.clock, `guest-${seat}`, nature, { table: 'fair', came, heard }, chance);
    });
  }

  /** Everybody comes, sets their clock, and the match begins. */
  async open(): Promise<void> {
    await this.clock.flow(ARRIVING_MILLIS / 2);
    for (let count = 0; count < SYNCS; count++) {
      for (const line of this.#lines) line.synchronise();
      await this.clock.flow(ARRIVING_MILLIS / 2 / SYNCS);
    }
    this.#table.gather();
  }

  /** Until it is settled, or nobody presses. */
  async playRound(longest = LONGEST_ROUND): Promise<FairRound> {
    const round: FairRound = { seen: [], presses: [], receipts: null };
    this.rounds.push(round);
    for (let millis = 0; round.receipts === null && millis < longest; millis += 50) await this.clock.flow(50);
    return round;
  }

  /** `claim`: when they say it was; left out: what their clock says. */
  press(seat: number, claim?: number): void {
    const round = this.rounds.length - 1;
    const pressed = claim ?? this.#line(seat).clientClock;
    const { presses } = this.rounds[round] as FairRound;
    presses[seat] ??= this.clock.now();
    this.say(seat, { type: 'move', key: this.key(), seat, move: this.#stage.race(round), pressed });
  }

  say(seat: number, message: ToServer): void {
    this.#line(seat).say(message);
  }

  key(): string {
    return `fair-key-${this.#keys++}`;
  }

  shut(): void {
    this.#table.shut();
  }

  #isAboutRace(receipts: readonly Receipt[]): boolean {
    return receipts[0]?.move === typeOf(this.#stage.race(0));
  }

  #line(seat: number): SimulatedLine {
    return this.#lines[seat] as SimulatedLine;
  }

  #came(line: SimulatedLine, message: ToServer): void {
    try {
      if (message.type === 'join') join(this.#house, this.#table, line, message);
      else if (message.type !== 'attend') hear(this.#house, this.#table, line, message);
    } catch (error) {
      if (!(error instanceof HouseRefused)) throw error;
    }
  }

  #heard(seat: number, message: ToClient): void {
    const round = this.rounds.at(-1);
    const player = this.#players[seat];
    if (message.type === 'ordered' && seat === 0 && round !== undefined && this.#isAboutRace(message.receipts)) {
      round.receipts ??= message.receipts;
    }
    const isLit =
      message.type === 'update' &&
      message.events.some(({ event }) => this.#stage.game.pace.reveals.includes(event.type));
    if (isLit && round !== undefined) {
      round.seen[seat] = this.clock.now();
      player?.lit?.(this.rounds.length - 1, this);
    } else player?.heard?.(message, this);
  }
}

/** The trial is about time, not about keeping: what is written is written at once. */
const forgetful = { write: () => Promise.resolve() } as unknown as Store;

function houseOf(clock: ManualClock, { game }: Stage): House {
  const measures = new Measures();
  return {
    ...{ shelf: shelfOf([game]), clock, store: forgetful, log: silent },
    bus: new LocalBus((error) => {
      throw error;
    }),
    bots: { decide: () => new Promise(() => undefined), close: async () => undefined },
    ...{ measures, watchdog: new Watchdog(60_000), incidents: new Incidents(clock, silent, measures) },
    numbers: { ...LIMITS, ...NO_LIMITS },
    blocks: new Blocks(),
    hours: new Hours(forgetful),
    commons: new Commons(),
    named: NOT_NAMED,
  };
}

function tableFor(house: House, seatCount: number, { game, listed = false }: Stage): Table {
  const seats = Array.from({ length: seatCount }, (_, seat) => ({
    ...{ kind: 'person' as const, name: `P${seat}`, guest: `guest-${seat}` },
  }));
  const settings = {
    ...{ listed, freeText: false, spectators: true, turnSeconds: null, awaySeconds: null },
    ...{
      tellFirst: false,
      watchLive: false,
      watchDelay: 0,
      idleSeconds: null,
      locked: false,
      codeHidden: false,
      overDays: null,
    },
  };
  const data = {
    ...{ code: null, game: game.id, rulesVersion: game.rulesVersion, options: readOptions(game, {}) },
    ...{ settings, host: 'guest-0' },
    ...{ phase: 'open' as const, seats, match: null, next: drawNextMatch(game), wall: 0, room: PLAIN_ROOM },
  };
  const failed = (): never => {
    throw new Error('the table failed');
  };
  return new Table(house, 'fair', data, { saved: () => undefined, asleep: () => undefined, failed, lost: failed });
}
