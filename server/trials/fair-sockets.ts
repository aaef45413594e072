/** Who was first, over real sockets and lines of different lengths, by the machine's own clock. */

import type { Receipt, ToClient } from '#protocol';
import { below, type Chance, quickChance } from '#tabletop';
import { type BuzzerView, buzzer } from './buzzer.ts';
import { DelayedLine } from './delayed-line.ts';
import { Guest } from './guest.ts';
import { Player } from './player.ts';
import { shelfOf, trialServer, until } from './running.ts';

export interface SocketsRequest {
  readonly tables: number;
  readonly rounds: number;
  /** How much earlier the first press is, in milliseconds. */
  readonly gap: number;
  /** The longest round trip. */
  readonly longestTrip: number;
  readonly seed: number;
}

export interface SocketsReport {
  readonly rounds: number;
  /** Rounds in which the presses were as far apart as they were meant to be: the trial's own timers may be late, too. */
  readonly onTime: number;
  /** Of those, won by whoever really pressed first. */
  readonly right: number;
  readonly drawn: number;
  /** How often whoever's press arrived first had really been first: what no correction would give. */
  readonly rightByArrival: number;
  /** Rounds that somebody won, and those in which the receipts are in the order of the presses they name. */
  readonly settled: number;
  readonly byPress: number;
  /** The longest way to anybody, as the server saw it. */
  readonly slowestEstimate: number;
  /** The most that any press was put before its arrival, in milliseconds. */
  readonly mostMadeUp: number;
}

interface Round {
  /** When each seat really pressed. */
  readonly presses: [number, number];
  isOnTime: boolean;
  receipts: readonly Receipt[] | null;
}

const TRIPS = [10, 20, 50, 80, 120, 160, 200];
const WAVER = 4;
/** How much farther apart than they were meant to be two presses may be. */
const LATE = 5;

export async function runOverSockets(request: SocketsRequest): Promise<SocketsReport> {
  const server = await trialServer({
    shelf: shelfOf([buzzer]),
  });
  try {
    return await runAtPorts(request, [server.port, server.port]);
  } finally {
    await server.end();
  }
}

/** Each of the two at every table comes in by a port of their own. */
export async function runAtPorts(request: SocketsRequest, ports: readonly [number, number]): Promise<SocketsReport> {
  const tables = Array.from({ length: request.tables }, (_, table) =>
    runTable(ports, request, quickChance(request.seed + table)),
  );
  return summary((await Promise.all(tables)).flat());
}

function summary(rounds: readonly Round[]): SocketsReport {
  let [onTime, right, rightByArrival, drawn, mostMadeUp] = [0, 0, 0, 0, 0];
  const receipts = rounds.map((round) => round.receipts ?? []);
  const isByPress = (list: readonly Receipt[]): boolean =>
    list.every(({ pressed }, index) => index === 0 || pressed >= (list[index - 1]?.pressed ?? 0));
  for (const { presses, receipts, isOnTime } of rounds) {
    const first = presses[0] <= presses[1] ? 0 : 1;
    for (const { arrived, pressed } of receipts ?? []) mostMadeUp = Math.max(mostMadeUp, arrived - pressed);
    if (!isOnTime) continue;
    onTime++;
    if (receipts?.[0]?.seat === first) right++;
    if (receipts?.[0]?.drawn === true) drawn++;
    const byArrival = receipts?.toSorted((one, other) => one.arrived - other.arrived) ?? [];
    if (byArrival[0]?.seat === first) rightByArrival++;
  }
  return {
    ...{ rounds: rounds.length, onTime, right, drawn, rightByArrival, mostMadeUp },
    settled: receipts.filter(({ length }) => length > 0).length,
    byPress: receipts.filter(isByPress).length,
    slowestEstimate: Math.max(...receipts.flat().map(({ delay }) => delay)),
  };
}

async function runTable(
  ports: readonly [number, number],
  request: SocketsRequest,
  chance: Chance,
): Promise<readonly Round[]> {
  const [near, far] = ports.map((port) => `http://127.0.0.1:${port}`) as [string, string];
  const guests = await Promise.all([Guest.arrive(near, 'Near'), Guest.arrive(far, 'Far')]);
  const { id } = await guests[0].must('/api/tables', { game: 'buzzer', seats: 2 });
  await guests[1].must(`/api/tables/${id}/sit`, {});
  const trips = TRIPS.filter((trip) => trip <= request.longestTrip);
  const lines = await Promise.all(
    guests.map((_, seat) =>
      DelayedLine.open(ports[seat] ?? 0, { oneWay: drawTrip(trips, chance) / 2, waver: WAVER, chance }),
    ),
  );
  const rounds: Round[] = [];
  const heard = (message: ToClient): void => {
    const round = rounds.at(-1);
    if (message.type === 'ordered' && round !== undefined) round.receipts ??= message.receipts;
  };
  const players = guests.map(
    ({ cookie }, seat) =>
      new Player({
        socketBase: (lines[seat] as DelayedLine).socketBase,
        cookie,
        table: id,
        ...(seat === 0 ? { heard } : {}),
      }),
  ) as [Player, Player];
  try {
    await until('both are here', () => players.every(({ table }) => table !== null));
    await guests[0].must(`/api/tables/${id}/start`, {});
    await until('both see the match', () => players.every((player, seat) => player.seen.has(seat)));
    for (let count = 0; count < 16; count++) {
      for (const player of players) player.synchronise();
      await pause(90);
    }
    for (let count = 0; count < request.rounds; count++) {
      const round: Round = { presses: [0, 0], isOnTime: true, receipts: null };
      rounds.push(round);
      const isLit = (player: Player, seat: number): boolean => {
        const view = player.seen.get(seat)?.view as BuzzerView | undefined;
        return view?.isLit === true && view.round === count;
      };
      await until('both see the light', () => players.every(isLit));
      // Sooner nobody presses.
      await pause(350);
      await pressBoth(players, round, { ...request, first: below(chance, 2), count });
      await until('the order', () => round.receipts);
    }
    return rounds;
  } finally {
    for (const player of players) player.leave();
    await Promise.all(lines.map((line) => line.close()));
  }
}

const drawTrip = (trips: readonly number[], chance: Chance): number => trips[below(chance, trips.length)] ?? 0;

const pause = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));

/** One, and then the other; what the clock says at each press is the truth. */
async function pressBoth(
  players: readonly [Player, Player],
  round: Round,
  { gap, first, count }: SocketsRequest & { readonly first: number; readonly count: number },
): Promise<void> {
  const { presses } = round;
  const press = (seat: number): void => {
    presses[seat as 0 | 1] = performance.now();
    players[seat as 0 | 1].move(seat, { type: 'buzz', round: count }, players[seat as 0 | 1].clock);
  };
  press(first);
  // After the press itself, not after what was planned: a trial that was kept waiting would press both at once.
  await pause(gap);
  press(1 - first);
  const apart = Math.abs(presses[0] - presses[1]);
  round.isOnTime = apart >= gap - 1 && apart <= gap + LATE;
}
