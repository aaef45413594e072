/** Copies of everything that is kept: made while the server serves, put back while it does not. */

import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { copyIn, faultIn, fileIn, lockFolder, markIn } from './data-folder.ts';
import { SCHEMA_VERSION, versionOf } from './migrations.ts';
import { giveToOwner } from './owner.ts';

/** What lies beside the file and nobody could make again: who the bots are, the keys of notices, the operator's words. */
const BESIDE = ['bots.json', 'starboard.notices', 'filter.txt'];

/** As it is at one moment, whatever is written meanwhile. Throws a sentence when it can't be made. */
export function backUp(folder: string, file: string): void {
  if (!existsSync(fileIn(folder))) throw new Error(`there is no data in ${folder}`);
  if (existsSync(file)) throw new Error(`${file} is there already`);
  const half = `${file}.part`;
  rmSync(half, { force: true });
  const database = new DatabaseSync(fileIn(folder), { readOnly: true });
  try {
    database.prepare('VACUUM INTO ?').run(half);
  } finally {
    database.close();
  }
  putIn(half, folder);
  mustBeWhole(half);
  putInPlace(half, file);
}

/** A table of the copy's own. */
function putIn(half: string, folder: string): void {
  const copy = new DatabaseSync(half);
  // One that was put in place by hand has it already.
  copy.exec('DROP TABLE IF EXISTS beside');
  copy.exec('CREATE TABLE beside (name TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID');
  for (const name of BESIDE) {
    const text = textOf(join(folder, name));
    if (text !== null) copy.prepare('INSERT INTO beside VALUES (?, ?)').run(name, text);
  }
  copy.close();
}

/** Null: it is not there, or can't be read, for which nobody should be without a backup. */
function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Taken out of the copy; none of one that was made before there were any in it. */
function takenOut(half: string): readonly { readonly name: string; readonly text: string }[] {
  const copy = new DatabaseSync(half);
  try {
    if (copy.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'beside'`).get() === undefined) return [];
    const found = copy.prepare('SELECT name, text FROM beside').all();
    copy.exec('DROP TABLE beside');
    return found.flatMap(({ name, text }) =>
      BESIDE.includes(String(name)) ? [{ name: String(name), text: String(text) }] : [],
    );
  } finally {
    copy.close();
  }
}

/**
 * The folder is then as the copy was. What was there before is kept beside it: its name is returned, or null when there
 * was nothing.
 */
export function restore(file: string, folder: string, moment: string): string | null {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  mustBeWhole(file);
  const lock = lockFolder(folder);
  try {
    const kept = `${fileIn(folder)}.${moment}`;
    const wasThere = existsSync(fileIn(folder));
    // A log that is left over belongs to the old file; mixed into the new one it would destroy it.
    for (const part of ['-wal', '-shm']) {
      if (existsSync(`${fileIn(folder)}${part}`)) renameSync(`${fileIn(folder)}${part}`, `${kept}${part}`);
    }
    if (wasThere) renameSync(fileIn(folder), kept);
    rmSync(markIn(folder), { force: true });
    const half = `${fileIn(folder)}.part`;
    copyFileSync(file, half);
    chmodSync(half, 0o600);
    for (const { name, text } of takenOut(half)) putBeside(join(folder, name), text, moment);
    giveToOwner(half);
    putInPlace(half, fileIn(folder));
    return wasThere ? kept : null;
  } finally {
    lock.close();
  }
}

function putBeside(file: string, text: string, moment: string): void {
  if (existsSync(file)) renameSync(file, `${file}.${moment}`);
  writeFileSync(`${file}.part`, text, { mode: 0o600 });
  giveToOwner(`${file}.part`);
  putInPlace(`${file}.part`, file);
}

/** Before a file of an older version is changed a copy of it is put beside it, once. */
export function keepOlder(folder: string): void {
  const version = versionIn(fileIn(folder));
  const copy = copyIn(folder, version);
  if (version === 0 || version >= SCHEMA_VERSION || existsSync(copy)) return;
  backUp(folder, copy);
  giveToOwner(copy);
}

function versionIn(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return versionOf(database);
  } finally {
    database.close();
  }
}

function mustBeWhole(file: string): void {
  const fault = faultIn(file) ?? versionFault(file);
  if (fault !== null) throw new Error(`${file} can’t be used: ${fault}`);
}

function versionFault(file: string): string | null {
  const version = versionIn(file);
  if (version === 0) return 'it is no copy of a Starboard server’s data';
  return version > SCHEMA_VERSION ? `it was written by a newer Starboard (store version ${version})` : null;
}

/** Only once every byte is on the disk does it get its name. */
function putInPlace(half: string, file: string): void {
  chmodSync(half, 0o600);
  for (const step of [() => sync(half), () => renameSync(half, file), () => sync(dirname(file))]) step();
}

function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
