/** The same for a database of PostgreSQL. Only read: a server may go on serving. */

import type { FindGame } from '#tabletop';
import { type Checked, checkReads } from './check.ts';
import { Connections } from './postgres-connections.ts';
import { whyNotOpened } from './postgres-errors.ts';
import { PostgresReader } from './postgres-reads.ts';
import { refuseOthers } from './postgres-schema.ts';

/** Throws a sentence when it can't be read at all. */
export async function checkPostgres(address: string, findGame: FindGame): Promise<Checked> {
  const connections = new Connections(address);
  try {
    await connections.using(refuseOthers);
    return await checkReads(new PostgresReader(connections.ask), findGame);
  } catch (error) {
    throw new Error(whyNotOpened(error, address), { cause: error });
  } finally {
    await connections.close();
  }
}
