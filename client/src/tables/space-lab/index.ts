/** Space Lab's table. */

import type { Event, Move, Result, View } from '#games/space-lab';
import type { GameTable } from '../game-table.ts';
import { Board } from './board.tsx';
import { endingOf } from './ending.ts';
import { isPredictable } from './predictable.ts';
import { sentenceOf } from './sentences.ts';
import { loadWords } from './words.ts';

export const table: GameTable = {
  Board,
  lingers: true,
  load: loadWords,
  sentence: ({ event }, nameOf) => sentenceOf(event as Event, nameOf),
  cue({ event }, you) {
    const told = event as Event;
    switch (told.type) {
      case 'turn-began':
        return told.seat === you ? 'your-turn' : null;
      case 'cards-turned-up':
        return 'reveal';
      case 'cards-taken':
        return 'take-back';
      case 'card-placed':
        return 'place';
      case 'projects-drawn':
        return 'plan';
      case 'objective-validated':
        return 'finish';
      case 'cards-swept':
        return 'flip';
      case 'end-called':
        return 'newcomer';
      case 'match-ended':
        return you !== null && told.winners.includes(you) ? 'won' : 'over';
      default:
        return null;
    }
  },
  turnOf: (view) => (view as View).turn,
  predicts: (move, view) => isPredictable(move as Move, view as View),
  ending: (result, players, events) => endingOf(result as Result, players, events as readonly Event[]),
};
