/** The boards of the games, found by the build; one is loaded when somebody sits down at it. */

import type { Title } from '../catalogue/titles.ts';
import type { GameTable } from './game-table.ts';

const TABLES = import.meta.glob<GameTable>('./*/index.ts', { import: 'table' });

export async function loadTable(title: Title): Promise<GameTable> {
  const table = await TABLES[`./${title}/index.ts`]?.();
  if (table === undefined) throw new Error(`no board for ${title}`);
  await table.load();
  return table;
}
