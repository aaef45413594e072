/** How much anybody may ask for: counted by person first, and by place for those who make up many people. */

import type { HouseRefusal } from '#protocol';
import type { Clock } from '../clock.ts';
import type { Incidents } from '../incidents.ts';
import { refuse } from '../tables/refused.ts';
import { type Allowance, Allowances, type CountAlso, Quota, Tally } from './counting.ts';
import type { LimitNumbers } from './numbers.ts';

const A_MINUTE = 60_000;
const TEN_MINUTES = 10 * A_MINUTE;
const AN_HOUR = 60 * A_MINUTE;

/** Somebody who asks: `guest` is null as long as nobody knows who it is. */
export interface Asker {
  readonly place: string;
  readonly guest: string | null;
}

/** What one guest may do so often an hour, with how it is refused. */
const COUNTED = {
  /** Invitations sent. */
  invitations: 'too-many-invitations',
  /** Matches of a device handed over. */
  handovers: 'too-many-matches',
  exports: 'too-many-requests',
  /** Options for passkeys asked for. */
  challenges: 'too-many-requests',
  /** Recovery words and passkeys made. */
  newWays: 'too-many-requests',
  /** Screens that want a code. */
  screens: 'too-many-requests',
  reports: 'too-many-reports',
  /** Devices that want notices. */
  subscriptions: 'too-many-requests',
  /** Addresses given, each of which gets a mail. */
  mails: 'too-many-requests',
  webhooks: 'too-many-requests',
  /** Notes kept. */
  notes: 'too-many-requests',
  /** What has happened since somebody was there. */
  returns: 'too-many-requests',
  /** Series of rounds made for others. */
  newChallenges: 'too-many-challenges',
} as const satisfies { readonly [what: string]: HouseRefusal };

export type Counted = keyof typeof COUNTED;

const PLACE_TIMES = 4;
const NONE = 1e9;

export class Limits {
  readonly numbers: LimitNumbers;
  readonly #clock: Clock;
  readonly #incidents: Incidents;
  readonly #requests: { readonly ofPlace: Quota; readonly ofGuest: Quota; readonly unknown: Quota };
  readonly #guests: Quota;
  readonly #tables: Quota;
  readonly #guesses: { readonly own: Quota; readonly ofPlace: Quota };
  readonly #hourly: { readonly [what in Counted]: { readonly own: Quota; readonly ofPlace: Quota } };
  readonly #sockets = new Tally();
  readonly #messages: { readonly ofGuest: Allowances; readonly ofPlace: Allowances };

