/** A line in simulated time: everything on it takes its while, pings too; whoever is at its end may pretend. */

import { PROTOCOL_VERSION, type ToClient, type ToServer } from '#protocol';
import { below, type Chance } from '#tabletop';
import type { Clock } from '../src/clock.ts';
import { DelayEstimate } from '../src/fairness/delay.ts';
import type { Line } from '../src/tables/line.ts';

export interface LineNature {
  /** Milliseconds one way, and how much more it may be. */
  readonly oneWay: number;
  readonly waver: number;
  /** How long pongs are held, and answers to what is answered at once. */
  readonly holdsPongs?: number;
  readonly holdsAnswers?: number;
}

export interface LineEnds {
  readonly table: string;
  /** What has come in at the server. */
  came(line: SimulatedLine, message: ToServer): void;
  /** What has come to the client, beside what every client sees to by itself. */
  heard(message: ToClient): void;
}

const FIRST_PINGS = 5;
const FIRST_PING_MILLIS = 200;
const PING_MILLIS = 10_000;

export class SimulatedLine implements Line {
  readonly guest: string;
  readonly isScreen = false;
  readonly name = '';
  readonly screen = null;
  readonly #clock: Clock;
  readonly #nature: LineNature;
  readonly #ends: LineEnds;
  readonly #chance: Chance;
  readonly #delay = new DelayEstimate();
  #offset = 0;
  #bestTrip = Number.POSITIVE_INFINITY;
  #freeToLeave = 0;
  #freeOut = 0;
  #freeIn = 0;

  constructor(clock: Clock, guest: string, nature: LineNature, ends: LineEnds, chance: Chance) {
    this.#clock = clock;
    this.guest = guest;
    this.#nature = nature;
    this.#ends = ends;
    this.#chance = chance;
    this.noteAsked('join');
    this.#toClient(0, () => this.#answer({ type: 'join', version: PROTOCOL_VERSION, table: ends.table }));
    this.#ping();
  }

  get delay(): number {
    return this.#delay.millis;
  }

  get looksSlow(): boolean {
    return this.#delay.looksSlow;
  }

  /** The server's clock, as near as the client can tell. */
  get clientClock(): number {
    return this.#clock.now() + this.#offset;
  }

  noteAsked(what: string | number): void {
    this.#delay.asked(what, this.#clock.now());
  }

  noteAnswered(what: string | number): void {
    this.#delay.answered(what, this.#clock.now());
  }

  send(frame: string, later = 0): void {
    this.#toClient(later, () => this.#hear(JSON.parse(frame) as ToClient));
  }

  close(): void {}

  /** The client says something. */
  say(message: ToServer): void {
    const at = Math.max(this.#freeIn, this.#clock.now() + this.#way());
    this.#freeIn = at;
    this.#clock.after(at - this.#clock.now(), () => {
      if (message.type === 'join') this.noteAnswered('join');
      this.#ends.came(this, message);
    });
  }

  synchronise(): void {
    this.say({ type: 'sync', sent: this.#clock.now() });
  }

  #way(): number {
    const { oneWay, waver } = this.#nature;
    return oneWay + below(this.#chance, Math.round(waver * 100) + 1) / 100;
  }

  #toClient(later: number, then: () => void): void {
    const now = this.#clock.now();
    this.#freeToLeave = Math.max(this.#freeToLeave, now + later);
    this.#freeOut = Math.max(this.#freeOut, this.#freeToLeave + this.#way());
    this.#clock.after(this.#freeOut - now, then);
  }

  #answer(message: ToServer): void {
    this.#clock.after(this.#nature.holdsAnswers ?? 0, () => this.say(message));
  }

  #hear(message: ToClient): void {
    const now = this.#clock.now();
    if (message.type === 'contribution-wanted') {
      for (const seat of message.seats) {
        this.#answer({ type: 'contribute', seat, commitment: message.commitment, bytes: '5a'.repeat(16) });
      }
    } else if (message.type === 'clock' && now - message.sent < this.#bestTrip) {
      this.#bestTrip = now - message.sent;
      this.#offset = message.clock + this.#bestTrip / 2 - now;
    }
    this.#ends.heard(message);
  }

  /** As a connection does it, past whatever is held. */
  #ping(): void {
    const sent = this.#clock.now();
    const trip = this.#way() + (this.#nature.holdsPongs ?? 0) + this.#way();
    this.#clock.after(trip, () => this.#delay.add(this.#clock.now() - sent));
    const pause = this.#delay.samples < FIRST_PINGS ? FIRST_PING_MILLIS : PING_MILLIS;
    this.#clock.after(Math.max(pause, trip), () => this.#ping());
  }
}
