/**
 * Two rooms that differ only in what a viewer may not know of their matches. What rooms tell beside a match, to a screen
 * and to somebody of the room, while nobody does anything for long enough to be asked and played for, while the match
 * stands still and when a list of rooms is asked for, must be the same.
 */

import type { ToClient } from '#protocol';
import { type Chance, type Game, quickChance, type Seat, type Viewer, type Words } from '#tabletop';
import type { BotRunner } from '../src/bots/runner.ts';
import { aliasOf } from '../src/tables/alias.ts';
import { connect, type Gathered, gather, type Seated, start } from './company.ts';
import { Guest } from './guest.ts';
import { difference, type LeakTrial } from './leaks.ts';
import { ManualClock } from './manual-clock.ts';
import { type Moment, randomMoments } from './moments.ts';
import type { Player } from './player.ts';
import { shelfOf, type TrialServer, trialServer, until } from './running.ts';
import { Screen } from './screen.ts';

export interface RoomReport {
  readonly pairs: number;
  /** What was told in them, each once: a table's frame, or an answer. */
  readonly told: readonly string[];
  readonly leaks: readonly string[];
}

const SEATS = 3;
const IDLE_SECONDS = 60;
/** Until somebody is asked, and until a bot plays for them; no line is silent for too long. */
const STEPS = [100, 10_000, 10_000, 9_000, 2_000, 10_000, 10_000, 10_000] as const;
/** How bots play is not on trial: they think for ever. */
const bots: BotRunner = { decide: () => new Promise(() => undefined), close: async () => undefined };

/** A deed is stored, then what comes of it, then the table: each is written only when the one before is. */
const RESTS = 3;

const VIEWERS: readonly Viewer[] = ['spectator', 0, 1];
/** Who tries something in one of two worlds: none of the viewers. */
const TRIES: Seat = 2;

/** What a room tells beside its match, and whole views, which are asked for; how the disk is comes when it comes. */
const COMPARED: readonly ToClient['type'][] = ['table', 'tally', 'welcome', 'view'];

class RoomWorld {
  readonly #server: TrialServer;
  readonly #room: Gathered;
  readonly #friend: Seated;
  readonly #screen: Screen;
  readonly #tv: Player;

  private constructor(server: TrialServer, room: Gathered, friend: Seated, shown: { screen: Screen; tv: Player }) {
    this.#server = server;
    this.#room = room;
    this.#friend = friend;
    this.#screen = shown.screen;
    this.#tv = shown.tv;
  }

  static async open(server: TrialServer, game: string): Promise<RoomWorld> {
    const asked = { game, seats: SEATS, idleSeconds: IDLE_SECONDS, awaySeconds: null, watchLive: true };
    const room = await gather(server, SEATS, asked);
    const screen = new Screen(server.base);
    await room.host.must(`/api/tables/${room.table.id}/screens`, { code: (await screen.state()).code });
    const tv = screen.show(server, room.table.id);
    await start(room);
    const friend = connect(server, await Guest.arrive(server.base, 'Friend'), room.table.id);
    await until('all see it', () => tv.seen.size > 0 && friend.player.seen.size > 0);
    await friend.guest.must(`/api/tables/${room.table.id}/wait`, {});
    await friend.guest.must(`/api/tables/${room.table.id}/propose`, { game });
    // How long a line is would be measured by a clock that goes in leaps.
    for (const line of (await server.hall.table(room.table.id)).company.lines) {
      Object.defineProperties(line, { delay: { value: 40 }, looksSlow: { value: false } });
    }
    return new RoomWorld(server, room, friend, { screen, tv });
  }

