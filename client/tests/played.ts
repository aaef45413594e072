/** A match made on the spot by the game's own rules: one legal move after the other, at an even pace. */

import {
  type Game,
  LiveMatch,
  type Player,
  RECORDING_FORMAT,
  type Seat,
  sealedChance,
  type Words,
  type WrittenRecording,
} from '#tabletop';

interface Table<W extends Words> {
  readonly options: W['Options'];
  readonly players: readonly Player[];
  readonly key: string;
  /** As recordings write it; null: nothing is fixed. */
  readonly setup?: object | null;
  /** Milliseconds from move to move. */
  readonly pace: number;
}

export class Played<W extends Words> {
  readonly match: LiveMatch<W>;
  readonly #table: Table<W>;
  /** Everything that happened. */
  readonly events: W['Event'][] = [];

  constructor(game: Game<W>, table: Table<W>) {
    const { options, players, key, setup = null } = table;
    const seatCount = players.length;
    const given = setup === null ? null : game.parseSetup(setup, { options, seatCount });
    if (given?.ok === false) throw new Error(given.error);
    this.#table = table;
    this.match = new LiveMatch(game, { options, seatCount, chance: sealedChance(key), setup: given?.value ?? null });
  }

  get state(): W['State'] {
    return this.match.state;
  }

  play(by: Seat, move: W['Move']): void {
    const at = (this.match.moves.length + 1) * this.#table.pace;
    const refusal = this.match.play({ at, by, move }, (event) => this.events.push(event));
    if (refusal !== null) throw new Error(`${JSON.stringify(move)}: ${refusal.because}`);
  }

  get recording(): WrittenRecording {
    const { options, players, key, setup = null, pace } = this.#table;
    const { game, moves } = this.match;
    const { id, rulesVersion } = game;
    return {
      ...{ format: RECORDING_FORMAT, game: id, rulesVersion, options, players, chance: { key } },
      ...(setup === null ? {} : { setup }),
      ...{ moves, until: moves.length * pace },
    };
  }
}
