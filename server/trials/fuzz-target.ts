/** A table of one game, in its first moments and after a single move, that messages are thrown at. */

import { randomUUID } from 'node:crypto';
import { HOUSE_REFUSALS, type ToClient } from '#protocol';
import {
  type Chance,
  defaultOptions,
  type Game,
  LiveMatch,
  pick,
  quickChance,
  type Seat,
  sealedChance,
  seatsOf,
} from '#tabletop';
import { typeOf } from '../src/match/submitted.ts';
import { anythingAt, type Fuzzed, type FuzzedTable } from './fuzz-messages.ts';
import { Guest } from './guest.ts';
import { Player, type Seen } from './player.ts';
import { until } from './running.ts';

export interface Tally {
  readonly refused: { [because: string]: number };
  accepted: number;
  /** Refusals without a reason that anybody could look up. */
  unexplained: number;
}

const POOL = 120;

export class FuzzTarget {
  readonly arbitrary: ReturnType<typeof anythingAt>;
  readonly match: string;
  readonly #players: readonly Player[];
  /** Who made the one move. */
  readonly #mover: Player;
  readonly #barriers: Set<number>;
  readonly #before: readonly (string | undefined)[];

  private constructor(players: readonly Player[], mover: Player, table: FuzzedTable, barriers: Set<number>) {
    this.#players = players;
    this.#mover = mover;
    this.#barriers = barriers;
    this.#before = hashes(players);
    this.match = mover.table?.match?.id ?? '';
    this.arbitrary = anythingAt(table);
  }

  static async open(port: number, game: Game, tally: Tally): Promise<FuzzTarget> {
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
    const table = await makeFirstMove(game, players, tally, barriers);
    return new FuzzTarget(players, players[table.mover] as Player, table, barriers);
  }

  /** Resolves when every line has been read to its end. */
  async send(frames: readonly Fuzzed[], mark: number): Promise<void> {
    for (const [index, { frame, isReplay }] of frames.entries()) {
      const player = isReplay ? this.#mover : (this.#players[index % this.#players.length] as Player);
      player.raw(frame);
    }
    await readAll(this.#players, this.#barriers, mark);
  }

  /** Fresh views, compared with those before anything was sent. */
  async changedViews(): Promise<number> {
    await refreshAll(this.#players, this.#barriers);
    return hashes(this.#players).filter((hash, index) => hash !== this.#before[index]).length;
  }

  leave(): void {
    for (const player of this.#players) player.leave();
  }
}

const hashes = (players: readonly Player[]): readonly (string | undefined)[] =>
  players.map(({ seen }) => [...seen.values()][0]?.hash);

/** What comes after everything that was sent has been answered too. */
async function readAll(players: readonly Player[], barriers: Set<number>, mark: number): Promise<void> {
  barriers.clear();
  for (const [index, player] of players.entries()) player.say({ type: 'sync', sent: mark * 10 + index });
  const isRead = (_: Player, index: number): boolean => barriers.has(mark * 10 + index);
  await until('the server goes on', () => players.every(isRead));
}

async function refreshAll(players: readonly Player[], barriers: Set<number>): Promise<void> {
  for (const player of players) player.say({ type: 'refresh', viewer: player.viewers[0] ?? 'spectator' });
  await readAll(players, barriers, -1);
}

function note(message: ToClient, tally: Tally): void {
  if (message.type === 'accepted') tally.accepted++;
  if (message.type !== 'refused') return;
  tally.refused[message.because] = (tally.refused[message.because] ?? 0) + 1;
  if (message.rule === null && !(HOUSE_REFUSALS as readonly string[]).includes(message.because)) tally.unexplained++;
}

async function makeFirstMove(
  game: Game,
  players: readonly Player[],
  tally: Tally,
  barriers: Set<number>,
): Promise<FuzzedTable & { readonly mover: Seat }> {
  const chance = quickChance(7);
  const seats = seatsOf(game.seats.min);
  const offersOf = (seat: Seat) => game.legalMoves(((players[seat] as Player).seen.get(seat) as Seen).view);
  const { races } = game.pace;
  const drawn = seats.map((seat) => {
    const moves = offersOf(seat).map((offer) => game.offers.draw(offer, chance));
    // A race would be held until time goes on.
    return moves.find((move) => !races.includes(typeOf(move))) ?? null;
  });
  const mover = drawn.findIndex((move) => move !== null);
  const doneKey = randomUUID();
  const done = JSON.stringify({ type: 'move', key: doneKey, seat: mover, move: drawn[mover] });
  const before = tally.accepted;
  players[mover]?.raw(done);
  await until('the move is made', () => tally.accepted > before);
  await refreshAll(players, barriers);
  const isRefused = (seat: Seat, move: { type: string }): boolean =>
    !offersOf(seat).some((offer) => game.offers.has(offer, move));
  const moves = drawMoves(game, chance);
  const refused = seats.flatMap((seat) =>
    moves.filter((move) => isRefused(seat, move)).map((move) => ({ seat, move })),
  );
  return { done, doneKey, mover, idle: seats.find((seat) => seat !== mover) ?? 0, refused };
}

/** Moves that are legal somewhere, sometime. */
function drawMoves(game: Game, chance: Chance): readonly { readonly type: string }[] {
  const table = { options: defaultOptions<object>(game.options), seatCount: game.seats.min };
  const match = new LiveMatch(game, { ...table, chance: sealedChance('5a'.repeat(64)) });
  const moves: { readonly type: string }[] = [];
  for (let at = 1_000; moves.length < POOL && match.outcome === null; at += 1_000) {
    match.pass(at);
    const { state } = match;
    const able = seatsOf(table.seatCount).filter((seat) => game.legalMoves(game.view(state, seat)).length > 0);
    if (able.length === 0) continue;
    const by = pick(chance, able);
    const move = game.offers.draw(pick(chance, game.legalMoves(game.view(state, by))), chance);
    if (match.play({ at, by, move }) === null) moves.push(move);
  }
  return moves;
}
