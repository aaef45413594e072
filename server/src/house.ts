/** What every table is given: the games, the clock, the store, the bus, the bots, and somewhere to say what happened. */

import type { Game } from '#tabletop';
import type { Named } from './bots/named.ts';
import type { BotRunner } from './bots/runner.ts';
import type { Bus } from './bus/bus.ts';
import type { Clock } from './clock.ts';
import type { Commons } from './cluster/commons.ts';
import type { Incidents } from './incidents.ts';
import type { LimitNumbers } from './limits/numbers.ts';
import type { Measures } from './measures.ts';
import type { Blocks } from './people/blocks.ts';
import type { Hours } from './people/hours.ts';
import type { Store } from './store/store.ts';
import type { Watchdog } from './watchdog.ts';

export interface Shelf {
  readonly games: readonly Game[];
  /** The newest rules of a game. */
  game(id: string): Game | null;
  /** The rules of exactly this version: what began with them ends with them. */
  rules(id: string, version: number): Game | null;
}

export interface Log {
  info(facts: object, said: string): void;
  warn(facts: object, said: string): void;
  error(facts: object, said: string): void;
}

export interface House {
  readonly shelf: Shelf;
  readonly clock: Clock;
  readonly store: Store;
  readonly bus: Bus;
  readonly bots: BotRunner;
  readonly measures: Measures;
  readonly incidents: Incidents;
  readonly numbers: LimitNumbers;
  readonly watchdog: Watchdog;
  readonly blocks: Blocks;
  readonly hours: Hours;
  /** Bots of others, who play by the protocol. */
  readonly named: Named;
  /** What all processes of the house have in memory. */
  readonly commons: Commons;
  readonly log: Log;
}
