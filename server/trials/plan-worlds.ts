/**
 * Two tables where the same is played. At one of them somebody plans ahead, thinks again, keeps notes, and has a plan
 * that is dropped; at the other nobody does. Whatever reaches anybody else, and whatever they ask, must be the same.
 */

import type { ToClient } from '#protocol';
import { type Game, pick, quickChance, type Seat, sameData, seatsOf, type Words } from '#tabletop';
import { drawMove } from '#tabletop/testing';
import type { BotRunner } from '../src/bots/runner.ts';
import { aliasOf } from '../src/tables/alias.ts';
import { connect, type Gathered, gather, type Seated, start } from './company.ts';
import { Guest } from './guest.ts';
import { difference, type LeakTrial } from './leaks.ts';
import { ManualClock } from './manual-clock.ts';
import { type Moment, randomMoments } from './moments.ts';
import { forgotten, planAnswer, planned, sessionOf } from './planners.ts';
import { shelfOf, type TrialServer, trialServer, until } from './running.ts';

export interface PlanWorldsReport {
  readonly pairs: number;
  readonly frames: number;
  /** What became of the plans: those that are dropped are dropped in the middle of it. */
  readonly dropped: number;
  readonly leaks: readonly string[];
}

const SEATS = 3;
/** Past the moment that a plan would wait. */
const STEPS = [100, 4_800, 200, 5_000] as const;
/** How bots play is not on trial: they think for ever. */
const bots: BotRunner = { decide: () => new Promise(() => undefined), close: async () => undefined };
/** Answers to questions of the trial's own, and what comes when it comes. */
const ASIDE: readonly ToClient['type'][] = ['clock', 'notice'];

class PlanWorld {
  readonly #server: TrialServer;
  readonly #room: Gathered;
  readonly #watcher: Seated;

  private constructor(server: TrialServer, room: Gathered, watcher: Seated) {
    this.#server = server;
    this.#room = room;
    this.#watcher = watcher;
  }

  static async open(server: TrialServer, game: string): Promise<PlanWorld> {
    const room = await gather(server, SEATS, { game, seats: SEATS, awaySeconds: null, idleSeconds: null });
    await start(room);
    const watcher = connect(server, await Guest.arrive(server.base, 'Watcher'), room.table.id);
    await until('it is watched', () => watcher.player.seen.size > 0);
    // How long a line is would be measured by a clock that goes in leaps.
    for (const line of (await server.hall.table(room.table.id)).company.lines) {
      Object.defineProperties(line, { delay: { value: 40 }, looksSlow: { value: false } });
    }
    return new PlanWorld(server, room, watcher);
  }

