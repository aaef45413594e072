/** Brings somebody to a table: one that is open already, or a new one. */

import type { TableInfo } from '#protocol';
import { notify } from '../../app/notices.ts';
import { openTable, ownTables } from '../../server/api.ts';
import { inviteTo } from '../../server/people-api.ts';
import { people } from '../../words/people.ts';
import { personWords } from '../person-words.ts';
import { houseWords } from '../table/refusals.ts';

type Invited = { readonly id: string; readonly name: string };

/** The table where one waits for others, if there is one. */
export async function waitingTable(): Promise<TableInfo | null> {
  const tables = await ownTables();
  return tables.find(({ phase, seats }) => phase === 'open' && seats.some(({ kind }) => kind === 'empty')) ?? null;
}

/** Says what came of it, and whether it went out. */
export async function inviteSaid(table: string, person: Invited): Promise<boolean> {
  const answer = await inviteTo(table, person.id);
  const words = answer.ok
    ? people.say('people.invited', { name: personWords(person.name) })
    : houseWords(answer.because);
  notify(words, answer.ok ? 'good' : 'bad');
  return answer.ok;
}

/** Null, with a word, if no table can be opened. */
export async function newTableFor(game: string): Promise<string | null> {
  const answer = await openTable({ game });
  if (!answer.ok) notify(houseWords(answer.because), 'bad');
  return answer.ok ? answer.value.id : null;
}
