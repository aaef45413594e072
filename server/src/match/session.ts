/** A match being served: moves come in, are put in order and judged; what comes of them goes out by the publisher. */

import type { MessageTo } from '#protocol';
import { below, fingerprint, type Millis, type Seat, sealedChance, type Viewer } from '#tabletop';
import { Alarm } from '../clock.ts';
import { lateness, type Ordered, pressOf } from '../fairness/order.ts';
import type { Pace } from '../fairness/pace.ts';
import type { House } from '../house.ts';
import type { Entry, MatchEnd, MatchRecord } from '../store/store.ts';
import type { Line } from '../tables/line.ts';
import type { Audience } from './audience.ts';
import { CallWindow } from './call-window.ts';
import { Guard } from './guard.ts';
import { listedMoves, wouldBeAccepted } from './legal.ts';
import type { Happening, LiveMatch, Served } from './live-match.ts';
import { MatchTime } from './match-time.ts';
import { Publisher } from './publisher.ts';
import { Replies } from './replies.ts';
import { receiptFor, type Submitted, typeOf } from './submitted.ts';
import { Telling } from './telling.ts';

export interface SessionCalls {
  /** Something happened: whoever plays for bots or watches turns may look again. */
  changed(): void;
  /** Whether a search begins only when everybody has been told what to search. */
  tellsFirst(): boolean;
  /** What the table shows of that has changed. */
  tellingChanged(): void;
  ended(end: MatchEnd): void;
  failed(error: unknown): void;
  /** The rules did not come back, and would not the next time. */
  stuck(): void;
}

export class Session {
  readonly match: LiveMatch;
  readonly time: MatchTime;
  readonly telling: Telling;
  readonly #house: House;
  readonly #audience: Audience;
  readonly #calls: SessionCalls;
  readonly #pace: Pace;
  readonly #publisher: Publisher;
  readonly #replies: Replies;
  readonly #window: CallWindow;
  readonly #wake: Alarm;
  readonly #guard: Guard;

  constructor(house: House, { match, startedAt, tellingAt }: Served, audience: Audience, calls: SessionCalls) {
    this.match = match;
    this.time = new MatchTime(house.clock, startedAt);
    this.#house = house;
    this.#audience = audience;
    this.#calls = calls;
    this.#pace = house.shelf.pace(match.game.id);
    this.#guard = new Guard(house, {
      shut: () => {
        for (const part of [this.#window, this.telling, this.#publisher]) part.shut();
        this.#armWake();
      },
      failed: (error) => calls.failed(error),
      stuck: () => calls.stuck(),
    });
    this.#publisher = new Publisher(house, match, audience, (error) => this.#guard.fail(error));
    this.#replies = new Replies(match, this.#publisher, this.#guard, house.measures);
    const chance = sealedChance(fingerprint(`order ${match.record.key} ${match.entries}`));
    const draw = (bound: number): number => below(chance, bound);
    this.#window = new CallWindow(house.clock, draw, (ordered) => this.#settle(ordered));
    this.#wake = new Alarm(house.clock, () => this.#wakeUp());
    this.telling = new Telling(this.time, audience, {
      isWanted: () => calls.tellsFirst(),
      changed: () => this.#publisher.afterwards(() => calls.tellingChanged()),
      turned: () => {
        this.#publisher.writeDown(this.record, () => calls.tellingChanged());
        this.#armWake();
        calls.changed();
      },
    });
    if (tellingAt !== null) this.telling.resume(tellingAt);
    this.#armWake();
  }

  get isRealTime(): boolean {
    return this.#pace.races.length > 0;
  }

