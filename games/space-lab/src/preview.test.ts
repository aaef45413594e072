/** A preview of a placement is what then happens, in random matches of every size. */

import { expect, test } from 'vitest';
import { type Chance, drawOptions, pick, quickChance } from '#tabletop';
import type { Event } from './events.ts';
import { spaceLab } from './index.ts';
import { legalMoves, offers } from './legal.ts';
import type { Move, PlaceMove } from './moves.ts';
import { boardOf, type PlacementPreview, previewPlacement } from './preview.ts';
import { pointsOf } from './rules/score.ts';
import type { State } from './state.ts';
import type { SeatView } from './view.ts';

/** With so few cards some matches would go on for ever. */
const LONGEST = 300;

const draw = (state: State, seat: number, chance: Chance): Move | null => {
  const open = legalMoves(spaceLab.view(state, seat));
  return open.length === 0 ? null : offers.draw(pick(chance, open), chance);
};

/** The board without what the Projects drawn since turn out to be. */
function knownPoints(state: State, seat: number, projects: number): number {
  const board = boardOf(spaceLab.view(state, seat).seats[seat] as SeatView);
  return pointsOf({ ...board, projects: board.projects.map((project, at) => (at < projects ? project : null)) });
}

/** Plays the card, keeps any Project, and says what was told of it until it was wholly settled. */
function placed(state: State, move: PlaceMove, chance: Chance): PlacementPreview {
  const seat = state.turn;
  const had = state.seats[seat]?.projects.length ?? 0;
  const before = knownPoints(state, seat, had);
  const told: Event[] = [];
  const tell = (event: Event): number => told.push(event);
  spaceLab.play(state, { at: 0, by: seat, move }, tell);
  while (state.phase === 'choosing') {
    spaceLab.play(state, { at: 0, by: seat, move: draw(state, seat, chance) as Move }, tell);
  }
  const isEnd = (event: Event): boolean =>
    event.type === 'end-called' || (event.type === 'solo-ended' && event.reasons.some((why) => why !== 'pile-empty'));
  return {
    projects: told.flatMap((event) =>
      event.type === 'projects-drawn' ? [{ source: event.source, count: event.count }] : [],
    ),
    labCards: told.flatMap((event) => (event.type === 'lab-card-drawn' ? [event.source] : [])),
    validations: told.flatMap((event) =>
      event.type === 'objective-validated' ? [{ capsule: event.capsule, tile: event.tile }] : [],
    ),
    earnsTechnician: told.some(({ type }) => type === 'technician-earned'),
    scoreChange: knownPoints(state, seat, had) - before,
    bringsEnd: told.some(isEnd),
  };
}

function begun(match: number, chance: Chance): State {
  const table = { options: drawOptions(spaceLab.options, chance), seatCount: 1 + (match % 4) };
  const state = spaceLab.setup(table, quickChance(match), null);
  if (match % 8 < 4) return state;
  // In every other round of sizes piles run out in the middle of the match.
  state.projects.splice(3);
  if (table.seatCount > 1) state.pile.splice(6);
  state.validations = state.validations.map((tiles) => tiles.slice(0, 1));
  return state;
}

/** Plays a match on by one move; what a placement brought, once it was compared with its preview. */
function compared(state: State, chance: Chance): PlacementPreview | null {
  const seat = state.phase === 'passing' || state.phase === 'arranging' ? waitedFor(state) : state.turn;
  const move = draw(state, seat, chance);
  if (move?.type !== 'place') {
    if (move !== null) spaceLab.play(state, { at: 0, by: seat, move }, () => undefined);
    return null;
  }
  const shown = previewPlacement(spaceLab.view(state, seat), move);
  const wasCalled = state.caller !== null;
  const seen = placed(state, move, chance);
  // Once the end has been called nobody brings it again.
  expect(wasCalled ? { ...shown, bringsEnd: false } : shown).toEqual(seen);
  return seen;
}

test('a preview is what then happens, in random matches of every size', () => {
  const chance = quickChance(8);
  const seen: PlacementPreview[] = [];
  for (let match = 0; match < 80; match++) {
    const state = begun(match, chance);
    for (let step = 0; step < LONGEST && spaceLab.outcome(state) === null; step++) {
      const found = compared(state, chance);
      if (found !== null) seen.push(found);
    }
  }
  const count = (has: (found: PlacementPreview) => boolean): number => seen.filter(has).length;
  expect(count(({ projects }) => projects.length > 0)).toBeGreaterThan(50);
  expect(count(({ labCards }) => labCards.length > 0)).toBeGreaterThan(9);
  expect(count(({ validations }) => validations.length > 0)).toBeGreaterThan(9);
  expect(count(({ earnsTechnician }) => earnsTechnician)).toBeGreaterThan(9);
  expect(count(({ bringsEnd }) => bringsEnd)).toBeGreaterThan(9);
});

/** Some seat that has still to pass or to arrange its Objectives. */
function waitedFor(state: State): number {
  return state.seats.findIndex((_, seat) => legalMoves(spaceLab.view(state, seat)).length > 0);
}
