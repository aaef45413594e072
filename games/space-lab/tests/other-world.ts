/** Another world that a viewer can't tell from this one: faces they have never seen change places. */

import { below, type Chance, type Input, pick, shuffle, type Viewer } from '#tabletop';
import type { OtherWorld } from '#tabletop/testing';
import { COMPONENTS, labCard } from '../src/box.ts';
import { AGENCIES } from '../src/components.ts';
import type { Event } from '../src/events.ts';
import type { SpaceLabWords } from '../src/index.ts';
import type { Move } from '../src/moves.ts';
import type { State } from '../src/state.ts';
import { copy } from '../src/state.ts';
import { SLOTS } from '../src/station.ts';
import { play } from '../src/step.ts';

type Renaming = Map<string, string>;

export function otherWorld(state: State, viewer: Viewer, chance: Chance): OtherWorld<SpaceLabWords> {
  // Either only cards of one cost change places, so that everybody can do what they did, or any.
  const keepsCosts = below(chance, 2) === 0;
  const renaming: Renaming = new Map();
  renameLab(state, viewer, chance, { keepsCosts }, renaming);
  renameAmong(unseenProjects(state, viewer), chance, renaming);
  renameAmong(unseenObjectives(state, viewer), chance, renaming);
  const other = renamed(state, renaming);
  // What is in a pool, and what it is known by, is the same in both worlds.
  other.pools = state.pools;
  if (below(chance, 2) === 0) keepAnotherProject(other, viewer, chance);
  return { state: other, translate: (input) => translated(state, input, viewer, { renaming, keepsCosts }) };
}

const own = (state: State, viewer: Viewer) => (viewer === 'spectator' ? undefined : state.seats[viewer]);

function renameLab(
  state: State,
  viewer: Viewer,
  chance: Chance,
  { keepsCosts }: { readonly keepsCosts: boolean },
  renaming: Renaming,
): void {
  const known = own(state, viewer)?.hidden ?? [];
  for (const pool of state.pools) {
    const free = pool.filter((card) => !known.includes(card));
    const groups = keepsCosts ? [0, 1, 2, 3].map((cost) => free.filter((card) => labCard(card).cost === cost)) : [free];
    for (const group of groups) renameAmong(group, chance, renaming);
  }
  if (keepsCosts || fitsWhatIsKnown(state, viewer, renaming)) return;
  renaming.clear();
  renameLab(state, viewer, chance, { keepsCosts: true }, renaming);
}

/** Everybody knows of some hidden cards that they can't be cheap. */
function fitsWhatIsKnown(state: State, viewer: Viewer, renaming: Renaming): boolean {
  return state.seats.every((seat, index) => {
    if (index === viewer) return true;
    return state.pools.every((pool, number) => {
      const costs = seat.hidden
        .filter((card) => pool.includes(card))
        .map((card) => labCard(renaming.get(card) ?? card).cost)
        .sort();
      const least = seat.unseen.filter((known) => known.pool === number).map((known) => known.costFrom);
      return least.sort().every((costFrom, place) => (costs[place] ?? 0) >= costFrom);
    });
  });
}

function unseenProjects(state: State, viewer: Viewer): string[] {
  const seen = new Set(own(state, viewer)?.projects ?? []);
  for (const draw of state.draws) if (draw.by === viewer) for (const project of draw.drawn) seen.add(project);
  if (state.phase === 'over') for (const project of state.seats.flatMap((seat) => seat.projects)) seen.add(project);
  return COMPONENTS.projects.map(({ id }) => id).filter((id) => !seen.has(id));
}

function unseenObjectives(state: State, viewer: Viewer): string[] {
  const mine = own(state, viewer);
  const seen = new Set([mine?.objectives, mine?.passed, ...state.seats.map((seat) => seat.capsules)].flat());
  return COMPONENTS.objectives.map(({ id }) => id).filter((id) => !seen.has(id));
}

