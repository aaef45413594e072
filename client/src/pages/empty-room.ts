import type { TableInfo } from '#protocol';
import type { Title } from '../catalogue/titles.ts';

/** A room of this game that was opened before and to which nobody else has come: one is enough. */
export const emptyRoomOf = (tables: readonly TableInfo[], title: Title): TableInfo | undefined =>
  tables.find(
    ({ game, phase, seats }) =>
      game === title && phase === 'open' && seats.filter(({ kind }) => kind !== 'empty').length === 1,
  );
