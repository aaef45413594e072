/** What lets somebody do one thing without being known: signed by this server, and kept nowhere. */

import { createHmac, timingSafeEqual } from 'node:crypto';

/** `off`: no more notices to a device. `mail`: an address is theirs. `mail-off`: no more mail to it. */
export type TicketFor = 'off' | 'mail' | 'mail-off';

const SEPARATOR = '.';

export class Tickets {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  /** `until`: milliseconds since 1970; null: as long as what it is about is there. */
  ticket(what: TicketFor, about: readonly string[], until: number | null): string {
    const body = Buffer.from(JSON.stringify([what, until, ...about])).toString('base64url');
    return `${body}${SEPARATOR}${this.#signature(body)}`;
  }

  /** What a ticket is about; null: it is none of ours, for something else, or too old. */
  read(what: TicketFor, ticket: string, now: number): readonly string[] | null {
    const [body = '', signature = '', ...more] = ticket.split(SEPARATOR);
    const [given, own] = [Buffer.from(signature), Buffer.from(this.#signature(body))];
    if (more.length > 0 || given.length !== own.length || !timingSafeEqual(given, own)) return null;
    const [kind, until, ...about] = JSON.parse(Buffer.from(body, 'base64url').toString()) as [
      TicketFor,
      number | null,
      ...string[],
    ];
    return kind !== what || (until !== null && until < now) ? null : about;
  }

  #signature(body: string): string {
    return createHmac('sha256', this.#key).update(body).digest('base64url');
  }
}
