/**
 * Two worlds over the wire: two tables that differ only in what a viewer may not know. Whatever that viewer does and
 * whatever the others do, the frames that reach the viewer must be the same, byte for byte. With time standing still
 * everything is compared that can be asked for; with time running, what comes by itself, and when.
 */

import {
  act,
  advance,
  type Game,
  type Input,
  type Millis,
  quickChance,
  type Viewer,
  viewersOf,
  type Words,
} from '#tabletop';
import type { Trial } from '#tabletop/testing';
import { runActed } from './acted.ts';
import { type Scene, World } from './leak-world.ts';
import { ManualClock, stoppedClock } from './manual-clock.ts';
import { type Moment, randomMoments } from './moments.ts';
import { removeFolder, shelfOf, smallPages, type TrialServer, timelessShelf, trialServer } from './running.ts';

export type LeakTrial<W extends Words> = Pick<Trial<W>, 'game' | 'otherWorld' | 'anyMove' | 'drawOptions' | 'pace'>;

export interface LeakRequest {
  readonly pairs: number;
  readonly seed: number;
  readonly time: 'stands' | 'runs';
  /** The worlds differ in whether anybody did anything: see `acted.ts`. */
  readonly worlds?: 'dealt anew' | 'acted or idle';
}

export interface LeakReport {
  readonly pairs: number;
  readonly frames: number;
  /** By their type: what was compared. */
  readonly kinds: { readonly [type: string]: number };
  /** By what differed. */
  readonly leaks: readonly string[];
}

interface Watching extends LeakRequest {
  readonly viewer: Viewer;
  readonly seatCount: number;
}

/** Past the call window, with a look in the middle of it and one after it. */
const STEPS = [0, 100, 60, 140] as const;
const LONGEST_WAIT = 19_000;
/** Longer than all of these steps, and whatever a deadline waits for slow lines. */
const SHORTEST_WAIT = 500;

/** `pairs` worlds, over all viewers of one table of the game. */
export async function runLeaks<W extends Words>(trial: LeakTrial<W>, request: LeakRequest): Promise<LeakReport> {
  const game = trial.game as unknown as Game;
  const clock = new ManualClock();
  const pages = smallPages();
  // A race is held until time goes on: where it stands nothing races.
  const server = await (request.time === 'runs'
    ? trialServer({ shelf: shelfOf([game]), pages, startClock: () => clock })
    : trialServer({ shelf: timelessShelf([game]), pages, startClock: stoppedClock }));
  try {
    const seatCount = Math.min(game.seats.max, Math.max(game.seats.min, 3));
    const viewers = viewersOf(seatCount);
    const pairs = Math.ceil(request.pairs / viewers.length);
    const report: Tally = { pairs: 0, frames: 0, kinds: {}, leaks: [] };
    for (const [index, viewer] of viewers.entries()) {
      const watching = { ...request, pairs, viewer, seatCount, seed: request.seed + index };
      if (request.worlds === 'acted or idle') await runActed({ server, clock, trial, ...watching }, report);
      else await new Comparison(server, clock, trial, watching).run(report);
    }
    return report;
  } finally {
    await server.end();
    removeFolder(pages);
  }
}

export interface Tally {
  pairs: number;
  frames: number;
  readonly kinds: { [type: string]: number };
  readonly leaks: string[];
}

/** One viewer's pairs. */
class Comparison<W extends Words> {
  readonly #server: TrialServer;
  readonly #clock: ManualClock;
  readonly #trial: LeakTrial<W>;
  readonly #watching: Watching;

  constructor(server: TrialServer, clock: ManualClock, trial: LeakTrial<W>, watching: Watching) {
    this.#server = server;
    this.#clock = clock;
    this.#trial = trial;
    this.#watching = watching;
  }

