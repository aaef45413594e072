/** A refusal of the house as an answer to a request. */

import type { FastifyReply } from 'fastify';
import type { BanTold, HouseRefusal, HttpRefusal } from '#protocol';

const STATUS: { readonly [because in HouseRefusal]?: number } = {
  'no-such-table': 404,
  'no-such-match': 404,
  'no-such-code': 404,
  'no-such-link': 404,
  'no-such-game': 404,
  'no-such-device': 404,
  'no-such-person': 404,
  'no-such-passkey': 404,
  'no-such-merge': 404,
  'no-such-screen': 404,
  'no-such-challenge': 404,
  'wrong-words': 404,
  'wrong-passkey': 404,
  'not-found': 404,
  'table-is-closed': 410,
  'table-has-failed': 410,
  'who-are-you': 401,
  'wrong-token': 401,
  'only-the-host-may': 403,
  'not-your-seat': 403,
  'sent-away': 403,
  'room-is-locked': 403,
  'not-in-the-room': 403,
  'only-a-screen-may': 403,
  banned: 403,
  'other-origin': 403,
  'other-host': 421,
  'too-big': 413,
  'too-many-guesses': 429,
  'too-many-tables': 429,
  'too-many-requests': 429,
  'too-many-invitations': 429,
  'too-many-matches': 429,
  'too-many-challenges': 429,
  'not-understood': 400,
  'bad-name': 400,
  'unwelcome-name': 400,
  'too-many-reports': 429,
  'not-a-match': 400,
  'other-rules': 400,
  'bad-options': 400,
  'bad-planet': 400,
  'bad-seat-count': 400,
  'bad-address': 400,
  'no-such-ticket': 404,
  'no-such-webhook': 404,
  'one-moment': 503,
};

export const statusOf = (because: HouseRefusal): number => STATUS[because] ?? 409;

/** To whoever may not come in: why, and until when. */
export const sendBan = (reply: FastifyReply, ban: BanTold): FastifyReply =>
  reply.code(statusOf('banned')).send({ because: 'banned', ban } satisfies HttpRefusal);

export function sendRefusal(reply: FastifyReply, because: HouseRefusal, detail?: string): FastifyReply {
  const refusal: HttpRefusal = detail === undefined ? { because } : { because, detail };
  return reply.code(statusOf(because)).send(refusal);
}
