/** Matches over bad lines, one seeded schedule each: afterwards everybody must see what the server shows. */

import { viewHash } from '#protocol';
import { below, type Chance, type Game, pick, quickChance, type Viewer } from '#tabletop';
import { BadLine, FAIR_WEATHER } from './bad-line.ts';
import { Guest } from './guest.ts';
import { Player } from './player.ts';
import { type TrialServer, until } from './running.ts';

export interface LinesReport {
  readonly schedules: number;
  readonly wrong: readonly number[];
  readonly moves: number;
  readonly reconnections: number;
  readonly faults: {
    readonly lost: number;
    readonly doubled: number;
    readonly broken: number;
    readonly delayed: number;
  };
}

interface ScheduleResult {
  readonly isRight: boolean;
  readonly moves: number;
  readonly reconnections: number;
  readonly done: BadLine['done'];
}

export async function runLines(
  server: TrialServer,
  { schedules, seed, atOnce }: { schedules: number; seed: number; atOnce: number },
): Promise<LinesReport> {
  const report = { wrong: [] as number[], moves: 0, reconnections: 0 };
  const faults = { lost: 0, doubled: 0, broken: 0, delayed: 0 };
  let next = 0;
  const runner = async (): Promise<void> => {
    for (let schedule = next++; schedule < schedules; schedule = next++) {
      const games = server.house.shelf.games;
      const result = await runSchedule(server, games[schedule % games.length] as Game, quickChance(seed + schedule));
      if (!result.isRight) report.wrong.push(schedule);
      report.moves += result.moves;
      report.reconnections += result.reconnections;
      for (const fault of ['lost', 'doubled', 'broken', 'delayed'] as const) faults[fault] += result.done[fault];
    }
  };
  await Promise.all(Array.from({ length: atOnce }, runner));
  return { schedules, ...report, faults };
}

async function runSchedule(server: TrialServer, game: Game, chance: Chance): Promise<ScheduleResult> {
  const seats = game.seats.min;
  const guests = await Promise.all(
    Array.from({ length: seats + 1 }, (_, index) => Guest.arrive(server.base, `P${index}`)),
  );
  const [host, ...others] = guests as [Guest, ...Guest[]];
  const { id } = await host.must('/api/tables', { game: game.id, seats, watchLive: true });
  for (const guest of others.slice(0, seats - 1)) await guest.must(`/api/tables/${id}/sit`, {});
  const line = await BadLine.open(server.socketBase, chance, drawWeather(chance));
  const players = guests.map(
    ({ cookie }) => new Player({ socketBase: line.socketBase, cookie, table: id, pulse: 60, pause: 10 }),
  );
  try {
    await host.must(`/api/tables/${id}/start`, {});
    await until('all see the match', () =>
      players.every((player, seat) => player.seen.has(seat < seats ? seat : 'spectator')),
    );
    const moves = await playSome(game, players.slice(0, seats), chance);
    line.weather = FAIR_WEATHER;
    const table = await server.hall.table(id);
    const isRight = await until('everybody sees the same', () => {
      const { session } = table;
      if (session === null || players.some(({ waiting }) => waiting.size > 0)) return session === null;
      return players.every((player, index) => {
        const viewer: Viewer = index < seats ? index : 'spectator';
        const seen = player.seen.get(viewer);
        if (seen === undefined) return false;
        return viewHash(seen.view) === viewHash(game.view(session.match.state, viewer));
      });
    }).catch(() => false);
    return {
      isRight,
      moves,
      reconnections: players.reduce((sum, { connections }) => sum + connections - 1, 0),
      done: line.done,
    };
  } finally {
    for (const player of players) player.leave();
    await line.close();
    await host.ask('POST', `/api/tables/${id}/close`, {});
  }
}

function drawWeather(chance: Chance) {
  return {
    lost: below(chance, 60),
    doubled: below(chance, 100),
    broken: below(chance, 60),
    delayed: below(chance, 400),
    longestDelay: 1 + below(chance, 60),
  };
}

/** Everybody moves from what they see, however old it is; what is refused is refused. */
async function playSome(game: Game, players: readonly Player[], chance: Chance): Promise<number> {
  const planned = 10 + below(chance, 20);
  for (let move = 0; move < planned; move++) {
    const seat = below(chance, players.length);
    const player = players[seat] as Player;
    const view = player.seen.get(seat)?.view;
    const offers = view === undefined ? [] : game.legalMoves(view);
    if (offers.length > 0 && player.waiting.size === 0)
      player.move(seat, game.offers.draw(pick(chance, offers), chance));
    await new Promise((resolve) => setTimeout(resolve, below(chance, 20)));
  }
  return planned;
}
