/** A match at this terminal: people who type, bots in the other seats, and time that passes. */

import type { Bot, Level } from '#bots';
import {
  act,
  advance,
  type Game,
  type Millis,
  optionEntries,
  type Refused,
  type Seat,
  type SeatInput,
  sameData,
  sealedChance,
  seatsOf,
  type Words,
  type WrittenRecording,
  writeRecording,
} from '#tabletop';

export interface Seated {
  readonly name: string;
  /** Null: somebody at the terminal. */
  readonly bot: Level | null;
}

export interface TerminalTable {
  readonly game: Game;
  readonly options: object;
  readonly seats: readonly Seated[];
  readonly bot: Bot;
  readonly key: string;
  /** Milliseconds since whenever. */
  clock(): Millis;
}

/** What a bot means to do, and the view it had in mind. */
interface Intention {
  readonly view: Words['View'];
  readonly input: SeatInput<Words['Move']> | null;
}

/** A game that counts seconds runs on the clock; in the others nobody waits for a bot. */
export function isRealTime(game: Game): boolean {
  return optionEntries(game.options).some(([, { kind }]) => kind === 'seconds');
}

export class TerminalMatch {
  readonly state: Words['State'];
  readonly #table: TerminalTable;
  readonly #moves: SeatInput<unknown>[] = [];
  readonly #intentions = new Map<Seat, Intention>();
  readonly #begun: Millis;
  /** Bots' pauses that nobody waited for. */
  #skipped: Millis = 0;

  constructor(table: TerminalTable) {
    const { game, options, seats, key } = table;
    this.#table = table;
    this.state = game.setup({ options, seatCount: seats.length }, sealedChance(key), null);
    this.#begun = table.clock();
  }

  get now(): Millis {
    return Math.round(this.#table.clock() - this.#begun) + this.#skipped;
  }

  get isOver(): boolean {
    return this.#table.game.outcome(this.state) !== null;
  }

  /** People who can act now. */
  get peopleToMove(): readonly Seat[] {
    const { game, seats } = this.#table;
    return seatsOf(seats.length).filter(
      (seat) => seats[seat]?.bot === null && game.legalMoves(game.view(this.state, seat)).length > 0,
    );
  }

  play(by: Seat, move: unknown): Refused | null {
    const input = { at: this.now, by, move };
    const refusal = act(this.#table.game, this.state, input, () => undefined);
    if (refusal === null) this.#moves.push(input);
    return refusal;
  }

  /** Lets bots and clocks do all that is due; how long until there is more, or null if only a person can go on. */
  catchUp(): Millis | null {
    const { game } = this.#table;
    for (;;) {
      if (this.isOver) return null;
      const next = this.#nextOfBots();
      const wake = game.wakeAt(this.state);
      const at = Math.min(next?.at ?? Number.POSITIVE_INFINITY, wake ?? Number.POSITIVE_INFINITY);
      if (at === Number.POSITIVE_INFINITY) return null;
      if (at > this.now && isRealTime(game)) return at - this.now;
      this.#skipped += Math.max(0, at - this.now);
      if (next === null || next.at > at || wake === at) advance(game, this.state, at, () => undefined);
      else this.#playBot(next);
    }
  }

  #playBot(input: SeatInput<Words['Move']>): void {
    const { game, seats } = this.#table;
    const refusal = act(game, this.state, input, () => undefined);
    if (refusal !== null) throw new Error(`${seats[input.by]?.name} tried what is refused: ${refusal.because}`);
    this.#moves.push(input);
    this.#intentions.delete(input.by);
  }

  #nextOfBots(): SeatInput<Words['Move']> | null {
    let earliest: SeatInput<Words['Move']> | null = null;
    for (const [seat, { bot }] of this.#table.seats.entries()) {
      const input = bot === null ? null : this.#intentionOf(seat, bot);
      if (input !== null && (earliest === null || input.at < earliest.at)) earliest = input;
    }
    return earliest;
  }

  /** A bot is asked again when it sees something new. */
  #intentionOf(seat: Seat, level: Level): SeatInput<Words['Move']> | null {
    const view = this.#table.game.view(this.state, seat);
    const before = this.#intentions.get(seat);
    if (before !== undefined && sameData(before.view, view)) return before.input;
    const now = this.now;
    const decision = this.#table.bot.decide(view, { level, seed: seat + 1, now });
    const input = decision && { at: now + Math.max(0, Math.round(decision.after)), by: seat, move: decision.move };
    this.#intentions.set(seat, { view, input });
    return input;
  }

  recording(): WrittenRecording {
    const { game, options, seats, key } = this.#table;
    const players = seats.map(({ name, bot }) => (bot === null ? { name } : { name, bot }));
    return writeRecording(game, { options, players, chance: { key }, moves: this.#moves, until: this.#until() });
  }

  #until(): Millis {
    return Math.max(this.now, this.#moves.at(-1)?.at ?? 0);
  }
}
