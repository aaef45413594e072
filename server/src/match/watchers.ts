/**
 * What those see who don't play. What watchers see of a search comes after it, unless the table wants it at once: so
 * nobody can watch for somebody who plays. The screens of those who play show what all of them may see.
 */

import type { Happening, Streams, Told } from '#protocol';
import type { Game, Millis, Pace, Words } from '#tabletop';

/** Of what happened in a search, as much as a watcher can still make sense of. */
const MOST_KEPT = 200;
const NOTHING: readonly string[] = [];

/** The game as somebody sees it who plays and holds no seat. */
export function asAllPlayersSee(game: Game, seatCount: number): Game {
  return {
    ...game,
    view: (state) => ({ ...game.view(state, seatCount), viewer: 'spectator' }),
    eventFor: (event) => game.eventFor(event, seatCount),
  };
}

interface Rules {
  readonly game: Game;
  readonly seatCount: number;
  isLive(): boolean;
  /** How many rounds later watchers see what happens. */
  delay(): number;
}

/** How a match stood, and what had happened, to be shown later; or what was said then. */
type Later = { readonly round: number } & (
  | {
      readonly state: Words['State'];
      readonly happening: Happening;
      readonly at: Millis;
      readonly isRead: boolean;
    }
  | { readonly said: string }
);

/** More than ten rounds of any game: whoever waits for more has nothing to wait for. */
const MOST_LATER = 5_000;

export class Watchers {
  readonly #streams: Streams;
  readonly #pace: Pace;
  readonly #rules: Rules;
  readonly #rounds: Rounds;
  #isSearching: boolean;
  /** What there was to see before the search, for as long as nobody watches. */
  #before: object | null = null;
  /** Since watchers were last shown anything. */
  #kept: Told[] = [];
  #said: string[] = [];
  /** What they are shown rounds later, oldest first. */
  #later: Later[] = [];
  /** How they see the match while there is something they see later; null: nothing of it yet. */
  #seen: Words['State'] | null;
  #isOver = false;

  /**
   * `begun`: the match at its beginning, which is no secret; null: it has been taken up in the middle. `lately`: how it
   * stood until then, where watchers see it later.
   */
  constructor(
    streams: Streams,
    rules: Rules,
    {
      isSearching,
      begun,
      lately = null,
    }: { readonly isSearching: boolean; readonly begun: Words['State'] | null; readonly lately?: Lately | null },
  ) {
    this.#streams = streams;
    this.#pace = rules.game.pace;
    this.#rules = rules;
    this.#rounds = lately?.rounds ?? new Rounds(this.#pace, rules.seatCount);
    const [seen, ...later] = lately?.stood ?? [];
    // A round that is over is seen: nobody searches in it.
    this.#isSearching = isSearching && seen === undefined;
    this.#seen = seen?.state ?? (begun === null ? null : rules.game.copy(begun));
    this.#later = later.map((one) => ({ ...one, happening: [], isRead: false }));
  }

  /** This is what whoever comes while others search is shown. */
  note(state: Words['State']): void {
    const isEmpty = this.#streams.hashFor('spectator') === null;
    const seen = this.#isLate ? this.#seen : state;
    if (seen === null) return;
    this.#before = isEmpty && this.#pace.reveals.length > 0 && !this.#isSearching ? this.#viewOf(seen) : null;
  }

