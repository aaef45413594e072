/** What the clock of a slow match asks of its table. */

import { EVERY_HOUR } from '#protocol';
import type { House } from '../house.ts';
import type { SlowCalls } from '../match/slow-clock.ts';
import { newTimes, type SeatTime } from '../match/slow-turns.ts';
import type { Table } from './table.ts';
import type { TableData } from './table-data.ts';

/** With which a match begins. */
export const timesOf = ({ settings, seats }: TableData): readonly SeatTime[] =>
  settings.overDays === null ? [] : newTimes(settings.overDays, seats.length);

/** Null: the match is not played over days. `failed`: what runs could not be written down. */
export function slowCalls({ hours }: House, table: Table, failed: (error: unknown) => void): SlowCalls | null {
  const { seating, room } = table;
  const pace = () => table.data.settings.overDays;
  if (pace() === null) return null;
  return {
    ...{ pace, times: () => table.data.times ?? [] },
    hoursOf: (seat) => {
      const sitting = seating.at(seat);
      return sitting.kind === 'person' ? hours.of(sitting.guest) : EVERY_HOUR;
    },
    isPerson: (seat) => seating.at(seat).kind === 'person',
    isPaused: () => room.data.pause !== null,
    changed: (times) => void table.change({ times }).catch(failed),
  };
}
