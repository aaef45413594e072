/** One match and its recording, kept together: what any move or passing of time makes of them. No clock, no browser. */

import {
  act,
  advance,
  type Game,
  type Millis,
  quickChance,
  type Refused,
  type Seat,
  type SeatInput,
  sameData,
  sealedChance,
  seatsOf,
  step,
  throughText,
  type Viewer,
  type WrittenRecording,
} from '#tabletop';
import type { Scene, Told } from '../host/host.ts';

/** How many different worlds must agree that a move brought nothing to light. */
const WORLDS = 4;

/** Some state of the game's own; only the game looks inside. */
type State = Parameters<Game['copy']>[0];

export class Referee {
  readonly game: Game;
  readonly #start: Omit<WrittenRecording, 'moves' | 'until'>;
  #moves: SeatInput<unknown>[] = [];
  #state: State;
  #reached: Millis = 0;
  /** The seat that may take its last move back, if any. */
  #mayUndo: Seat | null = null;
  #told: { readonly at: Millis; readonly event: { readonly type: string } }[] = [];

  constructor(game: Game, recording: WrittenRecording) {
    const { moves, until, ...start } = recording;
    this.game = game;
    this.#start = start;
    this.#state = this.#setUp();
    this.#follow(moves, until ?? moves.at(-1)?.at ?? 0);
  }

  get seatCount(): number {
    return this.#start.players.length;
  }

  get reached(): Millis {
    return this.#reached;
  }

  get toldCount(): number {
    return this.#told.length;
  }

  get isOver(): boolean {
    return this.game.outcome(this.#state) !== null;
  }

  /** The next moment the rules must be asked again though nobody moves. */
  get wakeAt(): Millis | null {
    return this.isOver ? null : this.game.wakeAt(this.#state);
  }

  recording(): WrittenRecording {
    return { ...this.#start, moves: [...this.#moves], until: this.#reached };
  }

  /** What was told from the given entry on, as this viewer may know it. */
  toldTo(viewer: Viewer, from: number): readonly Told[] {
    return this.#told.slice(from).flatMap(({ at, event }) => {
      const seen = this.game.eventFor(event, viewer);
      return seen === null ? [] : [{ at, event: seen }];
    });
  }

  viewFor(viewer: Viewer): object {
    return this.game.view(this.#state, viewer);
  }

  acting(): readonly Seat[] {
    if (this.isOver) return [];
    return seatsOf(this.seatCount).filter((seat) => this.game.legalMoves(this.viewFor(seat)).length > 0);
  }

  scene(viewer: Viewer): Scene {
    const view = this.viewFor(viewer);
    const outcome = this.game.outcome(this.#state);
    return {
      viewer,
      view,
      offers: outcome === null && viewer !== 'spectator' ? this.game.legalMoves(view) : [],
      outcome,
      acting: this.acting(),
      canUndo: viewer !== 'spectator' && this.#mayUndo === viewer,
    };
  }

  passTime(to: Millis): void {
    if (to <= this.#reached) return;
    const before = this.#told.length;
    if (!this.isOver) advance(this.game, this.#state, to, this.#tell);
    this.#reached = to;
    if (this.#told.length > before) this.#mayUndo = null;
  }

  play(by: Seat, move: unknown, at: Millis): Refused | null {
    const stamp = Math.max(at, this.#reached);
    this.passTime(stamp);
    const before = this.game.copy(this.#state);
    const refusal = act(this.game, this.#state, { at: stamp, by, move }, this.#tell);
    if (refusal !== null) return refusal;
    this.#moves.push(throughText({ at: stamp, by, move }));
    this.#mayUndo = this.#broughtNothingNew(before, { at: stamp, by, move }) ? by : null;
    return null;
  }

  /** The last move is taken out of the recording, as if it had never been made; time goes on. */
  undo(by: Seat): boolean {
    if (this.#mayUndo !== by) return false;
    this.#follow(this.#moves.slice(0, -1), this.#reached);
    return true;
  }

  /** Plays the moves given from the start on. */
  #follow(moves: readonly SeatInput<unknown>[], until: Millis): void {
    this.#state = this.#setUp();
    this.#told = [];
    this.#reached = 0;
    this.#mayUndo = null;
    this.#moves = [...moves];
    for (const input of moves) act(this.game, this.#state, input, this.#tell);
    this.#reached = moves.at(-1)?.at ?? 0;
    this.passTime(until);
  }

  #setUp(): State {
    const { options, players, chance, setup } = this.#start;
    const table = { options, seatCount: players.length };
    const given = setup === undefined ? null : this.game.parseSetup(setup, table);
    return this.game.setup(table, sealedChance(chance?.key ?? '00'), given?.ok ? given.value : null);
  }

  #tell = (event: { readonly type: string }, at: Millis): void => {
    this.#told.push({ at, event: throughText(event) });
  };

  /** Nothing came to light if the mover could have foretold the outcome from what they saw before. */
  #broughtNothingNew(before: State, input: SeatInput<unknown>): boolean {
    const { game } = this;
    const seen = game.view(before, input.by);
    const now = game.view(this.#state, input.by);
    const move = game.parseMove(input.move);
    if (move === null || this.isOver) return false;
    for (let world = 0; world < WORLDS; world++) {
      const next = step(game, game.imagine(seen, quickChance(world)), { ...input, move });
      if (!next.ok || !sameData(game.view(next.state, input.by), now)) return false;
    }
    return true;
  }
}
