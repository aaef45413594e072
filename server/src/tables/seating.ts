/** Who sits where. Plain data and the few ways it changes. */

import { botFor } from '#bots';
import { botName, looksLike, NAME_LENGTH } from '#protocol';
import type { Level, Player, Seat } from '#tabletop';
import { refuse } from './refused.ts';

export type Sitting =
  | { readonly kind: 'empty' }
  /** `program`: the guest who is a bot with a name of its own; without it, or while it is away, the house plays. */
  | { readonly kind: 'bot'; readonly name: string; readonly level: Level; readonly program?: string }
  | { readonly kind: 'person'; readonly name: string; readonly guest: string };

interface Laid {
  readonly count: number;
  readonly people: readonly { readonly guest: string; readonly name: string }[];
  readonly levels: readonly Level[];
}

/** Who plays a seat by the protocol. */
export const holderOf = (sitting: Sitting): string | undefined =>
  sitting.kind === 'person' ? sitting.guest : sitting.kind === 'bot' ? sitting.program : undefined;

/** Where a game has no bot of its own. */
const NAMELESS = 'Pixel';

const EMPTY: Sitting = { kind: 'empty' };

export const emptySeats = (count: number): readonly Sitting[] => Array.from({ length: count }, () => EMPTY);

export class Seating {
  #game: string;
  readonly #seats: Sitting[];
  /** Asked for every line at every move. */
  readonly #byGuest = new Map<string, readonly Seat[]>();
  #changes = 0;

  /** `game` gives the bots their names. */
  constructor(game: string, seats: readonly Sitting[]) {
    this.#game = game;
    this.#seats = [...seats];
  }

  get all(): readonly Sitting[] {
    return this.#seats;
  }

  /** How often anybody has sat down, moved or left: as long as it is the same, so is everything here. */
  get changes(): number {
    return this.#changes;
  }

  at(seat: Seat): Sitting {
    return this.#seats[seat] ?? refuse('no-such-seat');
  }

  isHeldBy(seat: Seat, guest: string): boolean {
    const sitting = this.#seats[seat];
    return sitting !== undefined && holderOf(sitting) === guest;
  }

  seatsOf(guest: string): readonly Seat[] {
    const known = this.#byGuest.get(guest);
    if (known !== undefined) return known;
    const seats = this.#where((sitting) => holderOf(sitting) === guest);
    // Of those who only watch there may be many.
    if (seats.length > 0) this.#byGuest.set(guest, seats);
    return seats;
  }

  /** A bot with a name of its own, which sits here. */
  isProgram(guest: string): boolean {
    return this.seatsOf(guest).some((seat) => this.at(seat).kind === 'bot');
  }