  /** Nothing goes in or out any more. */
  shut(): void {
    this.#guard.shut();
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
    if (this.#replies.wasDone(line, { seat, key, move: undefined })) return;
    const refusal = this.#guard.ask(() => this.match.undoRefusal(seat));
    if (refusal === undefined) return;
    if (refusal !== null) {
      this.#replies.refuse(line, key, refusal);
      return;
    }
    const at = Math.max(this.match.reached, this.time.at());
    this.match.undo({ at, by: seat, key });
    this.#publish({ kind: 'undo', at, by: seat, key }, [], at, () => this.#replies.accept(line, { seat, key, at }));
  }

  legal(line: Line, seat: Seat): void {
    const listed = this.#guard.ask(() => listedMoves(this.match.game, this.match.game.view(this.match.state, seat)));
    if (listed === undefined) return;
    this.#publisher.say(line, { type: 'legal', seat, seq: this.#publisher.seqFor(seat), ...listed });
  }

  /** What this viewer missed, or everything if that can't be told any more. */
  show(line: Line, viewer: Viewer, seen: { readonly stream: string; readonly seq: number } | null): void {
    this.#guard.ask(() => this.#publisher.show(line, viewer, seen));
  }

  /** As it is to be written down now. */
  get record(): MatchRecord {
    const { startedAt } = this.time;
    return { ...this.match.record, startedAt, asleepAt: null, tellingAt: this.telling.info?.at ?? null };
  }

  hashFor(viewer: Viewer): string | null {
    return this.#publisher.hashFor(viewer);
  }

  #races(move: unknown): boolean {
    return this.#pace.races.includes(typeOf(move));
  }

  #take(submitted: Submitted): void {
    if (this.#guard.isShut || this.#replies.wasDone(submitted.reply, submitted)) return;
    if (this.#window.isOpen) {
      if (!this.#window.hold(submitted)) this.#replies.refuse(submitted.reply, submitted.key, 'key-already-used');
      return;
    }
    const isCall = submitted.races && this.#isCall(submitted);
    if (isCall === undefined) this.#replies.fail(submitted);
    else if (isCall) {
      this.#window.hold(submitted);
      this.#publisher.interrupt({ type: 'called', clock: submitted.pressed });
    } else this.#apply({ ...submitted, drawn: false });
  }

  #isCall({ seat, move, pressed }: Submitted): boolean | undefined {
    const at = this.#stamp(pressed);
    return !this.#isTold(at) && this.#guard.ask(() => wouldBeAccepted(this.match, { at, by: seat, move }));
  }

  /** Whether everybody is still being told something, be it what has only now come to light. */
  #isTold(at: Millis): boolean {
    if (this.#calls.tellsFirst() && (this.match.wakeAt ?? at + 1) <= at) this.#wakeUp();
    return this.telling.isOn;
  }

  /** The match time of a press; nothing happens before what has happened. */
  #stamp(pressed: number): Millis {
    return Math.max(this.match.reached, this.time.at(pressed));
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
    if (this.#isTold(at)) {
      this.#replies.refuse(reply, key, 'not-all-told');
      return;
    }
    const played = this.#guard.ask(() => this.match.play({ at, by: seat, move, key }));
    if (played === undefined) {
      this.#replies.fail(submitted);
      return;
    }
    if (played.refusal !== null) {
      if (played.happenings.length > 0) this.#publish(null, played.happenings, at);
      this.#replies.refuse(reply, key, played.refusal);
      return;
    }
    const entry = { kind: 'move', at, by: seat, move, key } as const;
    const { seat: _seat, move: _move, ...receipt } = receiptFor(submitted);
    this.#publish(submitted.races ? { ...entry, receipt } : entry, played.happenings, at, () => {
      this.#house.measures.moves.inc();
      if (reply !== null) this.#replies.accept(reply, { seat, key, at });
    });
  }

  #wakeUp(): void {
    const due = this.match.wakeAt;
    // What was pressed before the deadline and is still held must come before it.
    if (due === null || this.#window.isOpen) return;
    const happenings = this.#guard.ask(() => this.match.pass(due));
    if (happenings !== undefined) this.#publish(null, happenings, due);
  }

  #armWake(): void {
    const due = this.#guard.isShut || this.telling.isOn ? null : this.match.wakeAt;
    const late = this.isRealTime ? lateness(this.#audience.slowest) : 0;
    this.#wake.set(due === null ? null : this.time.servedAt(due) + late);
  }

  #publish(entry: Entry | null, happenings: readonly Happening[], at: Millis, answer: () => void = nothing): void {
    const isReveal = this.#guard.ask(() => this.#publisher.publish(entry, happenings, at, answer));
    if (isReveal === undefined) return;
    this.#armWake();
    const { outcome, game, state } = this.match;
    if (outcome !== null) {
      const end = { at, outcome, result: game.result(state) };
      this.#publisher.writeDown({ ...this.record, end }, () => this.#calls.ended(end));
      return;
    }
    if (isReveal) this.telling.begin(this.match.reached);
    this.#calls.changed();
  }
}

const nothing = (): void => undefined;
