/** What the shell knows of each game before its rules are loaded: what its folder says, and what the build read off its rules. */

import type { GameId } from '#games';
import type { Level } from '#tabletop';
import type { Manifest } from './manifest.ts';
import { nameOf } from './name.ts';

/** Only the names of the games: their rules come when they are needed. */
export type Title = GameId;

interface Facts {
  readonly seats: { readonly min: number; readonly max: number };
  /** Several people can share one device only where they act one after another. */
  readonly pace: 'turns' | 'real-time';
  /** What the bots are called. */
  readonly bots: Readonly<Record<Level, string>>;
}

export interface Cover extends Facts, Manifest {
  readonly name: string;
}

/** Put here by the build: `client/build/game-facts.ts`. */
declare const GAME_FACTS: Readonly<Record<Title, Facts>>;

const MANIFESTS = import.meta.glob<Manifest>('../tables/*/manifest.ts', { eager: true, import: 'manifest' });

function coverOf(title: Title): Cover {
  const manifest = MANIFESTS[`../tables/${title}/manifest.ts`];
  if (manifest === undefined) throw new Error(`no manifest of ${title}`);
  return { name: nameOf(title), ...GAME_FACTS[title], ...manifest };
}

/** In the order of the first screen, which is that of `games/index.ts`. */
export const TITLES = Object.keys(GAME_FACTS) as readonly Title[];

export const COVERS = Object.fromEntries(TITLES.map((title) => [title, coverOf(title)])) as Readonly<
  Record<Title, Cover>
>;

export const isTitle = (text: string): text is Title => Object.hasOwn(COVERS, text);