  async run(report: Tally): Promise<void> {
    const { viewer, seatCount, seed, pairs } = this.#watching;
    const { game } = this.#trial;
    const chance = quickChance(seed);
    const open = () => World.open(this.#server, game as unknown as Game, seatCount, viewer);
    const worlds = [await open(), await open()] as const;
    let [primed, done] = [0, 0];
    for (const moment of randomMoments(this.#trial, seatCount, chance)) {
      if (primed++ < 2) {
        // The two tables began with different matches: after two deeds in common even the last frame is the same.
        const next = moment.next as Input<object>;
        await this.#show(worlds, () => ({ state: game.copy(moment.state), deed: next, any: null, now: moment.now }));
        for (const world of worlds) world.forget();
        continue;
      }
      const other = this.#trial.otherWorld(game.copy(moment.state), viewer, chance);
      // This viewer may know everything.
      if (other === null) break;
      const translated = other.translate(moment.next);
      const deeds = translated === null ? null : [moment.next, translated];
      const states = [game.copy(moment.state), other.state];
      const after = { ...moment, next: deeds === null ? null : moment.next };
      const any = this.#refused(after, this.#trial.anyMove(moment.table, chance));
      const isShown = await this.#show(worlds, (index) => ({
        ...{ state: states[index] as object, any, now: moment.now, returns: RETURNS[done % RETURNS.length] },
        deed: (deeds?.[index] ?? null) as Input<object> | null,
      }));
      if (!isShown) continue;
      this.#compare(worlds, report);
      if (++done === pairs) break;
    }
    for (const world of worlds) world.leave();
  }

  #compare(worlds: readonly World[], report: Tally): void {
    const heard = worlds.map((world) => world.forget()) as [string[], string[]];
    compare(heard, `${this.#trial.game.id}, ${this.#watching.viewer}`, report);
  }

  /** False: the clock would part the worlds, and rightly so, before there is anything to compare. */
  async #show(worlds: readonly World[], sceneIn: (index: number) => Scene): Promise<boolean> {
    const scenes = worlds.map((_, index) => sceneIn(index));
    if (this.#watching.time === 'stands') {
      for (const [index, world] of worlds.entries()) {
        await world.perform(scenes[index] as Scene);
        await world.askForEverything(scenes[index] as Scene);
      }
      return true;
    }
    const outlooks = scenes.map((scene) => this.#outlook(scene));
    const wait = Math.min(...outlooks.map(({ wait }) => wait));
    const partsThem = outlooks[0]?.shows === null || outlooks[0]?.shows !== outlooks[1]?.shows;
    if (partsThem && wait < SHORTEST_WAIT) return false;
    for (const [index, world] of worlds.entries()) await world.perform(scenes[index] as Scene);
    for (const millis of STEPS) await this.#pass(worlds, millis);
    if (partsThem || wait < SHORTEST_WAIT || wait > LONGEST_WAIT) return true;
    for (const millis of [wait - SHORTEST_WAIT, SHORTEST_WAIT / 2, 30, 30, 30, 200]) await this.#pass(worlds, millis);
    return true;
  }

  /** Time goes on in both worlds at once, and everything that comes of it is heard. */
  async #pass(worlds: readonly World[], millis: number): Promise<void> {
    this.#clock.pass(millis);
    for (const world of worlds) await world.listen(`${millis} ms later`);
  }

  /** By the rules alone: when they are woken once the deed is done, and what that shows to this viewer. */
  #outlook({ state, deed, now }: Scene): { readonly wait: Millis; readonly shows: string | null } {
    const { game } = this.#trial;
    const { viewer } = this.#watching;
    const copy = game.copy(state as W['State']);
    if (deed !== null && deed.by !== null) act(game, copy, { ...deed, at: now, by: deed.by }, () => undefined);
    const due = game.outcome(copy) === null ? game.wakeAt(copy) : null;
    if (due === null) return { wait: Number.POSITIVE_INFINITY, shows: null };
    const told: unknown[] = [];
    advance(game, copy, due, (event) => void told.push(game.eventFor(event, viewer)));
    const shows = JSON.stringify([told, withoutMoments(game.view(copy, viewer))]);
    return { wait: due - now, shows: game.outcome(copy) === null ? shows : null };
  }

  /** A refusal is an answer too; a move that is accepted may show what nobody knew, and is not tried here. */
  #refused(moment: Omit<Moment<W>, 'next'> & { readonly next: Moment<W>['next'] | null }, any: unknown): unknown {
    const { game } = this.#trial;
    const { viewer } = this.#watching;
    if (viewer === 'spectator') return null;
    const after = game.copy(moment.state);
    if (moment.next !== null) act(game, after, moment.next, () => undefined);
    return act(game, after, { at: moment.now, by: viewer, move: any }, () => undefined) === null ? null : any;
  }
}

/** What one viewer heard in two worlds. */
export function compare([one, two]: readonly [string[], string[]], who: string, report: Tally): void {
  report.pairs++;
  report.frames += one.length;
  for (const frame of one) count(report.kinds, frame);
  const leak = difference(one, two);
  if (leak !== null) report.leaks.push(`${who}: ${leak}`);
}

/** How a player comes back: knowing all, missing the last frame, as on a new device. */
export const RETURNS = ['knowing all', 'missing the last', 'knowing nothing'] as const;

/** When something is due is not what it shows. */
const withoutMoments = (view: object): unknown =>
  JSON.parse(JSON.stringify(view, (key, value) => (/deadline|At$/.test(key) ? null : value)));

function count(kinds: { [type: string]: number }, frame: string): void {
  const type = /^\{"type":"([a-z-]+)"/.exec(frame)?.[1] ?? 'other';
  kinds[type] = (kinds[type] ?? 0) + 1;
}

export function difference(one: readonly string[], two: readonly string[]): string | null {
  if (one.length !== two.length) return `${one.length} frames here, ${two.length} there`;
  const at = one.findIndex((frame, index) => frame !== two[index]);
  if (at < 0) return null;
  const [here, there] = [one[at] ?? '', two[at] ?? ''];
  const from = Math.max(0, [...here].findIndex((char, index) => char !== there[index]) - 40);
  return `${here.slice(from, from + 100)} is ${there.slice(from, from + 100)} there`;
}
