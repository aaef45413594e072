/** The store on PostgreSQL keeps every promise that the one on SQLite does. */

import { afterAll, beforeAll } from 'vitest';
import { PostgresStore } from '../src/store/postgres.ts';
import { PostgresEngine } from '../trials/engines/postgres.ts';
import { PATIENT } from '../trials/running.ts';
import { challengeContract } from './challenge-contract.ts';
import { noticesContract } from './notices-contract.ts';
import { ownContract } from './own-contract.ts';
import { peopleContract } from './people-contract.ts';
import { type StoreUnderTest, storeContract } from './store-contract.ts';

let postgres: PostgresEngine;
beforeAll(async () => {
  postgres = await PostgresEngine.start();
});
afterAll(() => postgres.end());

function make(): StoreUnderTest {
  const address = postgres.database();
  const open = async () => PostgresStore.open(await address, PATIENT);
  return { open, reopen: open };
}
storeContract('PostgresStore', make);
peopleContract('PostgresStore', make);
ownContract('PostgresStore', make);
noticesContract('PostgresStore', make);
challengeContract('PostgresStore', make);
