/** The puzzles, with their words. */

import type { ComponentType } from 'preact';
import { preparePieces } from '../../../art/gravity/sheets.ts';
import { learningWords } from '../learning-words.ts';
import { loadWords } from '../words.ts';
import { Practice } from './practice.tsx';

export async function loadPractice(): Promise<ComponentType> {
  await Promise.all([preparePieces(), loadWords(), learningWords.load()]);
  return Practice;
}
