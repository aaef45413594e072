/** Everybody else who played, with what one can do about them. */

import type { Whom } from '#protocol';
import type { TableHost } from '../../host/table-host.ts';
import { people } from '../../words/people.ts';
import './neighbours.css';
import { PersonMenu } from './person-menu.tsx';

export interface Neighbour {
  readonly seat: number;
  readonly name: string;
  readonly whom: Whom;
}

/** Those of a table, as far as they are people and somebody else. */
export function neighboursAt(host: TableHost): readonly Neighbour[] {
  const table = host.table.value;
  if (host.isHere || table === null || host.ours.value.length === 0) return [];
  return table.seats.flatMap((sitting, seat) => {
    if (sitting.kind !== 'person' || host.ours.value.includes(seat)) return [];
    return [{ seat, name: sitting.name, whom: { table: table.id, guest: sitting.guest } }];
  });
}

export function Neighbours({ host }: { readonly host: TableHost }) {
  return <NeighbourList neighbours={neighboursAt(host)} />;
}

export function NeighbourList({ neighbours }: { readonly neighbours: readonly Neighbour[] }) {
  if (neighbours.length === 0) return null;
  return (
    <ul class="neighbours" aria-label={people.say('manners.others')}>
      {neighbours.map(({ seat, name, whom }) => (
        <li key={seat} class="neighbour">
          {name}
          <PersonMenu whom={whom} name={name} />
        </li>
      ))}
    </ul>
  );
}
