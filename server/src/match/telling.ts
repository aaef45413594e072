/**
 * Tables at which the search begins only when everybody has been told what there is to search: for people who have it
 * read out to them, or take their time to look. Match time stands still meanwhile.
 */

import type { Telling as TellingInfo } from '#protocol';
import type { MatchTime, Millis, Seat } from '#tabletop';
import { Alarm } from '../clock.ts';
import type { Audience } from './audience.ts';

/** Whoever has not said so by then has been told enough; and those who never say so are waited for less after that. */
const LONGEST_MILLIS = { first: 120_000, later: 20_000 } as const;

export interface TellingCalls {
  /** The table's choice; it may change at any time. */
  isWanted(): boolean;
  /** Somebody more has been told, or came, or went. */
  changed(): void;
  /** Match time stands still from now on, or goes on. */
  turned(): void;
}

interface Pause {
  readonly at: Millis;
  readonly until: number;
  readonly told: Set<string>;
  untold: readonly Seat[];
}

export class Telling {
  readonly #time: MatchTime;
  readonly #audience: Audience;
  readonly #calls: TellingCalls;
  readonly #alarm: Alarm;
  #pause: Pause | null = null;
  /** A pause has run out before. */
  #hasRunOut = false;

  constructor(time: MatchTime, audience: Audience, calls: TellingCalls) {
    this.#time = time;
    this.#audience = audience;
    this.#calls = calls;
    this.#alarm = new Alarm(time.clock, () => {
      this.#hasRunOut = true;
      this.#end();
    });
  }

  get isOn(): boolean {
    return this.#pause !== null;
  }

  /** How long the next pause may be. */
  get longest(): number {
    return LONGEST_MILLIS[this.#hasRunOut ? 'later' : 'first'];
  }

  get info(): TellingInfo | null {
    if (this.#pause === null) return null;
    const { at, until, untold } = this.#pause;
    return { at, until, untold };
  }

  /** Something to search has come to light. With nobody to wait for nobody waits. */
  begin(at: Millis): void {
    if (!this.#calls.isWanted() || this.#audience.seatsHere().length === 0) return;
    this.resume(at);
    this.#calls.turned();
  }

  /** Where a restart found it: nobody has come back yet. */
  resume(at: Millis): void {
    const told = new Set<string>();
    this.#pause = {
      at,
      until: this.#time.clock.now() + this.longest,
      told,
      untold: this.#untold(told),
    };
    this.#alarm.set(this.#pause.until);
    this.#time.standStill(at);
  }

  /** What was said about an earlier pause came too late to matter. */
  told(guest: string, at: Millis): void {
    if (this.#pause?.at !== at) return;
    this.#pause.told.add(guest);
    this.review();
  }

  /** Somebody came or went, or the table's choice is another. */
  review(): void {
    const pause = this.#pause;
    if (pause === null) return;
    const untold = this.#untold(pause.told);
    // While nobody is here at all, nobody could begin to search either.
    const isOver = untold.length === 0 && this.#audience.seatsHere().length > 0;
    if (isOver || !this.#calls.isWanted()) this.#end();
    else if (untold.join() !== pause.untold.join()) {
      pause.untold = untold;
      this.#calls.changed();
    }
  }

  shut(): void {
    this.#pause = null;
    this.#alarm.set(null);
  }

  #untold(told: ReadonlySet<string>): readonly Seat[] {
    return this.#audience.seatsHere().flatMap(({ seat, guest }) => (told.has(guest) ? [] : [seat]));
  }

  #end(): void {
    this.shut();
    this.#time.goOn();
    this.#calls.turned();
  }
}
