/** A match that runs on this device: its rules, its time, its bots. Stores, then answers, then shows. */

import type { Happened, SelfPlay } from '#bots';
import {
  type Happening,
  type HouseRefusal,
  Looking,
  Outbox,
  Streams,
  type TableInfo,
  type ToClient,
  type Told,
  toldInto,
} from '#protocol';
import {
  Alarm,
  type Game,
  isRealTime,
  LiveMatch,
  MatchTime,
  type Millis,
  type Refused,
  type Seat,
  type Tell,
  type Viewer,
  viewersOf,
} from '#tabletop';
import { botsOf } from './device-bots.worker.ts';
import { type Device, entriesOf, infoOf, lookingAfter, OWNER, startOf, takenUp, writtenDown } from './device-match.ts';
import type { StoredMatch } from './stored-matches.ts';

/** Those who look at the match; all of them see with the same eyes. */
export interface Onlookers {
  readonly viewers: readonly Viewer[];
  readonly areThere: boolean;
  send(frame: string): void;
}

/** Something that a seat wants done, and where the answer goes. */
export interface Asked {
  readonly seat: Seat;
  readonly key: string;
  answer(message: ToClient): void;
}

/** A match that nobody touches is still written down this often, so that its clock is not lost. */
const KEEP_EVERY: Millis = 5_000;

export class RunningMatch {
  readonly match: LiveMatch;
  readonly streams: Streams;
  readonly outbox = new Outbox(() => undefined);
  readonly looking: Looking;
  readonly #device: Device;
  readonly #onlookers: Onlookers;
  readonly #time: MatchTime;
  readonly #bots: SelfPlay;
  readonly #due: Alarm;
  readonly #thinking: Alarm;
  readonly #keys: string[];
  #stored: StoredMatch;
  #dueAt: Millis = 0;
  /** The moment of what there is to think about. */
  #thinkFrom: Millis = 0;
  #isWatched = false;
  #isPaused = false;

