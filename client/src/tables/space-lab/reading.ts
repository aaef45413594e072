/** What the board asks of a view. Pure; the board draws it. */

import {
  AGENCIES,
  type Agency,
  type Board,
  boardOf,
  type LabId,
  type Layout,
  labCard,
  layoutFor,
  matchedSymbols,
  objectiveTile,
  type ProjectId,
  pointsOf,
  type SeatView,
  type Slot,
  SWEPT,
  scoreSheet,
  TURNED_UP,
  type View,
} from '#games/space-lab';
import { ARROWS } from '../grid-keys.ts';

export const layoutIn = (view: View): Layout => layoutFor(view.seats.length);

export const placedCount = (seat: SeatView): number => seat.station.filter((card) => card !== null).length;

export const validatedCount = (seat: SeatView): number => seat.validations.filter((points) => points !== null).length;

export const handCount = (seat: SeatView): number => seat.shown.length + seat.unseen.length;

/** Alone the match ends with the pile: after this turn whatever one does, or after a reveal. */
export const lastTurnAlone = (pileSize: number): 'last' | 'last-if-reveal' | null =>
  pileSize <= SWEPT ? 'last' : pileSize <= TURNED_UP + SWEPT ? 'last-if-reveal' : null;

export const scoreOf = (seat: SeatView): number => pointsOf(boardOf(seat));

/** One's own hand by agency, cheap cards first: whatever order it came in, a card stays where one looks for it. */
export const handOf = (hand: readonly LabId[]): readonly LabId[] =>
  hand.toSorted((one, other) => {
    const [left, right] = [labCard(one), labCard(other)];
    return (
      AGENCIES.indexOf(left.agency) - AGENCIES.indexOf(right.agency) || left.cost - right.cost || (one < other ? -1 : 1)
    );
  });

export interface Group {
  readonly agency: Agency;
  readonly cards: readonly LabId[];
}

/** In the order of the agencies; also those that nobody belongs to. */
export const groupsOf = (cards: readonly LabId[]): readonly Group[] =>
  AGENCIES.map((agency) => ({ agency, cards: cards.filter((card) => labCard(card).agency === agency) }));

/** Capsules whose open Objective still asks for this agency. */
export function capsulesShortOf(seat: SeatView, layout: Layout, agency: Agency): readonly number[] {
  return [...layout.capsules.keys()].filter((capsule) => {
    const objective = seat.capsules[capsule];
    if (typeof objective !== 'string' || seat.validations[capsule] !== null) return false;
    const matched = matchedSymbols(seat, capsule);
    return objectiveTile(objective).agencies.some((symbol, at) => symbol === agency && !matched[at]);
  });
}

/** What one more Project would add now. */
export const projectWorth = (seat: SeatView, project: ProjectId): number => {
  const board = boardOf(seat);
  return pointsOf({ ...board, projects: [...board.projects, project] }) - pointsOf(board);
};

/** The most this card could bring on a free slot; what it draws is not counted. */
export function bestWorth(board: Board, card: LabId): number {
  const before = pointsOf(board);
  let best = 0;
  for (const [slot, there] of board.station.entries()) {
    if (there !== null) continue;
    best = Math.max(best, pointsOf({ ...board, station: board.station.with(slot, card) }) - before);
  }
  return best;
}

/** What a card is worth by itself on a slot, as the station stands. */
export function pointsOn(seat: SeatView, { slots }: Layout, { card, slot }: { card: LabId; slot: Slot }): number {
  const board = boardOf(seat);
  const laid = { ...board, station: board.station.with(slots.indexOf(slot), card) };
  return scoreSheet(laid).find(({ kind, id }) => kind === 'lab' && id === card)?.points ?? 0;
}

/** Where a slot or capsule stands on a plan of seven columns. */
export function spotOf(place: string, layout: Layout): { readonly column: number; readonly row: number } {
  const rows = layout.slots.length > 10 ? 'tmsnb' : 'tmb';
  const letter = place.charAt(0);
  if ('LCR'.includes(letter)) return { column: 'LCR'.indexOf(letter) * 2 + 1, row: place.endsWith('2') ? 3 : 1 };
  const row = rows.indexOf(letter);
  const at = Number(place.charAt(1));
  return { column: row % 2 === 1 ? at * 2 : at * 2 + 1, row };
}

/** The nearest of these slots in the direction of an arrow; null if there is none or the key is no arrow. */
export function slotTowards(key: string, from: Slot, among: readonly Slot[], layout: Layout): Slot | null {
  const step = ARROWS[key];
  if (step === undefined) return null;
  const [rows, columns] = step;
  const here = spotOf(from, layout);
  let nearest: Slot | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const slot of among) {
    const there = spotOf(slot, layout);
    const across = there.column - here.column;
    const down = there.row - here.row;
    const along = across * columns + down * rows;
    if (along <= 0) continue;
    const distance = along + 2 * Math.abs(across * rows + down * columns);
    if (distance < least) [nearest, least] = [slot, distance];
  }
  return nearest;
}
