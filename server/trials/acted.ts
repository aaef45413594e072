/**
 * Two worlds over the wire that differ in one thing: in one somebody does something that a viewer may not notice, or
 * tries what is refused; in the other nobody does. Whatever that viewer asks then, by whatever way and at whatever moment,
 * is answered alike, with the same moments in it.
 */

import type { ToServer } from '#protocol';
import {
  act,
  type Chance,
  type Game,
  type Input,
  pick,
  quickChance,
  type Seat,
  type SeatInput,
  seatsOf,
  type Viewer,
  type Words,
} from '#tabletop';
import { typeOf } from '../src/match/submitted.ts';
import { World } from './leak-world.ts';
import { compare, type LeakTrial, RETURNS, type Tally } from './leaks.ts';
import type { ManualClock } from './manual-clock.ts';
import { type Moment, randomMoments } from './moments.ts';
import type { TrialServer } from './running.ts';

export interface ActedRequest<W extends Words> {
  readonly server: TrialServer;
  readonly clock: ManualClock;
  readonly trial: LeakTrial<W>;
  readonly viewer: Viewer;
  readonly seatCount: number;
  readonly pairs: number;
  readonly seed: number;
}

type Position<W extends Words> = Pick<Moment<W>, 'state' | 'now'>;
type Base<W extends Words> = Position<W> & Pick<Moment<W>, 'table'>;

/** What somebody else does unnoticed. */
interface Deed {
  readonly by: Seat;
  readonly move: unknown;
  readonly isLegal: boolean;
}

/** Nothing that the clock brings comes in between. */
const QUIET_MILLIS = 2_000;
/** From the deed to the viewer's own move, how much earlier that one claims to be, and until everything is settled. */
const STEPS = { after: 20, claimed: 45, settled: 300 } as const;
const MOST_DRAWS = 8;

export async function runActed<W extends Words>(request: ActedRequest<W>, report: Tally): Promise<void> {
  const { server, clock, trial, viewer, seatCount, pairs, seed } = request;
  const { game } = trial;
  const chance = quickChance(seed);
  const open = () => World.open(server, game as unknown as Game, seatCount, viewer);
  const worlds = [await open(), await open()] as const;
  const pass = async (millis: number): Promise<void> => {
    clock.pass(millis);
    for (const world of worlds) await world.listen(`${millis} ms later`);
  };
  let [primed, done] = [0, 0];
  for (const moment of randomMoments(trial, seatCount, chance)) {
    // A deed in common first: whatever was before, both worlds and what was shown of them are now the same.
    for (const world of worlds) {
      await world.perform({
        state: game.copy(moment.state),
        deed: moment.next as Input<object>,
        any: null,
        now: moment.now,
      });
    }
    await pass(STEPS.settled);
    for (const world of worlds) world.forgetAll();
    // The two tables began with different matches: after two deeds in common even the last frame is the same.
    if (primed++ < 2) continue;
    // Else whatever is done next would show it, in one world only.
    if (!worlds.every(({ isShown }) => isShown)) continue;
    const base = { table: moment.table, ...(worlds[0].position as Position<W>) };
    const deed = drawDeed(request, base, chance);
    const due = game.wakeAt(base.state);
    if (deed === null || (due !== null && due - base.now < QUIET_MILLIS)) continue;
    worlds[0].act(deed);
    await pass(STEPS.after);
    const own = ownMove(request, base, deed, chance);
    const claimed = clock.now() - STEPS.claimed;
    for (const world of worlds) await world.say(asked(viewer, own, { claimed, count: done }));
    await pass(STEPS.settled);
    const any = refusedMove(request, base, { deed, own }, chance);
    for (const world of worlds) await world.askForEverything({ any, returns: RETURNS[done % RETURNS.length] });
    await pass(STEPS.settled);
    countDeed(report, deed);
    compare(worlds.map((world) => world.forgetAll()) as [string[], string[]], `${game.id}, ${viewer}`, report);
    if (++done === pairs) break;
  }
  for (const world of worlds) world.leave();
}

function countDeed({ kinds }: Tally, { isLegal }: Deed): void {
  const kind = isLegal ? 'a secret deed' : 'a deed that was refused';
  kinds[kind] = (kinds[kind] ?? 0) + 1;
}

