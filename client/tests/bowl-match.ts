/** Matches of Space Bowl, made on the spot: the rules' own oracle says which cards are valid. */

import type { Page } from 'playwright-core';
import {
  type Event,
  galaxySize,
  type JokerCard,
  type Move,
  type Options,
  type Position,
  positionsOf,
  type State,
  skyIn,
  solutions,
  spaceBowl,
  type View,
} from '#games/space-bowl';
import type { Seat, WrittenRecording } from '#tabletop';
import { bringOntoDevice } from './device.ts';
import { Played } from './played.ts';

const KEY = 'cd'.repeat(64);
const NAMES = ['Ada', 'Grace', 'Hubble', 'Vera', 'Nova', 'Milo', 'Zoé', 'Jun'] as const;
const PACE = 2_000;

/** Nothing ends by itself: whatever happens was played. */
export const UNHURRIED: Options = {
  blackHole: false,
  noJoker: false,
  void: false,
  bigGalaxy: false,
  rotation: false,
  sphere: false,
  learner: false,
  searchSeconds: null,
  countdownSeconds: null,
  placeSeconds: null,
  pauseSeconds: null,
};

/** What there is to be found in a view. */
export interface ToBeFound {
  readonly valid: readonly Position[];
  readonly withJoker: readonly JokerCard[];
  /** A card that no joker can save. */
  readonly hopeless: Position;
}

export function toBeFound(
  view: Pick<View, 'galaxy' | 'options'> & { readonly round: Pick<View['round'], 'thrown'> },
): ToBeFound {
  const { thrown } = view.round;
  if (thrown === null) throw new Error('nothing has been thrown');
  const found = solutions(skyIn(view), thrown, view.options);
  const valid = found.valid.map(({ position }) => position);
  const hopeless = positionsOf(galaxySize(view.options)).find(
    (position) => !valid.includes(position) && !found.withJoker.some((card) => card.position === position),
  );
  return { valid, withJoker: found.withJoker, hopeless: hopeless ?? 'A1' };
}

export interface Playing {
  readonly state: State;
  view(seat: Seat): View;
  found(): ToBeFound;
  play(by: Seat, move: Move): void;
  /** The captain throws. */
  throw(): void;
}

export interface BowlMatch {
  readonly recording: WrittenRecording;
  readonly state: State;
  /** Everything that happened. */
  readonly events: readonly Event[];
}

export interface Table {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly key?: string;
  /** As recordings write it; null: nothing is fixed. */
  readonly setup?: object | null;
  /** Seats other than the first that bots play on; nobody else plays them. */
  readonly bots?: boolean;
}

/** A match played by `script`, up to where it leaves off. */
export function bowlMatch(table: Table, script: (playing: Playing) => void): BowlMatch {
  const { seats = 5, key = KEY, setup = null } = table;
  const options = { ...UNHURRIED, ...table.options };
  const players = NAMES.slice(0, seats).map((name, seat) =>
    seat === 0 || table.bots !== true ? { name } : { name, bot: 'rookie' },
  );
  const played = new Played(spaceBowl, { options, players, key, setup, pace: PACE });
  const { state, events } = played;
  const view = (seat: Seat): View => spaceBowl.view(state, seat);
  const play = (by: Seat, move: Move): void => played.play(by, move);
  script({ state, view, found: () => toBeFound(view(0)), play, throw: () => play(state.captain, { type: 'throw' }) });
  return { recording: played.recording, state, events };
}

/** Puts matches among those of this browser, to sit down at one after the other. */
export function bringBowlMatches(
  page: Page,
  origin: string,
  matches: Readonly<Record<string, BowlMatch>>,
): Promise<void> {
  const brought = Object.entries(matches).map(([id, { recording }]) => ({
    id,
    recording,
    people: peopleIn(recording),
  }));
  return bringOntoDevice(page, origin, brought);
}

const peopleIn = ({ players }: WrittenRecording): readonly Seat[] =>
  players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));

export async function sitDown(page: Page, origin: string, id: string): Promise<void> {
  await page.goto(`${origin}/play/${id}`);
  await page.locator('.bowl').waitFor();
}

export async function openMatch(page: Page, origin: string, match: BowlMatch): Promise<void> {
  await bringBowlMatches(page, origin, { bowl: match });
  await sitDown(page, origin, 'bowl');
}
