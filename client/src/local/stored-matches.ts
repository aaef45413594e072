/** Matches of this browser, kept in IndexedDB so that a reload, an update or a flat battery loses nothing. */

import type { Outcome, Seat, WrittenRecording } from '#tabletop';
import type { Title } from '../catalogue/titles.ts';

export interface StoredMatch {
  readonly id: string;
  readonly game: Title;
  readonly startedAt: number;
  readonly touchedAt: number;
  /** Seats played from this device, by people. */
  readonly people: readonly Seat[];
  /** Seats that can act, when it was last written. */
  readonly acting: readonly Seat[];
  readonly isFinished: boolean;
  readonly recording: WrittenRecording;
  /** The names the pages gave to the recording's moves; matches from before that have none. */
  readonly keys?: readonly string[];
  /** Once it is over; matches that ended before these were kept have neither until somebody looks. */
  readonly outcome?: Outcome;
  readonly finishedAt?: number;
  /** The match at the server that this was handed over to. */
  readonly handedTo?: string;
}

const DATABASE = 'starboard';
const MATCHES = 'matches';

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(MATCHES, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await database()).transaction(MATCHES, mode);
  const request = work(transaction.objectStore(MATCHES));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

export async function keepMatch(match: StoredMatch): Promise<void> {
  await inStore('readwrite', (store) => store.put(match));
}

export async function storedMatch(id: string): Promise<StoredMatch | null> {
  const found: unknown = await inStore('readonly', (store) => store.get(id));
  return (found as StoredMatch | undefined) ?? null;
}

/** The latest first. */
export async function storedMatches(): Promise<readonly StoredMatch[]> {
  const all: unknown = await inStore('readonly', (store) => store.getAll());
  return (all as StoredMatch[]).sort((one, other) => other.touchedAt - one.touchedAt);
}

export async function forgetMatch(id: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(id));
}

export async function forgetAllMatches(): Promise<void> {
  await inStore('readwrite', (store) => store.clear());
}
