/** The tutorial, with its words. */

import type { ComponentType } from 'preact';
import { spaceLab } from '#games/space-lab';
import { learningWords } from '../learning-words.ts';
import { cardKind } from '../roomy.ts';
import { prepareTable } from '../table-ready.ts';
import { loadWords } from '../words.ts';
import { stateOf, YOU } from './scenes.ts';
import { Tutorial } from './tutorial.tsx';

export async function loadTutorial(): Promise<ComponentType> {
  await Promise.all([loadWords(), learningWords.load()]);
  await prepareTable(spaceLab.view(stateOf('early'), YOU), cardKind());
  return Tutorial;
}
