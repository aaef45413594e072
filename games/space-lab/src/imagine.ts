/** Some full state that looks exactly like a view: only what the viewer can't know is dealt. */

import { type Chance, type Seat, shuffle } from '#tabletop';
import { COMPONENTS, labCard } from './box.ts';
import type { LabId, ObjectiveId } from './components.ts';
import { imagineProjects } from './project-memory.ts';
import { OBJECTIVES_AT_ONCE } from './rules/objectives.ts';
import { isPayable } from './rules/place.ts';
import { handSize, isSolo, type State, type UnseenCard } from './state.ts';
import type { SeatView, View } from './view.ts';

export function imagine(view: View, chance: Chance): State {
  const { hidden, pile } = imagineLab(view, chance);
  const { objectives, passed, later } = imagineObjectives(view, chance);
  const projects = imagineProjects(view, chance);
  return {
    chance,
    advanced: view.advanced,
    reshuffle: view.reshuffle,
    first: view.first,
    phase: view.phase,
    turn: view.turn ?? 0,
    caller: view.caller,
    pile,
    pools: view.pools,
    discard: view.discard,
    centre: view.centre,
    turnedUp: view.turnedUp,
    projects: projects.pile,
    draws: projects.draws,
    due: view.due,
    validations: view.validations,
    later,
    seats: view.seats.map((seat, index) => ({
      objectives: objectives[index] ?? [],
      passed: passed[index] ?? null,
      capsules: seat.capsules,
      validations: seat.validations,
      station: seat.station,
      shown: seat.shown,
      hidden: hidden[index] ?? [],
      unseen: seat.unseen,
      projects: projects.owned[index] ?? [],
    })),
  };
}

/** [SECRET-3] A card in a hand whose face the viewer does not know. */
interface Blank extends UnseenCard {
  readonly seat: Seat;
}

function imagineLab(view: View, chance: Chance): { readonly hidden: LabId[][]; readonly pile: LabId[] } {
  const own = view.viewer === 'spectator' ? [] : view.hand.slice(view.seats[view.viewer]?.shown.length);
  const pools = view.pools.map((pool) =>
    shuffle(
      chance,
      pool.filter((card) => !own.includes(card)),
    ),
  );
  const hidden: LabId[][] = view.seats.map((_, seat) => (seat === view.viewer ? own : []));
  const blanks: Blank[] = view.seats.flatMap(({ unseen }, seat) =>
    seat === view.viewer ? [] : unseen.map((known) => ({ seat, ...known })),
  );
  dealPlaceable(view, blanks, pools, hidden);
  // The cards most is known about first: what would do for them would do for the others too.
  blanks.sort((one, other) => other.costFrom - one.costFrom);
  for (const { seat, pool, costFrom } of blanks) {
    const cards = pools[pool] ?? [];
    const place = cards.findIndex((card) => labCard(card).cost >= costFrom);
    hidden[seat]?.push(...cards.splice(Math.max(place, 0), 1));
  }
  return { hidden, pile: pools.at(-1)?.slice(0, view.pileSize) ?? [] };
}

/** [PLACE-7] Somebody who is still placing must hold a card that can be paid for. */
function dealPlaceable(view: View, blanks: Blank[], pools: LabId[][], hidden: LabId[][]): void {
  if (view.phase !== 'placing' || view.turn === null || view.turn === view.viewer) return;
  const { turn } = view;
  const seat = view.seats[turn] as SeatView;
  const size = handSize(seat);
  if (seat.shown.some((card) => isPayable(card, size))) return;
  for (const [index, blank] of blanks.entries()) {
    if (blank.seat !== turn) continue;
    const cards = pools[blank.pool] ?? [];
    const place = cards.findIndex((card) => isPayable(card, size) && labCard(card).cost >= blank.costFrom);
    if (place < 0) continue;
    hidden[turn]?.push(...cards.splice(place, 1));
    blanks.splice(index, 1);
    return;
  }
}

interface ImaginedObjectives {
  readonly objectives: ObjectiveId[][];
  readonly passed: (ObjectiveId | null)[];
  readonly later: ObjectiveId[];
}

function imagineObjectives(view: View, chance: Chance): ImaginedObjectives {
  const known = new Set([view.objectives, view.passed, ...view.seats.map((seat) => seat.capsules)].flat());
  const unknown = COMPONENTS.objectives.map(({ id }) => id).filter((id) => !known.has(id));
  shuffle(chance, unknown);
  const take = (count: number): ObjectiveId[] => unknown.splice(0, count);
  const isBeforeExchange = view.phase === 'passing';
  const passed: (ObjectiveId | null)[] = view.seats.map((seat, index) => {
    if (index === view.viewer) return view.passed;
    return seat.hasPassed && isBeforeExchange ? (take(1)[0] ?? null) : null;
  });
  const objectives = view.seats.map((seat, index) => {
    if (index === view.viewer) return view.objectives.slice();
    // [SECRET-6] What the viewer passed on lies there, last, until it is laid out.
    const received = isBeforeExchange ? null : (passed.at(index - 1) ?? null);
    if (received === null) return take(seat.objectives);
    return [...take(seat.objectives - 1), received];
  });
  if (!isBeforeExchange) {
    for (const [index, seat] of view.seats.entries()) {
      if (seat.hasPassed) passed[index] = objectives[(index + 1) % view.seats.length]?.at(-1) ?? null;
    }
  }
  const isLowerRowToCome = isSolo(view) && view.phase === 'arranging' && view.seats[0]?.capsules[0] === null;
  return { objectives, passed, later: isLowerRowToCome ? take(OBJECTIVES_AT_ONCE) : [] };
}
