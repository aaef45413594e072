/** Space Bowl's table. */

import type { Event, Move, Result } from '#games/space-bowl';
import type { GameTable } from '../game-table.ts';
import { Board } from './board.tsx';
import { chartsOf, endingOf } from './ending.ts';
import { prepareImages } from './images.tsx';
import { cueOf, sentenceOf } from './story.ts';
import { story } from './story-words.ts';
import { unseenSheets } from './unseen-sheets.tsx';
import { loadWords } from './words.ts';

export const table: GameTable = {
  Board,
  tells: true,
  async load() {
    await Promise.all([loadWords(), story.load(), prepareImages()]);
  },
  sentence: ({ event }, nameOf, you) => sentenceOf(event as Event, nameOf, you),
  cue: ({ event }, you) => cueOf(event as Event, you),
  // Who was first is the table's to say.
  predicts: (move) => ['follow', 'place'].includes((move as Move).type),
  charts: chartsOf,
  ending: (result, _players, events) => ({
    ...endingOf(result as Result, events),
    sheets: unseenSheets(events),
  }),
};
