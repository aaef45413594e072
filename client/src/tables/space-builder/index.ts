/** Space Builder's table. */

import type { Event, Move, Result } from '#games/space-builder';
import type { GameTable } from '../game-table.ts';
import { Board } from './board.tsx';
import { chartsOf } from './charts.ts';
import { endingOf } from './ending.ts';
import { preparePictures } from './pictures.ts';
import { loadWords, sentenceOf } from './words.ts';

/** Building shows at once; whatever ends a round depends on the others. */
const PREDICTED: readonly Move['type'][] = ['build', 'takeBack', 'ready'];

export const table: GameTable = {
  Board,
  async load() {
    await Promise.all([preparePictures(), loadWords()]);
  },
  sentence: ({ event }, nameOf) => sentenceOf(event as Event, nameOf),
  cue({ event }, you) {
    const told = event as Event;
    switch (told.type) {
      case 'plan-came-up':
        return 'plan';
      case 'finished':
        return told.seat === you ? 'finish' : 'newcomer';
      case 'round-ended':
        return 'reveal';
      case 'unlocked':
        return 'ready';
      case 'match-won':
        return told.seat === you ? 'won' : 'over';
      default:
        return null;
    }
  },
  predicts: (move) => PREDICTED.includes((move as Move).type),
  charts: chartsOf,
  ending: (result, players) => endingOf(result as Result, players),
};
