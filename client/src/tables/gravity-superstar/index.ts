/** Gravity Superstar's table. */

import type { Event, Result, View } from '#games/gravity-superstar';
import { preparePieces } from '../../art/gravity/sheets.ts';
import type { GameTable } from '../game-table.ts';
import { Board } from './board.tsx';
import { endingOf } from './ending.ts';
import { loadWords, sentenceOf } from './words.ts';

export const table: GameTable = {
  Board,
  async load() {
    await Promise.all([loadWords(), preparePieces()]);
  },
  sentence: ({ event }, nameOf, you) => sentenceOf(event as Event, nameOf, you),
  cue({ event }, you) {
    const told = event as Event;
    switch (told.type) {
      case 'turn-began':
        return told.seat === you ? 'your-turn' : null;
      case 'star-taken':
      case 'token-taken':
        return 'place';
      case 'turned':
        return 'turn';
      case 'ejected':
        return 'flip';
      case 'cards-returned':
        return told.why === 'ejected' ? null : 'take-back';
      case 'came-in':
        return 'newcomer';
      case 'match-ended':
        return you !== null && told.winners.includes(you) ? 'won' : 'over';
      default:
        return null;
    }
  },
  predicts: () => true,
  turnOf: (view) => (view as View).turn,
  ending: (result, players, events) => endingOf(result as Result, players, events as readonly Event[]),
};
