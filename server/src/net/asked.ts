/** What a request asks, and who asks it. */

import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Asker } from '../limits/limits.ts';
import { type Guests, tokenIn } from '../people/guests.ts';
import type { GuestRecord } from '../store/store.ts';
import { refuse } from '../tables/refused.ts';
import type { Visitors } from './visitors.ts';

/** Strictly, as on the socket. */
export const read = <Schema extends v.GenericSchema>(schema: Schema, request: FastifyRequest): v.InferOutput<Schema> =>
  readAs(schema, request.body ?? {});

/** What is behind the question mark. */
export const readQuery = <Schema extends v.GenericSchema>(
  schema: Schema,
  request: FastifyRequest,
): v.InferOutput<Schema> => readAs(schema, { ...(request.query as object) });

function readAs<Schema extends v.GenericSchema>(schema: Schema, given: unknown): v.InferOutput<Schema> {
  const read = v.safeParse(schema, given);
  if (read.success) return read.output;
  const where = read.issues.map((issue) => v.getDotPath(issue) ?? '?').join(', ');
  return refuse(isAboutAName(read.issues) ? 'bad-name' : 'not-understood', `wrong or unknown: ${where}`);
}

/** People type names: they are told what is wrong with one. */
const isAboutAName = (issues: readonly v.BaseIssue<unknown>[]): boolean =>
  issues.every(({ message }) => message === 'bad-name');

interface Known {
  readonly guests: Guests;
  readonly visitors: Visitors;
}

export const tokenOf = ({ visitors }: Known, { headers, raw }: FastifyRequest): string | null =>
  tokenIn(headers, visitors.visitor(raw));

export const askerOf = (known: Known, request: FastifyRequest): Asker => ({
  place: known.visitors.visitor(request.raw).place,
  guest: known.guests.remembered(tokenOf(known, request))?.id ?? null,
});

export async function guestOf(known: Known, request: FastifyRequest): Promise<GuestRecord> {
  return (await known.guests.withToken(tokenOf(known, request))) ?? refuse('who-are-you');
}
