/** A match being served: moves come in, are put in order and judged; what comes of them goes out by the publisher. */

import type { HouseRefusal, MessageTo, Refusal } from '#protocol';
import { below, fingerprint, type Millis, type Refused, type Seat, sealedChance, type Viewer } from '#tabletop';
import { Alarm } from '../clock.ts';
import { lateness, type Ordered, pressOf } from '../fairness/order.ts';
import type { Pace } from '../fairness/pace.ts';
import type { House } from '../house.ts';
import type { Entry, MatchEnd } from '../store/store.ts';
import type { Line } from '../tables/line.ts';
import type { Audience } from './audience.ts';
import { CallWindow } from './call-window.ts';
import { listedMoves, wouldBeAccepted } from './legal.ts';
import type { Happening, LiveMatch, Served } from './live-match.ts';
import { Publisher } from './publisher.ts';
import { receiptFor, type Submitted, typeOf } from './submitted.ts';

export interface SessionCalls {
  /** Something happened: whoever plays for bots or watches turns may look again. */
  changed(): void;
  ended(end: MatchEnd): void;
  failed(error: unknown): void;
  /** The rules did not come back, and would not the next time. */
  stuck(): void;
}

export class Session {
  readonly match: LiveMatch;
  /** The moment of the served clock that is 0 in the match. */
  readonly startedAt: number;
  readonly #house: House;
  readonly #audience: Audience;
  readonly #calls: SessionCalls;
  readonly #pace: Pace;
  readonly #publisher: Publisher;
  readonly #window: CallWindow;
  readonly #wake: Alarm;
  #isShut = false;

  constructor(house: House, { match, startedAt }: Served, audience: Audience, calls: SessionCalls) {
    this.match = match;
    this.startedAt = startedAt;
    this.#house = house;
    this.#audience = audience;
    this.#calls = calls;
    this.#pace = house.shelf.pace(match.game.id);
    this.#publisher = new Publisher(house, match, audience, (error) => this.#fail(error));
    const chance = sealedChance(fingerprint(`order ${match.record.key} ${match.entries}`));
    const draw = (bound: number): number => below(chance, bound);
    this.#window = new CallWindow(house.clock, draw, (ordered) => this.#settle(ordered));
    this.#wake = new Alarm(house.clock, () => this.#wakeUp());
    this.#armWake();
  }

  get isRealTime(): boolean {
    return this.#pace.races.length > 0;
  }

  /** Match time now, or at a moment of the served clock. */
  time(served = this.#house.clock.now()): Millis {
    return Math.max(0, Math.floor(served - this.startedAt));
  }

  /** Nothing goes in or out any more. */
  shut(): void {
    this.#isShut = true;
    this.#wake.set(null);
    this.#window.shut();
    this.#publisher.shut();
  }

  submit(line: Line, { seat, key, move, pressed: claim }: MessageTo<'move'>): void {
    const arrival = { arrived: this.#house.clock.now(), claimed: claim ?? null, delay: line.delay };
    const pressed = this.isRealTime ? pressOf(arrival) : arrival.arrived;
    this.#take({ seat, key, move, reply: line, races: this.#races(move), pressed, ...arrival });
  }

  /** A bot presses when it presses. */
  submitForBot(seat: Seat, move: unknown): void {
    const arrived = this.#house.clock.now();
    const key = `bot-${this.match.entries}-${Math.floor(arrived)}`;
    const races = this.#races(move);
    this.#take({ seat, key, move, reply: null, races, pressed: arrived, arrived, claimed: null, delay: 0 });
  }

  undo(line: Line, { seat, key }: MessageTo<'undo'>): void {
    if (this.#wasDone(line, seat, key)) return;
    const refusal = this.#guarded(() => this.match.undoRefusal(seat));
    if (refusal === undefined) return;
    if (refusal !== null) {
      this.refuse(line, key, refusal);
      return;
    }
    const at = Math.max(this.match.reached, this.time());
    this.match.undo({ at, by: seat, key });
    this.#publish({ kind: 'undo', at, by: seat, key }, [], at, () => this.#accept(line, { seat, key, at }));
  }

  legal(line: Line, seat: Seat): void {
    const listed = this.#guarded(() => listedMoves(this.match.game, this.match.game.view(this.match.state, seat)));
    if (listed === undefined) return;
    this.#publisher.say(line, { type: 'legal', seat, seq: this.#publisher.seqFor(seat), ...listed });
  }

  /** What this viewer missed, or everything if that can't be told any more. */
  show(line: Line, viewer: Viewer, seen: { readonly stream: string; readonly seq: number } | null): void {
    this.#guarded(() => this.#publisher.show(line, viewer, seen));
  }

  refuse(line: Line | null, key: string, because: HouseRefusal | Refused): void {
    this.#house.measures.refusals.inc();
    const { because: reason, rule } = typeof because === 'string' ? { because, rule: null } : because;
    if (line !== null) this.#publisher.say(line, { type: 'refused', key, because: reason, rule });
  }

  hashFor(viewer: Viewer): string | null {
    return this.#publisher.hashFor(viewer);
  }

  #races(move: unknown): boolean {
    return this.#pace.races.includes(typeOf(move));
  }

  #take(submitted: Submitted): void {
    if (this.#isShut || this.#wasDone(submitted.reply, submitted.seat, submitted.key)) return;
    if (this.#window.isOpen) {
      this.#window.hold(submitted);
      return;
    }
    const isCall = submitted.races && this.#isCall(submitted);
    if (isCall === undefined) this.#sayItFailed(submitted);
    else if (isCall) {
      this.#window.hold(submitted);
      this.#publisher.interrupt({ type: 'called', clock: submitted.pressed });
    } else this.#apply({ ...submitted, drawn: false });
  }

  /** Sent twice, it counts once: the answer is the same as before. */
  #wasDone(line: Line | null, seat: Seat, key: string): boolean {
    const at = this.match.doneAt(seat, key);
    if (at === null) return false;
    if (line !== null) this.#publisher.afterwards(() => this.#accept(line, { seat, key, at }));
    return true;
  }

