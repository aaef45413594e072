/** People at a table of a trial's server. */

import type { TableInfo, ToClient } from '#protocol';
import { Guest } from './guest.ts';
import { isPassing, Player, type PlayerOptions } from './player.ts';
import { type TrialServer, until } from './running.ts';

export interface Seated {
  readonly guest: Guest;
  readonly player: Player;
  readonly heard: ToClient[];
}

export interface Gathered {
  readonly table: TableInfo;
  readonly people: readonly Seated[];
  /** The first one, who opened the table. */
  readonly host: Guest;
  leave(): void;
}

export function connect(
  server: TrialServer,
  guest: Guest,
  table: string,
  options: Pick<PlayerOptions, 'screen'> = {},
): Seated {
  const heard: ToClient[] = [];
  const player = new Player({
    ...{ socketBase: server.socketBase, cookie: guest.cookie, table, ...options },
    heard: (message) => void heard.push(message),
  });
  return { guest, player, heard };
}

/** A table with `count` people in its first seats, all connected. `asked` is what a new table is asked with. */
export async function gather(server: TrialServer, count: number, asked: object): Promise<Gathered> {
  const guests = await Promise.all(
    Array.from({ length: count }, (_, index) => Guest.arrive(server.base, `Guest ${index}`)),
  );
  const [host, ...others] = guests as [Guest, ...Guest[]];
  const table = await host.must('/api/tables', asked);
  for (const guest of others) await guest.must(`/api/tables/${table.id}/sit`, {});
  const people = guests.map((guest) => connect(server, guest, table.id));
  await until('everybody is here', () => people.every(({ player }) => player.table !== null));
  return {
    ...{ table, people, host },
    leave() {
      for (const { player } of people) player.leave();
    },
  };
}

export async function start({ host, table, people }: Gathered): Promise<void> {
  // A slow table begins by itself when its last seat is taken.
  if (table.settings.overDays === null) await host.must(`/api/tables/${table.id}/start`, {});
  await until('everybody sees the match', () => people.every(({ player }) => player.seen.size > 0));
}

/** The answer to a move or an undo; what is refused for now is sent again and answered once more. */
export async function answerTo({ heard }: Seated, key: string) {
  const isAnswer = (message: ToClient): boolean =>
    (message.type === 'accepted' || message.type === 'refused') && message.key === key && !isPassing(message);
  return until(`the answer to ${key}`, () => heard.find(isAnswer));
}
