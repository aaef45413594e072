/** Those who are in the room and have no seat: they wait for the next match, or look on. */

import { useState } from 'preact/hooks';
import type { RoomPerson, TableInfo } from '#protocol';
import { Avatar } from '../../look/avatar.tsx';
import { room } from '../../words/room.ts';
import { faceAt } from './face-at.ts';
import './people-row.css';
import { PersonDialog } from './person-dialog.tsx';

const { say } = room;

export interface PeopleRowProps {
  readonly table: TableInfo;
  readonly you: string | null;
}

export function PeopleRow({ table, you }: PeopleRowProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const people = table.room.people.filter(({ part }) => part !== 'plays');
  if (people.length === 0) return null;
  const mayAct = table.host === you;
  return (
    <section class="people-row" aria-labelledby="people-title">
      <h2 class="people-title" id="people-title">
        {say('people.title')}
      </h2>
      <ul class="people-list">
        {people.map((person) => (
          <li key={person.guest}>
            {mayAct && person.guest !== you ? (
              <button type="button" class="people-person" onClick={() => setChosen(person.guest)}>
                <PersonWords table={table} person={person} />
              </button>
            ) : (
              <span class="people-person">
                <PersonWords table={table} person={person} />
              </span>
            )}
          </li>
        ))}
      </ul>
      <PersonDialog table={table} guest={chosen} onClose={() => setChosen(null)} />
    </section>
  );
}

export function PersonWords({ table, person }: { readonly table: TableInfo; readonly person: RoomPerson }) {
  const { guest, name, here, part } = person;
  return (
    <>
      <Avatar who="person" {...faceAt(table, guest)} size={36} bare={part !== 'plays'} away={!here} />
      <span class="people-words">
        <strong class="people-name">{name}</strong>
        <span class="people-part soft">{here ? say(`people.${part}`) : say('people.away')}</span>
      </span>
    </>
  );
}
