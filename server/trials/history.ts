/** Somebody who has played for years: what it costs to look at what they played. */

import { Aliases } from '../src/people/aliases.ts';
import { History } from '../src/people/history.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { MatchRecord } from '../src/store/store.ts';
import { PATIENT, removeFolder, temporaryFolder } from './running.ts';

const GAMES = ['gravity-superstar', 'space-bowl', 'space-builder', 'space-lab'] as const;
const OTHERS = 40;
const A_DAY = 24 * 3_600_000;

export const ME = 'me';

export interface LongHistory {
  readonly store: SqliteStore;
  readonly history: History;
  readonly aliases: Aliases;
  end(): Promise<void>;
}

/** So many matches of one person, with forty others in turn, a few a day. */
export async function longHistory(matches: number): Promise<LongHistory> {
  const folder = temporaryFolder();
  const store = new SqliteStore(folder, PATIENT);
  const people = [ME, ...Array.from({ length: OTHERS }, (_, index) => `other-${index}`)];
  await Promise.all(people.map((id) => store.write({ kind: 'guest', guest: { id, name: id } })));
  await Promise.all(
    Array.from({ length: matches }, (_, index) => store.write({ kind: 'match', match: matchNumber(index) })),
  );
  const aliases = await Aliases.open(store);
  const history = new History(store, aliases, () => false);
  const end = async (): Promise<void> => {
    await store.close();
    removeFolder(folder);
  };
  return { store, history, aliases, end };
}

function matchNumber(index: number): MatchRecord {
  const other = `other-${index % OTHERS}`;
  const began = 1_700_000_000_000 + index * (A_DAY / 5);
  const scores = [20 + (index % 17), 20 + (index % 13)];
  const winners = scores[0] === scores[1] ? [0, 1] : [(scores[0] ?? 0) > (scores[1] ?? 0) ? 0 : 1];
  return {
    ...{ id: `match-${String(index).padStart(6, '0')}`, table: `table-${index}`, rulesVersion: 1, options: {} },
    game: GAMES[index % GAMES.length] ?? 'space-lab',
    players: [{ name: 'Me' }, { name: other }],
    ...{ key: 'ab'.repeat(64), secret: 'cd'.repeat(64), commitment: 'ef'.repeat(32), contributions: [null, null] },
    ...{ startedAt: index, asleepAt: null, tellingAt: null, began, ended: began + 600_000 },
    end: { at: 600_000, outcome: { winners, scores }, result: { scores } },
    sittings: [
      { seat: 0, at: 0, guest: ME, name: 'Me' },
      { seat: 1, at: 0, guest: other, name: other },
    ],
  };
}

/** What the server would have to do without a table of who played what. */
export async function readingEveryMatch({ store }: LongHistory, matches: number, most: number): Promise<number> {
  const found: MatchRecord[] = [];
  for (let index = 0; index < matches; index++) {
    const match = await store.match(matchNumber(index).id);
    if (match?.sittings?.some(({ guest }) => guest === ME) === true) found.push(match);
  }
  return found.toSorted((one, other) => (other.began ?? 0) - (one.began ?? 0)).slice(0, most).length;
}