  async stand({ state, now }: { readonly state: object; readonly now: number }): Promise<void> {
    const { match, still } = await sessionOf(this.#server, this.#room);
    match.state = state as typeof match.state;
    match.reached = now;
    still.telling.resume(now);
    still.telling.review();
  }

  async plan(seat: Seat, move: object): Promise<void> {
    const who = this.#at(seat);
    const seen = who.player.seen.get(seat);
    const hash = (await sessionOf(this.#server, this.#room)).hashFor(seat);
    if (seen !== undefined && hash !== null) who.player.seen.set(seat, { ...seen, hash });
    const answer = await planAnswer(who, planned(who, seat, move));
    if (answer.type === 'refused') throw new Error(`a plan is refused: ${answer.because}`);
    await who.guest.must(`/api/tables/${this.#room.table.id}/note`, { text: `I will ${JSON.stringify(move)}` });
  }

  async forget(seat: Seat): Promise<void> {
    await planAnswer(this.#at(seat), forgotten(this.#at(seat), seat));
    this.#at(seat).heard.splice(0);
  }

  async hasPlan(seat: Seat): Promise<boolean> {
    const { plans } = (await sessionOf(this.#server, this.#room)).kept;
    return plans.some((plan) => plan.seat === seat && plan.end === null);
  }

  async act({ by, move }: { readonly by: Seat; readonly move: unknown }): Promise<void> {
    (await sessionOf(this.#server, this.#room)).submitForBot(by, move);
  }

  /** Everything is on the disk, and all have heard of it. */
  async read(): Promise<void> {
    for (let rests = 0; rests < 3; rests++) await this.#server.house.store.lastBeat();
    for (const { player, heard } of [...this.#room.people, this.#watcher]) {
      const answers = () => heard.filter(({ type }) => type === 'clock').length;
      const before = answers();
      player.say({ type: 'sync', sent: 0 });
      await until('everything is read', () => answers() > before);
    }
  }

  /** What everybody but the planner was told since, and what they are answered. */
  async told(planner: Seat): Promise<string[]> {
    await this.read();
    const others = [...this.#room.people.filter((_, seat) => seat !== planner), this.#watcher];
    const frames = others.flatMap(({ heard }) => heard.splice(0).filter(({ type }) => !ASIDE.includes(type)));
    this.#at(planner).heard.splice(0);
    const { id } = this.#room.table;
    const match = this.#watcher.player.table?.match?.id ?? '';
    const asked = [`/api/tables/${id}`, `/api/tables/${id}/note`, `/api/matches/${match}`, '/api/me/tables'];
    const answers = await Promise.all(
      [...asked, `/api/matches/${match}/since?seat=${planner}&at=0`].map((path) => this.#watcher.guest.read(path)),
    );
    return [...frames.map((frame) => JSON.stringify(frame)), ...answers].map((text) => this.#withoutNames(text));
  }

  leave(): void {
    this.#room.leave();
    this.#watcher.player.leave();
  }

  #at(seat: Seat): Seated {
    return this.#room.people[seat] as Seated;
  }

  #withoutNames(text: string): string {
    const { id } = this.#room.table;
    const people = [...this.#room.people, this.#watcher];
    return people
      .reduce((all, { guest }, at) => all.replaceAll(aliasOf(id, guest.id), `GUEST${at}`), text)
      .replaceAll(id, 'TABLE')
      .replaceAll(this.#watcher.player.table?.match?.id ?? 'none', 'MATCH')
      .replace(/"commitment":"[0-9a-f]{64}"/g, '"commitment":"…"')
      .replace(/"stream":"[\w-]{12}"/g, '"stream":"…"')
      .replace(/"code":"[a-z]{5}"/g, '"code":"…"')
      .replace(/"(?:startedAt|clock|began|at|wall)":[\d.]+/g, '"moment":0');
  }
}

interface Planning {
  readonly planner: Seat;
  readonly moves: readonly object[];
  /** When its turn has come it would be played: then it is forgotten before. */
  readonly fits: boolean;
}

function planningIn<W extends Words>(
  game: Game<W>,
  { state, next }: Moment<W>,
  chance: ReturnType<typeof quickChance>,
): Planning | null {
  const { plans } = game;
  const after = game.copy(state);
  game.play(after, next, () => undefined);
  const able = seatsOf(SEATS).flatMap((seat) => {
    const ahead = seat === next.by ? null : (plans?.ahead(game.view(state, seat)) ?? null);
    if (plans === undefined || ahead === null || plans.isDue(game.view(state, seat))) return [];
    const drawn = Array.from({ length: 8 }, () => drawMove(game, game.legalMoves(ahead), chance));
    const then = game.view(after, seat);
    const fitting = (move: W['Move']): boolean => sameData(plans.restOf(ahead, move), plans.restOf(then, move));
    // One that is dropped rather than one that has to be forgotten.
    const moves = drawn
      .filter((move) => plans.restOf(ahead, move) !== null)
      .toSorted((one, other) => Number(fitting(other)) - Number(fitting(one)));
    const last = moves.at(-1);
    if (last === undefined) return [];
    const fits = plans.isDue(then) && fitting(last);
    return [{ planner: seat, moves, fits }];
  });
  return able.length === 0 ? null : pick(chance, able);
}

interface Tally {
  pairs: number;
  frames: number;
  dropped: number;
  readonly leaks: string[];
}

interface Pair<W extends Words> {
  readonly worlds: readonly [PlanWorld, PlanWorld];
  readonly clock: ManualClock;
  readonly moment: Moment<W>;
  /** Null: to begin with, so that both tables show the same. */
  readonly planning: Planning | null;
}

async function comparePair<W extends Words>(
  { copy }: Game<W>,
  { worlds, clock, moment, planning }: Pair<W>,
  report: Tally,
): Promise<void> {
  const { planner = 0, moves = [], fits = false } = planning ?? {};
  const [one, two] = worlds;
  for (const world of worlds) await world.stand({ state: copy(moment.state), now: moment.now });
  for (const move of moves) await one.plan(planner, move);
  if (fits) await one.forget(planner);
  for (const world of worlds) await world.act(moment.next);
  for (const millis of STEPS) {
    for (const world of worlds) await world.read();
    clock.pass(millis);
  }
  const [here, there] = [await one.told(planner), await two.told(planner)];
  if (planning === null) return;
  const leak = difference(here, there);
  if (leak !== null) report.leaks.push(`${planner}: ${leak}`);
  if (!fits && !(await one.hasPlan(planner))) report.dropped++;
  // What still waits would be played in another position.
  if (await one.hasPlan(planner)) await one.forget(planner);
  report.frames += here.length;
  report.pairs++;
}

export async function runPlanWorlds<W extends Words>(
  trial: LeakTrial<W>,
  { pairs, seed }: { readonly pairs: number; readonly seed: number },
): Promise<PlanWorldsReport> {
  const clock = new ManualClock();
  const game = trial.game as unknown as Game;
  const server = await trialServer({ shelf: shelfOf([game]), bots, startClock: () => clock });
  const report: Tally = { pairs: 0, frames: 0, dropped: 0, leaks: [] };
  try {
    const worlds = [await PlanWorld.open(server, game.id), await PlanWorld.open(server, game.id)] as const;
    const chance = quickChance(seed);
    let primed = 0;
    for (const moment of randomMoments(trial, SEATS, chance)) {
      const isPriming = primed++ < 2;
      const planning = isPriming ? null : planningIn(trial.game, moment, chance);
      if (isPriming || planning !== null) await comparePair(trial.game, { worlds, clock, moment, planning }, report);
      if (report.pairs >= pairs) break;
    }
    for (const world of worlds) world.leave();
  } finally {
    await server.end();
  }
  return report;
}
