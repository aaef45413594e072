import {
  COLOURS,
  DIRECTIONS,
  type GravitySuperstarWords,
  gravitySuperstar,
  type Move,
  writePosition,
} from '#games/gravity-superstar';
import type { Notation } from '../notation.ts';

const OFF_BOARD = -1;

function readFields([first, ...rest]: readonly string[]): object {
  switch (first) {
    case 'step':
      return { type: 'step', card: rest[0], to: rest[1] };
    case 'steal':
      return { type: 'steal', take: rest[0] };
    case 'joker':
      return { ...cardFields(rest), card: 'joker', as: rest[0] };
    case 'refill':
    case 'replay':
    case 'end':
      return { type: first };
    default:
      return cardFields([first ?? '', ...rest]);
  }
}

function cardFields([card, way]: readonly string[]): object {
  if (way === undefined) return { type: 'play', card };
  return card === 'rotate' ? { type: 'play', card, turn: way } : { type: 'play', card, to: way };
}

function writeMove(move: Move): string {
  const { type, ...fields } = move;
  return [...(type === 'play' ? [] : [type]), ...Object.values(fields)].join(' ');
}

export const notation: Notation<GravitySuperstarWords> = {
  help: `step long left (any card, face down) · long right · high left · drop · rotate half · joker high left · refill
steal blue · steal replay · replay · end. On the board: a, b … with ^ > v < are the pawns and their heads, o the Open Door pawn.`,
  write: writeMove,
  read: (text) => gravitySuperstar.parseMove(readFields(text.split(/\s+/))),
  show(view) {
    const { board, stars, openDoor, players } = view;
    const cells = players.map(({ pawn }) => pawn?.cell ?? OFF_BOARD);
    const ups = players.map(({ pawn }) => (pawn === null ? 0 : DIRECTIONS.indexOf(pawn.up)));
    const lines = players.map((player, seat) => {
      const owned = COLOURS.flatMap((colour, index) =>
        (player.stars[index] ?? 0) > 0 ? [`${player.stars[index]} ${colour}`] : [],
      );
      const hand = player.hand === null ? `${player.inHand} in hand` : `hand ${player.hand.join(' ')}`;
      return `${'abcdef'[seat]}: ${player.points} points (${owned.join(', ') || 'no stars'}; ${player.tokens} tokens), ${hand}, face up ${player.faceUp.join(' ') || '–'}, ${player.faceDown} face down`;
    });
    return [
      writePosition({ board, stars: [...stars], openDoor, cells, ups }),
      `Round ${view.round}, ${view.starsLeft} stars left, seat ${view.turn} to ${view.phase}`,
      ...lines,
    ].join('\n');
  },
};
