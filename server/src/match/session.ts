/** A match being served: moves come in, are put in order and judged; what comes of them goes out by the publisher. */

import { Looking, listedMoves, type MessageTo, type Told, toldInto } from '#protocol';
import type { LiveMatch, Millis, Seat, Viewer } from '#tabletop';
import { below, fingerprint, isRealTime, MatchTime, sealedChance } from '#tabletop';
import { holdFor, type Ordered, pressOf } from '../fairness/order.ts';
import { Callers } from '../fairness/programs.ts';
import type { House } from '../house.ts';
import type { MatchRecord, StoredEntry } from '../store/store.ts';
import type { Line } from '../tables/line.ts';
import type { Sitting } from '../tables/seating.ts';
import type { Audience } from './audience.ts';
import { Contest } from './contest.ts';
import { Deadlines } from './deadlines.ts';
import { Guard } from './guard.ts';
import { HeldMoves } from './held-moves.ts';
import { endedBy, KeptRecord } from './kept-record.ts';
import { Plans } from './plans.ts';
import { type Answer, Publisher } from './publisher.ts';
import type { Served } from './recovery.ts';
import { Replies } from './replies.ts';
import type { SessionCalls } from './session-calls.ts';
import { doneByBot, marksOf, StandIns } from './stand-ins.ts';
import { Standstill } from './standstill.ts';
import { type Submitted, timingOf, typeOf } from './submitted.ts';

export class Session {
  readonly match: LiveMatch;
  readonly time: MatchTime;
  readonly still: Standstill;
  readonly looking: Looking;
  readonly kept: KeptRecord;
  readonly #house: House;
  readonly #audience: Audience;
  readonly #calls: SessionCalls;
  readonly #publisher: Publisher;
  readonly #replies: Replies;
  readonly standIns: StandIns;
  readonly #held: HeldMoves;
  readonly #contest: Contest;
  readonly #deadlines: Deadlines;
  readonly #guard: Guard;
  readonly #callers: Callers;
  readonly plans: Plans;

