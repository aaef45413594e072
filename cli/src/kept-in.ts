/** Where a server keeps everything: by `--store` or the environment in a database, else in a folder. */

import type { KeptIn } from '#server';
import { complain, dataFolder } from './command.ts';
import { readStore } from './serving/settings.ts';

export const KEPT_IN = { data: { type: 'string' }, store: { type: 'string' } } as const;
export const KEPT_IN_HELP = `  --data DIR   where it is kept (~/.starboard)
  --store URL  or the database of PostgreSQL that it is kept in (STARBOARD_STORE)`;

interface Given {
  readonly data?: string | undefined;
  readonly store?: string | undefined;
}

/** A folder that is named goes before the environment's database. */
export function keptIn({ data, store }: Given): KeptIn {
  const address = store ?? (data === undefined ? process.env.STARBOARD_STORE : undefined) ?? '';
  const read = readStore(address) ?? complain('--store must be an address like postgres://user:password@host/database');
  return { data: data ?? dataFolder(), store: read.address };
}