/** Everything that can be said about a match, right and wrong. */
function asked(viewer: Viewer, own: unknown, { claimed, count }: { claimed: number; count: number }): ToServer[] {
  if (viewer === 'spectator') return [{ type: 'refresh', viewer }];
  return [
    { type: 'refresh', viewer },
    { type: 'move', key: `own-move-${count}`, seat: viewer, move: own, pressed: claimed },
    { type: 'legal', seat: viewer },
    { type: 'seen', at: count },
    { type: 'undo', key: `own-undo-${count}`, seat: viewer },
  ];
}

/** A move of somebody else that this viewer can't notice: a legal one, if there is any, else one that is refused. */
function drawDeed<W extends Words>(
  { trial, viewer, seatCount }: ActedRequest<W>,
  { table, state, now }: Base<W>,
  chance: Chance,
): Deed | null {
  const { game } = trial;
  const others = seatsOf(seatCount).filter((seat) => seat !== viewer);
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const by = pick(chance, others);
    const offers = game.legalMoves(game.view(state, by));
    const move = offers.length === 0 ? null : game.offers.draw(pick(chance, offers), chance);
    if (move !== null && isUnnoticed(trial, state, viewer, { at: now, by, move })) return { by, move, isLegal: true };
  }
  const tried = { by: pick(chance, others), move: trial.anyMove(table, chance), isLegal: false };
  // Who pressed what too late is told to all.
  const isRace = (game.pace.races as readonly string[]).includes(typeOf(tried.move));
  return !isRace && isUnnoticed(trial, state, viewer, { at: now, ...tried }) ? tried : null;
}

function isUnnoticed<W extends Words>(
  { game }: LeakTrial<W>,
  state: W['State'],
  viewer: Viewer,
  deed: SeatInput<unknown>,
): boolean {
  const after = game.copy(state);
  const seen: unknown[] = [];
  act(game, after, deed, (event) => void seen.push(game.eventFor(event, viewer)));
  return seen.every((event) => event === null) && looks(game, after, viewer) === looks(game, state, viewer);
}

const looks = <W extends Words>(game: Game<W>, state: W['State'], viewer: Viewer): string =>
  JSON.stringify(game.view(state, viewer));

/** A legal move of the viewer that by the rules shows them the same in both worlds; null if there is none. */
function ownMove<W extends Words>(
  { trial, viewer }: ActedRequest<W>,
  { state, now }: Base<W>,
  deed: Deed,
  chance: Chance,
): unknown {
  const { game } = trial;
  if (viewer === 'spectator') return null;
  const offers = game.legalMoves(game.view(state, viewer));
  if (offers.length === 0) return null;
  const move = game.offers.draw(pick(chance, offers), chance);
  const results = [true, false].map((isActed) => {
    const copy = game.copy(state);
    const told: unknown[] = [];
    const tell = (event: W['Event']): void => void told.push(game.eventFor(event, viewer));
    if (isActed) act(game, copy, { at: now, ...deed }, () => undefined);
    const refusal = act(game, copy, { at: now, by: viewer, move }, tell);
    const isOver = game.outcome(copy) !== null;
    return isOver ? null : JSON.stringify([refusal, told, game.view(copy, viewer), game.wakeAt(copy)]);
  });
  // Where presses are compared the viewer's is the earlier one.
  const before = game.copy(state);
  act(game, before, { at: now, by: viewer, move }, () => undefined);
  const isStillUnnoticed = isUnnoticed(trial, before, viewer, { at: now, ...deed });
  return results[0] !== null && results[0] === results[1] && isStillUnnoticed ? move : null;
}

/** Refused in both worlds, and for the same reason. */
function refusedMove<W extends Words>(
  { trial, viewer }: ActedRequest<W>,
  { table, state, now }: Base<W>,
  { deed, own }: { readonly deed: Deed; readonly own: unknown },
  chance: Chance,
): unknown {
  const { game } = trial;
  if (viewer === 'spectator') return null;
  const any = trial.anyMove(table, chance);
  const reasons = [[deed], []].map((deeds) => {
    const copy = game.copy(state);
    for (const { by, move } of [...deeds, { by: viewer, move: own }])
      act(game, copy, { at: now, by, move }, () => undefined);
    return JSON.stringify(act(game, copy, { at: now, by: viewer, move: any }, () => undefined));
  });
  return reasons[0] !== 'null' && reasons[0] === reasons[1] ? any : null;
}
