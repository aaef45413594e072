/** The tutorial, with its words. */

import type { ComponentType } from 'preact';
import { preparePieces } from '../../../art/gravity/sheets.ts';
import { learningWords } from '../learning-words.ts';
import { loadWords } from '../words.ts';
import { Tutorial } from './tutorial.tsx';

export async function loadTutorial(): Promise<ComponentType> {
  await Promise.all([preparePieces(), loadWords(), learningWords.load()]);
  return Tutorial;
}
