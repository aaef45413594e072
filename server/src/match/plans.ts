/**
 * What somebody has planned for their next turn: played for them when it comes, if it would then do the same as when
 * they planned it; else dropped, with a word. Nobody else ever hears of a plan: not that there is one, not when it was
 * made, not that it was dropped. Why it waits a moment: docs/decisions/plans.md.
 */

import type { MessageTo, PlanEnd, SeatPlan, ToClient } from '#protocol';
import { type Game, type Seat, sameData } from '#tabletop';
import { Alarm } from '../clock.ts';
import type { House } from '../house.ts';
import { Quota } from '../limits/counting.ts';
import type { PlanRecord } from '../store/store.ts';
import type { Line } from '../tables/line.ts';
import { refuse } from '../tables/refused.ts';
import type { Sitting } from '../tables/seating.ts';
import type { Session } from './session.ts';

/** So long whoever moved before can take that back, and whoever planned can think again. */
const WAIT_MILLIS = 5_000;
const A_MINUTE = 60_000;

/** The key of the move that a plan makes: sent twice, after a restart, it counts once. */
const keyOf = ({ id }: PlanRecord): string => `plan-${id}`;

export class Plans {
  readonly #house: House;
  readonly #session: Session;
  readonly #ask: <T>(call: () => T) => T | undefined;
  readonly #game: Game;
  readonly #alarm: Alarm;
  #quota: Quota | null = null;
  /** By seat: the moment of the served clock at which its plan is played. */
  readonly #due = new Map<Seat, number>();
  /** The last thing that was written, and with it everything before. */
  #stored: Promise<unknown> = Promise.resolve();
  #isShut = false;

  /** `ask`: rules that throw harm their own table only. */
  constructor(house: House, session: Session, ask: <T>(call: () => T) => T | undefined) {
    this.#house = house;
    this.#session = session;
    this.#ask = ask;
    this.#game = session.match.game;
    this.#alarm = new Alarm(house.clock, () => this.#ring());
  }

  /** Its turn has come, and it is about to be played: nobody else decides for this seat. */
  isPending(seat: Seat): boolean {
    return this.#due.has(seat);
  }

