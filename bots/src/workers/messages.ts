/** What is said between a table and a worker in which bots think. Plain data, the same on the server and in a browser. */

import type { Words } from '#tabletop';
import type { Asked, Decision } from '../bot.ts';

export interface Question {
  readonly id: number;
  readonly game: string;
  readonly view: object;
  readonly asked: Asked;
}

export type Answer =
  | { readonly id: number; readonly decision: Decision<Words['Move']> | null }
  | { readonly id: number; readonly fault: string };
