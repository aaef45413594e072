/** Slow tables: for whom each waits, since when and until when. Asked of what is written down: none is woken for it. */

import type { SlowTurn } from '#protocol';
import type { Register } from './register.ts';
import type { TableData } from './table-data.ts';

/** A slow table that waits for somebody. */
export interface SlowWait extends SlowTurn {
  readonly table: string;
  readonly game: string;
}

export const isSlow = ({ settings }: Pick<TableData, 'settings'>): boolean => settings.overDays !== null;

/** A match is on that is played over days. */
export const isSlowMatch = (data: TableData): boolean => isSlow(data) && data.phase === 'playing';

/** Everybody who can move there, each seat once. */
export const slowTurns = (data: TableData): readonly SlowTurn[] =>
  !isSlowMatch(data)
    ? []
    : (data.times ?? []).flatMap(({ turn }, seat) =>
        turn === null || data.seats[seat]?.kind !== 'person'
          ? []
          : [{ seat, since: turn.since, until: turn.until, isLate: turn.isLate }],
      );

/** Those of them who are this guest. */
export const turnsOf = (data: TableData, guest: string): readonly SlowTurn[] =>
  slowTurns(data)
    .filter(({ seat }) => {
      const sitting = data.seats[seat];
      return sitting?.kind === 'person' && sitting.guest === guest;
    })
    .sort(byUrgency);

type Timed = Pick<SlowTurn, 'since' | 'until'>;

/** Least time left first; what stands still comes last. */
export const byUrgency = (one: Timed, other: Timed): number =>
  (one.until ?? Number.POSITIVE_INFINITY) - (other.until ?? Number.POSITIVE_INFINITY) || one.since - other.since || 0;

/** Every slow table that waits for this guest, the most urgent first: one line for each of their seats. */
export const waitingFor = (register: Register, guest: string): readonly SlowWait[] =>
  register
    .tablesOf(guest)
    .flatMap((table) => {
      const data = register.get(table);
      return data === undefined ? [] : turnsOf(data, guest).map((turn) => ({ ...turn, table, game: data.game }));
    })
    .sort(byUrgency);

/** How many tables those are, without the ones that stand still. */
export const tablesWaitingFor = (register: Register, guest: string): number =>
  new Set(waitingFor(register, guest).flatMap(({ table, until }) => (until === null ? [] : [table]))).size;
