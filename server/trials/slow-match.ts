/** Two people who play over days and are never there together. */

import { botFor } from '#bots';
import { findGame } from '#games';
import type { TableInfo } from '#protocol';
import type { Seat } from '#tabletop';
import { Guest } from './guest.ts';
import { Player } from './player.ts';
import { until } from './running.ts';

interface Place {
  readonly base: string;
  readonly socketBase: string;
}

export class SlowPair {
  readonly table: string;
  readonly game: string;
  readonly guests: readonly [Guest, Guest];
  readonly #place: () => Place;
  /** How often somebody came by, and made so many moves. */
  visits = 0;
  moves = 0;
  /** Somebody else was there. */
  meetings = 0;

  private constructor(place: () => Place, game: string, table: string, guests: readonly [Guest, Guest]) {
    this.#place = place;
    this.game = game;
    this.table = table;
    this.guests = guests;
  }

  /** The first one opens the table and goes; the second one comes later, and the match begins by itself. */
  static async open(place: () => Place, asked: { readonly game: string }): Promise<SlowPair> {
    const { base } = place();
    const guests = [await Guest.arrive(base, 'Ada'), await Guest.arrive(base, 'Ben')] as const;
    const { id } = await guests[0].must<TableInfo>('/api/tables', { seats: 2, ...asked });
    return new SlowPair(place, asked.game, id, guests);
  }

  async join(): Promise<void> {
    await this.guests[1].must(`/api/tables/${this.table}/sit`, {});
  }

  /** As everybody sees it, without waking it. */
  info(): Promise<TableInfo> {
    return this.guests[0].must<TableInfo>(`/api/tables/${this.table}`);
  }

  /** Comes by, makes whatever moves there are to be made, and goes. */
  async visit(seat: Seat): Promise<void> {
    const player = this.connect(seat);
    this.visits++;
    await until('the table', () => player.table !== null);
    await until('the match, or its end', () => player.seen.has(seat) || player.table?.phase === 'finished');
    while (this.#canMove(player, seat)) await this.#move(player, seat);
    player.leave();
    await until('the line is closed', () => !player.isOpen);
  }

  connect(seat: Seat): Player {
    const guest = this.guests[seat] as Guest;
    return new Player({
      ...{ socketBase: this.#place().socketBase, cookie: guest.cookie, table: this.table },
      heard: (_message, { table }) => {
        const others = table?.seats.filter((one, at) => at !== seat && one.kind === 'person' && one.here) ?? [];
        if (others.length > 0) this.meetings++;
      },
    });
  }

  #rules(player: Player) {
    return findGame(this.game, player.table?.rulesVersion ?? 0);
  }

  #canMove(player: Player, seat: Seat): boolean {
    const view = player.seen.get(seat)?.view;
    const isOn = player.table?.phase === 'playing';
    return isOn && view !== undefined && (this.#rules(player)?.legalMoves(view) ?? []).length > 0;
  }

  async #move(player: Player, seat: Seat): Promise<void> {
    const { view, seq } = player.seen.get(seat) ?? { view: {}, seq: 0 };
    const decision = botFor(this.game)?.decide(view, { level: 'rookie', seed: seat, now: 0 });
    const key = player.move(seat, decision?.move);
    await until('it is answered', () => !player.waiting.has(key));
    await until('it is seen', () => (player.seen.get(seat)?.seq ?? 0) > seq || player.table?.phase !== 'playing');
    this.moves++;
  }
}
