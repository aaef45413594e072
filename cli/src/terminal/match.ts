/** A match at this terminal: people who type, bots in the other seats, and time that passes. */

import { type Bot, SelfPlay } from '#bots';
import {
  type Game,
  isRealTime,
  type Level,
  LiveMatch,
  type Millis,
  type Refused,
  type Seat,
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

export class TerminalMatch {
  readonly #table: TerminalTable;
  readonly #match: LiveMatch;
  readonly #bots: SelfPlay;
  readonly #begun: Millis;
  /** Bots' pauses that nobody waited for. */
  #skipped: Millis = 0;

  constructor(table: TerminalTable) {
    const { game, options, seats, key, bot } = table;
    this.#table = table;
    this.#match = new LiveMatch(game, { options, seatCount: seats.length, chance: sealedChance(key) });
    this.#bots = new SelfPlay(this.#match, {
      levelOf: (seat) => seats[seat]?.bot ?? null,
      seedOf: (seat) => seat + 1,
      decide: ({ view, asked }) => bot.decide(view, asked),
    });
    this.#begun = table.clock();
  }

  get state(): Words['State'] {
    return this.#match.state;
  }

  get now(): Millis {
    return Math.max(this.#match.reached, Math.round(this.#table.clock() - this.#begun) + this.#skipped);
  }

  get isOver(): boolean {
    return this.#match.outcome !== null;
  }

  /** People who can act now. */
  get peopleToMove(): readonly Seat[] {
    const { game, seats } = this.#table;
    return seatsOf(seats.length).filter(
      (seat) => seats[seat]?.bot === null && game.legalMoves(game.view(this.state, seat)).length > 0,
    );
  }

  play(by: Seat, move: unknown): Refused | null {
    return this.#match.play({ at: this.now, by, move });
  }

  /** Lets bots and clocks do all that is due; how long until there is more, or null if only a person can go on. */
  catchUp(): Millis | null {
    const { game, seats } = this.#table;
    for (;;) {
      this.#bots.think(this.now);
      const at = this.#bots.nextAt;
      if (at === null) return null;
      if (at > this.now && isRealTime(game)) return at - this.now;
      this.#skipped += Math.max(0, at - this.now);
      const happened = this.#bots.happen(at);
      if (happened?.input && happened.refusal !== null) {
        throw new Error(`${seats[happened.input.by]?.name} tried what is refused: ${happened.refusal.because}`);
      }
    }
  }

  recording(): WrittenRecording {
    const { game, options, seats, key } = this.#table;
    const players = seats.map(({ name, bot }) => (bot === null ? { name } : { name, bot }));
    return writeRecording(game, { options, players, chance: { key }, moves: this.#match.moves, until: this.now });
  }
}
