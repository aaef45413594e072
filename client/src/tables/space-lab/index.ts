/** Space Lab's table. */

import type { Event, Move, Result, View } from '#games/space-lab';
import type { GameTable } from '../game-table.ts';
import { Board } from './board.tsx';
import { endingOf } from './ending.ts';
import { showsNothingNew } from './foretelling.ts';
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
      case 'turnBegan':
        return told.seat === you ? 'your-turn' : null;
      case 'cardsTurnedUp':
        return 'reveal';
      case 'cardsTaken':
        return 'take-back';
      case 'cardPlaced':
        return 'place';
      case 'projectsDrawn':
        return 'plan';
      case 'objectiveValidated':
        return 'finish';
      case 'cardsSwept':
        return 'flip';
      case 'endCalled':
        return 'newcomer';
      case 'matchEnded':
        return you !== null && told.winners.includes(you) ? 'won' : 'over';
      default:
        return null;
    }
  },
  turnOf: (view) => (view as View).turn,
  predicts: (move, view) => showsNothingNew(move as Move, view as View),
  ending: (result, players, events) => endingOf(result as Result, players, events as readonly Event[]),
};
