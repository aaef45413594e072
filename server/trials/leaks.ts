/**
 * Two worlds over the wire: two tables that differ only in what a viewer may not know. Whatever that viewer does and
 * whatever the others do, the frames that reach the viewer must be the same, byte for byte.
 */

import { act, type Game, type Input, quickChance, type Viewer, viewersOf, type Words } from '#tabletop';
import type { Trial } from '#tabletop/testing';
import { Guest } from './guest.ts';
import { stoppedClock } from './manual-clock.ts';
import { type Moment, randomMoments } from './moments.ts';
import { Player } from './player.ts';
import { shelfOf, type TrialServer, trialServer, until } from './running.ts';

export type LeakTrial<W extends Words> = Pick<Trial<W>, 'game' | 'otherWorld' | 'anyMove' | 'drawOptions' | 'pace'>;

export interface LeakReport {
  readonly pairs: number;
  readonly frames: number;
  /** By what differed. */
  readonly leaks: readonly string[];
}

interface World {
  readonly id: string;
  readonly guests: readonly Guest[];
  player: Player;
  readonly heard: string[];
}

interface Pairs {
  readonly pairs: number;
  readonly seed: number;
}

/** `pairs` worlds, over all viewers of one table of the game. */
export async function runLeaks<W extends Words>(trial: LeakTrial<W>, { pairs, seed }: Pairs): Promise<LeakReport> {
  const game = trial.game as unknown as Game;
  const inTurns = { [game.id]: { races: [], reveals: [] } };
  const server = await trialServer({ shelf: shelfOf([game], inTurns), startClock: stoppedClock });
  try {
    const seatCount = Math.min(game.seats.max, Math.max(game.seats.min, 3));
    const viewers = viewersOf(seatCount);
    const reports: LeakReport[] = [];
    for (const [index, viewer] of viewers.entries()) {
      const share = Math.ceil(pairs / viewers.length);
      reports.push(await runViewer(server, trial, { viewer, seatCount }, { pairs: share, seed: seed + index }));
    }
    return {
      pairs: reports.reduce((sum, report) => sum + report.pairs, 0),
      frames: reports.reduce((sum, report) => sum + report.frames, 0),
      leaks: reports.flatMap(({ leaks }) => leaks),
    };
  } finally {
    await server.end();
  }
}

async function runViewer<W extends Words>(
  server: TrialServer,
  trial: LeakTrial<W>,
  { viewer, seatCount }: { readonly viewer: Viewer; readonly seatCount: number },
  { pairs, seed }: Pairs,
): Promise<LeakReport> {
  const chance = quickChance(seed);
  const game = trial.game as unknown as Game;
  const open = () => openWorld(server, game, seatCount, viewer);
  const worlds = [await open(), await open()] as const;
  const report = { pairs: 0, frames: 0, leaks: [] as string[] };
  let primed = 0;
  for (const moment of randomMoments(trial, seatCount, chance)) {
    if (primed < 2) {
      // The two tables began with different matches: after two deeds in common even the last frame is the same.
      for (const world of worlds) {
        const common = { state: trial.game.copy(moment.state), deed: moment.next as Input<object>, any: null, now: 0 };
        await show(server, world, viewer, common);
        world.heard.length = 0;
      }
      primed++;
      continue;
    }
    const other = trial.otherWorld(trial.game.copy(moment.state), viewer, chance);
    // This viewer may know everything.
    if (other === null) break;
    const translated = other.translate(moment.next);
    const deeds = translated === null ? null : ([moment.next, translated] as const);
    const states = [trial.game.copy(moment.state), other.state] as const;
    const after = { ...moment, next: deeds === null ? null : moment.next };
    const any = refusedMove(trial, after, viewer, trial.anyMove(moment.table, chance));
    for (const [index, world] of worlds.entries()) {
      const deed = (deeds?.[index] ?? null) as Input<object> | null;
      await show(server, world, viewer, { state: states[index] as object, deed, any, now: moment.now });
    }
    const [one, two] = worlds.map(({ heard }) => heard.splice(0)) as [string[], string[]];
    report.frames += one.length;
    const leak = difference(one, two);
    if (leak !== null) report.leaks.push(`${game.id}, ${viewer}: ${leak}`);
    if (++report.pairs === pairs) break;
  }
  for (const { player } of worlds) player.leave();
  return report;
}

/** A refusal is an answer too; a move that is accepted may show what nobody knew, and is not tried here. */
function refusedMove<W extends Words>(
  trial: LeakTrial<W>,
  moment: Omit<Moment<W>, 'next'> & { readonly next: Moment<W>['next'] | null },
  viewer: Viewer,
  any: unknown,
): unknown {
  if (viewer === 'spectator') return null;
  const after = trial.game.copy(moment.state);
  if (moment.next !== null) act(trial.game, after, moment.next, () => undefined);
  const refusal = act(trial.game, after, { at: moment.now, by: viewer, move: any }, () => undefined);
  return refusal === null ? null : any;
}

