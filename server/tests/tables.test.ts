import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableInfo } from '#protocol';
import { type BidView, sealedBids } from '#tabletop/testing';
import { Guest } from '../trials/guest.ts';
import { Player, type Seen } from '../trials/player.ts';
import { shelfOf, type TrialServer, trialServer, until } from '../trials/running.ts';

let server: TrialServer;
beforeAll(async () => {
  server = await trialServer({ shelf: shelfOf([sealedBids]) });
});
afterAll(() => server.end());

const join = (guest: Guest, table: TableInfo, heard?: ConstructorParameters<typeof Player>[0]['heard']) =>
  new Player({
    socketBase: server.socketBase,
    cookie: guest.cookie,
    table: table.id,
    ...(heard === undefined ? {} : { heard }),
  });

const viewOf = (player: Player, seat: number) => (player.seen.get(seat) as Seen).view as BidView;

describe('a whole match over real sockets', () => {
  test('is set up, played to its end, recorded and played again', async () => {
    const ada = await Guest.arrive(server.base, 'Ada');
    const grace = await Guest.arrive(server.base, 'Grace');
    const table = await ada.must('/api/tables', { game: 'sealed-bids', seats: 2 });
    expect(table.code).toMatch(/^[bdfgklmnprstvz][aeiou][bdfgklmnprstvz][aeiou][bdfgklmnprstvz]$/);
    const found = await grace.must<TableInfo>(`/api/codes/${table.code}`);
    expect(found.id).toBe(table.id);
    await grace.must(`/api/tables/${table.id}/sit`, {});
    const players = [join(ada, table), join(grace, table)] as const;
    await until('both are here', () => players.every((player) => player.table !== null));
    await ada.must(`/api/tables/${table.id}/start`, {});
    await until('both see the match', () => players.every((player, seat) => player.seen.has(seat)));
    const match = players[0].table?.match?.id;
    for (let round = 1; round <= 3; round++) {
      for (const [seat, player] of players.entries()) {
        player.move(seat, { type: 'bid', card: viewOf(player, seat).hand[0] });
      }
      await until(`round ${round}`, () =>
        players.every((player, seat) => viewOf(player, seat).shown.length === round * 2),
      );
    }
    await until('the end', () => players.every((player) => player.table?.phase === 'finished'));
    const recorded = await ada.must<{ finished: boolean; recording: { moves: unknown[]; chance: { proof: unknown } } }>(
      `/api/matches/${match}`,
    );
    expect(recorded.finished).toBe(true);
    expect(recorded.recording.moves).toHaveLength(6);
    await grace.must(`/api/tables/${table.id}/rematch`, {});
    await until('Ada is asked', () => players[0].table?.rematch?.wanted.join() === '1');
    expect(players[0].table?.phase).toBe('finished');
    await ada.must(`/api/tables/${table.id}/rematch`, { wants: false });
    await until('Grace hears it', () => players[1].table?.rematch?.declined.join() === '0');
    const alone = await grace.ask('POST', `/api/tables/${table.id}/rematch`, { withoutOthers: true });
    expect(alone.json).toMatchObject({ because: 'only-the-host-may' });
    await ada.must(`/api/tables/${table.id}/rematch`, {});
    await until('another match', () =>
      players.every((player) => player.table?.phase === 'playing' && player.table.match?.id !== match),
    );
    expect(players.map(({ mismatches }) => mismatches)).toEqual([0, 0]);
    for (const player of players) player.leave();
  });
});
