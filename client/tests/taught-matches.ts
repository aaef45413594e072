/** Matches as those who sit at them live through them, moment by moment: recorded ones, and some made on the spot. */

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame, GAMES } from '#games';
import {
  act,
  advance,
  defaultOptions,
  type Game,
  parseRecording,
  quickChance,
  RECORDING_FORMAT,
  replay,
  type Seat,
  type SeatInput,
  sealedChance,
  seatsOf,
  type Words,
  type WrittenRecording,
} from '#tabletop';
import { nextInput } from '#tabletop/testing';
import type { Title } from '../src/catalogue/titles.ts';
import type { Moment, Subject } from '../src/teaching/hints.ts';

export interface Witness {
  /** What happened, as this seat is told of it. */
  told?(event: Subject['event'], you: Seat): void;
  /** What this seat has before it; `reached` is the match up to here. */
  stood(moment: Moment, reached: () => WrittenRecording): void;
}

const GAMES_FOLDER = join(import.meta.dirname, '../../games');
/** Longer than any match that random players come to an end with. */
const MOST_INPUTS = 1_500;

/** Everything each seat may see and know, told to the witness. */
class Lookers {
  readonly #game: Game;
  readonly #witness: Witness;
  readonly #events: Subject['event'][][];

  constructor(game: Game, seatCount: number, witness: Witness) {
    this.#game = game;
    this.#witness = witness;
    this.#events = seatsOf(seatCount).map(() => []);
  }

  tell(event: Words['Event']): void {
    for (const [seat, events] of this.#events.entries()) {
      const seen = this.#game.eventFor(event, seat) as Subject['event'] | null;
      if (seen === null) continue;
      events.push(seen);
      this.#witness.told?.(seen, seat);
    }
  }

  stand(state: Words['State'], reached: () => WrittenRecording): void {
    if (this.#game.outcome(state) !== null) return;
    for (const [you, events] of this.#events.entries()) {
      const view = this.#game.view(state, you);
      const offers = this.#game.legalMoves(view) as readonly Subject['move'][];
      this.#witness.stood({ view, you, offers, events }, reached);
    }
  }
}

/** Every recording that the game's own tests keep. */
export function recorded(title: Title, witness: Witness): number {
  const files = globSync(`${title}/tests/recordings/**/*.json`, { cwd: GAMES_FOLDER });
  for (const file of files) {
    const { recording } = JSON.parse(readFileSync(join(GAMES_FOLDER, file), 'utf8')) as {
      readonly recording: WrittenRecording;
    };
    const parsed = parseRecording(recording, findGame);
    if (!parsed.ok) throw new Error(`${file}: ${parsed.error}`);
    const { game, players, options } = parsed.value;
    const lookers = new Lookers(game, players.length, witness);
    let played = 0;
    replay(parsed.value, () => '00', {
      told: (event) => lookers.tell(event),
      stood(state, until, by) {
        if (by !== null) played++;
        lookers.stand(state, () => ({
          ...recording,
          options: options as object,
          moves: recording.moves.slice(0, played),
          until,
        }));
      },
    });
  }
  return files.length;
}

/** A match of players who do anything that is allowed. */
export function random(title: Title, options: object, seatCount: number, key: number, witness: Witness): void {
  const game: Game = GAMES[title];
  const table = { options: { ...(defaultOptions(game.options) as object), ...options }, seatCount };
  const begun: WrittenRecording = {
    format: RECORDING_FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: table.options,
    players: seatsOf(seatCount).map((seat) => ({ name: `Nova ${seat + 1}` })),
    chance: { key: String(key) },
    moves: [],
  };
  const state = game.setup(table, sealedChance(String(key)), null);
  const lookers = new Lookers(game, seatCount, witness);
  const chance = quickChance(key);
  const moves: SeatInput<object>[] = [];
  let now = 0;
  const stand = (): void => lookers.stand(state, () => ({ ...begun, moves: [...moves], until: now }));
  stand();
  for (let count = 0; count < MOST_INPUTS && game.outcome(state) === null; count++) {
    const next = nextInput({ game }, { state, table, now }, chance);
    if (next === null) return;
    const tell = (event: Words['Event']): void => lookers.tell(event);
    if (next.by === null) advance(game, state, next.at, tell);
    else if (act(game, state, next, tell) === null) moves.push(next);
    now = next.at;
    stand();
  }
}
