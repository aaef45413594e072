/** What a player has in hand while building: which building, which face, which way up. Pure; the board draws it. */

import type { Building, Face, Move, Placed, Plot, QuarterTurn, View } from '#games/space-builder';

/** How a building lies in the hand, for each that was turned or flipped there. */
export type Poses = Readonly<Partial<Record<Building, Pose>>>;

export interface Pose {
  readonly face: Face;
  readonly turn: QuarterTurn;
}

export interface Hand {
  readonly picked: Building | null;
  readonly poses: Poses;
}

export const EMPTY_HAND: Hand = { picked: null, poses: {} };

const AS_DEALT: Pose = { face: 'A', turn: 0 };

/** What a tap leads to: the hand afterwards, and the moves to send, if any. */
export interface Tap {
  readonly hand: Hand;
  readonly moves: readonly Move[];
}

export interface City {
  readonly held: readonly Building[];
  readonly board: readonly Placed[];
  /** Whether the player may build at all. */
  readonly isOpen: boolean;
}

export function cityOf(view: View, seat: number): City {
  return {
    held: view.held[seat] ?? [],
    board: view.boards[seat] ?? [],
    isOpen: view.phase === 'building' && !view.finished.includes(seat),
  };
}

export const standing = (city: City, building: Building): Placed | null =>
  city.board.find((placed) => placed.building === building) ?? null;

export const onPlot = (city: City, plot: Plot): Placed | null =>
  city.board.find((placed) => placed.plot === plot) ?? null;

/** As it stands on the board, or as it lies in the hand. */
export function poseOf(hand: Hand, city: City, building: Building): Pose {
  const placed = standing(city, building);
  if (placed !== null) return { face: placed.face, turn: placed.turn };
  return hand.poses[building] ?? AS_DEALT;
}

const only = (hand: Hand): Tap => ({ hand, moves: [] });

/** Takes a building up, wherever it is; it stays there until it is put down. */
export function pick(hand: Hand, city: City, building: Building): Tap {
  if (!city.isOpen || !city.held.includes(building) || hand.picked === building) return only(hand);
  return only({ ...hand, picked: building });
}

/** A building in the hand, or the gap it left there. */
export function tapHand(hand: Hand, city: City, building: Building): Tap {
  if (hand.picked !== building) return pick(hand, city, building);
  return standing(city, building) === null ? only({ ...hand, picked: null }) : takeBack(hand, city);
}

export function tapPlot(hand: Hand, city: City, plot: Plot): Tap {
  if (!city.isOpen) return only(hand);
  const there = onPlot(city, plot);
  if (hand.picked === null) return there === null ? only(hand) : pick(hand, city, there.building);
  if (there?.building === hand.picked) return only({ ...hand, picked: null });
  return putDown(hand, city, hand.picked, plot);
}

/** On an empty plot it is built; of two that stand, each takes the other's plot; else the other one goes back. */
function putDown(hand: Hand, city: City, building: Building, plot: Plot): Tap {
  const pose = poseOf(hand, city, building);
  const from = standing(city, building);
  const other = onPlot(city, plot);
  const poses = { ...hand.poses, [building]: pose };
  const moves: Move[] = [{ type: 'build', building, face: pose.face, plot, turn: pose.turn }];
  if (other === null) return { hand: { picked: null, poses }, moves };
  if (from !== null) {
    moves.push({ type: 'build', building: other.building, face: other.face, plot: from.plot, turn: other.turn });
  }
  return { hand: { picked: null, poses: { ...poses, [other.building]: poseOf(hand, city, other.building) } }, moves };
}

/** Clockwise; back is counter-clockwise. */
export function turnPicked(hand: Hand, city: City, way: 'on' | 'back' = 'on'): Tap {
  const by = way === 'on' ? 1 : 3;
  return posePicked(hand, city, (pose) => ({ ...pose, turn: ((pose.turn + by) % 4) as QuarterTurn }));
}

export function flipPicked(hand: Hand, city: City): Tap {
  return posePicked(hand, city, (pose) => ({ ...pose, face: pose.face === 'A' ? 'B' : 'A' }));
}

/** What stands on the board changes there at once; what lies in the hand only there. */
function posePicked(hand: Hand, city: City, change: (pose: Pose) => Pose): Tap {
  const { picked } = hand;
  if (picked === null || !city.isOpen) return only(hand);
  const pose = change(poseOf(hand, city, picked));
  const placed = standing(city, picked);
  const after = { ...hand, poses: { ...hand.poses, [picked]: pose } };
  if (placed === null) return only(after);
  return {
    hand: after,
    moves: [{ type: 'build', building: picked, face: pose.face, plot: placed.plot, turn: pose.turn }],
  };
}

export function takeBack(hand: Hand, city: City): Tap {
  const { picked } = hand;
  if (picked === null || !city.isOpen || standing(city, picked) === null) return only(hand);
  const poses = { ...hand.poses, [picked]: poseOf(hand, city, picked) };
  return { hand: { picked: null, poses }, moves: [{ type: 'takeBack', building: picked }] };
}
