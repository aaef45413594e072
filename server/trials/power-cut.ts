/**
 * The power cut. A process that is killed loses nothing it has written, synced or not: the system still has it. What a
 * disk would keep is modelled on the store's own files: after every commit that SQLite synced, the length that its
 * write-ahead log had then is noted, and the cut takes away whatever the log has beyond the last such note.
 */

import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { markIn } from '../src/store/data-folder.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { Change, Store, StoreCalls } from '../src/store/store.ts';
import { PATIENT } from './running.ts';

const logIn = (folder: string): string => join(folder, 'starboard.sqlite-wal');
const noteIn = (folder: string): string => join(folder, 'synced-length');

const lengthOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

/**
 * A store that notes how much of its log is on the disk. With `isSynced` false, the planted fault, SQLite is told not to
 * sync: then only what a start finds and what the system is told to write back gets there.
 */
export class NotedStore implements Store {
  readonly #disk: SqliteStore;
  readonly #folder: string;
  readonly #isSynced: boolean;
  readonly #note: number;

  constructor(folder: string, { isSynced }: { readonly isSynced: boolean }) {
    this.#folder = folder;
    this.#isSynced = isSynced;
    this.#disk = new SqliteStore(folder, { ...PATIENT, isSynced });
    this.#note = openSync(noteIn(folder), 'w');
    // Whatever a start finds has survived.
    this.writeBack();
  }

  async write(change: Change): Promise<void> {
    await this.#disk.write(change);
    if (this.#isSynced) this.writeBack();
  }

  get commits(): number {
    return this.#disk.commits;
  }

  get isFailing(): boolean {
    return this.#disk.isFailing;
  }

  watch(calls: StoreCalls): void {
    this.#disk.watch(calls);
  }

  get challenges(): Store['challenges'] {
    return this.#disk.challenges;
  }

  get moderation(): Store['moderation'] {
    return this.#disk.moderation;
  }

  get notices(): Store['notices'] {
    return this.#disk.notices;
  }

  get leases(): Store['leases'] {
    return this.#disk.leases;
  }

  get people(): Store['people'] {
    return this.#disk.people;
  }

  guest = (id: string) => this.#disk.guest(id);
  guestWithToken = (token: string) => this.#disk.guestWithToken(token);
  table = (id: string) => this.#disk.table(id);
  openTables = () => this.#disk.openTables();
  match = (id: string) => this.#disk.match(id);
  entries = (match: string, from?: number, most?: number) => this.#disk.entries(match, from, most);
  tokensOf = (guest: string) => this.#disk.tokensOf(guest);
  lastBeat = () => this.#disk.lastBeat();
  bytes = () => this.#disk.bytes();

  async close(): Promise<void> {
    await this.#disk.close();
    closeSync(this.#note);
  }

  /** As the system does now and then, whether or not anybody has asked it to sync. */
  writeBack(): void {
    writeSync(this.#note, String(lengthOf(logIn(this.#folder))).padStart(16), 0);
  }
}

/** After the process is gone: what was never synced is not there any more. Gives how many bytes that were. */
export function cutPower(folder: string): number {
  const log = logIn(folder);
  const synced = Math.max(Number(readFileSync(noteIn(folder), 'utf8')), takenOverIn(folder));
  const length = lengthOf(log);
  if (length <= synced) return 0;
  truncateSync(log, synced);
  // What says how far the log had come was not synced either; else the next start would rightly refuse what is left.
  rmSync(markIn(folder), { force: true });
  return length - synced;
}

const LOG_HEAD = { size: 32, pageSizeAt: 8 } as const;
const FRAME_HEAD = 24;
/** Where SQLite's index of the log says how many frames a checkpoint has begun to take over (`nBackfillAttempted`). */
const TAKEN_OVER_AT = 128;

/**
 * How much of the log a checkpoint has begun to put into the file: SQLite syncs the log before, so that it is on the
 * disk, be it that the process was killed before it could note so. Without it the file would be of two moments.
 */
function takenOverIn(folder: string): number {
  const index = join(folder, 'starboard.sqlite-shm');
  if (!existsSync(index) || lengthOf(index) < TAKEN_OVER_AT + 4 || lengthOf(logIn(folder)) < LOG_HEAD.size) return 0;
  const frames = readFileSync(index).readUInt32LE(TAKEN_OVER_AT);
  const pageSize = readFileSync(logIn(folder)).readUInt32BE(LOG_HEAD.pageSizeAt);
  return frames === 0 ? 0 : LOG_HEAD.size + frames * (FRAME_HEAD + pageSize);
}