  /** Somebody acts in this position; null: nobody does. */
  async show(state: object, now: number, deed: { readonly by: number; readonly move: unknown } | null): Promise<void> {
    const session = (await this.#server.hall.table(this.#room.table.id)).session;
    if (session === null) throw new Error('the match is over');
    session.match.state = state as typeof session.match.state;
    session.match.reached = now;
    session.still.telling.resume(now);
    session.still.telling.review();
    if (deed !== null) session.submitForBot(deed.by, deed.move);
  }

  /** Somebody tries what nobody can. */
  try(seat: Seat): void {
    this.#room.people[seat]?.player.move(seat, { type: 'no-such-move' });
  }

  /** All who sit there say that they are. */
  wake(): void {
    for (const { player } of this.#room.people) player.say({ type: 'here' });
  }

  async pause(isPaused: boolean): Promise<void> {
    await this.#room.host.must(`/api/tables/${this.#room.table.id}/pause`, { isPaused });
  }

  /**
   * What the screen, a friend who waits and the viewer at the table were told since, and what they ask for. What is
   * written down is told as soon as the disk has it, alone or with something else: of that only the last frame.
   */
  async told(viewer: Viewer, which: 'all' | 'last'): Promise<string[]> {
    this.#tv.say({ type: 'refresh', viewer: 'spectator' });
    await this.read();
    const own = viewer === 'spectator' ? null : (this.#room.people[viewer] as Seated);
    const heard = [this.#screen.heard, this.#friend.heard, ...(own === null ? [] : [own.heard])];
    const frames = heard.flatMap((all) => {
      const ofRoom = all.splice(0).filter(({ type }) => COMPARED.includes(type));
      return which === 'all' ? ofRoom : ofRoom.slice(-1);
    });
    const lists = [await (own ?? this.#friend).guest.read('/api/me/tables')];
    return [...frames.map((frame) => JSON.stringify(frame)), ...lists].map((text) => this.#withoutNames(text));
  }

  /** What was told so far is no part of what is compared. */
  async forget(): Promise<void> {
    await this.read();
    for (const { heard } of [this.#screen, this.#friend, ...this.#room.people]) heard.splice(0);
  }

  /** Everything that was done before is on the disk, what rests on that too, and everybody has heard of it. */
  async read(): Promise<void> {
    const { store, clock } = this.#server.house;
    for (let rests = 0; rests < RESTS; rests++) {
      await store.write({ kind: 'beat', beat: { served: clock.now(), wall: clock.wall() } });
    }
    const lines = [{ player: this.#tv, heard: this.#screen.heard }, this.#friend, ...this.#room.people];
    for (const { player, heard } of lines) {
      const answers = () => heard.filter(({ type }) => type === 'clock').length;
      const before = answers();
      player.say({ type: 'sync', sent: 0 });
      await until('everything is read', () => answers() > before);
    }
  }

  leave(): void {
    this.#room.leave();
    this.#friend.player.leave();
    this.#tv.leave();
  }

  #withoutNames(text: string): string {
    const { id } = this.#room.table;
    const people = [...this.#room.people, this.#friend];
    const named = people.reduce((all, { guest }, at) => all.replaceAll(aliasOf(id, guest.id), `GUEST${at}`), text);
    return named
      .replaceAll(id, 'TABLE')
      .replaceAll(this.#tv.table?.match?.id ?? 'none', 'MATCH')
      .replaceAll(this.#tv.table?.room.screens[0]?.id ?? 'none', 'SCREEN')
      .replace(/"commitment":"[0-9a-f]{64}"/g, '"commitment":"…"')
      .replace(/"stream":"[\w-]{12}"/g, '"stream":"…"')
      .replace(/"code":"[a-z]{5}"/g, '"code":"…"')
      .replace(/"(?:startedAt|clock)":[\d.]+/g, '"moment":0');
  }
}

export interface RoomRequest {
  readonly pairs: number;
  readonly seed: number;
}

export async function runRoomWorlds<W extends Words>(
  trial: LeakTrial<W>,
  { pairs, seed }: RoomRequest,
): Promise<RoomReport> {
  const clock = new ManualClock();
  const game = trial.game as unknown as Game;
  const server = await trialServer({ shelf: shelfOf([game]), bots, startClock: () => clock });
  const report: Tally = { pairs: 0, told: new Set(), leaks: [] };
  try {
    const worlds = [await RoomWorld.open(server, game.id), await RoomWorld.open(server, game.id)] as const;
    const chance = quickChance(seed);
    let primed = 0;
    for (const moment of randomMoments(trial, SEATS, chance)) {
      if (primed++ < 2) {
        // The two rooms began with different matches: after two deeds in common both show the same.
        for (const world of worlds) await world.show(trial.game.copy(moment.state), moment.now, moment.next);
        continue;
      }
      const viewer = VIEWERS[report.pairs % VIEWERS.length] as Viewer;
      await comparePair(trial, { worlds, clock, chance, moment, viewer }, report);
      if (report.pairs >= pairs) break;
    }
    for (const world of worlds) world.leave();
  } finally {
    await server.end();
  }
  return { ...report, told: [...report.told] };
}

interface Tally {
  pairs: number;
  readonly told: Set<string>;
  readonly leaks: string[];
}

interface Pair<W extends Words> {
  readonly worlds: readonly [RoomWorld, RoomWorld];
  readonly clock: ManualClock;
  readonly chance: Chance;
  readonly moment: Moment<W>;
  readonly viewer: Viewer;
}

async function comparePair<W extends Words>(
  { game, otherWorld }: LeakTrial<W>,
  { worlds, clock, chance, moment: { state, next, now }, viewer }: Pair<W>,
  report: Tally,
): Promise<void> {
  const other = otherWorld(game.copy(state), viewer, chance);
  if (other === null) return;
  const { by = null, move } = other.translate(next) ?? {};
  const [one, two] = worlds;
  for (const world of worlds) await world.forget();
  // What can't be done in both worlds is done in neither.
  await one.show(game.copy(state), now, by === null ? null : next);
  await two.show(other.state, now, by === null ? null : { by, move });
  for (const [index, millis] of STEPS.entries()) {
    clock.pass(millis);
    if (index === 2) one.try(TRIES);
    for (const world of worlds) await world.read();
  }
  await compareTold(worlds, { viewer, which: 'all' }, report);
  for (const isPaused of [true, false]) {
    for (const world of worlds) await world.pause(isPaused);
    await compareTold(worlds, { viewer, which: 'last' }, report);
  }
  for (const world of worlds) world.wake();
  await compareTold(worlds, { viewer, which: 'last' }, report);
  report.pairs++;
}

async function compareTold(
  [one, two]: Pair<Words>['worlds'],
  { viewer, which }: { readonly viewer: Viewer; readonly which: 'all' | 'last' },
  report: Tally,
): Promise<void> {
  const [here, there] = [await one.told(viewer, which), await two.told(viewer, which)];
  for (const text of here) report.told.add(text);
  const leak = difference(here, there);
  if (leak !== null) report.leaks.push(`${viewer}: ${leak}`);
}
