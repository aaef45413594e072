/** The illustrated rules of the games, found by the build; loaded when somebody reads them. */

import type { ComponentType } from 'preact';
import type { Title } from '../catalogue/titles.ts';
import { defineArea } from '../words/area.ts';
import { areaOf } from './voices.ts';

const CHAPTERS = import.meta.glob<ComponentType>('./*/rules.tsx', { import: 'RuleChapters' });

export async function loadRuleChapters(title: Title): Promise<ComponentType> {
  const words = [defineArea(`${title}-rules`).load(), areaOf(title).load()];
  const [chapters] = await Promise.all([CHAPTERS[`./${title}/rules.tsx`]?.(), ...words]);
  if (chapters === undefined) throw new Error(`no rules for ${title}`);
  return chapters;
}
