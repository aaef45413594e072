/** Who pressed first. Pure: the same presses and the same draw give the same order. */

import { BUDGET, creditOf } from './budget.ts';

/** Presses closer than this can't be told apart. */
export const INDISTINCT = 5;

/** Moments are milliseconds of the served clock. */
export interface Arrival {
  readonly arrived: number;
  /** When the client says the press was; null when it doesn't say. */
  readonly claimed: number | null;
  /** How much earlier it may count than it came. */
  readonly credit: number;
}

export function pressOf({ arrived, claimed, credit }: Arrival): number {
  if (claimed === null) return arrived;
  return Math.min(Math.max(claimed, arrived - credit), arrived);
}

export interface Press {
  readonly seat: number;
  readonly pressed: number;
  readonly arrived: number;
  /** Whether being first matters for this move. */
  readonly races: boolean;
}

export type Ordered<P extends Press> = P & { readonly drawn: boolean };

interface Slot<P> {
  readonly press: P;
  readonly pressed: number;
  readonly drawn: boolean;
}

/**
 * By press; what one seat pressed stays in the order it came. Races that can't be told apart are drawn:
 * `below(n)` gives a whole number from 0 up to n - 1, each equally likely.
 */
export function inOrder<P extends Press>(presses: readonly P[], below: (bound: number) => number): Ordered<P>[] {
  const [only] = presses;
  if (only !== undefined && presses.length === 1)
    return [{ ...only, pressed: atMost(only.pressed, only), drawn: false }];
  const latest = new Map<number, number>();
  const slots = presses.map((press): Slot<P> => {
    const pressed = Math.max(press.pressed, latest.get(press.seat) ?? 0);
    latest.set(press.seat, pressed);
    return { press, pressed, drawn: false };
  });
  const races = drawTies(slots.filter(({ press }) => press.races).sort(byPress), below);
  // The sort is stable: at equal presses races keep the order that was drawn.
  const settled = [...races, ...slots.filter(({ press }) => !press.races)].sort(byPress);
  return keepSeatsInOrder(settled, slots).map(({ press, pressed, drawn }) => ({ ...press, pressed, drawn }));
}

/** Nor does a draw make up for more than anything else does. */
const atMost = (pressed: number, { races, arrived }: Press): number =>
  races ? Math.max(pressed, arrived - BUDGET) : pressed;

const byPress = (one: Slot<Press>, other: Slot<Press>): number => one.pressed - other.pressed;

/** Each group begins with the earliest race left and takes in all that can't be told apart from it. */
function drawTies<P extends Press>(races: readonly Slot<P>[], below: (bound: number) => number): Slot<P>[] {
  const order: Slot<P>[] = [];
  for (let start = 0; start < races.length; ) {
    const first = races[start] as Slot<P>;
    const group = races.slice(start).filter(({ pressed }) => pressed < first.pressed + INDISTINCT);
    start += group.length;
    const seats = shuffled([...new Set(group.map(({ press }) => press.seat))], below);
    const bySeat = group.toSorted((one, other) => seats.indexOf(one.press.seat) - seats.indexOf(other.press.seat));
    for (const { press } of bySeat) {
      order.push({ press, pressed: atMost(first.pressed, press), drawn: seats.length > 1 });
    }
  }
  return order;
}

function shuffled(seats: number[], below: (bound: number) => number): readonly number[] {
  for (let last = seats.length - 1; last > 0; last--) {
    const other = below(last + 1);
    const held = seats[last] as number;
    seats[last] = seats[other] as number;
    seats[other] = held;
  }
  return seats;
}

/** Whose turn it is stays as settled; what they do then is what they did first. */
function keepSeatsInOrder<P extends Press>(settled: readonly Slot<P>[], came: readonly Slot<P>[]): Slot<P>[] {
  const drawn = new Map(settled.map((slot) => [slot.press, slot.drawn]));
  const bySeat = new Map<number, P[]>();
  for (const { press } of came) {
    const own = bySeat.get(press.seat);
    if (own === undefined) bySeat.set(press.seat, [press]);
    else own.push(press);
  }
  return settled.map(({ press, pressed }) => {
    const own = bySeat.get(press.seat)?.shift() ?? press;
    return { press: own, pressed, drawn: drawn.get(own) ?? false };
  });
}

/**
 * How long a move is held: nothing that was pressed before it, or so shortly after it that it can't be told apart, can
 * come in after that. `slowest` is the longest way to anybody who plays.
 */
export const holdFor = (slowest: number): number => creditOf(slowest) + INDISTINCT;
