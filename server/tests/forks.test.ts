import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findGame } from '#games';
import { drawPlanet } from '#games/gravity-superstar';
import type { ForkTree, MatchInfo, PlayedMatch, TableInfo } from '#protocol';
import { parseRecording, quickChance, type Reminder, replay, sameData, verify, type WrittenRecording } from '#tabletop';
import { connect } from '../trials/company.ts';
import { FORK_GAMES, runForks } from '../trials/forks.ts';
import { Guest } from '../trials/guest.ts';
import { type TrialServer, trialServer, until } from '../trials/running.ts';

let server: TrialServer;
beforeAll(async () => {
  server = await trialServer();
});
afterAll(() => server.end());

async function handedOver(guest: Guest, game: string): Promise<PlayedMatch> {
  for (const file of globSync(`games/${game}/tests/recordings/*.json`).toSorted()) {
    const { recording } = JSON.parse(readFileSync(file, 'utf8')) as { recording: WrittenRecording };
    const people = recording.players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
    const { status, json } = await guest.ask('POST', '/api/me/matches', { recording, began: 1, ended: 2, people });
    if (status < 300) return json as PlayedMatch;
  }
  throw new Error(`no match of ${game}`);
}

test('whatever moment of whatever game a fork goes on from, it is the state of that moment', async () => {
  const { forks, unequal, byGame } = await runForks({ count: 40, seed: 3 });
  expect([forks, unequal]).toEqual([40, []]);
  expect(Object.keys(byGame).sort()).toEqual([...FORK_GAMES].sort());
});