  constructor(numbers: LimitNumbers, clock: Clock, incidents: Incidents) {
    this.numbers = numbers;
    this.#clock = clock;
    this.#incidents = incidents;
    this.#requests = {
      ofPlace: new Quota(numbers.placeRequests, A_MINUTE),
      ofGuest: new Quota(numbers.guestRequests, A_MINUTE),
      unknown: new Quota(numbers.requests, A_MINUTE),
    };
    this.#guests = new Quota(numbers.guests, AN_HOUR);
    this.#tables = new Quota(numbers.tables, AN_HOUR);
    this.#guesses = {
      own: new Quota(numbers.guesses, TEN_MINUTES),
      ofPlace: new Quota(numbers.placeGuesses, TEN_MINUTES),
    };
    const hourly = (what: Counted) => ({
      own: new Quota(numbers[what], AN_HOUR),
      ofPlace: new Quota(PLACE_TIMES * numbers[what], AN_HOUR),
    });
    this.#hourly = {
      ...{ invitations: hourly('invitations'), handovers: hourly('handovers'), exports: hourly('exports') },
      ...{ challenges: hourly('challenges'), newWays: hourly('newWays') },
      screens: hourly('screens'),
      reports: hourly('reports'),
      ...{ subscriptions: hourly('subscriptions'), mails: hourly('mails'), webhooks: hourly('webhooks') },
      ...{ notes: hourly('notes'), returns: hourly('returns') },
      newChallenges: hourly('newChallenges'),
    };
    const { messages, burst, placeTimes } = numbers;
    this.#messages = {
      ofGuest: new Allowances({ perSecond: messages, burst }),
      ofPlace: new Allowances({ perSecond: messages * placeTimes, burst: burst * placeTimes }),
    };
  }

  /** What is counted by the minute and the hour is counted for all processes together. */
  countWith(counted: (name: string, quota: { readonly most: number; readonly millis: number }) => CountAlso): void {
    const { ofPlace, ofGuest, unknown } = this.#requests;
    const hourly = Object.entries(this.#hourly).flatMap(([what, { own, ofPlace: all }]) => [
      [`${what}-own`, own] as const,
      [`${what}-place`, all] as const,
    ]);
    const quotas = [
      ...([
        ['requests-place', ofPlace],
        ['requests-guest', ofGuest],
        ['requests', unknown],
      ] as const),
      ...([
        ['guests', this.#guests],
        ['tables', this.#tables],
      ] as const),
      ...([
        ['guesses', this.#guesses.own],
        ['guesses-place', this.#guesses.ofPlace],
      ] as const),
      ...hourly,
    ];
    // As good as none: nobody need count.
    for (const [name, quota] of quotas) if (quota.most < NONE) quota.also = counted(name, quota);
  }

  /** Whoever has used up their own share takes nothing from those beside them. */
  countRequest({ place, guest }: Asker): void {
    const { ofPlace, ofGuest, unknown } = this.#requests;
    const now = this.#clock.now();
    const isOwn = guest === null ? unknown.take(place, now) : ofGuest.take(guest, now);
    if (!isOwn || !ofPlace.take(place, now)) this.#refuse('too-many-requests', 'requests', place);
  }

  countGuest(place: string): void {
    if (!this.#guests.take(place, this.#clock.now())) this.#refuse('too-many-requests', 'guests', place);
  }

  countTable(guest: string, place: string): void {
    if (!this.#tables.take(guest, this.#clock.now())) this.#refuse('too-many-tables', 'tables', place);
  }

  /** Asked before a guess is looked at; a wrong one is counted with `countWrongGuess`. */
  mayGuess({ place, guest }: Asker): void {
    const now = this.#clock.now();
    if (this.#guesses.own.hasRoom(guest ?? place, now) && this.#guesses.ofPlace.hasRoom(place, now)) return;
    this.#refuse('too-many-guesses', 'guesses', place);
  }

  countWrongGuess({ place, guest }: Asker): void {
    const now = this.#clock.now();
    this.#guesses.own.take(guest ?? place, now);
    this.#guesses.ofPlace.take(place, now);
    this.#incidents.note('wrong-guess', { place });
  }

  /** One more of something that costs, or bothers somebody. */
  count(what: Counted, { place, guest }: Asker): void {
    const { own, ofPlace } = this.#hourly[what];
    const now = this.#clock.now();
    if (!own.take(guest ?? place, now) || !ofPlace.take(place, now)) this.#refuse(COUNTED[what], what, place);
  }

  socketsOf(guest: string): number {
    return this.#sockets.of(guest);
  }

  /** False: this guest has enough of them. Else it is counted until `free` is called. */
  takeSocket(guest: string): boolean {
    if (this.#sockets.of(guest) >= this.numbers.sockets) {
      this.#incidents.note('limit-sockets', { guest });
      return false;
    }
    this.#sockets.add(guest);
    return true;
  }

  freeSocket(guest: string): void {
    this.#sockets.remove(guest);
  }

  /** What a guest at a place may say, however many connections they say it on. */
  messagesOf({ guest, place }: { readonly guest: string; readonly place: string }): Pick<Allowance, 'take'> {
    const now = this.#clock.now();
    const own = this.#messages.ofGuest.of(guest, now);
    const all = this.#messages.ofPlace.of(place, now);
    return { take: (at) => own.take(at) && all.take(at) };
  }

  #refuse(because: HouseRefusal, limit: string, place: string): never {
    this.#incidents.note(`limit-${limit}`, { place });
    return refuse(because);
  }
}