async function openWorld(server: TrialServer, game: Game, seatCount: number, viewer: Viewer): Promise<World> {
  const guests = await Promise.all(
    Array.from({ length: seatCount + 1 }, (_, seat) => Guest.arrive(server.base, `W${seat}`)),
  );
  const [host, ...others] = guests as [Guest, ...Guest[]];
  const { id } = await host.must('/api/tables', { game: game.id, seats: seatCount, awaySeconds: null });
  for (const guest of others.slice(0, seatCount - 1)) await guest.must(`/api/tables/${id}/sit`, {});
  const heard: string[] = [];
  const watcher = guests[viewer === 'spectator' ? seatCount : viewer] as Guest;
  const player = connect(server, watcher, id, heard);
  // Everybody else is here only until the match is on: the clock that would begin without them stands still.
  const rest = guests.filter((guest) => guest !== watcher).map((guest) => connect(server, guest, id, []));
  await until('all are here', () => [player, ...rest].every(({ table }) => table !== null));
  await host.must(`/api/tables/${id}/start`, {});
  await until('the match is on', () => [player, ...rest].every(({ seen }) => seen.size > 0));
  for (const other of rest) other.leave();
  const table = await server.hall.table(id);
  await until('they have left', () => table.company.size === 1);
  const world = { id, guests, player, heard };
  await refreshed(world, viewer);
  heard.length = 0;
  return world;
}

function connect(server: TrialServer, { cookie }: Guest, table: string, heard: string[]): Player {
  return new Player({
    ...{ socketBase: server.socketBase, cookie, table },
    heard: (message) => void heard.push(JSON.stringify(message)),
  });
}

/** What a viewer can get to see of a moment, by every way there is. */
async function show(
  server: TrialServer,
  world: World,
  viewer: Viewer,
  { state, deed, any, now }: { state: object; deed: Input<object> | null; any: unknown; now: number },
): Promise<void> {
  const table = await server.hall.table(world.id);
  const { session } = table;
  if (session === null) throw new Error('the match is over');
  session.match.state = state as typeof session.match.state;
  session.match.reached = now;
  // The deed of somebody, or of the viewer; then all there is to be asked for.
  if (deed !== null && deed.by !== null) session.submitForBot(deed.by, deed.move);
  await refreshed(world, viewer);
  if (viewer !== 'spectator') {
    world.player.say({ type: 'move', key: 'any-move-at-all', seat: viewer, move: any });
    world.player.say({ type: 'legal', seat: viewer });
  }
  const seen = [...world.player.seen].map(([who, { stream, seq }]) => ({
    viewer: who,
    stream,
    seq: Math.max(0, seq - 1),
  }));
  world.player.say({ type: 'check', seen });
  await refreshed(world, viewer);
  const host = world.guests[0] as Guest;
  const match = table.data.match?.id ?? '';
  world.heard.push(JSON.stringify((await host.ask('GET', `/api/matches/${match}`)).json));
  for (const [index, frame] of world.heard.entries()) world.heard[index] = withoutNames(frame, world, match);
}

/** A whole view comes after everything that happened before it was asked for. */
async function refreshed(world: World, viewer: Viewer): Promise<void> {
  const isWhole = (frame: string): boolean => frame.startsWith('{"type":"view"');
  const before = world.heard.filter(isWhole).length;
  world.player.say({ type: 'refresh', viewer });
  await until('a whole view', () => world.heard.filter(isWhole).length > before);
}

/** Names that were drawn at random and have one length, and moments of the server's clock. */
function withoutNames(frame: string, world: World, match: string): string {
  let text = frame.replaceAll(world.id, 'TABLE').replaceAll(match, 'MATCH');
  for (const [index, { id }] of world.guests.entries()) text = text.replaceAll(id, `GUEST${index}`);
  return text
    .replace(/"commitment":"[0-9a-f]{64}"/g, '"commitment":"…"')
    .replace(/"stream":"[\w-]{12}"/g, '"stream":"…"')
    .replace(/"(?:clock|sent|startedAt|arrived|pressed|claimed)":[\d.]+/g, '"moment":0')
    .replace(/"code":"[a-z]{4}"/g, '"code":"…"');
}

function difference(one: readonly string[], two: readonly string[]): string | null {
  if (one.length !== two.length) return `${one.length} frames here, ${two.length} there`;
  const at = one.findIndex((frame, index) => frame !== two[index]);
  if (at < 0) return null;
  const [here, there] = [one[at] ?? '', two[at] ?? ''];
  const from = Math.max(0, [...here].findIndex((char, index) => char !== there[index]) - 40);
  return `${here.slice(from, from + 100)} is ${there.slice(from, from + 100)} there`;
}
