/** What a game's own folder says of it to the pages: `client/src/tables/<game>/manifest.ts`, found by the build. */

import type { Game } from '#tabletop';

export interface Manifest {
  readonly minutes: number;
  /** As on the box; `to` is 0 where there is no upper end. */
  readonly ages: { readonly from: number; readonly to: number };
  /** What there is to do alone, besides the tutorial. */
  readonly practice: 'practice' | 'puzzles';
  /** How many bots "Play now" seats. */
  readonly opponents: number;
  /** The newest rules. */
  loadRules(): Promise<Game>;
  /** Rules of earlier versions, by number, for matches and recordings that began with them. */
  readonly earlier?: { readonly [version: number]: () => Promise<Game> };
}
