/** What a request asks, and who asks it. */

import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Asker } from '../limits/limits.ts';
import type { Bans, Comer } from '../moderation/bans.ts';
import type { WordFilter } from '../moderation/filter.ts';
import { tokenIn } from '../people/cookies.ts';
import type { Guests } from '../people/guests.ts';
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

/** Strangers of any age read what people are called at a table that is open to all. */
export function mustBeWelcome({ filter }: { readonly filter: WordFilter }, names: readonly string[]): void {
  if (!names.every((name) => filter.isWelcome(name))) refuse('unwelcome-name');
}

/** What is one's own to take along, to erase and to leave is so for whoever is banned, too. */
export const isOwnData = (route: string | undefined): boolean => OWN_DATA.includes(route ?? '');

const OWN_DATA = [
  ...['/api/me/export', '/api/me/erase', '/api/me/logout', '/api/house'],
  ...['/api/notices/off', '/api/notices/mail/off', '/api/notices/mail/one-click'],
];

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

export const comerOf = (known: Known, request: FastifyRequest): Comer => ({
  address: known.visitors.visitor(request.raw).address,
  guest: askerOf(known, request).guest,
});

export async function guestOf(known: Known & { readonly bans: Bans }, request: FastifyRequest): Promise<GuestRecord> {
  const guest = (await known.guests.withToken(tokenOf(known, request))) ?? refuse('who-are-you');
  // Whom the store alone remembered is known only now.
  if (!isOwnData(request.routeOptions.url)) known.bans.refuse({ ...comerOf(known, request), guest: guest.id });
  return guest;
}
