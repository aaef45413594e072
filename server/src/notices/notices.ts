/**
 * Who is told that it is their turn, and when. What is due follows from the rooms themselves and from what was marked as
 * told; a mark is written once somebody has taken the notice. So a server that was killed in between tells it after its
 * next start, and one that was killed later tells nothing twice.
 */

import type { OwnHours } from '#protocol';
import type { Cancel } from '../clock.ts';
import type { House } from '../house.ts';
import { deadlineAfter } from '../people/counted-time.ts';
import { type MarkRecord, TOLD_OF } from '../store/notice-reads.ts';
import type { TableData } from '../tables/table-data.ts';
import { newsOf, type OpenTurn, OpenTurns, openTurnsIn, soonAt } from './open-turns.ts';
import type { Tellers } from './tellers.ts';
import { turnWords } from './told.ts';
import { gameName } from './words/words.ts';

/** What comes within this time of the last is said with it; but nobody waits longer than this for the first. */
const HOLD_MILLIS = 1_500;
const LONGEST_HOLD_MILLIS = 3_000;
/** Whoever was told, and has not moved anywhere since, is told the next thing a little later. */
const APART_MILLIS = 60_000;
const SHORTLY_MILLIS = 100;
const A_DAY = 24 * 3_600_000;
const AGAIN_MILLIS = [5_000, 30_000, 120_000, 600_000, 3_600_000] as const;

export interface NoticeCalls {
  /** Has this room before their eyes, or another page of the house. */
  isLooking(guest: string, room: string): boolean | Promise<boolean>;
  /** A plan of theirs is about to be played there: their turn may be over without them. */
  isPlanned(guest: string, room: string): boolean | Promise<boolean>;
  hoursOf(guest: string): OwnHours;
  /** Whether it is this process that tells; another, where there are several. */
  isTeller(): boolean;
}

/** Something new waits to be said together with what else comes. Moments of the served clock. */
interface Hold {
  readonly since: number;
  readonly until: number;
}

/** Somebody could not be reached, so often in a row, and is tried again from a moment on. */
interface Failure {
  readonly times: number;
  readonly until: number;
}

interface Due {
  readonly turn: OpenTurn;
  readonly what: MarkRecord['what'];
}

const keyOf = (guest: string, room: string): string => `${guest} ${room}`;

export class Notices {
  readonly turns = new OpenTurns();
  readonly #house: House;
  readonly #tellers: Tellers;
  readonly #calls: NoticeCalls;
  #marks = new Map<string, MarkRecord>();
  readonly #holds = new Map<string, Hold>();
  readonly #failures = new Map<string, Failure>();
  readonly #lastTold = new Map<string, number>();
  /** What wakes each of them when there is something to tell. */
  readonly #alarms = new Map<string, Cancel>();
  readonly #telling = new Set<string>();
  #inviting = 0;
  #isShut = false;

  constructor(house: House, tellers: Tellers, calls: NoticeCalls) {
    this.#house = house;
    this.#tellers = tellers;
    this.#calls = calls;
  }

