/** The room: what stays the same from match to match of an evening. */

import type { Seat } from '#tabletop';
import type { TableInfo } from './answers.ts';
import type { SlowTurn } from './over-days.ts';

/** Has a seat; is in for the next match; only looks. */
export const PARTS = ['plays', 'waits', 'watches'] as const;

export type Part = (typeof PARTS)[number];

/** Somebody who belongs to the room. Those who play on one device are one guest with several seats. */
export interface RoomPerson {
  readonly guest: string;
  readonly name: string;
  readonly here: boolean;
  readonly part: Part;
}

/** What somebody would like to play next: one each. */
export interface Proposal {
  readonly guest: string;
  readonly game: string;
}

/** A screen that belongs to the room. */
export interface ScreenInfo {
  readonly id: string;
  readonly here: boolean;
}

export interface RoomInfo {
  /** In the order in which they came. */
  readonly people: readonly RoomPerson[];
  readonly proposals: readonly Proposal[];
  readonly screens: readonly ScreenInfo[];
  /** How many matches the tally has; the message `tally` says which. */
  readonly played: number;
  /** Who wants the match to stand still. It does once `match.stands` says so: against the clock, between rounds. */
  readonly pause: { readonly by: string } | null;
}

export interface TallyPlayer {
  readonly name: string;
  /** Null: a bot, or somebody who had themselves erased. */
  readonly guest: string | null;
  readonly points: number;
  readonly won: boolean;
}

/** A match that was finished tonight, as its seats were at its end. */
export interface TallyMatch {
  readonly id: string;
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly ended: number;
  readonly players: readonly TallyPlayer[];
}

/** A table without anything of a room: one of one's own device. */
export const NO_ROOM: RoomInfo = { people: [], proposals: [], screens: [], played: 0, pause: null };

export interface GameStanding {
  readonly matches: number;
  readonly wins: number;
  /** In the unit the game is won by. */
  readonly points: number;
}

/** How tonight went for one person. */
export interface Standing extends GameStanding {
  readonly guest: string;
  readonly name: string;
  readonly games: { readonly [game: string]: GameStanding };
}

const NOTHING: GameStanding = { matches: 0, wins: 0, points: 0 };

const withOneMore = ({ matches, wins, points }: GameStanding, player: TallyPlayer): GameStanding => ({
  matches: matches + 1,
  wins: wins + (player.won ? 1 : 0),
  points: points + player.points,
});

/** Of the people, not of bots: most wins first, then whoever needed fewer matches for them, then who came first. */
export function standingsOf(matches: readonly TallyMatch[]): readonly Standing[] {
  const standings = new Map<string, Standing>();
  for (const { game, players } of matches) {
    for (const player of players) {
      const { guest, name } = player;
      if (guest === null) continue;
      const key = JSON.stringify([guest, name]);
      const before = standings.get(key) ?? { ...NOTHING, guest, name, games: {} };
      const inGame = withOneMore(before.games[game] ?? NOTHING, player);
      standings.set(key, { ...before, ...withOneMore(before, player), games: { ...before.games, [game]: inGame } });
    }
  }
  return [...standings.values()].sort((one, other) => other.wins - one.wins || one.matches - other.matches);
}

/** What a room of one's own waits for. */
export const WAITS = ['move', 'race', 'pause', 'players', 'host'] as const;

/**
 * `move`: for the seats that can move; `race`: everybody plays at once; `pause`: for the match to go on; `players`: for
 * somebody to take the empty seats; `host`: for whoever starts the next match.
 */
export interface WaitsFor {
  readonly what: (typeof WAITS)[number];
  readonly seats: readonly Seat[];
}

/** A room of whoever asks. */
export interface OwnRoom extends TableInfo {
  /** What whoever asks is called there. */
  readonly you: string;
  readonly waits: WaitsFor;
  /** A slow table waits for whoever asks: for the seat of theirs that has least time left. */
  readonly turn: SlowTurn | null;
}

/** A screen, as it is told to itself: with a code while it belongs to no room, with a table once it does. */
export interface ScreenState {
  readonly id: string;
  /** Five letters for the host to type. */
  readonly code: string | null;
  /** How long the code still stands. */
  readonly seconds: number | null;
  readonly table: string | null;
}
