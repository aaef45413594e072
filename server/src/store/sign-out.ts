/**
 * Whoever looks after a server signs people out. One process writes to a folder: if it is a server, it is asked to, by a
 * file that it looks for; else it is done at once.
 */

import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileIn } from './data-folder.ts';
import { SqliteStore } from './sqlite.ts';
import { SqliteReader } from './sqlite-reader.ts';
import type { GuestRecord, Store } from './store.ts';

/** Guests by their ids, or everybody. */
export type SignedOut = readonly string[] | 'everybody';

const requestIn = (folder: string): string => join(folder, 'starboard.sign-out');
const LOOKING_MILLIS = 100;
const LONGEST_MILLIS = 30_000;

/** Whom a name or an id fits, of those who are known on any device. */
export function knownAs(folder: string, nameOrId: string): readonly GuestRecord[] {
  if (!existsSync(fileIn(folder))) throw new Error(`there is no data in ${folder}`);
  const reader = new SqliteReader(folder);
  try {
    return reader.guestsCalled(nameOrId);
  } finally {
    reader.close();
  }
}

/** Resolves when none of their devices is theirs any more; throws a sentence when the server does not answer. */
export async function signOut(folder: string, who: SignedOut): Promise<void> {
  if (!existsSync(fileIn(folder))) throw new Error(`there is no data in ${folder}`);
  const store = openUnlessServed(folder);
  if (store === null) await askServer(folder, who);
  else {
    await endTokens(store, who);
    await store.close();
  }
}

export async function endTokens(store: Pick<Store, 'write' | 'tokensOf'>, who: SignedOut): Promise<void> {
  if (who === 'everybody') {
    await store.write({ kind: 'forget', what: 'tokens', before: Number.MAX_SAFE_INTEGER });
    return;
  }
  for (const guest of who) {
    for (const { token } of await store.tokensOf(guest)) await store.write({ kind: 'end-token', token });
  }
}

function openUnlessServed(folder: string): SqliteStore | null {
  try {
    return new SqliteStore(folder);
  } catch (error) {
    if (error instanceof Error && error.message.includes('is in use')) return null;
    throw error;
  }
}

async function askServer(folder: string, who: SignedOut): Promise<void> {
  const request = requestIn(folder);
  writeFileSync(`${request}.part`, JSON.stringify(who), { mode: 0o600 });
  renameSync(`${request}.part`, request);
  for (let waited = 0; existsSync(request); waited += LOOKING_MILLIS) {
    if (waited > LONGEST_MILLIS) {
      rmSync(request, { force: true });
      throw new Error('the server that uses this folder does not answer');
    }
    await new Promise((resolve) => setTimeout(resolve, LOOKING_MILLIS));
  }
}

/** What the server of this folder is asked for; null: nothing. `done` is called when it has been done. */
export function askedToSignOut(folder: string): { readonly who: SignedOut; done(): void } | null {
  const request = requestIn(folder);
  if (!existsSync(request)) return null;
  const done = (): void => rmSync(request, { force: true });
  try {
    const who: unknown = JSON.parse(readFileSync(request, 'utf8'));
    if (who === 'everybody') return { who, done };
    if (Array.isArray(who) && who.every((id) => typeof id === 'string')) return { who, done };
  } catch {
    // Half a file, or nobody's.
  }
  done();
  return null;
}
