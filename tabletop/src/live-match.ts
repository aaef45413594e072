/** A match as it is being played: the state, and the moves that lead to it. No clock, no store: whoever runs it has those. */

import { type Chance, quickChance, sealedChance } from './chance.ts';
import { sameData } from './data.ts';
import type { Game, Outcome, Refused, Words } from './game.ts';
import { act, advance, make } from './match.ts';
import type { Renewal } from './recorded-chance.ts';
import type { Millis, Seat, SeatInput } from './seats.ts';

/** What a match is before its first move. */
export interface MatchStart<W extends Words = Words> {
  readonly options: W['Options'];
  readonly seatCount: number;
  readonly chance: Chance;
  readonly setup?: W['Setup'] | null;
  /** Where a match that goes on from the middle of another got a chance of its own. */
  readonly anew?: readonly Renewal[];
  /** Whether moves can be taken back: the match then keeps a copy before each of them. */
  readonly keepsPast?: boolean;
}

/** A move that was accepted, or one taken back; `key` is the name its sender gave it. */
export type Entry =
  | { readonly kind: 'move'; readonly at: Millis; readonly by: Seat; readonly move: unknown; readonly key: string }
  | { readonly kind: 'undo'; readonly at: Millis; readonly by: Seat; readonly key: string };

/** What was done with a key. */
export interface Done {
  readonly at: Millis;
  /** Whether that is what was asked for now. */
  readonly isSame: boolean;
}

/** Why a seat can't take its last move back. */
export type UndoRefusal =
  | 'not-in-this-game'
  | 'no-match-running'
  | 'nothing-to-undo'
  | 'someone-acted-since'
  | 'new-information';

export type Tell<W extends Words = Words> = (event: W['Event'], at: Millis) => void;

/** What one could go back to: the match before one's own last moves. */
interface Before<W extends Words> {
  readonly by: Seat;
  readonly state: W['State'];
  readonly move: unknown;
}

const MOST_UNDONE = 32;
/** Worlds that look alike before a move and still do after it: then the move told its player nothing new. */
const IMAGINED_WORLDS = 6;
/** One tells as well, but for three times in a thousand: enough for a hint, which comes with every answer. */
const WORLDS_FOR_A_HINT = 1;

const nobody = (): void => undefined;

export class LiveMatch<W extends Words = Words> {
  readonly game: Game<W>;
  readonly seatCount: number;
  state: W['State'];
  /** Accepted moves that were not taken back. */
  readonly moves: SeatInput<unknown>[] = [];
  /** How many entries the match has: moves and undos. */
  entries = 0;
  /** The last moment that anything happened at. */
  reached: Millis = 0;
  readonly #madeBy: number[];
  /** By seat and key. An undo has no move. */
  readonly #done: readonly Map<string, { readonly at: Millis; readonly move?: unknown }>[];
  readonly #keepsPast: boolean;
  /** Still to come. */
  readonly #anew: Renewal[];
  #past: Before<W>[] = [];

  constructor(
    game: Game<W>,
    { options, seatCount, chance, setup = null, anew = [], keepsPast = false }: MatchStart<W>,
  ) {
    this.game = game;
    this.#anew = [...anew];
    this.seatCount = seatCount;
    this.#madeBy = new Array(seatCount).fill(0);
    this.#done = Array.from({ length: seatCount }, () => new Map());
    this.#keepsPast = keepsPast;
    this.state = game.setup({ options, seatCount }, chance, setup);
  }

  get outcome(): Outcome | null {
    return this.game.outcome(this.state);
  }

  get wakeAt(): Millis | null {
    const due = this.game.wakeAt(this.state);
    // Asked last: whether a match is over may take longer to say.
    return due === null || this.outcome !== null ? null : due;
  }

  /** How many of the moves are this seat's. */
  madeBy(seat: Seat): number {
    return this.#madeBy[seat] ?? 0;
  }

  /** What was done with this key, if anything was: sent twice it counts once, and another move needs another key. */
  done({ by, key, move }: { readonly by: Seat; readonly key: string; readonly move?: unknown }): Done | null {
    const done = this.#done[by]?.get(key);
    return done === undefined ? null : { at: done.at, isSame: sameData(done.move, move) };
  }

  /** Takes up entries that were stored; each was accepted before. */
  recover(entries: readonly Entry[], tell: Tell<W> = nobody): void {
    for (const entry of entries) {
      if (entry.kind === 'undo') this.undo(entry);
      else {
        const refusal = this.play(entry, tell);
        if (refusal !== null) throw new Error(`entry ${this.entries} is refused: ${refusal.because}`);
      }
    }
  }