  constructor(house: House, served: Served, audience: Audience, calls: SessionCalls) {
    const { match, record, startedAt, lookingAt } = served;
    this.match = match;
    this.kept = new KeptRecord(record);
    this.time = new MatchTime(house.clock, startedAt);
    this.#house = house;
    this.#audience = audience;
    this.#calls = calls;
    this.#callers = new Callers(() => calls.isOpenToAll());
    this.looking = new Looking(match.game.pace, lookingAt, {
      lookers: () => audience.seatsOfPeople(),
      changed: () => {
        this.#publisher.afterwards(() => calls.tellingChanged());
        calls.changed(this.time.at(), []);
      },
    });
    this.#guard = new Guard(house, {
      shut: () => {
        for (const part of [this.#held, this.#contest, this.still, this.#publisher, this.plans]) part.shut();
        this.#deadlines.arm();
      },
      failed: (error) => calls.failed(error),
      stuck: () => calls.stuck(),
    });
    this.#publisher = new Publisher(house, served, audience, (error) => this.#guard.fail(error));
    this.standIns = new StandIns(match, served.byBot);
    this.#replies = new Replies(served.match, {
      ...{ publisher: this.#publisher, guard: this.#guard },
      ...{ standIns: this.standIns, measures: house.measures },
    });
    const chance = sealedChance(fingerprint(`order ${record.key} ${match.entries}`));
    this.#held = new HeldMoves(house.clock, {
      hold: () => this.#hold,
      least: (seat) => this.#publisher.seenAt + this.#callers.leastMillis(seat),
      draw: (bound) => below(chance, bound),
      deadlineBefore: (moment) => this.#deadlines.happenBefore(moment),
      settle: (ordered) => {
        for (const submitted of ordered) this.#apply(submitted);
      },
    });
    this.#contest = new Contest(house.clock, {
      hold: () => this.#hold,
      say: (receipts) => this.#publisher.sayToAll({ type: 'ordered', receipts }),
    });
    this.#deadlines = new Deadlines(house.clock, this.time, {
      due: () => (this.#guard.isShut || this.still.isOn ? null : match.wakeAt),
      hold: () => this.#hold,
      settle: () => this.#held.settle(),
      happen: (due) => this.#wakeUp(due),
    });
    this.still = new Standstill(this.time, served, {
      audience,
      tellsFirst: () => calls.tellsFirst(),
      isPaused: () => calls.isPaused(),
      changed: () => this.#publisher.afterwards(() => calls.tellingChanged()),
      turned: () => {
        this.#publisher.writeDown(this.record, () => calls.tellingChanged());
        this.#deadlines.arm();
        calls.changed(this.time.at(), []);
      },
    });
    this.plans = new Plans(house, this, (call) => this.#guard.ask(call));
    this.#deadlines.arm();
  }

  get isRealTime(): boolean {
    return isRealTime(this.match.game);
  }

  /** Nothing goes in or out any more. */
  readonly shut = (): void => this.#guard.shut();

  submit(line: Line, message: MessageTo<'move'>): void {
    const { seat, key, move, pressed: claimed = null } = message;
    const arrived = this.#house.clock.now() - (line.far?.age ?? 0);
    const age = this.isRealTime ? arrived - (claimed ?? arrived) : 0;
    if (!this.#held.has(seat, key) && this.#replies.isOutdated(line, message, age)) return;
    const pressed = pressOf({ arrived, claimed, credit: this.isRealTime ? this.#audience.creditOf(line) : 0 });
    this.#take({ seat, key, move, reply: line, arrived, claimed, delay: line.delay, pressed });
  }

  /** A bot presses when it said it would: that it hears of a move only when that is settled costs it nothing. */
  submitForBot(seat: Seat, move: unknown, at: Millis = this.time.at()): void {
    const [arrived, claimed] = [this.#house.clock.now(), this.time.servedAt(at)];
    const key = `bot-${this.match.entries}-${Math.floor(arrived)}`;
    const pressed = pressOf({ arrived, claimed, credit: this.#hold });
    this.#take({ seat, key, move, reply: null, arrived, claimed, delay: 0, pressed });
  }

  undo(line: Line, message: MessageTo<'undo'>): void {
    const { seat, key } = message;
    if (this.#replies.isOutdated(line, message) || this.#replies.wasDone(line, { seat, key, move: undefined })) return;
    const refusal = this.standIns.isLast(seat) ? 'a-bot-played' : this.#guard.ask(() => this.match.undoRefusal(seat));
    if (refusal === undefined) return;
    if (refusal !== null) {
      this.#replies.refuse(line, { seat, key }, refusal);
      return;
    }
    const at = Math.max(this.match.reached, this.time.at());
    this.match.undo({ at, by: seat, key });
    this.#publish({ kind: 'undo', at, by: seat, key }, [], at, (seq) =>
      this.#replies.accept(line, { seat, key, at, seq }),
    );
  }

  legal(line: Line, seat: Seat): void {
    const listed = this.#guard.ask(() => listedMoves(this.match.game, this.match.game.view(this.match.state, seat)));
    if (listed === undefined) return;
    this.#publisher.say(line, seat, { type: 'legal', seat, seq: this.#publisher.seqFor(seat), ...listed });
  }

  /** What this viewer missed, or everything if that can't be told any more. */
  show(line: Line, viewer: Viewer, seen: { readonly stream: string; readonly seq: number } | null): void {
    this.#guard.ask(() => this.#publisher.show(line, viewer, seen));
  }

  /** As it is to be written down now. */
  get record(): MatchRecord {
    return this.kept.running({ startedAt: this.time.startedAt, ...this.still.record });
  }

  /** Whoever takes a seat, or gives it up, is written down. */
  noteSeats(seats: readonly Sitting[]): void {
    this.plans.noteSeats(seats);
    if (this.kept.noteSeats(seats, this.time.at())) this.#publisher.writeDown(this.record, () => undefined);
  }

  readonly watched = (): Promise<object | null> => this.#publisher.watched();
  readonly hashFor = (viewer: Viewer): string | null => this.#publisher.hashFor(viewer);

  #take(came: Omit<Submitted, 'races' | 'tooFast' | 'asPressed'>): void {
    const { reply, seat, key, move } = came;
    const races = this.match.game.pace.races.includes(typeOf(move));
    const submitted = { ...came, asPressed: came.pressed, races, tooFast: false };
    if (this.#guard.isShut || this.#replies.wasDone(reply, submitted)) return;
    if (this.still.isOn) this.#replies.refuse(reply, { seat, key }, this.still.because);
    else if (this.looking.holdsUp(move)) this.#replies.refuse(reply, { seat, key }, 'not-all-seen');
    else if (reply !== null && this.#calls.isTimeOver(seat)) this.#replies.refuse(reply, { seat, key }, 'a-bot-played');
    else if (!this.isRealTime) this.#apply({ ...submitted, drawn: false });
    else if (!this.#held.hold(submitted)) this.#replies.refuse(reply, { seat, key }, 'key-already-used');
  }

  /** How long a move waits for those that were pressed before it: in turns nobody's press comes before another's. */
  get #hold(): number {
    return this.isRealTime ? holdFor(this.#audience.slowest) + this.#audience.between : 0;
  }

  /** The match time of a press; nothing happens before what has happened. */
  #stamp(pressed: number): Millis {
    return Math.max(this.match.reached, this.time.at(pressed));
  }

  #apply(submitted: Ordered<Submitted>): void {
    const { seat, key, move, reply, races } = submitted;
    while (this.#deadlines.happenBefore(submitted.pressed));
    if (this.still.isOn) {
      this.#replies.refuse(reply, { seat, key }, this.still.because);
      return;
    }
    const at = this.#stamp(submitted.pressed);
    const told: Told[] = [];
    const refusal = this.#guard.ask(() => this.match.play({ at, by: seat, move, key }, toldInto(told)));
    if (refusal === undefined) {
      this.#replies.fail(submitted);
      return;
    }
    const receipt = races ? timingOf(submitted, this.#callers, this.#publisher.seenAt) : null;
    if (receipt !== null) this.#contest.note({ seat, move: typeOf(move), ...receipt }, refusal === null);
    if (refusal !== null) {
      this.#replies.refuse(reply, { seat, key }, this.standIns.wasFaster(seat, refusal) ? 'a-bot-played' : refusal);
      return;
    }
    const byBot = reply === null && !this.isRealTime && this.#calls.isPerson(seat);
    if (byBot) this.standIns.note(seat);
    const entry = { kind: 'move', at, by: seat, move, key, ...marksOf(byBot, reply) } as const;
    this.#publish(receipt === null ? entry : { ...entry, receipt }, byBot ? doneByBot(told, seat) : told, at, (seq) => {
      this.#house.measures.moves.inc();
      if (reply !== null) this.#replies.accept(reply, { seat, key, at, seq });
    });
  }

  #wakeUp(due: Millis): void {
    const told: Told[] = [];
    this.#guard.ask(() => this.match.pass(due, toldInto(told)));
    if (!this.#guard.isShut) this.#publish(null, told, due);
  }

  #publish(entry: StoredEntry | null, told: readonly Told[], at: Millis, answer: Answer = () => undefined): void {
    const isReveal = this.#guard.ask(() => this.#publisher.publish(entry, told, at, answer));
    if (isReveal === undefined) return;
    this.#deadlines.arm();
    const { outcome, game, state } = this.match;
    this.looking.note(told, outcome !== null);
    if (outcome !== null) {
      this.#contest.close();
      const end = { at, outcome, result: game.result(state) };
      const match = endedBy(this.record, end, this.#house.clock);
      const table = this.#calls.ending(end, match.ended ?? 0);
      this.#publisher.writeAll({ kind: 'ended', match, table }, () => this.#calls.ended(end));
      return;
    }
    this.still.note(told, isReveal ? this.match.reached : null);
    this.#calls.changed(at, told);
  }
}
