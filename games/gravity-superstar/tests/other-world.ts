/** The same match in another world: what a viewer may not know is different there. For the laws, and for the wire. */

import type { GravitySuperstarWords } from '#games/gravity-superstar';
import { below, type Chance, type Input, pick, type Seat, seatsOf, shuffle, type Viewer } from '#tabletop';
import type { OtherWorld } from '#tabletop/testing';

type State = GravitySuperstarWords['State'];
type Move = GravitySuperstarWords['Move'];

const CARDS = ['long', 'high', 'drop', 'rotate', 'joker'] as const;
const bit = (card: Move extends infer M ? (M extends { card: infer C } ? C : never) : never): number =>
  1 << CARDS.indexOf(card);

/** Cards neither face up nor known to the viewer are dealt anew; each hidden card has its counterpart there. */
export function otherWorld(state: State, viewer: Viewer, chance: Chance): OtherWorld<GravitySuperstarWords> {
  const counterparts = new Map<Seat, Map<string, (typeof CARDS)[number]>>();
  for (const seat of seatsOf(state.cells.length)) {
    if (seat === viewer) continue;
    const faceUp = state.faceUp[seat] ?? 0;
    const unseen = CARDS.filter((card) => (faceUp & bit(card)) === 0);
    const dealt = shuffle(chance, unseen.slice());
    counterparts.set(seat, new Map(unseen.map((card, index) => [card, dealt[index] ?? card])));
    const held = unseen.filter((card) => ((state.hands[seat] ?? 0) & bit(card)) !== 0);
    state.hands[seat] = held.reduce((hand, card) => hand | bit(counterparts.get(seat)?.get(card) ?? card), 0);
  }
  return {
    state,
    translate(input: Input<Move>): Input<Move> | null {
      if (input.by === null || input.by === viewer) return input;
      const { move } = input;
      if (move.type === 'step') {
        return { ...input, move: { ...move, card: counterparts.get(input.by)?.get(move.card) ?? move.card } };
      }
      // A card laid open shows that it was in hand: only a world where it is, too, goes on the same way.
      if (move.type === 'play' && ((state.hands[input.by] ?? 0) & bit(move.card)) === 0) return null;
      return input;
    },
  };
}

const FIELDS: { readonly [field: string]: readonly unknown[] } = {
  type: ['refill', 'step', 'play', 'steal', 'replay', 'end', 'fly'],
  card: [...CARDS, 'wild'],
  as: [...CARDS],
  to: ['left', 'right', 'up'],
  turn: ['left', 'right', 'half', 90],
  take: ['blue', 'yellow', 'pink', 'green', 'orange', 'white', 'replay', null],
};

/** Mostly moves of some sort, now and then nonsense. */
export function anyMove(_table: unknown, chance: Chance): unknown {
  const sorts: readonly (readonly string[])[] = [
    ['type', 'card', 'to'],
    ['type', 'card', 'to'],
    ['type', 'card', 'as', 'to'],
    ['type', 'card'],
    ['type', 'card', 'turn'],
    ['type', 'take'],
    ['type'],
  ];
  return Object.fromEntries(
    pick(chance, sorts).map((field) => [field, pick(chance, FIELDS[field] ?? [below(chance, 9)])]),
  );
}