  /** This process tells from now on; what was told before is marked. */
  begin(marks: readonly MarkRecord[]): void {
    this.#marks = new Map(marks.flatMap((mark) => (mark.guest === null ? [] : [[keyOf(mark.guest, mark.room), mark]])));
    for (const guest of [...this.turns.guests]) {
      if (this.#duesOf(guest).length > 0) this.#hold(guest);
      this.#plan(guest);
    }
  }

  /** Another process tells. */
  rest(): void {
    for (const guest of [...this.#alarms.keys()]) this.#cancel(guest);
    this.#holds.clear();
    this.#failures.clear();
    this.#lastTold.clear();
  }

  /** A room as it is written down from now on. */
  note(room: string, data: TableData): void {
    if (this.#isShut) return;
    const { begun, ended } = this.turns.note(room, openTurnsIn(room, data));
    // Whoever has made their turn has seen what there was to see.
    for (const guest of ended) {
      this.#lastTold.delete(guest);
      // What comes next is held anew: with an old beginning it would be told at once, and the rest a minute later.
      if (this.#duesOf(guest).length === 0) this.#holds.delete(guest);
    }
    if (this.#calls.isTeller()) {
      for (const guest of begun) if (this.#duesOf(guest).some(({ turn }) => turn.room === room)) this.#hold(guest);
      for (const { guest } of this.turns.inRoom(room)) this.#plan(guest);
    }
    if (data.phase === 'closed') for (const guest of ended) this.#marks.delete(keyOf(guest, room));
  }

  /** Somebody is nobody any more, or is another. Their rooms say the rest. */
  forget(guest: string): void {
    this.#cancel(guest);
    for (const key of this.#marks.keys()) if (key.startsWith(`${guest} `)) this.#marks.delete(key);
  }

  /** An invitation stands for minutes only, and is forgotten with the server: it is told at once or not at all. */
  async invited(guest: string, { name, game, room }: { name: string; game: string; room: string }): Promise<void> {
    if (this.#isShut || this.#quietMillis(guest) > 0 || (await this.#calls.isLooking(guest, room))) return;
    this.#inviting++;
    const told = this.#tellers.tell(guest, {
      ...{ tag: 'invitation', seconds: 600, isByMail: false },
      say: (words) => ({ title: words.invitation(name), body: gameName(game), address: `/tables/${room}` }),
    });
    await told.finally(() => this.#inviting--);
  }

  shut(): void {
    this.#isShut = true;
    for (const guest of [...this.#alarms.keys()]) this.#cancel(guest);
  }

  /** Something is on its way right now. */
  get isTelling(): boolean {
    return this.#telling.size > 0 || this.#inviting > 0;
  }

  /** What they were not told yet, the most urgent first. */
  #duesOf(guest: string): readonly Due[] {
    const now = this.#house.clock.wall();
    return this.turns.of(guest).flatMap((turn) => {
      const what = newsOf(turn, now);
      const mark = this.#marks.get(keyOf(guest, turn.room));
      const isTold = mark?.turn === turn.turn && TOLD_OF.indexOf(mark.what) >= TOLD_OF.indexOf(what);
      return isTold ? [] : [{ turn, what }];
    });
  }

  #hold(guest: string): void {
    const now = this.#house.clock.now();
    const since = this.#holds.get(guest)?.since ?? now;
    this.#holds.set(guest, { since, until: Math.min(now + HOLD_MILLIS, since + LONGEST_HOLD_MILLIS) });
  }

  #cancel(guest: string): void {
    this.#alarms.get(guest)?.();
    this.#alarms.delete(guest);
  }

  #plan(guest: string, least = 0): void {
    this.#cancel(guest);
    const at = this.#nextFor(guest);
    if (this.#isShut || at === null || !this.#calls.isTeller()) return;
    const millis = Math.max(least, at - this.#house.clock.now());
    // A timer can't wait for weeks: it looks again after a day.
    this.#alarms.set(
      guest,
      this.#house.clock.after(Math.min(A_DAY, millis), () => this.#ring(guest)),
    );
  }

  /** The moment of the served clock at which there is something to tell; null: never, as things are. */
  #nextFor(guest: string): number | null {
    const [now, wall] = [this.#house.clock.now(), this.#house.clock.wall()];
    if (this.#duesOf(guest).length > 0) {
      const apart = (this.#lastTold.get(guest) ?? Number.NEGATIVE_INFINITY) + APART_MILLIS;
      const [held, failed] = [this.#holds.get(guest)?.until ?? now, this.#failures.get(guest)?.until ?? now];
      return Math.max(now, held, failed, apart, now + this.#quietMillis(guest));
    }
    const later = this.turns.of(guest).flatMap((turn) => {
      const soon = soonAt(turn);
      return soon === null || soon <= wall ? [] : now + soon - wall;
    });
    return later.length === 0 ? null : Math.min(...later);
  }

  #quietMillis(guest: string): number {
    const wall = this.#house.clock.wall();
    return deadlineAfter(wall, 1, this.#calls.hoursOf(guest)) - 1 - wall;
  }

  #ring(guest: string): void {
    this.#alarms.delete(guest);
    // Planned again when it is over.
    if (this.#telling.has(guest)) return;
    const [at, now] = [this.#nextFor(guest), this.#house.clock.now()];
    if (at === null || !this.#calls.isTeller()) return;
    if (this.#house.store.isFailing || at > now + 1) {
      this.#plan(guest, SHORTLY_MILLIS);
      return;
    }
    this.#telling.add(guest);
    this.#tell(guest)
      .catch((err) => this.#house.log.error({ err }, 'a notice could not be sent'))
      .finally(() => {
        this.#telling.delete(guest);
        this.#plan(guest, SHORTLY_MILLIS);
      });
  }

  async #tell(guest: string): Promise<void> {
    this.#holds.delete(guest);
    const all = this.#duesOf(guest);
    const plans = await Promise.all(all.map(({ turn }) => this.#calls.isPlanned(guest, turn.room)));
    const planned = new Set(all.flatMap(({ turn }, index) => (plans[index] === true ? turn.room : [])));
    // Looked at again soon: the plan has been played then, or dropped.
    if (planned.size > 0) this.#hold(guest);
    const isWaiting = ({ room }: OpenTurn): boolean => !planned.has(room);
    const dues = all.filter(({ turn }) => isWaiting(turn));
    const looks = await Promise.all(dues.map(({ turn }) => this.#calls.isLooking(guest, turn.room)));
    const seen = dues.filter((_, index) => looks[index] === true);
    await this.#mark(seen);
    const unseen = dues.filter((due) => !seen.includes(due));
    const [first, ...others] = this.turns.of(guest).filter(isWaiting);
    if (unseen.length === 0 || first === undefined) return;
    const what = TOLD_OF[Math.max(...unseen.map((due) => TOLD_OF.indexOf(due.what)))] ?? 'turn';
    const now = this.#house.clock.wall();
    const told = await this.#tellers.tell(guest, {
      ...{ tag: 'turns', isByMail: true, waiting: 1 + others.length },
      say: (words) => turnWords(words, [first, ...others], what, now),
    });
    if (told === 'later') {
      const times = (this.#failures.get(guest)?.times ?? 0) + 1;
      const millis = AGAIN_MILLIS[Math.min(times, AGAIN_MILLIS.length) - 1] ?? 0;
      this.#failures.set(guest, { times, until: this.#house.clock.now() + millis });
      return;
    }
    this.#failures.delete(guest);
    if (told === 'told') this.#lastTold.set(guest, this.#house.clock.now());
    await this.#mark(unseen);
  }

  async #mark(dues: readonly Due[]): Promise<void> {
    const wall = this.#house.clock.wall();
    const marks = dues.map(({ turn: { guest, room, turn }, what }): MarkRecord => ({ guest, room, turn, what, wall }));
    for (const mark of marks) this.#marks.set(keyOf(mark.guest ?? '', mark.room), mark);
    await Promise.all(marks.map((mark) => this.#house.store.write({ kind: 'mark', mark })));
  }
}
