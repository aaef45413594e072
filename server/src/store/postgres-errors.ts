/** What PostgreSQL and the way to it can say: what is wrong with what was to be written, and what only has to wait. */

import { DatabaseError } from 'pg';
import type { Trouble } from './sqlite-writer.ts';

/**
 * Classes of SQLSTATE, or whole codes, that say nothing about what was asked: connections, who may connect, no room, a
 * database that can only be read, somebody who stopped it, the system below it.
 */
const PASSING = ['08', '28', '3D', '53', '55P03', '57', '58', '25006', '25P03'];
const CORRUPT = ['XX001', 'XX002'];
/** Two who waited for each other; the one that was sent away asks again. */
const AGAIN = ['40001', '40P01'];

const isOneOf = (codes: readonly string[], code: string): boolean => codes.some((one) => code.startsWith(one));

export const codeIn = (error: unknown): string | null =>
  error instanceof DatabaseError && typeof error.code === 'string' ? error.code : null;

export const isAskedAgain = (error: unknown): boolean => isOneOf(AGAIN, codeIn(error) ?? '-');

/** Gone for so long that the database has forgotten it: nothing that it holds is its own any more. */
export class ForgottenProcess extends Error {
  constructor() {
    super('the database does not know this process any more');
  }
}

/** It can be reached, and is not what it should be; the message is a sentence. */
export class OtherData extends Error {}

/** Null: the fault of what was asked. Whatever is not PostgreSQL's own answer comes from the way to it. */
export function postgresTrouble(error: unknown): Trouble | null {
  const code = codeIn(error);
  const why = error instanceof Error ? error.message || error.name : String(error);
  if (code === null) return { why, isFatal: error instanceof ForgottenProcess };
  if (isOneOf(CORRUPT, code)) return { why, isFatal: true };
  return isOneOf(PASSING, code) || isAskedAgain(error) ? { why, isFatal: false } : null;
}

/** One line for whoever starts a server; never with the password in it. */
export function whyNotOpened(error: unknown, address: string): string {
  const { host, pathname, username } = new URL(address);
  const where = `the database at ${host || 'this machine'}`;
  const code = codeIn(error) ?? '';
  const said = wordsOf(error);
  if (code.startsWith('28')) return `${where} does not let ${username || 'this user'} in: ${said}`;
  if (code === '3D000') return `${where} has no "${pathname.slice(1)}": ${said}`;
  if (code === '42501') return `${where} lets ${username || 'this user'} make no tables: ${said}`;
  if (code === '' && !(error instanceof OtherData)) return `${where} can’t be reached: ${said}`;
  return `${where} can’t be used: ${said}`;
}

/** Of several tries, as for the two addresses of localhost, the first. */
function wordsOf(error: unknown): string {
  const first = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  return first instanceof Error ? first.message : String(first);
}
