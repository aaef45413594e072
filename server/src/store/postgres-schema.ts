/**
 * The database as it must be: what is kept, by the same steps as a file of SQLite, and who runs which table, which only
 * a shared store needs. Each list of steps has its own version; several processes may start at once.
 */

import type { ClientBase } from 'pg';
import { inPostgres, SCHEMA_VERSION, STEPS } from './migrations.ts';
import { OtherData } from './postgres-errors.ts';

/**
 * `until` is by the database's clock; `served` is how far a process's clock had come, `wall` when that was by the
 * calendar. A lease whose `process` is null is nobody's. `shift` is what its owner adds to its own clock; `served` of a
 * lease and of `moments` is of the table's clock. Whoever `answers` takes letters. `readable` is the JSON in a text, if there is any.
 */
const RUNNING = `
  CREATE TABLE processes (
    id TEXT PRIMARY KEY, until TIMESTAMPTZ NOT NULL, served DOUBLE PRECISION, wall DOUBLE PRECISION,
    answers BOOLEAN NOT NULL DEFAULT false
  );
  CREATE TABLE writers (process TEXT PRIMARY KEY, turn BIGINT NOT NULL);
  CREATE TABLE leases (
    table_id TEXT PRIMARY KEY, process TEXT, epoch BIGINT NOT NULL, shift DOUBLE PRECISION NOT NULL,
    served DOUBLE PRECISION
  );
  CREATE INDEX leases_of_process ON leases (process) WHERE process IS NOT NULL;
  CREATE TABLE moments (table_id TEXT PRIMARY KEY, served DOUBLE PRECISION NOT NULL);

  CREATE TABLE papers (name TEXT PRIMARY KEY, data TEXT NOT NULL, changed BIGINT NOT NULL);
  CREATE TABLE letters (
    id TEXT PRIMARY KEY, asked TEXT NOT NULL, sent TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(), process TEXT, answer TEXT
  );

  CREATE FUNCTION readable(data TEXT) RETURNS JSON LANGUAGE plpgsql IMMUTABLE AS $$
  BEGIN
    RETURN data::json;
  EXCEPTION WHEN OTHERS THEN
    RETURN NULL;
  END $$;

  CREATE FUNCTION is_alive(asked TEXT) RETURNS BOOLEAN LANGUAGE sql VOLATILE AS
    $$ SELECT EXISTS (SELECT 1 FROM processes WHERE id = asked AND until > clock_timestamp()) $$;

  -- Null for taker: nobody's, but what was somebody's is theirs no more.
  CREATE FUNCTION take_lease(wanted TEXT, taker TEXT, taker_now DOUBLE PRECISION,
    OUT held_by TEXT, OUT taken_epoch BIGINT, OUT taken_shift DOUBLE PRECISION) LANGUAGE plpgsql AS $$
  DECLARE
    owner TEXT;
    lease leases;
    stood DOUBLE PRECISION;
  BEGIN
    LOOP
      SELECT process INTO owner FROM leases WHERE table_id = wanted;
      IF owner IS NOT NULL AND owner IS DISTINCT FROM taker THEN
        IF NOT is_alive(owner) THEN
          -- Its renewal comes before this, and it is alive; or after, and finds that it comes too late.
          PERFORM 1 FROM processes WHERE id = owner FOR SHARE;
        END IF;
        IF is_alive(owner) THEN
          held_by := owner;
          RETURN;
        END IF;
      END IF;
      INSERT INTO leases VALUES (wanted, NULL, 0, 0, NULL) ON CONFLICT DO NOTHING;
      -- Waits for whatever is being written under this lease.
      SELECT * INTO lease FROM leases WHERE table_id = wanted FOR UPDATE;
      EXIT WHEN lease.process IS NOT DISTINCT FROM owner;
    END LOOP;
    SELECT greatest(lease.served, (SELECT served FROM moments WHERE table_id = wanted),
      (SELECT served FROM processes WHERE id = owner) + lease.shift) INTO stood;
    taken_epoch := lease.epoch + 1;
    taken_shift := coalesce(stood - taker_now, 0);
    UPDATE leases SET process = taker, epoch = taken_epoch, shift = taken_shift, served = coalesce(stood, taker_now)
      WHERE table_id = wanted;
  END $$;

  -- Whether it comes too late.
  CREATE FUNCTION renew_leases(renewing TEXT, served_now DOUBLE PRECISION, millis DOUBLE PRECISION)
  RETURNS BOOLEAN LANGUAGE plpgsql AS $$
  DECLARE
    was_late BOOLEAN;
  BEGIN
    PERFORM 1 FROM processes WHERE id = renewing FOR UPDATE;
    was_late := NOT is_alive(renewing);
    INSERT INTO processes (id, until, served, wall) VALUES (renewing, clock_timestamp() + millis * interval '1 millisecond', served_now,
        1000 * extract(epoch FROM clock_timestamp()))
      ON CONFLICT (id) DO UPDATE SET until = excluded.until, served = greatest(processes.served, excluded.served),
        wall = excluded.wall;
    RETURN was_late;
  END $$;
`;

const RUNNING_STEPS: readonly string[] = [RUNNING];

/** Throws a sentence where the database is of a newer program. `to` is less than all only where a step is tried out. */
export async function migratePostgres(client: ClientBase, to: number = SCHEMA_VERSION): Promise<void> {
  await client.query('BEGIN');
  try {
    // One at a time: whoever comes second finds everything done.
    await client.query(`SELECT pg_advisory_xact_lock(hashtext('starboard'), hashtext(current_schema()))`);
    await client.query('CREATE TABLE IF NOT EXISTS versions (what TEXT PRIMARY KEY, version BIGINT NOT NULL)');
    const versions = await versionsIn(client);
    refuseNewer(versions);
    for (let step = versions.kept; step < to; step++) {
      await client.query(inPostgres(STEPS[step]?.sql ?? ''));
      await STEPS[step]?.rows?.postgres?.((sql) => client.query(sql));
    }
    for (const sql of RUNNING_STEPS.slice(versions.running)) await client.query(sql);
    await note(client, 'kept', Math.max(versions.kept, to));
    await note(client, 'running', RUNNING_STEPS.length);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** Throws a sentence where there is nothing of this version to be read. */
export async function refuseOthers(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(`SELECT to_regclass('versions') IS NOT NULL AS there`);
  const { kept, running } = rows[0]?.there === true ? await versionsIn(client) : { kept: 0, running: 0 };
  refuseNewer({ kept, running });
  if (kept === 0) throw new OtherData('there is no data of a Starboard server in it');
  if (kept < SCHEMA_VERSION)
    throw new OtherData(`it is of an older Starboard (store version ${kept}): start a server on it first`);
}

interface Versions {
  readonly kept: number;
  readonly running: number;
}

async function versionsIn(client: ClientBase): Promise<Versions> {
  const { rows } = await client.query<{ what: string; version: string | number }>('SELECT what, version FROM versions');
  const of = (what: string): number => Number(rows.find((row) => row.what === what)?.version ?? 0);
  return { kept: of('kept'), running: of('running') };
}

function refuseNewer({ kept, running }: Versions): void {
  if (kept <= SCHEMA_VERSION && running <= RUNNING_STEPS.length) return;
  throw new OtherData(
    `it was written by a newer Starboard (store version ${kept}): start that one, or restore a backup of this version with pg_restore`,
  );
}

const note = (client: ClientBase, what: keyof Versions, version: number) =>
  client.query(
    'INSERT INTO versions VALUES ($1, $2) ON CONFLICT (what) DO UPDATE SET version = excluded.version WHERE versions.version <> excluded.version',
    [what, version],
  );
