/** What is written down about a room: whatever stays from match to match. */

import type { Proposal, TallyMatch, WebhookStyle } from '#protocol';
import type { Outcome } from '#tabletop';
import type { Sitting } from './seating.ts';
import type { OptionValues, TableData } from './table-data.ts';

/** Somebody of the room; whether they play is known by the seats. */
export interface PersonData {
  readonly guest: string;
  readonly name: string;
  /** Is in for the next match. */
  readonly waits?: true;
  /** Has gone for good, as far as they said; they come back as one of the room. */
  readonly left?: true;
}

export interface ScreenData {
  readonly id: string;
  /** Of its token: whoever reads the store is no screen. */
  readonly hash: string;
}

/** Where a room says whose turn it is. */
export interface WebhookData {
  readonly url: string;
  readonly style: WebhookStyle;
  /** What everything said there is signed with. */
  readonly secret: string;
  readonly language: string;
  /** What links begin with. */
  readonly origin: string;
  /** Nobody was there too often. */
  readonly isOff?: true;
}

export interface RoomData {
  /** In the order in which they came. */
  readonly people: readonly PersonData[];
  readonly proposals: readonly Proposal[];
  /** Finished matches, the oldest first. */
  readonly tally: readonly TallyMatch[];
  /** The last options of each game. */
  readonly options: { readonly [game: string]: OptionValues };
  readonly screens: readonly ScreenData[];
  /** The guest who wants the match to stand still. */
  readonly pause: { readonly by: string } | null;
  /** Left out: there is none. */
  readonly webhook?: WebhookData;
}

export const PLAIN_ROOM: RoomData = {
  ...{ people: [], proposals: [], tally: [], options: {}, screens: [], pause: null },
};

/** Everybody who sits there, each once, called what they are called in their first seat. */
export function peopleIn(seats: readonly Sitting[]): readonly PersonData[] {
  const people = new Map<string, PersonData>();
  for (const sitting of seats) {
    if (sitting.kind !== 'person' || people.has(sitting.guest)) continue;
    people.set(sitting.guest, { guest: sitting.guest, name: sitting.name });
  }
  return [...people.values()];
}

/** A finished match as the tally keeps it. */
export const tallied = (
  match: { readonly id: string; readonly game: string; readonly ended: number; readonly outcome: Outcome },
  seats: readonly Sitting[],
): TallyMatch => ({
  ...{ id: match.id, game: match.game, ended: match.ended },
  players: seats.map((sitting, seat) => ({
    name: sitting.kind === 'empty' ? '' : sitting.name,
    guest: sitting.kind === 'person' ? sitting.guest : null,
    points: match.outcome.scores[seat] ?? 0,
    won: match.outcome.winners.includes(seat),
  })),
});

/** A table of before there were rooms is one with the people who sit there, and with the match that was finished. */
export function roomOf({
  room,
  seats,
  match,
  game,
  options,
  wall,
}: Omit<TableData, 'room'> & Partial<TableData>): RoomData {
  if (room !== undefined) return { ...PLAIN_ROOM, ...room };
  const outcome = match?.outcome ?? null;
  const isTold = match !== null && outcome !== null && outcome.scores.length === seats.length;
  return {
    ...PLAIN_ROOM,
    people: peopleIn(seats),
    options: { [game]: options },
    tally: isTold ? [tallied({ id: match.id, game, ended: wall, outcome }, seats)] : [],
  };
}
