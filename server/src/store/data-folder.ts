/** The folder that everything is kept in: one server at a time, nobody else's eyes, and nothing missing or broken. */

import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { lackOf } from './migrations.ts';
import { giveToOwner } from './owner.ts';

export const fileIn = (folder: string): string => join(folder, 'starboard.sqlite');
/** A copy of the file as it was before it was brought to the next version. */
export const copyIn = (folder: string, version: number): string => `${fileIn(folder)}.version-${version}`;
const logIn = (folder: string): string => `${fileIn(folder)}-wal`;
const lockIn = (folder: string): string => join(folder, 'starboard.lock');
/**
 * There while a server is writing, and after it was killed: says how far what is written has come. Without the log
 * the file must have come as far.
 */
export const markIn = (folder: string): string => join(folder, 'starboard.open');

/** A bigger file would keep everybody waiting at the door; `starboard check` looks at any. */
const CHECKED_BYTES = 512 * 1024 * 1024;
const STICKY = 0o1000;
/** How every log of SQLite begins, but for the last bit. */
const LOG_BEGINS = 0x377f0682;

/** With what its log still holds. */
export const bytesIn = (folder: string): number =>
  [fileIn(folder), logIn(folder)].reduce(
    (sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );

export interface HeldFolder {
  release(): void;
}

/** Throws a sentence when the folder can't be used. */
export function holdFolder(folder: string): HeldFolder {
  const lock = lockFolder(folder);
  try {
    touch(fileIn(folder));
    checkFile(folder);
    refuseWithoutLog(folder);
  } catch (error) {
    lock.close();
    throw error;
  }
  return {
    release() {
      rmSync(markIn(folder), { force: true });
      lock.close();
    },
  };
}

/** Held by the system for as long as this process lives: nobody has to clear up after one that was killed. */
export function lockFolder(folder: string): DatabaseSync {
  keepPrivate(folder);
  const lock = new DatabaseSync(lockIn(folder));
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE;');
  } catch {
    lock.close();
    throw new Error(`${folder} is in use by another Starboard server`);
  }
  return lock;
}

function keepPrivate(folder: string): void {
  const isNew = !existsSync(folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const isOurs = isNew || existsSync(fileIn(folder));
  const { mode, uid } = statSync(folder);
  if (isOurs && (mode & STICKY) === 0 && uid === process.getuid?.()) chmodSync(folder, 0o700);
  touch(lockIn(folder));
}

/** For nobody else's eyes; SQLite gives the files beside it the same rights. */
function touch(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  giveToOwner(file);
}

/** Once this beat is written. */
export function markReached(folder: string, beat: string): void {
  try {
    writeFileSync(markIn(folder), beat, { mode: 0o600 });
  } catch {
    // On a disk that takes no more files a missing log would go unnoticed; nothing worse.
  }
}

function refuseWithoutLog(folder: string): void {
  if (!existsSync(markIn(folder)) || isLog(logIn(folder)) || hasReachedMark(folder)) return;
  throw new Error(
    `${logIn(folder)} is missing, and the last moves were in it: put it back, or remove ${markIn(folder)} to go on without them`,
  );
}

function isLog(file: string): boolean {
  if (!existsSync(file)) return false;
  const head = Buffer.alloc(4);
  const descriptor = openSync(file, 'r');
  readSync(descriptor, head);
  closeSync(descriptor);
  return (head.readUInt32BE() & ~1) === LOG_BEGINS;
}

/** Whoever else opens the file and closes it puts the log into it: then nothing is missing. */
function hasReachedMark(folder: string): boolean {
  const servedIn = (beat: unknown): number => Number((JSON.parse(String(beat)) as { served: number }).served);
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(fileIn(folder), { readOnly: true });
    const beat = database.prepare('SELECT data FROM beats').get()?.data;
    return servedIn(beat) >= servedIn(readFileSync(markIn(folder), 'utf8'));
  } catch {
    return false;
  } finally {
    database?.close();
  }
}

function checkFile(folder: string): void {
  const isReadThrough = statSync(fileIn(folder)).size <= CHECKED_BYTES;
  const fault = faultIn(fileIn(folder), { isReadThrough });
  if (fault !== null) {
    throw new Error(`${fileIn(folder)} is damaged (${fault}): restore a backup with "starboard restore"`);
  }
}

/** What is wrong with a file; null: nothing. */
export function faultIn(file: string, { isReadThrough } = { isReadThrough: true }): string | null {
  let database: DatabaseSync | null = null;
  try {
    // Only to look: whoever may write would mix a leftover log into the file on closing it.
    database = new DatabaseSync(file, { readOnly: true });
    const found = isReadThrough ? Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {})[0] : 'ok';
    // It writes several lines of one fault.
    return found === 'ok' ? lackOf(database) : String(found).replaceAll(/\s+/g, ' ');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    database?.close();
  }
}
