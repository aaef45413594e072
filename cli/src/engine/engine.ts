/**
 * The rules of one game for programs in any language: a line of JSON in, a line of JSON out. Positions have names, so
 * that a search can keep as many as it likes. Nothing here knows of a network or a clock.
 */

import { findGame } from '#games';
import {
  act,
  advance,
  type Game,
  isObject,
  isWhole,
  type JsonObject,
  type Millis,
  type Parsed,
  parseOptions,
  parseRecording,
  quickChance,
  replay,
  type Seat,
  seatsOf,
  unknownKey,
  type Viewer,
  type Words,
} from '#tabletop';

interface Position {
  readonly state: Words['State'];
  readonly seatCount: number;
  at: Millis;
}

/** What is wrong with a line, in words for whoever wrote it. */
class Wrong extends Error {}

const wrong = (words: string): never => {
  throw new Wrong(words);
};

const LATEST = Number.MAX_SAFE_INTEGER;
const SEEDS = { min: 0, max: LATEST };

function mustBe<T>(read: Parsed<T>): T {
  return read.ok ? read.value : wrong(read.error);
}

export class Engine {
  readonly #game: Game;
  readonly #positions = new Map<string, Position>();

  constructor(game: Game) {
    this.#game = game;
  }

  /** One line for one line, whatever it was. */
  answer(line: string): string {
    try {
      return JSON.stringify(this.#do(this.#read(line)));
    } catch (error) {
      if (error instanceof Wrong || error instanceof SyntaxError) return JSON.stringify({ error: error.message });
      // The rules stumbled over a view that is none.
      return JSON.stringify({ error: `the rules failed: ${error instanceof Error ? error.message : String(error)}` });
    }
  }

  #read(line: string): JsonObject {
    const json: unknown = JSON.parse(line);
    return isObject(json) ? json : wrong('a line is one JSON object');
  }

  #do(asked: JsonObject): object {
    switch (asked.do) {
      case 'new':
        return this.#new(asked);
      case 'load':
        return this.#load(asked);
      case 'imagine':
        return this.#imagine(asked);
      case 'copy':
        return this.#copy(asked);
      case 'drop':
        only(asked, []);
        return { dropped: this.#positions.delete(nameIn(asked, 'on')) };
      case 'legal':
        return this.#legal(asked);
      case 'play':
        return this.#play(asked);
      case 'pass':
        return this.#pass(asked);
      case 'view':
        return this.#view(asked);
      case 'result':
        return this.#result(asked);
      default:
        return wrong('"do" is one of: new, load, imagine, copy, drop, legal, play, pass, view, result');
    }
  }