describe('a table that goes on from a match', () => {
  const asked = (match: PlayedMatch, change: object = {}) => {
    const seats = match.players.map((_, seat) => (seat === 0 ? 'you' : 'recorded'));
    return {
      game: match.game,
      start: true,
      fork: { match: match.id, moves: 4, at: 0, future: 'same', seats, ...change },
    };
  };
  const momentOf = async (guest: Guest, { id }: PlayedMatch, moves: number): Promise<number> => {
    const { recording } = await guest.must<MatchInfo>(`/api/matches/${id}`);
    return (recording as WrittenRecording).moves[moves - 1]?.at ?? 0;
  };

  test('begins there, is verified by the proof of its source or of its own, and stands in the tree', async () => {
    const ada = await Guest.arrive(server.base, 'Ada');
    const match = await handedOver(ada, 'gravity-superstar');
    const at = await momentOf(ada, match, 4);
    for (const future of ['same', 'new'] as const) {
      const table = await ada.must<TableInfo>('/api/tables', asked(match, { at, future }));
      const { player } = connect(server, ada, table.id);
      await until('the match goes on', () => player.seen.size > 0);
      const fork = player.table?.match?.id ?? '';
      // Who plays on right now is told to nobody who does not know it already.
      const told = async (id: string) =>
        (await ada.must<ForkTree>(`/api/matches/${id}/forks`)).forks.map((one) => [one.match, one.isOver]);
      expect(await told(match.id)).not.toContainEqual([fork, false]);
      expect(await told(fork)).toContainEqual([fork, false]);
      await ada.must(`/api/tables/${table.id}/close`, {});
      expect(await told(match.id)).toContainEqual([fork, true]);
      const info = await ada.must<MatchInfo>(`/api/matches/${fork}`);
      expect(info.fork).toEqual({ match: match.id, moves: 4, at, future });
      const source = (await ada.must<MatchInfo>(`/api/matches/${match.id}`)).recording as WrittenRecording;
      const recording = info.recording as WrittenRecording;
      expect(recording.moves.slice(0, 4)).toEqual(source.moves.slice(0, 4));
      expect(recording.chance?.key).toBe(source.chance?.key);
      expect(recording.chance?.anew?.length ?? 0).toBe(future === 'new' ? 1 : 0);
      const read = parseRecording(recording, findGame);
      if (!read.ok) throw new Error(read.error);
      const found = (reminder?: Reminder) =>
        verify(
          read.value,
          replay(read.value, () => '00'),
          reminder,
        );
      expect(found()).toMatchObject({ ok: true });
      if (future === 'new') {
        // As a device keeps it that is shown the table before.
        const from = { after: table.fork?.moves ?? 0, at: table.fork?.at ?? 0 };
        const kept = { commitment: table.match?.commitment ?? '', bytes: [] };
        expect(found({ ...kept, from })).toMatchObject({ ok: true, from });
        expect(found({ ...kept, from: null })).toMatchObject({ ok: false, because: 'other-beginning-than-shown' });
      }
      player.leave();
    }
    const tree = await ada.must<ForkTree>(`/api/matches/${match.id}/forks`);
    expect([tree.match, tree.forks.map(({ fork }) => fork?.future)]).toEqual([match.id, ['same', 'new']]);
    // Whatever leaf one looks from, the tree is the same.
    expect(await ada.must(`/api/matches/${tree.forks[1]?.match}/forks`)).toEqual(tree);
  });

  test('lets recorded players play as they did, as long as it fits', async () => {
    const ada = await Guest.arrive(server.base, 'Ada');
    const match = await handedOver(ada, 'gravity-superstar');
    const source = (await ada.must<MatchInfo>(`/api/matches/${match.id}`)).recording as WrittenRecording;
    // From a moment at which somebody else is to move.
    const moves = source.moves.findIndex(({ by }) => by === 1);
    const at = source.moves[moves - 1]?.at ?? 0;
    const table = await ada.must<TableInfo>('/api/tables', asked(match, { moves, at }));
    const { player } = connect(server, ada, table.id);
    await until('the match goes on', () => player.seen.size > 0);
    const session = (await server.hall.table(table.id)).session;
    const next = await until('the recorded player moves', () => session?.match.moves[moves]);
    expect(sameData(next.move, source.moves[moves]?.move)).toBe(true);
    player.leave();
  });

  test('is set up as the other match was, whatever planet is asked for', async () => {
    const ada = await Guest.arrive(server.base, 'Ada');
    const match = await handedOver(ada, 'gravity-superstar');
    const at = await momentOf(ada, match, 4);
    const planet = drawPlanet(quickChance(3));
    const table = await ada.must<TableInfo>('/api/tables', { ...asked(match, { at }), planet });
    const { player } = connect(server, ada, table.id);
    await until('the match goes on', () => player.seen.size > 0);
    const fork = player.table?.match?.id ?? '';
    await ada.must(`/api/tables/${table.id}/close`, {});
    const [own, other] = await Promise.all(
      [fork, match.id].map(async (id) => (await ada.must<MatchInfo>(`/api/matches/${id}`)).recording),
    );
    expect((own as WrittenRecording).setup).toEqual((other as WrittenRecording).setup);
    player.leave();
  });

  test('is open to all only if those who were recorded have names that all may read', async () => {
    const ada = await Guest.arrive(server.base, 'Ada');
    const { id } = await handedOver(ada, 'gravity-superstar');
    const recording = (await ada.must<MatchInfo>(`/api/matches/${id}`)).recording as WrittenRecording;
    const players = recording.players.map((player, seat) => (seat === 1 ? { ...player, name: 'Arschl0ch' } : player));
    const people = players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
    const given = { recording: { ...recording, players }, began: 1, ended: 2, people };
    const match = await (await Guest.arrive(server.base, 'Eve')).must<PlayedMatch>('/api/me/matches', given);
    const at = await momentOf(ada, match, 4);
    const answer = async (path: string, body: object) => (await ada.ask('POST', path, body)).json;
    const refused = { because: 'unwelcome-name' };
    expect(await answer('/api/tables', { ...asked(match, { at }), listed: true })).toMatchObject(refused);
    const table = await ada.must<TableInfo>('/api/tables', asked(match, { at }));
    expect(await answer(`/api/tables/${table.id}/settings`, { listed: true })).toMatchObject(refused);
  });

  test('is opened for no match that is on, no moment it has not, and no seats it had not', async () => {
    const ada = await Guest.arrive(server.base, 'Ada');
    const match = await handedOver(ada, 'gravity-superstar');
    const at = await momentOf(ada, match, 4);
    const refused = async (change: object): Promise<unknown> =>
      ((await ada.ask('POST', '/api/tables', asked(match, { at, ...change }))).json as { because?: string }).because;
    const { player } = connect(
      server,
      ada,
      (await ada.must<TableInfo>('/api/tables', { game: 'gravity-superstar', bots: ['rookie'], start: true })).id,
    );
    await until('a match is on', () => player.seen.size > 0);
    const running = player.table?.match?.id ?? '';
    expect(await refused({ match: running })).toBe('not-finished');
    expect(await refused({ match: 'nowhere' })).toBe('no-such-match');
    expect(await refused({ moves: 9_999 })).toBe('no-such-moment');
    expect(await refused({ at: 999_999_999 })).toBe('no-such-moment');
    expect(await refused({ seats: ['you'] })).toBe('bad-seat-count');
    expect(await refused({ seats: match.players.map(() => 'rookie') })).toBe('seats-are-empty');
    const all = ((await ada.must<MatchInfo>(`/api/matches/${match.id}`)).recording as WrittenRecording).moves;
    expect(await refused({ moves: all.length, at: all.at(-1)?.at ?? 0 })).toBe('no-such-moment');
    player.leave();
  });
});
