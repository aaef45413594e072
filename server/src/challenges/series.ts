/** What a challenge is, and what is written down of it. */

import { randomBytes } from 'node:crypto';
import { CHALLENGES } from '#games';
import { type ChallengeRules, sealedChance } from '#tabletop';
import type { ChallengeRecord } from '../store/challenge-reads.ts';
import { refuse } from '../tables/refused.ts';

export interface SeriesData {
  readonly game: string;
  readonly rulesVersion: number;
  /** As the game lays them. */
  readonly rounds: readonly object[];
  /** For how many; null: for everybody. */
  readonly people: number | null;
  /** Of which day it is the public one; null: somebody made it. */
  readonly day: string | null;
  /** Until when a round can be shown, in milliseconds since 1970. */
  readonly until: number;
}

/** A challenge as it is kept. */
export interface Series extends Omit<ChallengeRecord, 'data'> {
  readonly data: SeriesData;
}

const DAILY = /^daily-([a-z-]{1,40})-(\d{4}-\d{2}-\d{2})$/;
const DAILY_ROUNDS = 3;
const A_DAY = 24 * 3_600_000;
const SECRET_BYTES = 32;

export const seriesIn = (record: ChallengeRecord): Series => record as Series;

/** `2026-11-18`, in Greenwich: a day begins for everybody at the same moment. */
export const dayAt = (wall: number): string => new Date(wall).toISOString().slice(0, 10);

export const dailyId = (game: string, wall: number): string => `daily-${game}-${dayAt(wall)}`;

/** A game that is not played so is none. */
export function rulesFor(game: string): ChallengeRules {
  return Object.hasOwn(CHALLENGES, game)
    ? ((CHALLENGES as { readonly [id: string]: ChallengeRules })[game] ?? refuse('no-such-game'))
    : refuse('no-such-game');
}

/** Laid for the rules of today: with others nobody could say how it ended. */
export const isPlayable = ({ data }: Series): boolean =>
  Object.hasOwn(CHALLENGES, data.game) && rulesFor(data.game).game.rulesVersion === data.rulesVersion;

export const rulesOf = (series: Series): ChallengeRules =>
  isPlayable(series) ? rulesFor(series.data.game) : refuse('other-rules');

interface Wanted extends Pick<Series, 'id' | 'guest' | 'wall'> {
  readonly rules: ChallengeRules;
  readonly rounds: number;
  readonly data: Pick<SeriesData, 'people' | 'day' | 'until'>;
}

/** Drawn from bytes that nobody can foresee. */
export function drawSeries({ id, guest, wall, rules, rounds, data }: Wanted): Series {
  const { id: game, rulesVersion } = rules.game;
  const drawn = rules.draw(rounds, sealedChance(randomBytes(SECRET_BYTES).toString('hex')));
  return { id, guest, wall, data: { game, rulesVersion, rounds: drawn, ...data } };
}

/** The public one of today, if that is what is asked for. Drawn anew each time: the first that is kept stands. */
export function todays(id: string, wall: number): Series | null {
  const [, game = '', day = ''] = DAILY.exec(id) ?? [];
  if (!Object.hasOwn(CHALLENGES, game) || day !== dayAt(wall)) return null;
  const until = Date.parse(day) + A_DAY;
  return drawSeries({
    ...{ id, guest: null, wall, rules: rulesFor(game), rounds: DAILY_ROUNDS },
    data: { people: null, day, until },
  });
}
