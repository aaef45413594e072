/** Which games can be played as challenges, found by the build; loaded when somebody plays. */

import type { ComponentType } from 'preact';
import { isTitle, TITLES, type Title } from '../catalogue/titles.ts';
import { areaOf } from '../tables/voices.ts';
import { defineArea } from '../words/area.ts';
import { learning } from '../words/learning.ts';
import type { AloneRoundProps } from './use-alone.ts';

interface ChallengeTable {
  readonly Round: ComponentType<AloneRoundProps>;
  prepare?(): Promise<void>;
}

const TABLES = import.meta.glob<ChallengeTable>('../tables/*/challenge/index.ts');

const fileOf = (title: Title): string => `../tables/${title}/challenge/index.ts`;

export const canChallenge = (title: string): title is Title => isTitle(title) && Object.hasOwn(TABLES, fileOf(title));

export const CHALLENGE_TITLES: readonly Title[] = TITLES.filter(canChallenge);

export async function loadRound(title: Title): Promise<ComponentType<AloneRoundProps> | null> {
  const words = [learning.load(), defineArea(`${title}-learning`).load(), areaOf(title).load()];
  const [found] = await Promise.all([TABLES[fileOf(title)]?.(), ...words]);
  await found?.prepare?.();
  return found?.Round ?? null;
}
