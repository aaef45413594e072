/** Games that can be played alone, each with what its page says of that; found by the build. */

import type { ComponentType } from 'preact';
import type { Title } from '../catalogue/titles.ts';

export interface AloneWay {
  /** Its words. */
  load(): Promise<void>;
  /** What it is called. */
  name(): string;
  /** How well one has done, and how well one can do. */
  readonly Scale: ComponentType;
}

const WAYS = import.meta.glob<AloneWay>('./*/alone.tsx', { import: 'aloneWay' });

const fileOf = (title: Title): string => `./${title}/alone.tsx`;

export const canPlayAlone = (title: Title): boolean => Object.hasOwn(WAYS, fileOf(title));

export async function loadAloneWay(title: Title): Promise<AloneWay | null> {
  const way = (await WAYS[fileOf(title)]?.()) ?? null;
  await way?.load();
  return way;
}