function renameAmong(ids: readonly string[], chance: Chance, renaming: Renaming): void {
  const others = shuffle(chance, ids.slice());
  for (const [place, id] of ids.entries()) renaming.set(id, others[place] ?? id);
}

/** The same data with other ids. */
function renamed<T>(data: T, renaming: Renaming): T {
  const rename = (_key: string, value: unknown): unknown =>
    typeof value === 'string' ? (renaming.get(value) ?? value) : value;
  return JSON.parse(JSON.stringify(data), rename) as T;
}

/** If the last draw was somebody else's, they may as well have kept another of the cards. */
function keepAnotherProject(state: State, viewer: Viewer, chance: Chance): void {
  const last = state.draws.at(-1);
  if (last === undefined || last.kept === null || last.by === viewer || state.phase === 'over') return;
  if (last.drawn.length < 2) return;
  const kept = last.drawn[below(chance, last.drawn.length)] ?? last.kept;
  const returned = last.drawn.filter((project) => project !== kept);
  state.draws = state.draws.with(-1, { by: last.by, drawn: last.drawn, kept });
  const seat = state.seats[last.by];
  if (seat !== undefined) seat.projects = seat.projects.with(-1, kept);
  state.projects.splice(0, returned.length, ...returned.toReversed());
}

function translated(
  state: State,
  input: Input<Move>,
  viewer: Viewer,
  { renaming, keepsCosts }: { readonly renaming: Renaming; readonly keepsCosts: boolean },
): Input<Move> | null {
  const isOthers = input.by !== viewer;
  const mayEndOtherwise = input.move?.type === 'place' || input.move?.type === 'keepProject';
  if (isOthers && mayEndOtherwise && !keepsCosts) return null;
  const told: Event[] = [];
  play(copy(state), input, (event) => told.push(event));
  const showsSomethingNew = told.some((event) => idsShown(event, viewer).some((id) => (renaming.get(id) ?? id) !== id));
  if (showsSomethingNew) return null;
  return isOthers ? renamed(input, renaming) : input;
}

/** The ids that this viewer sees when it happens, by the rules of the game. */
function idsShown(event: Event, viewer: Viewer): readonly string[] {
  switch (event.type) {
    case 'objectives-exchanged':
      return event.received.filter((_, seat) => seat === viewer).map(String);
    case 'objectives-drawn':
      return event.seat === viewer ? (event.objectives ?? []) : [];
    case 'objectives-arranged':
      return event.objectives;
    case 'cards-turned-up':
    case 'cards-taken':
    case 'cards-paid':
      return event.cards;
    case 'card-placed':
      return [event.card];
    case 'cards-swept':
      return [event.card];
    case 'projects-drawn':
      return event.seat === viewer ? (event.projects ?? []) : [];
    case 'lab-card-drawn':
      return event.seat === viewer ? [String(event.card)] : [];
    case 'match-ended':
      return event.projects.flat();
    default:
      return [];
  }
}

const labIds = COMPONENTS.lab.map(({ id }) => id);
const objectiveIds = COMPONENTS.objectives.map(({ id }) => id);
const projectIds = COMPONENTS.projects.map(({ id }) => id);

/** Any move at all, of a shape that exists. */
export function anyMove(_table: unknown, chance: Chance): unknown {
  const several = (ids: readonly string[], count: number): string[] => shuffle(chance, ids.slice()).slice(0, count);
  return pick(chance, [
    { type: 'passObjective', objective: pick(chance, objectiveIds) },
    { type: 'arrange', objectives: several(objectiveIds, 3) },
    { type: 'reveal' },
    { type: 'keep', agency: pick(chance, AGENCIES) },
    { type: 'recruit', agency: pick(chance, AGENCIES) },
    { type: 'place', card: pick(chance, labIds), slot: pick(chance, SLOTS), pay: several(labIds, below(chance, 5)) },
    { type: 'end' },
    { type: 'keepProject', project: pick(chance, projectIds) },
    { type: 'pass' },
  ]);
}