  make(line: Line, { seat, key, move, judged }: MessageTo<'plan'>): void {
    const before = this.#of(seat);
    if (before?.id === key) {
      this.#say(line, this.#told(seat, key));
      return;
    }
    const { match, hashFor, kept } = this.#session;
    const plans = this.#game.plans ?? refuse('not-in-this-game');
    this.#count(line);
    // The plan is made of what its player sees.
    if (judged.match !== this.#session.record.id || judged.hash !== hashFor(seat)) refuse('plan-is-outdated');
    const understood = this.#game.parseMove(move);
    const view = this.#game.view(match.state, seat);
    if (plans.isDue(view)) refuse('turn-has-come');
    const rest = this.#ask(() => {
      const ahead = understood === null ? null : plans.ahead(view);
      return ahead === null || understood === null ? null : plans.restOf(ahead, understood);
    });
    if (rest === undefined || rest === null || understood === null) refuse('can-not-be-planned');
    const made = match.madeBy(seat);
    const plan: PlanRecord = { id: key, seat, guest: line.guest, move: understood, rest, made, end: null };
    kept.notePlans([...kept.plans.filter((one) => one.seat !== seat), plan]);
    this.#writeDown(seat, key);
  }

  forget(line: Line, { seat, key }: MessageTo<'forget-plan'>): void {
    this.#count(line);
    if (this.#of(seat) === null) refuse('no-such-plan');
    this.#strike(seat);
    this.#writeDown(seat, key);
  }

  /** For whoever comes to the table. */
  show(line: Line, seat: Seat): void {
    if (this.#of(seat) !== null) this.#say(line, this.#told(seat, null));
  }

  /** After anything that happened: what is due waits a moment, what no longer fits is dropped. */
  look(): void {
    for (const plan of this.#session.kept.plans) {
      const end = plan.end === null ? this.#judged(plan) : 'over';
      const isWaiting = end === null && !this.#session.still.isOn;
      if (!isWaiting) this.#due.delete(plan.seat);
      else if (!this.#due.has(plan.seat)) this.#due.set(plan.seat, this.#house.clock.now() + WAIT_MILLIS);
      if (end !== null && end !== 'over' && end !== 'waiting') this.#end(plan, end);
    }
    this.#arm();
  }

  /** Whoever has another seat now, or none, has no plan in this one. */
  noteSeats(seats: readonly Sitting[]): void {
    const isTheirs = ({ seat, guest }: PlanRecord): boolean => {
      const sitting = seats[seat];
      return sitting?.kind === 'bot'
        ? sitting.program === guest
        : sitting?.kind === 'person' && sitting.guest === guest;
    };
    const gone = this.#session.kept.plans.filter((plan) => !isTheirs(plan));
    for (const { seat } of gone) this.#strike(seat);
    if (gone.length > 0) this.#write(() => undefined);
    this.#arm();
  }

  /** Somebody turned out to be somebody else. */
  become(guest: string, into: string): void {
    const { kept } = this.#session;
    kept.notePlans(kept.plans.map((plan) => (plan.guest === guest ? { ...plan, guest: into } : plan)));
  }

  shut(): void {
    this.#isShut = true;
    this.#due.clear();
    this.#alarm.set(null);
  }

  /** Null: it is to be played now. */
  #judged(plan: PlanRecord): PlanEnd | 'waiting' | null {
    const { match } = this.#session;
    const { plans } = this.#game;
    const { seat } = plan;
    if (match.done({ by: seat, key: keyOf(plan) }) !== null) return 'played';
    if (match.madeBy(seat) !== plan.made) return 'turn-was-played';
    const view = this.#game.view(match.state, seat);
    const move = this.#game.parseMove(plan.move);
    if (plans === undefined || move === null) return 'not-legal';
    if (!plans.isDue(view)) return 'waiting';
    const rest = plans.restOf(view, move);
    if (rest === null) return 'not-legal';
    return sameData(rest, plan.rest) ? null : 'changed';
  }

  #ring(): void {
    const now = this.#house.clock.now();
    for (const [seat, at] of [...this.#due]) {
      const plan = at <= now + 1 ? this.#of(seat) : null;
      if (plan === null || this.#isShut) continue;
      this.#due.delete(seat);
      this.#session.submit(this.#lineOf(plan), { type: 'move', key: keyOf(plan), seat, move: plan.move });
    }
    this.#arm();
  }

  /** What a plan plays is answered to the plan; whoever made it hears what became of it. */
  #lineOf(plan: PlanRecord): Line {
    return {
      ...{ guest: plan.guest, name: '', delay: 0, looksSlow: false, isScreen: false, screen: null, isPlan: true },
      noteAsked: () => undefined,
      noteAnswered: () => undefined,
      send: (frame) => {
        const { type } = JSON.parse(frame) as ToClient;
        if (type === 'refused' && this.#of(plan.seat)?.id === plan.id) this.#end(plan, 'not-legal');
      },
      close: () => undefined,
    };
  }

  #end(plan: PlanRecord, end: PlanEnd): void {
    const { kept } = this.#session;
    kept.notePlans(kept.plans.map((one) => (one.seat === plan.seat ? { ...plan, end } : one)));
    this.#writeDown(plan.seat, null);
  }

  #of(seat: Seat): PlanRecord | null {
    return this.#session.kept.plans.find((plan) => plan.seat === seat) ?? null;
  }

  #strike(seat: Seat): void {
    const { kept } = this.#session;
    this.#due.delete(seat);
    kept.notePlans(kept.plans.filter((plan) => plan.seat !== seat));
  }

  /** Nobody else's frames wait for it. */
  #writeDown(seat: Seat, key: string | null): void {
    const { table } = this.#session.record;
    const text = JSON.stringify(this.#told(seat, key));
    this.#write(() => {
      if (!this.#isShut) this.#house.bus.publish(table, { to: seat, text, headStart: null });
    });
    this.#arm();
  }

  /** With the end of a match all plans are gone, and nothing is written over it. */
  #write(then: () => void): void {
    const { match, record } = this.#session;
    if (match.outcome !== null) return;
    const failed = (err: unknown) => this.#house.log.error({ err, match: record.id }, 'a plan could not be stored');
    this.#stored = this.#house.store.write({ kind: 'match', match: record }).then(then, failed);
  }

  #told(seat: Seat, key: string | null): ToClient {
    const plan = this.#of(seat);
    const told: SeatPlan | null = plan && { move: plan.move, rest: plan.rest, end: plan.end };
    return { type: 'plan', seat, key, plan: told };
  }

  /** Once it is stored. */
  #say(line: Line, message: ToClient): void {
    const text = JSON.stringify(message);
    void this.#stored.then(() => line.send(text));
  }

  #count({ guest }: Line): void {
    if (this.#session.match.outcome !== null) refuse('no-match-running');
    this.#quota ??= new Quota(this.#house.numbers.plans, A_MINUTE);
    if (this.#quota.take(guest, this.#house.clock.now())) return;
    this.#house.incidents.note('limit-plans', { guest });
    refuse('too-many-requests');
  }

  #arm(): void {
    const moments = [...this.#due.values()];
    this.#alarm.set(moments.length === 0 || this.#isShut ? null : Math.min(...moments));
  }
}
