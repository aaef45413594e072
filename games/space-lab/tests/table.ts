/**
 * A table for tests: positions and moves in notation.
 *
 *   hands: ['red-08 gold-02', '']          stations: ['t0:red-01 m1:gold-02', '']
 *   objectives: ['gold-gold-red …', '…']   owned: ['mars-1 mars-2 + left:5', '']
 */

import { quickChance, type Seat } from '#tabletop';
import type { Event } from '../src/events.ts';
import { spaceLab } from '../src/index.ts';
import { readMove } from '../src/notation.ts';
import type { State } from '../src/state.ts';

/** Everything as text; what is left out is empty, save the Objectives. */
export interface Position {
  readonly seats?: number;
  readonly advanced?: boolean;
  readonly first?: Seat;
  readonly lab?: string;
  readonly projects?: string;
  readonly objectives?: readonly string[];
  readonly stations?: readonly string[];
  readonly hands?: readonly string[];
  readonly owned?: readonly string[];
  readonly centre?: string;
  readonly discard?: string;
  readonly validations?: object;
}

/** Seat 0: medic, researcher, technician. Seat 1: researcher, researcher, technician. The others are there too. */
export const OBJECTIVES = [
  'gold-gold-green red-red-blue blue-blue-gold',
  'green-green-gold gold-gold-red red-red-green',
  'blue-blue-green gold-gold-blue red-red-gold',
  'green-green-red blue-blue-red green-green-blue',
] as const;

export const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

const pairs = (text: string): [string, string][] => words(text).map((word) => word.split(':') as [string, string]);

/** The JSON of a position in the middle of a match. */
export function setupOf(position: Position): object {
  const seats = position.seats ?? 2;
  const each = (texts: readonly string[] | undefined): string[] =>
    Array.from({ length: seats }, (_, seat) => texts?.[seat] ?? '');
  return {
    lab: words(position.lab ?? ''),
    projects: words(position.projects ?? ''),
    objectives: objectivesOf(position, seats),
    first: position.first ?? 0,
    reshuffle: 'inOrder',
    stations: each(position.stations).map((text) => Object.fromEntries(pairs(text))),
    hands: each(position.hands).map(words),
    owned: each(position.owned).map((text) => {
      const [projects = '', tiles = ''] = text.split('+');
      const validations = pairs(tiles).map(([pile, points]) => ({ pile, points: Number(points) }));
      return { projects: words(projects), validations };
    }),
    centre: words(position.centre ?? ''),
    discard: words(position.discard ?? ''),
    ...(position.validations === undefined ? {} : { validations: position.validations }),
  };
}

/** As given, and for seats that are not given any, those that are left in the order of OBJECTIVES. */
function objectivesOf({ objectives = [] }: Position, seats: number): string[][] {
  const given = objectives.map(words);
  const left = OBJECTIVES.flatMap(words).filter((name) => !given.flat().includes(name));
  const dealt = Array.from({ length: seats }, (_, seat) => given[seat] ?? left.splice(0, seats === 1 ? 6 : 3));
  return dealt.map((names) => names.map((name) => `objective-${name}`));
}

export function begin(position: Position): State {
  return beginWith(setupOf(position), position.seats ?? 2, position.advanced ?? false);
}

export function beginWith(setup: object, seatCount: number, advanced = false): State {
  const table = { options: { advanced }, seatCount };
  const given = spaceLab.parseSetup(setup, table);
  if (!given.ok) throw new Error(given.error);
  return spaceLab.setup(table, quickChance(1), given.value);
}

function inputOf(line: string) {
  const [by = '', ...move] = words(line);
  const read = readMove(move.join(' '));
  if (read === null) throw new Error(`not a move: ${line}`);
  return { at: 0, by: Number(by), move: read };
}

/** Plays lines such as "0 place red-10 m1 < green-14" and returns all that was told. */
export function played(state: State, ...lines: readonly string[]): Event[] {
  const told: Event[] = [];
  for (const line of lines) {
    const refusal = spaceLab.play(state, inputOf(line), (event) => told.push(event));
    if (refusal !== null) throw new Error(`${line}: ${refusal.because} [${refusal.rule}]`);
  }
  return told;
}

/** "because [RULE]", or null if the move is accepted; the state stays as it was. */
export function refusal(state: State, line: string): string | null {
  const refused = spaceLab.play(spaceLab.copy(state), inputOf(line), () => undefined);
  return refused === null ? null : `${refused.because} [${refused.rule}]`;
}

/** The types of what was told, in order. */
export const kinds = (events: readonly Event[]): string[] => events.map((event) => event.type);

export const handOf = (state: State, seat: Seat): string => {
  const { shown = [], hidden = [] } = state.seats[seat] ?? {};
  return [...shown, ...hidden].join(' ');
};

/** Top first. */
export const pileOf = (state: State): string => state.pile.toReversed().join(' ');
export const projectPileOf = (state: State): string => state.projects.toReversed().join(' ');
export const projectsOf = (state: State, seat: Seat): string => (state.seats[seat]?.projects ?? []).join(' ');