  constructor(game: Game, stored: StoredMatch, device: Device, onlookers: Onlookers) {
    const { recording, people } = stored;
    const entries = entriesOf(stored);
    this.#device = device;
    this.#onlookers = onlookers;
    this.#stored = stored;
    this.#keys = entries.map(({ key }) => key);
    this.match = new LiveMatch(game, { ...startOf(game, recording), keepsPast: !isRealTime(game) });
    const { told, reached } = takenUp(this.match, entries, recording.until ?? 0);
    this.#time = new MatchTime(device.clock, device.clock.now() - reached);
    this.#time.standStill(reached);
    this.streams = new Streams(game, viewersOf(this.match.seatCount), () => device.drawId());
    for (const batch of told) this.streams.remember(batch);
    this.looking = new Looking(game.pace, this.match.outcome === null ? lookingAfter(game, told.flat()) : null, {
      lookers: () => people.map((seat) => ({ seat, guest: OWNER, isHere: true })),
      changed: () => {
        this.outbox.after(null, () => this.#tellTable());
        this.#thinkSoon(this.#time.at());
      },
    });
    this.#bots = botsOf(this.match, stored, () => !this.looking.isOn);
    this.#due = new Alarm(device.clock, () => this.#wake());
    this.#thinking = new Alarm(device.clock, () => this.#think());
  }

  get info(): TableInfo {
    return infoOf(this.#stored, this.match, this.#time, { isPaused: this.#isPaused, looking: this.looking.info });
  }

  /** Match time stands still while nobody looks. */
  watch(isWatched: boolean): void {
    this.#isWatched = isWatched;
    this.#review();
  }

  pause(isPaused: boolean): void {
    this.#isPaused = isPaused;
    this.#review();
  }

  /** Sent twice, it counts once: the answer is the same as before. */
  move(asked: Asked, move: unknown, pressed: number | undefined): void {
    const { seat: by, key } = asked;
    if (this.#wasDone(asked, move)) return;
    const isHeldUp = this.looking.holdsUp(move);
    if (isHeldUp) this.#refuse(asked, 'not-all-seen');
    if (isHeldUp) return;
    const now = this.#device.clock.now();
    // A worker that thinks hears late: what was pressed before something else happened comes before it.
    const stamp = this.#time.at(isRealTime(this.match.game) && pressed !== undefined ? Math.min(pressed, now) : now);
    this.#goOn((tell) => this.#bots.happenBefore(stamp, tell));
    const at = Math.max(this.match.reached, stamp);
    const told: Told[] = [];
    const refusal = this.match.play({ at, by, move, key }, toldInto(told));
    if (refusal === null) this.#keys.push(key);
    if (refusal === null || told.length > 0) this.#publish(told, at, refusal === null ? asked : null);
    if (refusal !== null) this.#refuse(asked, refusal);
  }

  /** Who learns may also take back what showed them something new. */
  undo(asked: Asked, mayHaveLearnt = false): void {
    const { seat: by, key } = asked;
    if (this.#wasDone(asked, undefined)) return;
    const refusal = this.match.undoRefusal(by);
    if (refusal !== null && !(mayHaveLearnt && refusal === 'new-information')) {
      this.#refuse(asked, refusal);
      return;
    }
    const at = Math.max(this.match.reached, this.#time.at());
    this.match.undo({ at, by, key });
    this.#keys.pop();
    this.#publish('taken-back', at, asked);
  }

  #wasDone(asked: Asked, move: unknown): boolean {
    const done = this.match.done({ by: asked.seat, key: asked.key, move });
    if (done === null) return false;
    const seq = this.streams.seqFor(asked.seat);
    if (done.isSame) this.outbox.after(null, () => this.#accept(asked, done.at, seq));
    else this.#refuse(asked, 'key-already-used');
    return true;
  }

  #publish(told: Happening, at: Millis, asked: Asked | null): void {
    const { viewers, areThere } = this.#onlookers;
    const isRead = (viewer: Viewer): boolean => areThere && viewers.includes(viewer);
    const frames = this.streams.show(this.match.state, told, at, isRead);
    const seq = asked === null ? 0 : this.streams.seqFor(asked.seat);
    this.outbox.after(this.#keep(), () => {
      if (asked !== null) this.#accept(asked, at, seq);
      for (const frame of frames.values()) this.#onlookers.send(frame);
      this.#thinkSoon(at);
    });
    this.looking.note(told === 'taken-back' ? [] : told, this.match.outcome !== null);
    if (this.match.outcome !== null) this.#end();
    this.#arm();
  }

  #end(): void {
    const { outcome, game, state } = this.match;
    if (outcome === null) return;
    this.#time.standStill(this.#time.at());
    const ended: ToClient = { type: 'ended', match: this.#stored.id, outcome, result: game.result(state) };
    this.outbox.after(null, () => {
      this.#onlookers.send(JSON.stringify(ended));
      this.#tellTable();
    });
  }

  /** Everything that is due, each at its own moment: bots that said when they would move, and the rules. */
  #goOn(next: (tell: Tell) => Happened | null): void {
    if (this.#time.standsAt !== null) return;
    for (;;) {
      const told: Told[] = [];
      const happened = next(toldInto(told));
      if (happened === null) return;
      const { at, input, refusal } = happened;
      if (input !== null && refusal === null) this.#keys.push('');
      if (refusal === null || told.length > 0) this.#publish(told, at, null);
    }
  }

  #wake(): void {
    const before = this.match.reached;
    const to = Math.max(this.#dueAt, this.#time.at());
    this.#goOn((tell) => this.#bots.happen(to, tell));
    if (this.match.reached === before) void this.#keep();
    this.#arm();
  }

  /** The pages have their frames: thinking may take a while. */
  #thinkSoon(at: Millis): void {
    this.#thinkFrom = at;
    this.#thinking.set(this.#time.standsAt === null ? this.#device.clock.now() : null);
  }

  #think(): void {
    this.#bots.think(this.#thinkFrom);
    this.#arm();
  }

  #arm(): void {
    this.#dueAt = Math.min(this.#bots.nextAt ?? Number.POSITIVE_INFINITY, this.#time.at() + KEEP_EVERY);
    this.#due.set(this.#time.standsAt === null ? this.#time.servedAt(this.#dueAt) : null);
  }

  #review(): void {
    const runs = this.#isWatched && !this.#isPaused && this.match.outcome === null;
    if (runs) this.#time.goOn();
    else this.#time.standStill(this.#time.at());
    this.outbox.after(runs ? null : this.#keep(), () => this.#tellTable());
    this.#arm();
    this.#thinkSoon(this.#time.at());
  }

  #tellTable(): void {
    const { viewers } = this.#onlookers;
    this.#onlookers.send(JSON.stringify({ type: 'table', viewers, table: this.info } satisfies ToClient));
  }

  #keep(): Promise<void> {
    // Looking at it later changes nothing, neither when it ended nor what became of it.
    if (this.#stored.finishedAt !== undefined) return Promise.resolve();
    const now = { at: this.#time.at(), wall: this.#device.clock.wall() };
    this.#stored = writtenDown(this.#stored, this.match, now, this.#keys);
    return this.#device.keep(this.#stored);
  }

  #accept({ seat, key, answer }: Asked, at: Millis, seq: number): void {
    answer({ type: 'accepted', key, seat, at, seq, undo: this.match.mayUndo(seat) });
  }

  #refuse({ key, answer }: Asked, why: HouseRefusal | Refused): void {
    const { because, rule } = typeof why === 'string' ? { because: why, rule: null } : why;
    this.outbox.after(null, () => answer({ type: 'refused', key, because, rule }));
  }
}