  #new(asked: JsonObject): object {
    only(asked, ['seats', 'options', 'seed', 'setup']);
    const { min, max } = this.#game.seats;
    const { seats = Math.max(2, min), seed = 0 } = asked;
    if (!isWhole(seats, { min, max })) return wrong(`"seats" is from ${min} to ${max}`);
    if (!isWhole(seed, SEEDS)) return wrong('"seed" is a whole number');
    const table = { options: mustBe(parseOptions<object>(this.#game.options, asked.options ?? {})), seatCount: seats };
    const given = asked.setup === undefined ? null : mustBe(this.#game.parseSetup(asked.setup, table));
    return this.#keep(asked, this.#game.setup(table, quickChance(seed), given), seats, 0);
  }

  #load(asked: JsonObject): object {
    only(asked, ['recording']);
    const recording = mustBe(parseRecording(asked.recording, findGame));
    if (recording.game !== this.#game) return wrong(`this is not a recording of ${this.#game.id} as it is played now`);
    const played = replay(recording, () => wrong('a recording without chance'));
    if (!played.ok) return wrong(`move ${played.move} of the recording is refused: ${played.refusal.because}`);
    const { state, at } = played.match;
    return this.#keep(asked, state, recording.players.length, at);
  }

  /** From a view that a server has sent, or this engine: some full position that looks just like it. */
  #imagine(asked: JsonObject): object {
    only(asked, ['view', 'seed', 'seats', 'at']);
    const { view, seed = 0, seats, at = 0 } = asked;
    const { min, max } = this.#game.seats;
    if (!isObject(view)) return wrong('"view" is what a viewer sees');
    if (!isWhole(seed, SEEDS)) return wrong('"seed" is a whole number');
    if (!isWhole(seats, { min, max })) return wrong(`"seats" is from ${min} to ${max}`);
    return this.#keep(asked, this.#game.imagine(view, quickChance(seed)), seats, momentOf(at));
  }

  #copy(asked: JsonObject): object {
    only(asked, ['to']);
    const { state, seatCount, at } = this.#position(asked);
    const copied = { state: this.#game.copy(state), seatCount, at };
    this.#positions.set(nameIn(asked, 'to'), copied);
    return this.#standing(copied);
  }

  #legal(asked: JsonObject): object {
    only(asked, ['seat']);
    const position = this.#position(asked);
    if (asked.seat !== undefined) return { moves: this.#movesOf(position, seatOf(asked.seat, position)) };
    const moves = seatsOf(position.seatCount).map((seat) => [seat, this.#movesOf(position, seat)]);
    return { legal: Object.fromEntries(moves) };
  }

  #play(asked: JsonObject): object {
    only(asked, ['seat', 'move', 'at', 'events']);
    const position = this.#position(asked);
    const by = seatOf(asked.seat, position);
    const at = this.#moment(asked.at, position);
    const { events, tell } = this.#witness(asked.events, position);
    const refused = act(this.#game, position.state, { at, by, move: asked.move }, tell);
    // What was due before the move has happened even so.
    position.at = at;
    if (refused !== null) return { refused };
    return this.#standing(position, events);
  }

  /** Time goes by, and nobody moves; to the next moment at which something happens, if not said how far. */
  #pass(asked: JsonObject): object {
    only(asked, ['to', 'events']);
    const position = this.#position(asked);
    const to = asked.to === undefined ? (this.#game.wakeAt(position.state) ?? position.at) : asked.to;
    const moment = this.#moment(to, position);
    const { events, tell } = this.#witness(asked.events, position);
    advance(this.#game, position.state, moment, tell);
    position.at = moment;
    return this.#standing(position, events);
  }

  #view(asked: JsonObject): object {
    only(asked, ['viewer']);
    const position = this.#position(asked);
    return { view: this.#game.view(position.state, viewerOf(asked.viewer, position)) };
  }

  #result(asked: JsonObject): object {
    only(asked, []);
    const { state } = this.#position(asked);
    return { outcome: this.#game.outcome(state), result: this.#game.result(state) };
  }

  #movesOf({ state }: Position, seat: Seat): readonly object[] {
    const offers = this.#game.legalMoves(this.#game.view(state, seat));
    return offers.flatMap((offer) => [...this.#game.offers.all(offer)]);
  }

  /** Whose eyes the events are for: nobody's if not said. */
  #witness(viewer: unknown, position: Position): { events: object[] | null; tell: (event: { type: string }) => void } {
    if (viewer === undefined) return { events: null, tell: () => undefined };
    const eyes = viewerOf(viewer, position);
    const events: object[] = [];
    return {
      events,
      tell: (event) => {
        const seen = this.#game.eventFor(event, eyes);
        if (seen !== null) events.push(seen);
      },
    };
  }

  #keep(asked: JsonObject, state: Words['State'], seatCount: number, at: Millis): object {
    const position = { state, seatCount, at };
    this.#positions.set(nameIn(asked, 'on'), position);
    return this.#standing(position);
  }

  #standing({ state, at }: Position, events: readonly object[] | null = null): object {
    const standing = { at, wakeAt: this.#game.wakeAt(state), over: this.#game.outcome(state) !== null };
    return events === null ? standing : { ...standing, events };
  }

  #position(asked: JsonObject): Position {
    const name = nameIn(asked, 'on');
    return this.#positions.get(name) ?? wrong(`there is no position "${name}"; "new", "load" and "imagine" make one`);
  }

  #moment(at: unknown, position: Position): Millis {
    const moment = at === undefined ? position.at : momentOf(at);
    return moment >= position.at ? moment : wrong(`it is ${position.at} already`);
  }
}

/** Every line may say which position it is about. */
function only(asked: JsonObject, keys: readonly string[]): void {
  const unknown = unknownKey(asked, ['do', 'on', ...keys]);
  if (unknown !== null) wrong(`"${asked.do}" knows no "${unknown}"`);
}

function nameIn(asked: JsonObject, key: 'on' | 'to'): string {
  const name = asked[key] ?? '';
  return typeof name === 'string' ? name : wrong(`"${key}" is the name of a position`);
}

const momentOf = (at: unknown): Millis =>
  isWhole(at, { min: 0, max: LATEST }) ? at : wrong('a moment is a whole number of milliseconds');

const seatOf = (seat: unknown, { seatCount }: Position): Seat =>
  isWhole(seat, { min: 0, max: seatCount - 1 }) ? seat : wrong(`a seat is from 0 to ${seatCount - 1}`);

const viewerOf = (viewer: unknown, position: Position): Viewer =>
  viewer === 'spectator' ? viewer : seatOf(viewer, position);