  #isCall({ seat, move, pressed }: Submitted): boolean | undefined {
    return this.#guarded(() => wouldBeAccepted(this.match, { at: this.#stamp(pressed), by: seat, move }));
  }

  /** The match time of a press; nothing happens before what has happened. */
  #stamp(pressed: number): Millis {
    return Math.max(this.match.reached, this.time(pressed));
  }

  /** The window has passed: everything it held is judged, in the order it was pressed. */
  #settle(ordered: readonly Ordered<Submitted>[]): void {
    for (const submitted of ordered) this.#apply(submitted);
    this.#publisher.sayToAll({ type: 'ordered', receipts: ordered.filter(({ races }) => races).map(receiptFor) });
    this.#armWake();
  }

  #apply(submitted: Ordered<Submitted>): void {
    const { seat, key, move, reply } = submitted;
    const at = this.#stamp(submitted.pressed);
    const played = this.#guarded(() => this.match.play({ at, by: seat, move, key }));
    if (played === undefined) {
      this.#sayItFailed(submitted);
      return;
    }
    if (played.refusal !== null) {
      if (played.happenings.length > 0) this.#publish(null, played.happenings, at);
      this.refuse(reply, key, played.refusal);
      return;
    }
    const entry = { kind: 'move', at, by: seat, move, key } as const;
    const { seat: _seat, move: _move, ...receipt } = receiptFor(submitted);
    this.#publish(submitted.races ? { ...entry, receipt } : entry, played.happenings, at, () => {
      this.#house.measures.moves.inc();
      if (reply !== null) this.#accept(reply, { seat, key, at });
    });
  }

  #wakeUp(): void {
    const due = this.match.wakeAt;
    // What was pressed before the deadline and is still held must come before it.
    if (due === null || this.#window.isOpen) return;
    const happenings = this.#guarded(() => this.match.pass(due));
    if (happenings !== undefined) this.#publish(null, happenings, due);
  }

  #armWake(): void {
    const due = this.#isShut ? null : this.match.wakeAt;
    const late = this.isRealTime ? lateness(this.#audience.slowest) : 0;
    this.#wake.set(due === null ? null : this.startedAt + due + late);
  }

  #publish(entry: Entry | null, happenings: readonly Happening[], at: Millis, answer: () => void = nothing): void {
    const isOut = this.#guarded(() => {
      this.#publisher.publish(entry, happenings, at, answer);
      return true;
    });
    if (isOut === undefined) return;
    this.#armWake();
    const { outcome, game, state } = this.match;
    if (outcome === null) this.#calls.changed();
    else {
      const end = { at, outcome, result: game.result(state) };
      this.#publisher.end(end, () => this.#calls.ended(end));
    }
  }

  #accept(line: Line, { seat, key, at }: { seat: Seat; key: string; at: Millis }): void {
    const undo = this.#guarded(() => this.match.mayUndo(seat)) ?? false;
    line.send(JSON.stringify({ type: 'accepted', key, seat, at, undo }));
  }

  /** Rules that throw harm their own table only: undefined, and the table is taken up again from the store. */
  #guarded<T>(ask: () => T): T | undefined {
    if (this.#isShut) return undefined;
    try {
      return this.#house.watchdog.run(this, ask);
    } catch (error) {
      this.#fail(error);
      return undefined;
    }
  }

  /** Rules that never came back would not the next time either. */
  brokenOff(): void {
    this.shut();
    this.#calls.stuck();
  }

  /** So that nobody sends again what made the table fail. */
  #sayItFailed({ reply, key }: Submitted): void {
    reply?.send(JSON.stringify({ type: 'refused', key, because: 'table-has-failed', rule: null } satisfies Refusal));
  }

  #fail(error: unknown): void {
    if (this.#isShut) return;
    this.shut();
    this.#calls.failed(error);
  }
}

const nothing = (): void => undefined;
