/** A match that runs: the referee, the clock, the bots, and the tabs that look on. */

import type { Game, Millis, Refused, Seat, Viewer } from '#tabletop';
import { type ClockNow, matchNow, pageNow, type SeatNow } from '../host/host.ts';
import { BotSeats, type Decide } from './bot-seats.ts';
import { type AcrossTabs, type Ask, type FromWorker, NOTHING_TO_UNDO } from './messages.ts';
import { Referee } from './referee.ts';
import type { StoredMatch } from './stored-matches.ts';

export interface Surroundings {
  /** To the page of this tab. */
  show(message: FromWorker): void;
  /** To the other tabs. */
  broadcast(message: AcrossTabs): void;
  keep(match: StoredMatch): Promise<void>;
}

/** A match that nobody touches is still written down this often, so that its clock is not lost. */
const KEEP_EVERY = 5_000;

export class RunningMatch {
  readonly #outside: Surroundings;
  readonly #game: Game;
  readonly #decide: Decide;
  readonly #lookers = new Set<string>();
  #match: StoredMatch;
  #referee: Referee;
  #bots: BotSeats;
  #viewer: Viewer;
  #clock: ClockNow;
  #isPaused = false;
  #leads = false;
  #shown = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: Game, match: StoredMatch, decide: Decide, outside: Surroundings) {
    this.#game = game;
    this.#match = match;
    this.#decide = decide;
    this.#outside = outside;
    this.#referee = new Referee(game, match.recording);
    this.#bots = new BotSeats(botsOf(match), decide);
    this.#viewer = match.people[0] ?? 'spectator';
    this.#clock = { at: this.#referee.reached, since: null };
  }

  /** This tab decides from now on: what was written last is where the match stands. */
  lead(match: StoredMatch): void {
    this.#take(match);
    this.#leads = true;
    this.#clock = { at: this.#referee.reached, since: null };
    this.#runIfWatched();
    this.#changed();
  }

  look(viewer: Viewer): void {
    this.#viewer = viewer;
    this.#shown = -1;
    this.#show();
  }

  seen(tab: string, isSeen: boolean): void {
    if (isSeen) this.#lookers.add(tab);
    else this.#lookers.delete(tab);
    if (!this.#leads) return;
    this.#runIfWatched();
    this.#changed();
  }

  pause(isPaused: boolean): void {
    if (!this.#leads) {
      this.#outside.broadcast({ kind: 'pause', isPaused });
      return;
    }
    this.#isPaused = isPaused;
    this.#runIfWatched();
    this.#changed();
  }

  /** Only the leading tab answers. */
  answer(ask: Ask): Refused | null {
    const now = this.#now();
    this.#playDue(now);
    const refusal =
      ask.kind === 'play'
        ? this.#referee.play(ask.by, ask.move, now)
        : this.#referee.undo(ask.by)
          ? null
          : NOTHING_TO_UNDO;
    if (ask.kind === 'undo' && refusal === null) this.#shown = -1;
    this.#changed();
    return refusal;
  }

  get leads(): boolean {
    return this.#leads;
  }

  /** Another tab tells how the match stands. */
  follow(match: StoredMatch, clock: ClockNow, isPaused: boolean): void {
    if (this.#leads) return;
    this.#take(match);
    this.#clock = clock;
    this.#isPaused = isPaused;
    this.#referee.passTime(this.#now());
    this.#shown = -1;
    this.#show();
    this.#rest();
  }

  /** To a tab that has just come. */
  greet(): void {
    if (this.#leads) this.#broadcast();
  }

  #take(match: StoredMatch): void {
    this.#match = match;
    this.#referee = new Referee(this.#game, match.recording);
    this.#bots = new BotSeats(botsOf(match), this.#decide);
    this.#shown = -1;
  }

  #now(): Millis {
    return Math.max(this.#referee.reached, matchNow(this.#clock));
  }

  /** Match time stands still while nobody looks. */
  #runIfWatched(): void {
    const runs = this.#lookers.size > 0 && !this.#isPaused && !this.#referee.isOver;
    if (runs === (this.#clock.since !== null)) return;
    this.#clock = { at: this.#now(), since: runs ? pageNow() : null };
  }

  /** Everything that is due, each at its own moment: bots that said when they would move, and the rules. */
  #playDue(now: Millis): void {
    for (;;) {
      const due = this.#bots.takeDue(Math.min(now, this.#referee.wakeAt ?? now));
      if (due === null) break;
      this.#referee.play(due.seat, due.move, due.at);
      this.#bots.look((seat) => this.#referee.viewFor(seat), this.#referee.reached);
    }
    this.#referee.passTime(now);
  }

  #changed(): void {
    this.#runIfWatched();
    this.#show();
    void this.#keep();
    this.#broadcast();
    // The page has its scene already: thinking may take a while.
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#think(), 0);
  }

  #think(): void {
    if (this.#leads && !this.#referee.isOver && this.#clock.since !== null)
      this.#bots.look((seat) => this.#referee.viewFor(seat), this.#now());
    this.#rest();
  }

  /** Sleeps until something is due. */
  #rest(): void {
    clearTimeout(this.#timer);
    if (this.#clock.since === null || this.#referee.isOver) return;
    const moments = [this.#referee.wakeAt, this.#leads ? this.#bots.nextAt : null].filter((at) => at !== null);
    const next = Math.min(...moments, this.#now() + KEEP_EVERY);
    this.#timer = setTimeout(() => this.#wake(), Math.max(0, next - this.#now()));
  }

  #wake(): void {
    const before = this.#referee.toldCount;
    if (this.#leads) this.#playDue(this.#now());
    else this.#referee.passTime(this.#now());
    if (this.#referee.toldCount === before) {
      if (this.#leads) void this.#keep();
      this.#rest();
      return;
    }
    if (this.#leads) this.#changed();
    else {
      this.#show();
      this.#rest();
    }
  }

  #keep(): Promise<void> {
    this.#referee.passTime(this.#now());
    this.#match = {
      ...this.#match,
      touchedAt: Date.now(),
      acting: this.#referee.acting(),
      isFinished: this.#referee.isOver,
      recording: this.#referee.recording(),
    };
    return this.#outside.keep(this.#match);
  }

  #broadcast(): void {
    this.#outside.broadcast({ kind: 'match', match: this.#match, clock: this.#clock, isPaused: this.#isPaused });
  }

  #show(): void {
    const isWhole = this.#shown < 0;
    const told = this.#referee.toldTo(this.#viewer, Math.max(0, this.#shown));
    this.#shown = this.#referee.toldCount;
    this.#outside.show({
      kind: 'scene',
      game: this.#match.game,
      scene: this.#referee.scene(this.#viewer),
      seats: this.#match.recording.players.map((player, seat): SeatNow => {
        const isOurs = this.#match.people.includes(seat);
        return {
          seat,
          name: player.name,
          kind: seat === this.#viewer ? 'you' : isOurs ? 'person' : 'bot',
          level: player.bot ?? null,
          presence: 'here',
          takenOverAt: null,
        };
      }),
      ours: this.#match.people,
      clock: this.#clock,
      isPaused: this.#isPaused,
      told,
      isWhole,
    });
  }
}

function botsOf({ recording, people }: StoredMatch): readonly Seat[] {
  return recording.players.flatMap((_, seat) => (people.includes(seat) ? [] : [seat]));
}
