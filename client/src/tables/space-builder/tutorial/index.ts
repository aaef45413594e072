/** The tutorial, with its words. */

import type { ComponentType } from 'preact';
import { learningWords } from '../learning-words.ts';
import { preparePictures } from '../pictures.ts';
import { loadWords } from '../words.ts';
import { Tutorial } from './tutorial.tsx';

export async function loadTutorial(): Promise<ComponentType> {
  await Promise.all([preparePictures(), loadWords(), learningWords.load()]);
  return Tutorial;
}
