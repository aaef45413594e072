/** Games whose beginning can be laid by whoever opens the table, found by the build. */

import type { ComponentType } from 'preact';
import type { Title } from '../catalogue/titles.ts';

export interface SetupProps {
  /** Null: it is drawn. */
  readonly laid: object | null;
  /** How many play; null where that is not known yet. */
  readonly seatCount: number | null;
  readonly onLay: (laid: object | null) => void;
}

export interface SetupWay {
  /** What is laid. */
  name(): string;
  readonly Editor: ComponentType<SetupProps>;
  /** What a new table at the server is asked with. */
  forTable(laid: object): object;
  /** The set-up of a match for so many. */
  forMatch(laid: object, seatCount: number): object;
}

const WAYS = import.meta.glob<SetupWay>('./*/setup-way.ts', { import: 'setupWay' });

/** Null where nothing can be laid. */
export const loadSetupWay = async (title: Title): Promise<SetupWay | null> =>
  (await WAYS[`./${title}/setup-way.ts`]?.()) ?? null;
