/** Everything a client should never send, by the hundred thousand, at tables of every game. */

import fc from 'fast-check';
import { GAMES } from '#games';
import { HOUSE_REFUSALS, type ToClient } from '#protocol';
import { act, defaultOptions, type Game, pick, quickChance, seatsOf } from '#tabletop';
import { paceOf } from '../src/fairness/pace.ts';
import { typeOf } from '../src/match/submitted.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { anythingAt, type FuzzedTable } from './fuzz-messages.ts';
import { Guest } from './guest.ts';
import { Player, type Seen } from './player.ts';
import { Child } from './processes/child.ts';
import { removeFolder, temporaryFolder, until } from './running.ts';

export interface FuzzReport {
  readonly sent: number;
  readonly games: readonly string[];
  readonly refused: { readonly [because: string]: number };
  /** The one move that was made, sent again with its key: the answer is the same, and nothing happens. */
  readonly replayed: number;
  /** Messages without an answer, and refusals without a reason that anybody could look up: there must be none. */
  readonly unanswered: number;
  readonly unexplained: number;
  /** Views that changed, entries that were written: there must be none. */
  readonly changed: number;
  readonly longestStall: number;
  readonly isAlive: boolean;
}

const BATCH = 500;
const DONE_KEY = 'the-old-key';

interface Tally {
  readonly refused: { [because: string]: number };
  answers: number;
  unexplained: number;
}

/** A table of one game in its first moments, after a single move. */
class Target {
  readonly #players: readonly Player[];
  readonly #barriers = new Set<number>();
  readonly #before: readonly (string | undefined)[];
  readonly match: string;
  readonly arbitrary: ReturnType<typeof anythingAt>;
  /** Who made the one move. */
  readonly #mover: Player;

  private constructor(players: readonly Player[], mover: Player, table: FuzzedTable, barriers: Set<number>) {
    this.#players = players;
    this.#mover = mover;
    this.#barriers = barriers;
    this.#before = hashes(players);
    this.match = players[0]?.table?.match?.id ?? '';
    this.arbitrary = anythingAt(table);
  }

  static async open(port: number, game: Game, tally: Tally): Promise<Target> {
    const base = `http://127.0.0.1:${port}`;
    const barriers = new Set<number>();
    const heard = (message: ToClient): void => {
      if (message.type === 'clock') barriers.add(message.sent);
      else note(message, tally);
    };
    const count = game.seats.min;
    const guests = await Promise.all(Array.from({ length: count + 1 }, (_, seat) => Guest.arrive(base, `F${seat}`)));
    const [host, ...others] = guests as [Guest, ...Guest[]];
    const { id } = await host.must('/api/tables', { game: game.id, seats: count });
    for (const guest of others.slice(0, count - 1)) await guest.must(`/api/tables/${id}/sit`, {});
    const players = guests.map(
      ({ cookie }) => new Player({ socketBase: `ws://127.0.0.1:${port}`, cookie, table: id, heard }),
    );
    await until('all are here', () => players.every(({ table }) => table !== null));
    await host.must(`/api/tables/${id}/start`, {});
    await until('all see it', () => players.every(({ seen }) => seen.size > 0));
    const { mover, table } = await firstMove(game, players, tally);
    return new Target(players, mover, table, barriers);
  }

  /** Sends a batch, and waits until every line has been read to its end. */
  async send(batch: readonly fc.Arbitrary<unknown>[] | null, frames: readonly { frame: string | Buffer; isReplay: boolean }[], mark: number): Promise<void> {
    void batch;
    for (const [index, { frame, isReplay }] of frames.entries()) {
      const player = isReplay ? this.#mover : (this.#players[index % this.#players.length] as Player);
      player.raw(frame);
    }
    for (const [index, player] of this.#players.entries()) player.say({ type: 'sync', sent: mark * 10 + index });
    const isRead = (_: unknown, index: number): boolean => this.#barriers.has(mark * 10 + index);
    await until('the server goes on', () => this.#players.every(isRead), 60_000);
    this.#barriers.clear();
  }

  leave(): void {
    for (const player of this.#players) player.leave();
  }
}
