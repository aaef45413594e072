/** A match of this device as a table that everybody knows how to read. */

import { type LookingInfo, lookingSince, NO_ROOM, type SeatInfo, type TableInfo, type Told, toldInto } from '#protocol';
import {
  type Clock,
  type Entry,
  type Game,
  type LiveMatch,
  type MatchStart,
  type MatchTime,
  type Millis,
  type Seat,
  sealedChance,
  seatsOf,
} from '#tabletop';
import type { StoredMatch } from './stored-matches.ts';

export interface Device {
  readonly clock: Clock;
  /** Resolves when it is written down, or can't be. */
  keep(match: StoredMatch): Promise<void>;
  drawId(): string;
}

/** Everybody at this device is one and the same guest. */
export const OWNER = 'this-device';

const SETTINGS: TableInfo['settings'] = {
  ...{ listed: false, freeText: false, spectators: true },
  ...{ turnSeconds: null, awaySeconds: null, tellFirst: false, watchLive: false, watchDelay: 0 },
  ...{ idleSeconds: null, locked: false, codeHidden: false, overDays: null },
};

export function infoOf(
  { id, people, recording }: StoredMatch,
  { outcome }: LiveMatch,
  time: MatchTime,
  { isPaused, looking }: { readonly isPaused: boolean; readonly looking: LookingInfo | null },
): TableInfo {
  const { game, rulesVersion, options, players } = recording;
  const at = time.standsAt;
  return {
    ...{ id, code: null, game, rulesVersion, host: OWNER, watching: 0, settings: SETTINGS, rematch: null },
    room: NO_ROOM,
    options: options as TableInfo['options'],
    phase: outcome === null ? 'playing' : 'finished',
    seats: players.map(({ name, bot = 'regular' }, seat): SeatInfo => {
      if (!people.includes(seat)) return { kind: 'bot', name, level: bot };
      const person = { kind: 'person', name, guest: OWNER, here: true } as const;
      return { ...person, botFrom: null, stoodIn: false, turnEnds: null, asked: null, slow: false };
    }),
    match: {
      ...{ id, commitment: '', telling: null, looking, outcome },
      startedAt: outcome === null ? time.startedAt : null,
      stands: at === null ? null : { at, isPaused },
    },
  };
}

/** Matches stored before moves had keys have none; nobody asks for those moves again. */
export const entriesOf = ({ recording, keys = [] }: StoredMatch): readonly Entry[] =>
  recording.moves.map((input, index) => ({ kind: 'move', ...input, key: keys[index] ?? `stored-${index}` }));

export function startOf(game: Game, { options, players, chance, setup }: StoredMatch['recording']): MatchStart {
  const table = { options, seatCount: players.length };
  const given = setup === undefined ? null : game.parseSetup(setup, table);
  const anew = chance?.anew ?? [];
  return { ...table, chance: sealedChance(chance?.key ?? '00'), anew, setup: given?.ok ? given.value : null };
}

function actingIn({ game, state, seatCount, outcome }: LiveMatch): readonly Seat[] {
  if (outcome !== null) return [];
  return seatsOf(seatCount).filter((seat) => game.legalMoves(game.view(state, seat)).length > 0);
}

/** As it stands now; once it is over, with how it ended and when. */
export function writtenDown(
  before: StoredMatch,
  match: LiveMatch,
  now: { readonly at: Millis; readonly wall: number },
  keys: readonly string[],
): StoredMatch {
  const { moves, reached, outcome } = match;
  return {
    ...before,
    touchedAt: now.wall,
    acting: actingIn(match),
    isFinished: outcome !== null,
    // One that ended before this was kept ended when it was last touched.
    ...(outcome === null ? {} : { outcome, finishedAt: before.isFinished ? before.touchedAt : now.wall }),
    keys: [...keys],
    recording: { ...before.recording, moves: [...moves], until: Math.max(reached, now.at) },
  };
}

/** Since when there is something to look at that nobody may have seen yet. */
export const lookingAfter = ({ pace }: Game, told: readonly Told[]): Millis | null =>
  told.reduce<Millis | null>((before, one) => lookingSince(pace, one, before), null);

/** Takes up what was stored of a match, and the time since: what happened, entry by entry, and how far it has come. */
export function takenUp(match: LiveMatch, entries: readonly Entry[], until: Millis) {
  const told = entries.map((entry) => {
    const now: Told[] = [];
    match.recover([entry], toldInto(now));
    return now;
  });
  const reached = Math.max(match.reached, until);
  const sinceThen: Told[] = [];
  match.pass(reached, toldInto(sinceThen));
  return { told: sinceThen.length === 0 ? told : [...told, sinceThen], reached };
}
