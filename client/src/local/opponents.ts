/** Whom one plays against at once, game by game: kept on this device. */

import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Level } from '#tabletop';
import { isLevel } from '../catalogue/levels.ts';
import { COVERS, TITLES, type Title } from '../catalogue/titles.ts';
import type { SeatNow } from '../host/host.ts';
import { keepOnDevice, keptFields } from '../settings/device-store.ts';
import { type ChosenOptions, FIRST_FIT, type Fit, fitAfter, fitAt, type Result } from './fitting-level.ts';

export interface Opponents extends Fit {
  readonly bots: number;
  /** Null: as the game suggests. */
  readonly options: ChosenOptions | null;
}

const STORED_UNDER = 'starboard.opponents';

const usual = (title: Title): Opponents => ({ ...FIRST_FIT, bots: COVERS[title].opponents, options: null });

const fieldsOf = (told: unknown): Partial<Record<keyof Opponents, unknown>> =>
  typeof told === 'object' && told !== null ? told : {};

function readStored(): Readonly<Record<Title, Opponents>> {
  const stored = keptFields(STORED_UNDER);
  return Object.fromEntries(TITLES.map((title) => [title, checked(title, fieldsOf(stored[title]))])) as Record<
    Title,
    Opponents
  >;
}

function checked(title: Title, told: Partial<Record<keyof Opponents, unknown>>): Opponents {
  const before = usual(title);
  const { level, run, played, bots, options } = told;
  const most = COVERS[title].seats.max - 1;
  return {
    level: typeof level === 'string' && isLevel(level) ? level : before.level,
    run: Number.isInteger(run) ? (run as number) : 0,
    played: Number.isInteger(played) ? (played as number) : 0,
    bots: Number.isInteger(bots) && (bots as number) >= 1 && (bots as number) <= most ? (bots as number) : before.bots,
    options: typeof options === 'object' ? (options as ChosenOptions | null) : null,
  };
}

const all: Signal<Readonly<Record<Title, Opponents>>> = signal(readStored());

export const opponents: ReadonlySignal<Readonly<Record<Title, Opponents>>> = all;

function keep(title: Title, next: Opponents): void {
  all.value = { ...all.peek(), [title]: next };
  keepOnDevice(STORED_UNDER, all.peek());
}

/** The level that all bots at a table have; null: there are none, or they differ, or other people play. */
export function botLevelOf(seats: readonly Pick<SeatNow, 'kind' | 'level'>[]): Level | null {
  const levels = seats.flatMap(({ kind, level }) => (kind === 'you' ? [] : [kind === 'bot' ? level : null]));
  const [first = null] = levels;
  return isLevel(first) && levels.every((level) => level === first) ? first : null;
}

export function chooseLevel(title: Title, level: Level): void {
  const before = all.peek()[title];
  keep(title, { ...before, ...fitAt(before, level) });
}

export function chooseOpponents(title: Title, chosen: Partial<Pick<Opponents, 'bots' | 'options'>>): void {
  keep(title, { ...all.peek()[title], ...chosen });
}

/** A match against bots of one level has ended. */
export function noteResult(title: Title, level: Level, result: Result): void {
  const before = all.peek()[title];
  keep(title, { ...before, ...fitAfter(before, level, result) });
}
