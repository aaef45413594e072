/** What this device knows of its player's learning: kept in the browser, never sent. */

import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { isTitle, type Title } from '../catalogue/titles.ts';
import { keepOnDevice, keptFields } from '../settings/device-store.ts';
import type { Marks } from './hints.ts';
import { isTaught } from './teacher.ts';

/** new: never played. asked: has answered whether to learn it first. ready: has begun to play. */
const STAGES = ['new', 'asked', 'ready'] as const;
export type Stage = (typeof STAGES)[number];

interface Learner {
  readonly stage: Stage;
  readonly marks: Marks;
}

interface Memory {
  readonly hints: boolean;
  readonly games: Readonly<Partial<Record<Title, Learner>>>;
}

const STORED_UNDER = 'starboard.teaching';
const BEGINNER: Learner = { stage: 'new', marks: {} };

const isRecord = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null;

function learnerFrom(json: unknown): Learner {
  if (!isRecord(json)) return BEGINNER;
  const marks = isRecord(json.marks) ? Object.entries(json.marks).filter(([, count]) => typeof count === 'number') : [];
  return {
    stage: STAGES.find((stage) => stage === json.stage) ?? 'new',
    marks: Object.fromEntries(marks) as Marks,
  };
}

/** Where nothing is remembered everybody is new. */
function readStored(): Memory {
  const { hints, games } = keptFields(STORED_UNDER);
  const known = isRecord(games) ? Object.entries(games).filter(([game]) => isTitle(game)) : [];
  return {
    hints: hints !== false,
    games: Object.fromEntries(known.map(([game, learner]) => [game, learnerFrom(learner)])),
  };
}

const memory: Signal<Memory> = signal(readStored());

effect(() => keepOnDevice(STORED_UNDER, memory.value));
window.addEventListener('storage', ({ key }) => {
  if (key === STORED_UNDER) memory.value = readStored();
});

const learnerOf = (game: Title): Learner => memory.value.games[game] ?? BEGINNER;

function learn(game: Title, change: Partial<Learner>): void {
  const { hints, games } = memory.peek();
  memory.value = { hints, games: { ...games, [game]: { ...(games[game] ?? BEGINNER), ...change } } };
}

export const hintsAreOn: ReadonlySignal<boolean> = computed(() => memory.value.hints);

export function switchHints(hints: boolean): void {
  memory.value = { ...memory.peek(), hints };
}

/** Every hint comes again. Whoever has played stays somebody who has played. */
export function startHintsAgain(): void {
  const { games } = memory.peek();
  const fresh = Object.entries(games).map(([game, learner]) => [game, { ...learner, marks: {} }]);
  memory.value = { hints: true, games: Object.fromEntries(fresh) as Memory['games'] };
}

/** Where nothing is taught everybody is ready. Whoever asks follows a change of it. */
export const stageOf = (game: Title): Stage => (isTaught(game) ? learnerOf(game).stage : 'ready');

export const reach = (game: Title, stage: Stage): void => learn(game, { stage });

export const marksFor = (game: Title): Marks => learnerOf(game).marks;

export const keepMarks = (game: Title, marks: Marks): void => learn(game, { marks });
