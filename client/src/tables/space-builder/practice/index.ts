/** Practice alone, with its words. */

import type { ComponentType } from 'preact';
import { learningWords } from '../learning-words.ts';
import { preparePictures } from '../pictures.ts';
import { loadWords } from '../words.ts';
import { Practice } from './practice.tsx';

export async function loadPractice(): Promise<ComponentType> {
  await Promise.all([preparePictures(), loadWords(), learningWords.load()]);
  return Practice;
}