  /** Everybody who is a person, each once, in the order of their seats. */
  get people(): readonly string[] {
    return [...new Set(this.#seats.flatMap((sitting) => (sitting.kind === 'person' ? [sitting.guest] : [])))];
  }

  get peopleSeats(): readonly Seat[] {
    return this.#where((sitting) => sitting.kind === 'person');
  }

  get emptySeats(): readonly Seat[] {
    return this.#where((sitting) => sitting.kind === 'empty');
  }

  sit(guest: string, name: string, seat?: Seat): Seat {
    const free = seat ?? this.emptySeats[0] ?? refuse('table-is-full');
    if (this.at(free).kind !== 'empty') refuse('seat-is-taken');
    if (this.#isTakenForAnother(guest, name)) refuse('name-is-taken');
    this.#put(free, { kind: 'person', guest, name });
    return free;
  }

  seatBot(level: Level, seat?: Seat): Seat {
    const free = seat ?? this.emptySeats[0] ?? refuse('table-is-full');
    if (this.at(free).kind === 'person') refuse('seat-is-taken');
    this.#put(free, { kind: 'bot', level, name: this.#botName(level, free) });
    return free;
  }

  seatProgram({ guest, name, level }: { guest: string; name: string; level: Level }, seat?: Seat): Seat {
    const free = seat ?? this.emptySeats[0] ?? refuse('table-is-full');
    if (this.at(free).kind === 'person' || this.seatsOf(guest).length > 0) refuse('seat-is-taken');
    if (this.#isTakenForAnother(guest, name)) refuse('name-is-taken');
    this.#put(free, { kind: 'bot', level, name, program: guest });
    return free;
  }

  clear(seat: Seat): void {
    this.at(seat);
    this.#put(seat, EMPTY);
  }

  /** Somebody left in mid-match: a bot goes on for them. */
  replaceByBot(seat: Seat, level: Level): void {
    this.#put(seat, { kind: 'bot', level, name: this.#botName(level, seat) });
  }

  /** Those who share a device keep their own names. False: nobody here is called something else now. */
  rename(guest: string, from: string, to: string): boolean {
    if (this.#isTakenForAnother(guest, to)) return false;
    const own = this.seatsOf(guest).filter((seat) => this.at(seat).kind === 'person');
    const seats = own.length === 1 ? own : own.filter((seat) => this.#nameAt(seat) === from);
    for (const seat of seats) this.#put(seat, { kind: 'person', guest, name: to });
    return seats.length > 0;
  }

  /** Whatever one guest holds is another's. */
  become(guest: string, into: string): void {
    for (const [seat, sitting] of this.#seats.entries()) {
      if (sitting.kind === 'person' && sitting.guest === guest) this.#put(seat, { ...sitting, guest: into });
    }
  }

  resize(count: number): void {
    if (this.#seats.slice(count).some(({ kind }) => kind !== 'empty')) refuse('seat-is-taken');
    while (this.#seats.length < count) this.#seats.push(EMPTY);
    this.#seats.length = count;
    this.#changed();
  }

  /** Whoever plays, seat by seat. */
  get persons(): readonly { readonly guest: string; readonly name: string }[] {
    return this.#seats.flatMap((sitting) => (sitting.kind === 'person' ? [sitting] : []));
  }

  /** Of the bots, seat by seat. */
  get levels(): readonly Level[] {
    return this.#seats.flatMap((sitting) => (sitting.kind === 'bot' ? [sitting.level] : []));
  }

  /** Another game: the people first, then bots, as far as the seats go. */
  lay(game: string, { count, people, levels }: Laid): void {
    this.#game = game;
    this.#seats.splice(0, this.#seats.length, ...emptySeats(count));
    this.#changed();
    for (const { guest, name } of people) this.sit(guest, this.#freeName(guest, name));
    for (const level of levels.slice(0, this.emptySeats.length)) this.seatBot(level);
  }

  /** In an empty seat, else in the last bot's, else in one more; false: there is none. */
  squeezeIn(guest: string, name: string, most: number): boolean {
    const seat = this.emptySeats[0] ?? this.#where(({ kind }) => kind === 'bot').at(-1) ?? this.#seats.length;
    if (seat >= most) return false;
    this.takeOver(seat, guest, name);
    return true;
  }

  /** In place of whatever is in this seat. */
  takeOver(seat: Seat, guest: string, name: string): void {
    this.#put(seat, EMPTY);
    this.sit(guest, this.#freeName(guest, name), seat);
  }

  /** Everybody moves up. */
  closeEmpty(): void {
    const taken = this.#seats.filter(({ kind }) => kind !== 'empty');
    this.#seats.splice(0, this.#seats.length, ...taken);
    this.#changed();
  }

  /** As a recording names them; only once every seat is taken. */
  get players(): readonly Player[] {
    return this.#seats.map((sitting) => {
      if (sitting.kind === 'empty') return refuse('seats-are-empty');
      return sitting.kind === 'bot' ? { name: sitting.name, bot: sitting.level } : { name: sitting.name };
    });
  }

  #changed(): void {
    this.#byGuest.clear();
    this.#changes++;
  }

  #put(seat: Seat, sitting: Sitting): void {
    this.#seats[seat] = sitting;
    this.#changed();
  }

  /** Nobody passes for somebody else at the table; on one's own device one may be called what one likes. */
  #isTakenForAnother(guest: string, name: string): boolean {
    return this.#seats.some(
      (sitting) =>
        sitting.kind !== 'empty' &&
        !(sitting.kind === 'person' && sitting.guest === guest) &&
        looksLike(sitting.name, name),
    );
  }

  /** Somebody who comes in without being asked for a name is called almost as the other is. */
  #freeName(guest: string, name: string): string {
    let free = name;
    for (let number = 2; this.#isTakenForAnother(guest, free); number++) {
      free = `${[...name].slice(0, NAME_LENGTH - 3).join('')} ${number}`;
    }
    return free;
  }

  #nameAt(seat: Seat): string {
    const sitting = this.at(seat);
    return sitting.kind === 'empty' ? '' : sitting.name;
  }

  /** For the bot that is to sit here: whoever sat here before has no say. */
  #botName(level: Level, here: Seat): string {
    const taken = this.#seats.flatMap((sitting, seat) =>
      sitting.kind === 'empty' || seat === here ? [] : [sitting.name],
    );
    return botName(botFor(this.#game)?.names[level] ?? NAMELESS, taken);
  }

  #where(passes: (sitting: Sitting) => boolean): readonly Seat[] {
    return this.#seats.flatMap((sitting, seat) => (passes(sitting) ? [seat] : []));
  }
}
