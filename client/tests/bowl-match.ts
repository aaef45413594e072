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
  type Setup,
  type State,
  skyIn,
  solutions,
  spaceBowl,
  type View,
} from '#games/space-bowl';
import { act, RECORDING_FORMAT, type Seat, type SeatInput, sealedChance, type WrittenRecording } from '#tabletop';

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
  const state = spaceBowl.setup({ options, seatCount: seats }, sealedChance(key), parsedSetup(setup, options, seats));
  const moves: SeatInput<Move>[] = [];
  const events: Event[] = [];
  const view = (seat: Seat): View => spaceBowl.view(state, seat);
  const play = (by: Seat, move: Move): void => {
    const at = (moves.length + 1) * PACE;
    const refusal = act(spaceBowl, state, { at, by, move }, (event) => events.push(event));
    if (refusal !== null) throw new Error(`${JSON.stringify(move)}: ${refusal.because}`);
    moves.push({ at, by, move });
  };
  script({ state, view, found: () => toBeFound(view(0)), play, throw: () => play(state.captain, { type: 'throw' }) });
  const recording: WrittenRecording = {
    format: RECORDING_FORMAT,
    game: spaceBowl.id,
    rulesVersion: spaceBowl.rulesVersion,
    options,
    players: NAMES.slice(0, seats).map((name, seat) =>
      seat === 0 || table.bots !== true ? { name } : { name, bot: 'rookie' },
    ),
    chance: { key },
    ...(setup === null ? {} : { setup }),
    moves,
    until: moves.length * PACE,
  };
  return { recording, state, events };
}

function parsedSetup(setup: object | null, options: Options, seatCount: number): Setup | null {
  if (setup === null) return null;
  const parsed = spaceBowl.parseSetup(setup, { options, seatCount });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  return parsed.value;
}

/** Puts a match among those of this browser and sits down at it. */
export async function openMatch(page: Page, origin: string, { recording }: BowlMatch): Promise<void> {
  const id = 'bowl-match';
  const people = recording.players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  const match = {
    id,
    game: 'space-bowl',
    startedAt: 1,
    touchedAt: 1,
    people,
    acting: people,
    isFinished: false,
    recording,
  };
  await page.goto(`${origin}/settings`);
  await page.evaluate(keeping(match));
  await page.goto(`${origin}/play/${id}`);
  await page.locator('.bowl').waitFor();
}

/** As a program for the browser. */
const keeping = (match: object): string => `new Promise((resolve, reject) => {
  const opened = indexedDB.open('starboard', 1);
  opened.onupgradeneeded = () => opened.result.createObjectStore('matches', { keyPath: 'id' });
  opened.onerror = () => reject(opened.error);
  opened.onsuccess = () => {
    const change = opened.result.transaction('matches', 'readwrite');
    change.objectStore('matches').put(${JSON.stringify(match)});
    change.oncomplete = () => {
      opened.result.close();
      resolve(null);
    };
  };
})`;