  #viewOf(state: Words['State']): object {
    return this.#rules.game.view(state, 'spectator');
  }

  /** Nothing is shown until the search is over. */
  get isKept(): boolean {
    return this.#isSearching && !this.#rules.isLive();
  }

  get #isLate(): boolean {
    return this.#later.length > 0 || this.#rules.delay() > 0;
  }

  /** Everything there is for them now, in order. */
  show(state: Words['State'], happening: Happening, at: Millis, isRead: () => boolean): readonly string[] {
    if (happening !== 'taken-back') this.#rounds.note(happening);
    if (!this.#isLate) return this.#show(state, happening, at, isRead);
    const { game } = this.#rules;
    this.#later.push({ state: game.copy(state), happening, at, isRead: isRead(), round: this.#rounds.count });
    this.#isOver = game.outcome(state) !== null;
    const upTo = this.#rounds.count - this.#rules.delay();
    const due = this.#later.filter(
      ({ round }, index) => this.#isOver || round <= upTo || index < this.#later.length - MOST_LATER,
    );
    this.#later.splice(0, due.length);
    return due.flatMap((one) => {
      if ('said' in one) return this.#saidNow(one.said) ?? NOTHING;
      this.#seen = one.state;
      return this.#show(one.state, one.happening, one.at, () => one.isRead);
    });
  }

  #show(state: Words['State'], happening: Happening, at: Millis, isRead: () => boolean): readonly string[] {
    const told = happening === 'taken-back' ? [] : happening;
    for (const { event } of told) this.#isSearching = isSearchingAfter(this.#pace, event, this.#isSearching);
    if (this.isKept) {
      this.#kept.push(...told);
      if (this.#kept.length > 2 * MOST_KEPT) this.#kept.splice(0, this.#kept.length - MOST_KEPT);
      return NOTHING;
    }
    const kept = this.#kept.length === 0 ? told : [...this.#kept.splice(0), ...told];
    const shown = happening === 'taken-back' ? happening : kept.slice(-MOST_KEPT);
    const frame = this.#streams.show(state, shown, at, isRead).get('spectator');
    this.note(state);
    if (this.#said.length === 0) return frame === undefined ? NOTHING : [frame];
    return frame === undefined ? this.#said.splice(0) : [frame, ...this.#said.splice(0)];
  }

  /** Null: it comes later. Who was first, say, would tell of a round that is not to be seen yet. */
  say(frame: string): string | null {
    if (!this.#isLate || this.#isOver) return this.#saidNow(frame);
    this.#later.push({ said: frame, round: this.#rounds.count });
    return null;
  }

  #saidNow(frame: string): string | null {
    if (!this.isKept) return frame;
    this.#said.push(frame);
    return null;
  }

  /** Null: there is nothing to show yet. */
  whole(now: Words['State']): string | null {
    const state = this.#isLate ? this.#seen : now;
    if (state === null) return null;
    if (!this.isKept) return this.#streams.whole(state, 'spectator');
    if (this.#streams.hashFor('spectator') === null && this.#before === null) return null;
    return this.#streams.whole(state, 'spectator', this.#before ?? undefined);
  }
}

/** Counts rounds: searches where everybody races, else as many turns as there are seats. */
export class Rounds {
  readonly #pace: Pace;
  readonly #seatCount: number;
  #searches = 0;
  #turns = 0;

  constructor(pace: Pace, seatCount: number) {
    this.#pace = pace;
    this.#seatCount = seatCount;
  }

  get count(): number {
    return this.#pace.reveals.length > 0 ? this.#searches : Math.floor(this.#turns / this.#seatCount);
  }

  note(told: readonly Told[]): void {
    const { reveals, turns } = this.#pace;
    for (const { event } of told) if (reveals.includes(event.type)) this.#searches++;
    // Where no event begins a turn every move is one.
    if (turns === undefined) this.#turns++;
    else for (const { event } of told) if (turns.includes(event.type)) this.#turns++;
  }
}

/**
 * How a match stood at the end of each of its last rounds, as it is taken up again: a slow table sleeps between any two
 * moves, and whoever watches it rounds later would never see any.
 */
export class Lately {
  readonly rounds: Rounds;
  /** The first is what watchers see. */
  readonly stood: { readonly round: number; readonly state: Words['State']; readonly at: Millis }[];
  readonly #game: Game;
  readonly #delay: number;

  /** `begun`: the match at its beginning. */
  constructor(game: Game, seatCount: number, delay: number, begun: Words['State']) {
    this.rounds = new Rounds(game.pace, seatCount);
    this.#game = game;
    this.#delay = delay;
    this.stood = [{ round: -1, state: game.copy(begun), at: 0 }];
  }

  note(state: Words['State'], happening: Happening, at: Millis): void {
    if (happening !== 'taken-back') this.rounds.note(happening);
    const round = this.rounds.count;
    if (this.stood.at(-1)?.round === round) this.stood.pop();
    this.stood.push({ round, state: this.#game.copy(state), at });
    while ((this.stood[1]?.round ?? round) <= round - this.#delay) this.stood.shift();
  }
}

/** Whether anybody searches, once this has happened. */
export function isSearchingAfter(pace: Pace, event: { readonly type: string }, before: boolean): boolean {
  if (pace.reveals.includes(event.type)) return true;
  return before && !pace.settles.includes(event.type);
}
