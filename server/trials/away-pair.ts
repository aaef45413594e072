/** Two people at a slow table who are never there together: each comes, makes their turn, and goes. */

import { gravitySuperstar, type View } from '#games/gravity-superstar';
import type { OverDays, TableInfo } from '#protocol';
import { Guest } from './guest.ts';
import { Player } from './player.ts';
import { until } from './running.ts';

export interface Place {
  readonly base: string;
  readonly socketBase: string;
}

export type Pair = readonly [Guest, Guest];

export interface TurnMade {
  readonly mover: 0 | 1;
  /** When its last move was accepted, by this process's clock. */
  readonly at: number;
  /** The match is over with it: nobody is waited for. */
  readonly isOver: boolean;
}

const SLOW: OverDays = { hours: 72, addedHours: null, late: 'remind' };

export const arrivePair = async (base: string): Promise<Pair> => [
  await Guest.arrive(base, 'Ada'),
  await Guest.arrive(base, 'Grace'),
];

export class AwayPair {
  readonly id: string;
  readonly guests: Pair;
  /** Where each of them connects. */
  readonly #places: readonly [Place, Place];
  /** Those who stay and look. */
  readonly #staying: (Player | null)[] = [null, null];

  private constructor(places: readonly [Place, Place], id: string, guests: Pair) {
    this.#places = places;
    this.id = id;
    this.guests = guests;
  }

  /** A match has begun, and nobody is there any more. */
  static async open(place: Place | readonly [Place, Place], guests: Pair, overDays = SLOW): Promise<AwayPair> {
    const asked = { game: 'gravity-superstar', seats: 2, overDays };
    const { id } = await guests[0].must<TableInfo>('/api/tables', asked);
    const pair = new AwayPair('base' in place ? [place, place] : place, id, guests);
    const players = [pair.#come(0), pair.#come(1)];
    await until('both are there', () => players.every(({ table }) => table !== null));
    // With everybody there it begins by itself.
    await guests[1].must(`/api/tables/${id}/sit`, {});
    await until('the match is on', () => players.every(({ seen, viewers }) => viewers.some((one) => seen.has(one))));
    for (const player of players) player.leave();
    return pair;
  }

  /** Comes and stays, with the table before their eyes. */
  async stay(seat: 0 | 1): Promise<Player> {
    const player = this.#come(seat);
    this.#staying[seat] = player;
    await until('they see the match', () => player.seen.size > 0);
    return player;
  }

  go(): void {
    for (const player of this.#staying) player?.leave();
    this.#staying.fill(null);
  }

  async whoseTurn(): Promise<0 | 1> {
    const { turns = [] } = await this.guests[0].must<TableInfo>(`/api/tables/${this.id}`);
    return (turns[0]?.seat ?? 0) as 0 | 1;
  }

  /** Whoever's turn it is makes it; the other one is waited for then. */
  async turn(): Promise<TurnMade> {
    const mover = await this.whoseTurn();
    const player = this.#staying[mover] ?? this.#come(mover);
    await until('they can move', () => movesOf(player, mover).length > 0);
    let at = 0;
    for (let move = movesOf(player, mover)[0]; move !== undefined; move = movesOf(player, mover)[0]) {
      const before = player.seen.get(mover)?.seq;
      const key = player.move(mover, move);
      await until('it is answered', () => !player.waiting.has(key) && player.seen.get(mover)?.seq !== before);
      at = performance.now();
    }
    if (this.#staying[mover] === null) player.leave();
    const { phase } = await this.guests[mover].must<TableInfo>(`/api/tables/${this.id}`);
    return { mover, at, isOver: phase !== 'playing' };
  }

  #come(seat: 0 | 1): Player {
    const { cookie } = this.guests[seat];
    return new Player({ socketBase: this.#places[seat].socketBase, cookie, table: this.id });
  }
}

const movesOf = (player: Player, seat: number) => {
  const seen = player.seen.get(seat);
  return seen === undefined ? [] : gravitySuperstar.legalMoves(seen.view as View);
};
