/** A match as it is being played: the state in memory and the entries that lead to it. It writes nothing itself. */

import type { HouseRefusal } from '#protocol';
import {
  act,
  advance,
  type Game,
  type Millis,
  type Outcome,
  quickChance,
  type Refused,
  type Seat,
  type SeatInput,
  sameData,
  sealedChance,
  type Words,
} from '#tabletop';
import type { Entry, MatchRecord } from '../store/store.ts';

type State = Words['State'];
type Event = Words['Event'];

export interface Happening {
  readonly at: Millis;
  readonly event: Event;
}

export interface Played {
  readonly refusal: Refused | null;
  /** Also what was due before, even when the move is refused. */
  readonly happenings: readonly Happening[];
}

/** A move that was accepted; without one it was an undo. */
export interface Done {
  readonly at: Millis;
  readonly move: unknown;
}

/** What one could go back to: the match before one's own last moves. */
interface Before {
  readonly by: Seat;
  readonly state: State;
  readonly move: unknown;
}

const MOST_UNDONE = 32;
/** Worlds that look alike before a move and still do after it: then the move told its player nothing new. */
const IMAGINED_WORLDS = { forHint: 1, forUndo: 6 } as const;

export class LiveMatch {
  readonly game: Game;
  readonly record: MatchRecord;
  state: State;
  /** Accepted moves that were not taken back. */
  readonly moves: SeatInput<unknown>[] = [];
  /** How many entries the match has: moves and undos. */
  entries = 0;
  /** The last moment that anything happened at. */
  reached: Millis = 0;
  readonly #done = new Map<string, Done>();
  readonly #keepsPast: boolean;
  #past: Before[] = [];

  /** `keepsPast` is what undo needs: a copy before every move. */
  constructor(game: Game, record: MatchRecord, keepsPast: boolean) {
    this.game = game;
    this.record = record;
    this.#keepsPast = keepsPast;
    this.state = this.#setUp();
  }

  get outcome(): Outcome | null {
    return this.game.outcome(this.state);
  }

  get wakeAt(): Millis | null {
    return this.outcome === null ? this.game.wakeAt(this.state) : null;
  }

  /** What was done with this key, if anything was. */
  done(seat: Seat, key: string): Done | null {
    return this.#done.get(`${seat} ${key}`) ?? null;
  }

  /** Takes up entries that were stored; each was accepted before. */
  recover(entries: readonly Entry[]): void {
    for (const entry of entries) {
      const refusal = entry.kind === 'move' ? this.play(entry).refusal : this.#retract(entry);
      if (refusal !== null) throw new Error(`entry ${this.entries} is refused: ${refusal.because}`);
    }
  }

  /** `at` must not be before `reached`. */
  play({ at, by, move, key }: { at: Millis; by: Seat; move: unknown; key: string }): Played {
    const happenings: Happening[] = [];
    const tell = (event: Event, when: Millis): void => void happenings.push({ at: when, event });
    this.#pass(at, tell);
    const before = this.#keepsPast ? this.game.copy(this.state) : null;
    const refusal = act(this.game, this.state, { at, by, move }, tell);
    if (refusal !== null) return { refusal, happenings };
    if (before !== null) this.#remember({ by, state: before, move });
    this.moves.push({ at, by, move });
    this.#note(by, key, { at, move });
    return { refusal: null, happenings };
  }

  /** Lets every wake-up happen that is due up to `to`. */
  pass(to: Millis): readonly Happening[] {
    const happenings: Happening[] = [];
    this.#pass(to, (event, at) => void happenings.push({ at, event }));
    return happenings;
  }

  /** Whether it is worth asking for an undo: told with every answer, so it is judged with little effort. */
  mayUndo(seat: Seat): boolean {
    return this.undoRefusal(seat, IMAGINED_WORLDS.forHint) === null;
  }

  /** Why this seat can't take back its last move; null if it can. */
  undoRefusal(seat: Seat, worlds: number = IMAGINED_WORLDS.forUndo): HouseRefusal | null {
    if (!this.#keepsPast) return 'not-in-this-game';
    if (this.outcome !== null) return 'no-match-running';
    const last = this.#past.at(-1);
    if (last === undefined) return this.moves.length === 0 ? 'nothing-to-undo' : 'someone-acted-since';
    if (last.by !== seat) return 'someone-acted-since';
    return this.#wasForeseeable(last, worlds) ? null : 'new-information';
  }

  /** The last move never was. Only after `undoRefusal` had nothing against it. */
  undo({ at, by, key }: { at: Millis; by: Seat; key: string }): void {
    const last = this.#past.pop();
    if (last === undefined) throw new Error('there is nothing to undo');
    this.state = last.state;
    this.moves.pop();
    this.#note(by, key, { at, move: undefined });
  }

  #retract(entry: Extract<Entry, { kind: 'undo' }>): null {
    this.undo(entry);
    return null;
  }

  #note(by: Seat, key: string, done: Done): void {
    this.#done.set(`${by} ${key}`, done);
    this.entries++;
    this.reached = Math.max(this.reached, done.at);
  }

  /** What the clock brought can't be taken back, nor anything before it. */
  #pass(to: Millis, tell: (event: Event, at: Millis) => void): void {
    const due = this.wakeAt;
    if (due === null || due > to) return;
    this.#past = [];
    advance(this.game, this.state, to, (event, at) => {
      this.reached = Math.max(this.reached, at);
      tell(event, at);
    });
    this.reached = Math.max(this.reached, due);
  }

  #remember(before: Before): void {
    if (this.#past.at(-1)?.by !== before.by) this.#past = [];
    this.#past.push(before);
    if (this.#past.length > MOST_UNDONE) this.#past.shift();
  }

  #setUp(): State {
    const { options, players, key } = this.record;
    return this.game.setup({ options, seatCount: players.length }, sealedChance(key), null);
  }

  /** Whether everything the player saw after the move could be told from what they saw before it. */
  #wasForeseeable({ by, state, move }: Before, worlds: number): boolean {
    const { game } = this;
    const seen = game.view(this.state, by);
    const view = game.view(state, by);
    const at = this.moves.at(-1)?.at ?? 0;
    for (let world = 0; world < worlds; world++) {
      const imagined = game.imagine(view, quickChance(world + 1));
      const refusal = act(game, imagined, { at, by, move }, () => undefined);
      if (refusal !== null || !sameData(game.view(imagined, by), seen)) return false;
    }
    return true;
  }
}

/** A match and the moment of the served clock that is its 0. */
export interface Served {
  readonly match: LiveMatch;
  readonly startedAt: number;
  /** Where match time stands until everybody has been told what to search; null: it goes on. */
  readonly tellingAt: Millis | null;
}
