/** Which games have a board, loaded when one sits down at it. */

import type { Title } from '../catalogue/titles.ts';
import type { GameTable } from './game-table.ts';

type Loader = () => Promise<GameTable>;

/** Null: the board is still being drawn, and the pages say so. */
const TABLES: Readonly<Record<Title, Loader | null>> = {
  'space-bowl': async () => (await import('./space-bowl/index.ts')).spaceBowlTable,
  'gravity-superstar': async () => (await import('./gravity-superstar/index.ts')).gravitySuperstarTable,
  'space-lab': async () => (await import('./space-lab/index.ts')).spaceLabTable,
  'space-builder': async () => (await import('./space-builder/index.ts')).spaceBuilderTable,
};

export const hasTable = (title: Title): boolean => TABLES[title] !== null;

export async function loadTable(title: Title): Promise<GameTable> {
  const table = await TABLES[title]?.();
  if (table === undefined) throw new Error(`no board for ${title}`);
  await table.load();
  return table;
}
