/** What a table is set to: what it begins with, and what it becomes. */

import type { NewTable, OverDays, TableSettings } from '#protocol';
import { type Game, isRealTime } from '#tabletop';
import { refuse } from './refused.ts';

/** Nobody is played for at a slow table, unless it wants that. */
const NOBODY_WAITS = { turnSeconds: null, awaySeconds: null, idleSeconds: null } as const;
const IDLE_SECONDS = 180;

export const PLAIN_SETTINGS = {
  listed: false,
  freeText: false,
  spectators: true,
  turnSeconds: null,
  tellFirst: false,
  watchLive: false,
  watchDelay: 0,
  ...{ idleSeconds: IDLE_SECONDS, locked: false, codeHidden: false, overDays: null },
} as const;

export const AWAY_SECONDS = { realTime: 60, inTurns: 180 } as const;

export const usualAway = (game: Game): number => (isRealTime(game) ? AWAY_SECONDS.realTime : AWAY_SECONDS.inTurns);

export function readSettings(
  game: Game,
  asked: Pick<NewTable, keyof TableSettings>,
  earlier: TableSettings,
): TableSettings {
  const overDays = asked.overDays === undefined ? earlier.overDays : asked.overDays;
  if (overDays !== null && isRealTime(game)) refuse('only-in-turns');
  const before = turned(game, earlier, overDays);
  const { listed, freeText, spectators, turnSeconds, awaySeconds, tellFirst, watchLive, watchDelay, idleSeconds } =
    asked;
  const settings = {
    listed: listed ?? before.listed,
    freeText: freeText ?? before.freeText,
    spectators: spectators ?? before.spectators,
    turnSeconds: turnSeconds === undefined || overDays !== null ? before.turnSeconds : turnSeconds,
    awaySeconds: awaySeconds === undefined ? before.awaySeconds : awaySeconds,
    tellFirst: tellFirst ?? before.tellFirst,
    watchLive: watchLive ?? before.watchLive,
    watchDelay: watchDelay ?? before.watchDelay,
    idleSeconds: idleSeconds === undefined ? before.idleSeconds : idleSeconds,
    locked: asked.locked ?? before.locked,
    codeHidden: asked.codeHidden ?? before.codeHidden,
    overDays,
  };
  // Strangers of any age may come to a listed table.
  return settings.listed ? { ...settings, freeText: false } : settings;
}

/** Whoever chooses days, or now, has what is usual there. */
function turned(game: Game, settings: TableSettings, overDays: OverDays | null): TableSettings {
  if ((overDays === null) === (settings.overDays === null)) return settings;
  const usual = overDays === null ? { idleSeconds: IDLE_SECONDS, awaySeconds: usualAway(game) } : NOBODY_WAITS;
  return { ...settings, ...usual };
}

/** Whoever left the usual time as it was has the usual time of the next game. */
export function settingsFor(game: Game, settings: TableSettings, before: Game): TableSettings {
  const isUsual = settings.awaySeconds === usualAway(before);
  const kept = isUsual ? { ...settings, awaySeconds: usualAway(game) } : settings;
  return isRealTime(game) ? { ...turned(game, kept, null), overDays: null } : kept;
}

/** Both are the same pace, or neither is any. */
export const isSamePace = (one: OverDays | null, other: OverDays | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.hours === other.hours &&
    one.addedHours === other.addedHours &&
    one.late === other.late);
