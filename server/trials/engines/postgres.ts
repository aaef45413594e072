/**
 * PostgreSQL for trials. Making a cluster takes a second or two: it is made once, beside the temporary folders of this
 * machine, and copied for each engine.
 */

import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { drawnId } from '../../src/drawn-id.ts';
import { lastingPort } from '../lasting-port.ts';
import { removeFolder } from '../running.ts';
import { Engine, type RunsAs } from './engine.ts';
import { lesserUser, postgresProgram } from './programs.ts';

const USER = 'starboard';
const PASSWORD = 'only-for-trials';

export interface PostgresRequest {
  /** False, as usual: nothing hangs on a power cut; a database that is killed still has all it has committed. */
  readonly isSynced?: boolean;
}

export class PostgresEngine {
  readonly engine: Engine;

  private constructor(engine: Engine) {
    this.engine = engine;
  }

  static async start({ isSynced = false }: PostgresRequest = {}): Promise<PostgresEngine> {
    const program = postgresProgram('postgres');
    if (program === null) throw new Error('there is no PostgreSQL on this machine: apt-get install postgresql');
    const [port, runsAs] = [await lastingPort(), lesserUser()];
    const folder = copiedCluster(runsAs);
    const settings = {
      ...{ listen_addresses: '127.0.0.1', port, unix_socket_directories: '', shared_buffers: '32MB' },
      ...(isSynced ? {} : { fsync: 'off', full_page_writes: 'off' }),
    };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const engine = await Engine.start({
      ...{ program, port, runsAs, args: ['-D', folder, ...args] },
      probe: () => asked(addressOf(port, 'postgres'), 'SELECT 1'),
      remove: () => removeFolder(folder),
    });
    return new PostgresEngine(engine);
  }

  /** The address of an empty place of its own: a schema, which is made a hundred times quicker than a database. */
  async database(): Promise<string> {
    const name = `trial_${drawnId(9).replaceAll(/\W/g, '_').toLowerCase()}`;
    const address = addressOf(this.engine.port, 'postgres');
    await asked(address, `CREATE SCHEMA ${name}`);
    return `${address}?options=${encodeURIComponent(`-c search_path=${name}`)}`;
  }

  end(): Promise<void> {
    return this.engine.end();
  }
}

const addressOf = (port: number, database: string): string =>
  `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/${database}`;

/** By a connection of its own. */
export async function asked(address: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: address });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Nobody else writes to this table until it is ended. */
export async function locked(address: string, table: string) {
  const client = new Client({ connectionString: address });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`BEGIN; LOCK TABLE ${table} IN EXCLUSIVE MODE`);
  return {
    async untilWaitedFor(): Promise<void> {
      for (;;) {
        const waiting = 'SELECT 1 FROM pg_locks WHERE NOT granted AND relation = $1::regclass';
        if ((await client.query(waiting, [table])).rowCount !== 0) return;
      }
    },
    end: () => client.end(),
  };
}

function newFolder(runsAs: RunsAs | null): string {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-postgres-'));
  chmodSync(folder, 0o700);
  if (runsAs !== null) chownSync(folder, runsAs.uid, runsAs.gid);
  return folder;
}

function copiedCluster(runsAs: RunsAs | null): string {
  const template = clusterTemplate(runsAs);
  const folder = newFolder(runsAs);
  execFileSync('cp', ['-a', '--reflink=auto', `${template}/.`, folder]);
  return folder;
}

/** Whoever comes second while it is being made makes one, too, and leaves it to the first. */
function clusterTemplate(runsAs: RunsAs | null): string {
  const initdb = postgresProgram('initdb') ?? '';
  const version = spawnSync(initdb, ['--version'], { encoding: 'utf8' }).stdout.replaceAll(/[^\d.]+/g, '-');
  const template = join(tmpdir(), `starboard-postgres${version}of-${runsAs?.uid ?? process.getuid?.() ?? 0}`);
  if (existsSync(template)) return template;
  const folder = newFolder(runsAs);
  const secret = `${folder}.secret`;
  writeFileSync(secret, PASSWORD, { mode: 0o600 });
  if (runsAs !== null) chownSync(secret, runsAs.uid, runsAs.gid);
  const options = ['-U', USER, `--pwfile=${secret}`, '-A', 'scram-sha-256', '-E', 'UTF8', '--locale=C.UTF-8', '-N'];
  const made = spawnSync(initdb, ['-D', folder, ...options], { ...(runsAs ?? {}), cwd: '/', encoding: 'utf8' });
  rmSync(secret);
  if (made.status !== 0) throw new Error(`initdb fails: ${made.stderr}`);
  try {
    renameSync(folder, template);
  } catch {
    removeFolder(folder);
  }
  return template;
}
