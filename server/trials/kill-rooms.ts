/** What rooms were told while the server is killed, beside moves: who is of them, who waits, that a match stands still. */

import type { TableInfo } from '#protocol';
import type { Store } from '../src/store/store.ts';
import type { RoomData } from '../src/tables/room-data.ts';
import type { TableData } from '../src/tables/table-data.ts';
import { Guest } from './guest.ts';
import { Player } from './player.ts';
import { until } from './running.ts';

interface Promised {
  readonly table: string;
  readonly host: string;
  readonly friend: string;
}

export interface RoomFindings {
  tallied: number;
  untallied: number;
  screensLost: number;
  peopleLost: number;
}

const roomIn = async (store: Store, table: string): Promise<RoomData | undefined> =>
  ((await store.table(table))?.data as Partial<TableData> | undefined)?.room;

export class RoomsPromised {
  readonly #place: { readonly base: string; readonly socketBase: string };
  readonly #promised: Promised[] = [];

  constructor(place: { readonly base: string; readonly socketBase: string }) {
    this.#place = place;
  }

  get count(): number {
    return this.#promised.length;
  }

  /** One more: its match stands still by its host's will, and a friend waits for the next and says which. */
  async open(): Promise<void> {
    const { base, socketBase } = this.#place;
    const [host, friend] = [await Guest.arrive(base, 'Host'), await Guest.arrive(base, 'Friend')];
    const { id } = await host.must<TableInfo>('/api/tables', {
      ...{ game: 'gravity-superstar', bots: ['rookie'], start: true },
    });
    const player = new Player({ socketBase, cookie: host.cookie, table: id, checksHashes: false });
    await until('its match is on', () => player.table?.phase === 'playing');
    await friend.must(`/api/tables/${id}/wait`, {});
    await friend.must(`/api/tables/${id}/propose`, { game: 'space-lab' });
    await host.must(`/api/tables/${id}/pause`, { isPaused: true });
    this.#promised.push({ table: id, host: host.id, friend: friend.id });
    player.leave();
  }

  /** How many promises were not kept. */
  async broken(store: Store): Promise<number> {
    let broken = 0;
    for (const { table, host, friend } of this.#promised) {
      const room = await roomIn(store, table);
      const isKept =
        room?.pause?.by === host &&
        room.people.map(({ guest, waits }) => `${guest} ${waits === true}`).join() === `${host} false,${friend} true` &&
        room.proposals.some(({ guest, game }) => guest === friend && game === 'space-lab');
      if (!isKept) broken++;
    }
    return broken;
  }
}

/** The end of a match and the tally of its room are one write; its screen and all who played are there too. */
export async function checkRoom(store: Store, id: string, found: RoomFindings): Promise<void> {
  const match = await store.match(id);
  const room = await roomIn(store, match?.table ?? '');
  if (room?.screens.length !== 1) found.screensLost++;
  if (match?.players.every(({ name }) => room?.people.some((one) => one.name === name)) !== true) found.peopleLost++;
  if (match?.end?.outcome == null) return;
  if (room?.tally.some((one) => one.id === id) === true) found.tallied++;
  else found.untallied++;
}
