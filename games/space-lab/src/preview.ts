/** What a placement would bring, told beforehand from what its player sees. */

import { labCard } from './box.ts';
import type { LabId, ProjectId, Tile } from './components.ts';
import { legalMoves, offers } from './legal.ts';
import type { PlaceMove } from './moves.ts';
import { bonusesOf } from './rules/bonus.ts';
import { cardsPlaced, objectivesValidated } from './rules/end.ts';
import { type Board, pointsOf } from './rules/score.ts';
import { tileBonus, validationsDue } from './rules/validation.ts';
import type { Due, Source } from './state.ts';
import { type Capsule, layoutOf } from './station.ts';
import type { SeatView, View } from './view.ts';

export interface PlacementPreview {
  /** Each draw of Projects in order; one of each is kept. */
  readonly projects: readonly { readonly source: Source; readonly count: number }[];
  /** What the Lab cards drawn come from. */
  readonly labCards: readonly Source[];
  /** Without a tile when the pile is empty. */
  readonly validations: readonly { readonly capsule: Capsule; readonly tile: Tile | null }[];
  readonly earnsTechnician: boolean;
  /** Points the seat has more, whatever the Projects drawn may turn out to be worth. */
  readonly scoreChange: number;
  /** The tenth card or third Objective; alone, the seventeenth or sixth. */
  readonly bringsEnd: boolean;
}

/** What is left to draw from, as the placement goes on. */
interface Stock {
  projects: number;
  lab: number;
  discard: number;
  readonly tiles: Tile[][];
}

/** The board of a seat as far as this viewer knows it. */
export function boardOf(seat: SeatView): Board {
  const projects: readonly (ProjectId | null)[] =
    seat.projects ?? Array.from({ length: seat.projectCount }, (): ProjectId | null => null);
  return { station: seat.station, capsules: seat.capsules, validations: seat.validations, projects };
}

/** Null if the move is not among the legal ones. */
export function previewPlacement(view: View, move: PlaceMove): PlacementPreview | null {
  if (view.viewer === 'spectator' || !legalMoves(view).some((offer) => offers.has(offer, move))) return null;
  const seat = view.seats[view.viewer] as SeatView;
  const layout = layoutOf(seat.station);
  const slot = layout.slots.indexOf(move.slot);
  const before = boardOf(seat);
  const after = {
    station: seat.station.with(slot, move.card),
    capsules: seat.capsules.slice(),
    validations: seat.validations.slice(),
    projects: before.projects.slice(),
  };
  const dues = [...bonusesOf(after, move.card, slot), ...validationsDue(after, slot)];
  const found = settled(dues, after, stockAfterPaying(view, move.card), view.seats.length === 1);
  return {
    ...found,
    scoreChange: pointsOf(after) - pointsOf(before),
    bringsEnd: cardsPlaced(after) === layout.cardsToEnd || objectivesValidated(after) === layout.objectivesToEnd,
  };
}

function stockAfterPaying(view: View, card: LabId): Stock {
  const stock: Stock = {
    projects: view.projectPileSize,
    lab: view.pileSize,
    discard: view.discard.length + labCard(card).cost,
    tiles: view.validations.map((tiles) => tiles.slice()),
  };
  if (labCard(card).cost > 0) refill(stock, view.seats.length === 1);
  return stock;
}

/** [REVEAL-3] [SOLO-5] */
function refill(stock: Stock, isAlone: boolean): void {
  if (stock.lab > 0 || isAlone) return;
  stock.lab = stock.discard;
  stock.discard = 0;
}

type Found = Omit<PlacementPreview, 'scoreChange' | 'bringsEnd'>;

interface FutureBoard {
  readonly station: readonly (LabId | null)[];
  readonly validations: (number | null)[];
  readonly projects: (ProjectId | null)[];
}

/** Goes through the dues as `settle` will, with numbers of cards in the place of cards. */
function settled(dues: Due[], board: FutureBoard, stock: Stock, isAlone: boolean): Found {
  const projects: { source: Source; count: number }[] = [];
  const labCards: Source[] = [];
  const validations: { capsule: Capsule; tile: Tile | null }[] = [];
  const { capsules, pileOf } = layoutOf(board.station);
  let earnsTechnician = false;
  for (let due = dues.shift(); due !== undefined; due = dues.shift()) {
    switch (due.kind) {
      case 'projects': {
        const count = Math.min(due.count, stock.projects);
        if (count === 0) break;
        projects.push({ source: due.source, count });
        board.projects.push(null);
        stock.projects--;
        break;
      }
      case 'labCard':
        if (stock.lab === 0) break;
        labCards.push(due.source);
        stock.lab--;
        refill(stock, isAlone);
        break;
      case 'technician':
        earnsTechnician = true;
        break;
      case 'validation': {
        const tile = stock.tiles[pileOf[due.capsule] ?? 0]?.shift() ?? null;
        board.validations[due.capsule] = tile?.points ?? 0;
        validations.push({ capsule: capsules[due.capsule] ?? 'L', tile });
        const bonus = tileBonus(tile);
        if (bonus !== null) dues.unshift(bonus);
        break;
      }
    }
  }
  return { projects, labCards, validations, earnsTechnician };
}
