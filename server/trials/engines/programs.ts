/** Where the engines are on this machine: Debian's packages put PostgreSQL where no path leads. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { RunsAs } from './engine.ts';

const DEBIAN = '/usr/lib/postgresql';
/** Whom engines run as where whoever tries them is root. */
const LESSER = ['postgres', 'nobody'];

const onPath = (program: string): string | null =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find(existsSync) ?? null;

/** The newest `initdb` or `postgres` there is; null: none. */
export function postgresProgram(program: 'initdb' | 'postgres'): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one)) : [];
  return versions.map((version) => join(DEBIAN, version, 'bin', program)).find(existsSync) ?? onPath(program);
}

/** Redis, or Valkey, which speaks the same. */
export const redisProgram = (): string | null => onPath('redis-server') ?? onPath('valkey-server');

/** Null: whoever we are. */
export function lesserUser(): RunsAs | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = LESSER.map((name) => users.find(([user]) => user === name)).find((user) => user !== undefined);
  if (found === undefined) throw new Error(`there is no user ${LESSER.join(' or ')} to run a database as`);
  return { uid: Number(found[2]), gid: Number(found[3]) };
}
