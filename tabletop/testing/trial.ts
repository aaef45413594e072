/** What a game's test tells the laws so that they can try it. */

import type { Chance, Game, Input, Millis, Table, Viewer, Words } from '#tabletop';

export interface Trial<W extends Words> {
  readonly game: Game<W>;
  /** For each number of players. */
  readonly matches: number;
  readonly seed: number;
  /** Left out: every number of seats the game allows. */
  readonly seatCounts?: readonly number[];
  /** Left out: drawn from the game's options, every value of every option. */
  drawOptions?(chance: Chance): W['Options'];
  /** How long a random player waits before the move they drew; left out: up to three seconds. */
  pace?(view: W['View'], move: W['Move'], chance: Chance): Millis;
  /**
   * Another world that this viewer can't tell from the given one: everything they may not know is dealt anew, without
   * help from `view` or `imagine` (those are what is on trial). Null for a viewer who knows everything there is.
   */
  otherWorld(state: W['State'], viewer: Viewer, chance: Chance): OtherWorld<W> | null;
  /** Any move at all, sensible or not: those that are not offered must be refused. */
  anyMove(table: Table<W>, chance: Chance): unknown;
  /** A match that goes on for more inputs than this never ends. Left out: 20,000. */
  readonly longest?: number;
}

export interface OtherWorld<W extends Words> {
  readonly state: W['State'];
  /**
   * What the same deed is in this world: another seat plays the card it holds *here*. Null when the deed would show the
   * viewer something that was dealt anew: from there on the worlds may differ.
   */
  translate(input: Input<W['Move']>): Input<W['Move']> | null;
}

/** One law broken, once. */
export interface Breach {
  readonly law: Law;
  readonly seatCount: number;
  readonly match: number;
  /** What was seen. */
  readonly found: string;
}

export const LAWS = [
  'same inputs give the same match',
  'a state survives being written down',
  'a step does not change what it was given',
  'a copy is whole and apart',
  'every legal move is accepted',
  'every other move is refused',
  'a refusal leaves no trace',
  'somebody can move or time will',
  'a match ends',
  'a view stays as it was taken',
  'an imagined state looks like the view',
  'two worlds look the same',
  'what is planned is legal when it is due',
  'rules never reach outside',
  'rules remember nothing between matches',
] as const;

export type Law = (typeof LAWS)[number];

/** How much was tried: a law that never had a case has not been kept. */
export interface LawReport {
  readonly breaches: readonly Breach[];
  readonly matches: number;
  readonly inputs: number;
  /** Moves that were refused, as they should be. */
  readonly refused: number;
  /** Pairs of worlds that really differed in what the viewer may not know. */
  readonly worlds: number;
  /** How often each kind of event happened. */
  readonly events: ReadonlyMap<string, number>;
}
