/** Games that can be played alone, each with what its page says of that. */

import type { ComponentType } from 'preact';
import type { Title } from '../catalogue/titles.ts';

export interface AloneWay {
  /** What it is called. */
  name(): string;
  /** How well one has done, and how well one can do. */
  readonly Scale: ComponentType;
}

const WAYS: Readonly<Partial<Record<Title, () => Promise<AloneWay>>>> = {
  'space-lab': async () => {
    const { aloneWay, loadAloneWords } = await import('./space-lab/alone.tsx');
    await loadAloneWords();
    return aloneWay;
  },
};

export const canPlayAlone = (title: Title): boolean => WAYS[title] !== undefined;

export const loadAloneWay = (title: Title): Promise<AloneWay | null> => WAYS[title]?.() ?? Promise.resolve(null);
