/** Turns at slow tables that wait for somebody, as the rooms themselves say it. */

import type { MarkRecord } from '../store/notice-reads.ts';
import { byUrgency, slowTurns } from '../tables/slow.ts';
import type { TableData } from '../tables/table-data.ts';

/** Somebody's time runs out soon: with a quarter of it left, and at most half a day before. */
const SOON_SHARE = 0.25;
const SOON_MILLIS = 12 * 3_600_000;

/** Moments are milliseconds since 1970. */
export interface OpenTurn {
  readonly guest: string;
  readonly room: string;
  readonly game: string;
  /** Tells it from every other turn of that room. */
  readonly turn: string;
  readonly since: number;
  /** Null: it stands still. */
  readonly until: number | null;
  readonly isLate: boolean;
  /** What the others who play are called there. */
  readonly others: readonly string[];
}

export const soonAt = ({ since, until }: Pick<OpenTurn, 'since' | 'until'>): number | null =>
  until === null ? null : until - Math.min(SOON_MILLIS, SOON_SHARE * (until - since));

/** What there is to be told of a turn at a moment. */
export function newsOf(turn: OpenTurn, now: number): MarkRecord['what'] {
  if (turn.isLate) return 'over';
  return now >= (soonAt(turn) ?? Number.POSITIVE_INFINITY) ? 'soon' : 'turn';
}

/** All that a room waits for, each person once, with the most urgent of their seats. */
export function openTurnsIn(room: string, data: TableData): readonly OpenTurn[] {
  const { seats, times = [], game, match, settings } = data;
  const turns = new Map<string, OpenTurn>();
  for (const { seat, since, until, isLate } of slowTurns(data).toSorted(byUrgency)) {
    const sitting = seats[seat];
    // Where a bot plays on nobody is waited for.
    if (sitting?.kind !== 'person' || (isLate && settings.overDays?.late !== 'remind')) continue;
    const { guest } = sitting;
    const others = seats.flatMap((one) =>
      one.kind === 'empty' || (one.kind === 'person' && one.guest === guest) ? [] : one.name,
    );
    const before = turns.get(guest);
    const turn = `${before?.turn ?? match?.id} ${seat}:${times[seat]?.turn?.from}`;
    turns.set(
      guest,
      before === undefined ? { guest, room, game, turn, since, until, isLate, others } : { ...before, turn },
    );
  }
  return [...turns.values()];
}

/** Who is waited for, by person and room. */
export class OpenTurns {
  readonly #ofGuest = new Map<string, Map<string, OpenTurn>>();
  readonly #ofRoom = new Map<string, readonly OpenTurn[]>();

  /** All that a room waits for from now on; gives back whose turn began and whose ended. */
  note(
    room: string,
    turns: readonly OpenTurn[],
  ): { readonly begun: readonly string[]; readonly ended: readonly string[] } {
    const before = this.#ofRoom.get(room) ?? [];
    for (const { guest } of before) {
      this.#ofGuest.get(guest)?.delete(room);
      if (this.#ofGuest.get(guest)?.size === 0) this.#ofGuest.delete(guest);
    }
    if (turns.length === 0) this.#ofRoom.delete(room);
    else this.#ofRoom.set(room, turns);
    for (const turn of turns) {
      const own = this.#ofGuest.get(turn.guest) ?? new Map<string, OpenTurn>();
      this.#ofGuest.set(turn.guest, own.set(room, turn));
    }
    const isIn = (list: readonly OpenTurn[], { guest, turn }: OpenTurn): boolean =>
      list.some((one) => one.guest === guest && one.turn === turn);
    return {
      begun: turns.filter((turn) => !isIn(before, turn)).map(({ guest }) => guest),
      ended: before.filter((turn) => !isIn(turns, turn)).map(({ guest }) => guest),
    };
  }

  /** The most urgent first. */
  of(guest: string): readonly OpenTurn[] {
    return [...(this.#ofGuest.get(guest)?.values() ?? [])].sort(byUrgency);
  }

  inRoom(room: string): readonly OpenTurn[] {
    return this.#ofRoom.get(room) ?? [];
  }

  get guests(): Iterable<string> {
    return this.#ofGuest.keys();
  }
}
