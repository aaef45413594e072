/** A table for tests: one galaxy everybody knows, and what happens at it written as a list of moments. */

import { act, advance, defaultOptions, type Millis, quickChance, type Refused, type Seat } from '#tabletop';
import type { Event } from '../src/events.ts';
import { spaceBowl } from '../src/index.ts';
import { readMove } from '../src/moves.ts';
import { type Position, placeOf, readCard, readThrow } from '../src/notation.ts';
import { galaxySize, OPTIONS, type Options } from '../src/options.ts';
import type { Setup } from '../src/setup.ts';
import type { State } from '../src/state.ts';

export const EMMA = 0;
export const MARIE = 1;
export const LUCAS = 2;
export const ADA = 3;

/** With `THROW` B2 and D4 are valid; C3 needs the joker on D2; A1 and E5 can never be. */
export const GALAXY = `
epsh  apsr  aeph  ph    ps
aerh  aer   ap    ah    epsr
psr   apsh  aesh  sr    aep
aepsh eh    esrh  aepsr aprh
srh   epsrh esr   eph   ash
`;

/** Azure on the destination, ember to its north-east. */
export const THROW = '. . e / . *a . / . . .';

export const INFINITY = 'ae ep as epr asr aeh psh aesr er sh';

export interface TestTable {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly galaxy?: string;
  /** Letters of the cards, top first. */
  readonly infinity?: string;
  readonly throws?: readonly string[];
  readonly captain?: Seat;
  readonly scores?: readonly number[];
  readonly cardsWon?: readonly number[];
  readonly faceDown?: readonly Position[];
}

export const optionsWith = (options: Partial<Options> = {}): Options => ({ ...defaultOptions(OPTIONS), ...options });

const cardsIn = (text: string): readonly number[] => text.trim().split(/\s+/).map(readCard);

export function begun(table: TestTable = {}): State {
  const options = optionsWith(table.options);
  const galaxy = cardsIn(table.galaxy ?? GALAXY);
  const infinity = cardsIn(table.infinity ?? INFINITY);
  const given: Setup = {
    galaxy,
    infinity,
    infinitySize: infinity.length,
    faceDown: (table.faceDown ?? []).map((position) => galaxy[placeOf(position, galaxySize(options))] as number),
    captain: table.captain ?? EMMA,
    throws: (table.throws ?? [THROW]).map(readThrow),
    scores: table.scores ?? null,
    cardsWon: table.cardsWon ?? null,
  };
  return spaceBowl.setup({ options, seatCount: table.seats ?? 3 }, quickChance(1), given);
}

/** Somebody does something; or, alone, a moment that time passes to. */
export type Deed = readonly [at: Millis, by: Seat, move: string] | readonly [at: Millis];

export interface TestMatch {
  readonly state: State;
  readonly events: readonly (Event & { readonly at: Millis })[];
  /** The first move that was refused; nothing after it was tried. */
  readonly refusal: Refused | null;
}

export function played(table: TestTable, ...deeds: readonly Deed[]): TestMatch {
  return playedOn(begun(table), ...deeds);
}

export function playedOn(state: State, ...deeds: readonly Deed[]): TestMatch {
  const events: (Event & { at: Millis })[] = [];
  const tell = (event: Event, at: Millis): void => {
    events.push({ ...event, at });
  };
  for (const [at, by, move] of deeds) {
    if (by === undefined || move === undefined) {
      advance(spaceBowl, state, at, tell);
      continue;
    }
    const refusal = act(spaceBowl, state, { at, by, move: readMove(move) }, tell);
    if (refusal !== null) return { state, events, refusal };
  }
  return { state, events, refusal: null };
}

/** Of the rounds finished so far, what the last one changed. */
export const changesIn = ({ state }: TestMatch): readonly number[] | undefined => state.rounds.at(-1)?.changes;

/** When each event of this kind happened. */
export function momentsOf({ events }: TestMatch, type: Event['type']): readonly Millis[] {
  return events.filter((event) => event.type === type).map(({ at }) => at);
}