  /**
   * `at` must not be before `reached`. What was due before stays even when the move is refused. `understood` saves
   * reading the move twice; without a `key` nobody can ask for it again.
   */
  play(
    input: SeatInput<unknown> & { readonly key?: string },
    tell: Tell<W> = nobody,
    understood: W['Move'] | null = this.game.parseMove(input.move),
  ): Refused | null {
    const { at, by, move, key } = input;
    this.pass(at, tell);
    const before = this.#keepsPast ? this.game.copy(this.state) : null;
    const refusal = make(this.game, this.state, input, understood, tell);
    if (refusal !== null) return refusal;
    if (before !== null) this.#remember({ by, state: before, move });
    const made = key === undefined ? input : { at, by, move };
    this.moves.push(made);
    this.#madeBy[by] = this.madeBy(by) + 1;
    if (key !== undefined) this.#done[by]?.set(key, made);
    this.#note(at);
    return null;
  }

  /** Lets every wake-up happen that is due up to `to`. What the clock brought can't be taken back, nor what was before. */
  pass(to: Millis, tell: Tell<W> = nobody): void {
    for (let [next] = this.#anew; next !== undefined && next.at <= to; [next] = this.#anew) {
      if (next.after !== this.moves.length) break;
      this.#wake(next.at, tell);
      this.#anew.shift();
      this.#renew(next.key);
    }
    this.#wake(to, tell);
  }

  /** From here on another future: what nobody has seen yet is stirred by it, what comes is drawn from it. */
  #renew(key: string): void {
    this.#past = [];
    Object.assign(this.state, { chance: sealedChance(key) });
    this.game.stir?.(this.state);
  }

  #wake(to: Millis, tell: Tell<W>): void {
    const due = this.game.wakeAt(this.state);
    if (due === null || due > to || this.outcome !== null) return;
    this.#past = [];
    advance(this.game, this.state, to, (event, at) => {
      this.reached = Math.max(this.reached, at);
      tell(event, at);
    });
    this.reached = Math.max(this.reached, due);
  }

  /** What has been played so far stays: nobody takes it back. */
  settle(): void {
    this.#past = [];
  }

  /** Whether it is worth asking to take back this seat's last move: told with every answer. */
  mayUndo(seat: Seat): boolean {
    return this.undoRefusal(seat, WORLDS_FOR_A_HINT) === null;
  }

  /** Why this seat can't take back its last move; null if it can. */
  undoRefusal(seat: Seat, worlds = IMAGINED_WORLDS): UndoRefusal | null {
    if (!this.#keepsPast) return 'not-in-this-game';
    if (this.outcome !== null) return 'no-match-running';
    const last = this.#past.at(-1);
    if (last === undefined) return this.moves.length === 0 ? 'nothing-to-undo' : 'someone-acted-since';
    if (last.by !== seat) return 'someone-acted-since';
    return this.#wasForeseeable(last, worlds) ? null : 'new-information';
  }

  /** Takes the last move out of the match. Only after `undoRefusal` had nothing against it. */
  undo({ at, by, key }: { readonly at: Millis; readonly by: Seat; readonly key: string }): void {
    this.stepBack();
    this.#done[by]?.set(key, { at });
    this.#note(at);
  }

  get canStepBack(): boolean {
    return this.#past.length > 0;
  }

  /** The same whatever the move showed, and as if it had never been: for somebody who learns. */
  stepBack(): void {
    const last = this.#past.pop();
    if (last === undefined) throw new Error('there is nothing to undo');
    this.state = last.state;
    this.moves.pop();
    this.#madeBy[last.by] = this.madeBy(last.by) - 1;
  }

  #note(at: Millis): void {
    this.entries++;
    this.reached = Math.max(this.reached, at);
  }

  #remember(before: Before<W>): void {
    if (this.#past.at(-1)?.by !== before.by) this.#past = [];
    this.#past.push(before);
    if (this.#past.length > MOST_UNDONE) this.#past.shift();
  }

  /** Whether everything the player saw after the move could be told from what they saw before it. */
  #wasForeseeable({ by, state, move }: Before<W>, worlds: number): boolean {
    const { game } = this;
    const seen = game.view(this.state, by);
    const view = game.view(state, by);
    const at = this.moves.at(-1)?.at ?? 0;
    for (let world = 0; world < worlds; world++) {
      const imagined = game.imagine(view, quickChance(world + 1));
      const refusal = act(game, imagined, { at, by, move }, nobody);
      if (refusal !== null || !sameData(game.view(imagined, by), seen)) return false;
    }
    return true;
  }
}
