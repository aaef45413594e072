import type { TableHost } from '../host/table-host.ts';
import { TurnTime } from '../tables/turn-time.tsx';
import { SlowTime } from './slow-time.tsx';

/** The time for a turn: seconds where everybody is here, days where it is played over days. */
export function TableTime({ host }: { readonly host: TableHost }) {
  const table = host.table.value;
  const seats = host.seats.value;
  if (table?.turns !== undefined) return <SlowTime turns={table.turns} seats={seats} ours={host.ours.value} />;
  return <TurnTime seats={seats} of={table?.settings.turnSeconds ?? null} />;
}
