/** What can be chosen: the moves a card offers, each with everything it would do. Pure; the board draws it. */

import { type Card, type Direction, type Move, type Preview, preview, type View } from '#games/gravity-superstar';

export type Manner = 'step' | 'long' | 'high' | 'drop' | 'rotate';
export type Way = 'left' | 'right' | 'half' | 'none';

export interface Choice {
  /** A to J. */
  readonly letter: string;
  readonly move: Move;
  readonly manner: Manner;
  readonly way: Way;
  /** Where the head points before it. */
  readonly up: Direction;
  readonly foresight: Preview;
  /** Points with the worst and the best theft from those ejected. */
  readonly atLeast: number;
  readonly atMost: number;
}

/** Which card is in hand, and what a Joker is meant to be. */
export interface Pick {
  readonly card: Card | null;
  readonly as: Exclude<Manner, 'step'> | null;
}

export const NOTHING_PICKED: Pick = { card: null, as: null };

/** By which a choice is called, on the board, on its button and as a key. */
export const letterAt = (place: number): string => 'ABCDEFGHIJ'.charAt(place);

function mannerOf(move: Move): Manner | null {
  if (move.type === 'step') return 'step';
  if (move.type !== 'play') return null;
  return move.card === 'joker' ? move.as : move.card;
}

function wayOf(move: Move): Way {
  if ('to' in move) return move.to;
  return 'turn' in move ? move.turn : 'none';
}

/** All moves of a card: first what it is for, then the steps it can be laid down for. */
export function choicesOf(view: View, offers: readonly Move[], card: Card): readonly Choice[] {
  const own = offers.filter((move) => 'card' in move && move.card === card);
  const up = view.players[view.turn ?? 0]?.pawn?.up ?? 'N';
  const sorted = [...own.filter(({ type }) => type === 'play'), ...own.filter(({ type }) => type === 'step')];
  return sorted.flatMap((move, index) => {
    const manner = mannerOf(move);
    const foresight = preview(view, move);
    if (manner === null || foresight === null) return [];
    const letter = letterAt(index);
    const { atLeast, atMost } = foresight;
    return [{ letter, move, manner, way: wayOf(move), up, foresight, atLeast, atMost }];
  });
}

/** Those to press: of a Joker first only what it is meant to be. */
export function offered(choices: readonly Choice[], { card, as }: Pick): readonly Choice[] {
  return card !== 'joker' || as === null ? choices : choices.filter(({ manner }) => manner === as || manner === 'step');
}

export const JOKER_CAN_BE = ['long', 'high', 'drop', 'rotate'] as const;

export const fallsOf = ({ foresight }: Choice): number => foresight.path.filter(({ falling }) => falling).length;

/** One choice further in the list, round its end. */
export function nextChoice(choices: readonly Choice[], letter: string | null, by: 1 | -1): Choice | null {
  const index = choices.findIndex((choice) => choice.letter === letter);
  if (choices.length === 0) return null;
  const next = index === -1 ? (by === 1 ? 0 : choices.length - 1) : (index + by + choices.length) % choices.length;
  return choices[next] ?? null;
}
