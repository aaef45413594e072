/** What a host can do about the room while a match is on, or before it. */

import { useState } from 'preact/hooks';
import type { TableInfo } from '#protocol';
import type { TableHost } from '../../host/table-host.ts';
import { Button } from '../../look/button.tsx';
import { Disclosure } from '../../look/disclosure.tsx';
import { door, lock, pause, play } from '../../look/icons.ts';
import { Toggle } from '../../look/toggle.tsx';
import { notices } from '../../words/notices.ts';
import { pages } from '../../words/pages.ts';
import { room } from '../../words/room.ts';
import { askSaid } from './ask-said.ts';
import './host-controls.css';
import { PersonWords } from './people-row.tsx';
import { PersonDeeds } from './person-dialog.tsx';
import { ScreensPanel } from './screens-panel.tsx';
import { WebhookPanel } from './webhook-panel.tsx';

const { say } = room;

export interface HostControlsProps {
  readonly host: TableHost;
  readonly table: TableInfo;
}

/** In the menu over a match: stop it, and everything about the room that may have to be done meanwhile. */
export function HostControls({ host, table }: HostControlsProps) {
  if (table.host !== host.you.value) return null;
  const isStopping = table.room.pause !== null;
  return (
    <section class="host-controls">
      <h3 class="table-heading">{say('host.title')}</h3>
      {table.phase === 'playing' ? (
        <Button
          kind="second"
          icon={isStopping ? play : pause}
          onPress={() => void askSaid(table.id, 'pause', { isPaused: !isStopping })}
        >
          {say(isStopping ? 'pause.go-on' : 'pause.do')}
        </Button>
      ) : null}
      <RoomDoor host={host} table={table} />
      <Toggle
        label={pages.say('table-settings.spectators')}
        detail={pages.say('table-settings.spectators.hint')}
        on={table.settings.spectators}
        onChange={(spectators) => void askSaid(table.id, 'settings', { spectators })}
      />
      <Disclosure summary={say('tv.title')}>
        <ScreensPanel table={table} />
      </Disclosure>
      {table.settings.overDays === null ? null : (
        <Disclosure summary={notices.say('webhook.title')}>
          <WebhookPanel table={table} />
        </Disclosure>
      )}
    </section>
  );
}

/** Who is in the room, whether anybody comes in, and its end. */
export function RoomDoor({ host, table }: HostControlsProps) {
  if (table.host !== host.you.value) return null;
  return (
    <div class="host-controls">
      <RoomPeople host={host} table={table} />
      <Toggle
        label={say('host.lock')}
        detail={say('host.lock.hint')}
        icon={lock}
        on={table.settings.locked}
        onChange={(locked) => void askSaid(table.id, 'settings', { locked })}
      />
      <Closing table={table} />
    </div>
  );
}

/** A tap on somebody shows what can be done about them. */
function RoomPeople({ host, table }: { readonly host: TableHost; readonly table: TableInfo }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const others = table.room.people.filter(({ guest }) => guest !== host.you.value);
  if (others.length === 0) return null;
  return (
    <ul class="host-people" aria-label={say('host.people')}>
      {others.map((person) => (
        <li key={person.guest}>
          <button
            type="button"
            class="people-person"
            aria-expanded={chosen === person.guest}
            onClick={() => setChosen(chosen === person.guest ? null : person.guest)}
          >
            <PersonWords table={table} person={person} />
          </button>
          {chosen === person.guest ? (
            <PersonDeeds table={table} guest={person.guest} name={person.name} onDone={() => setChosen(null)} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Closing({ table }: { readonly table: TableInfo }) {
  const [isSure, setSure] = useState(false);
  if (!isSure) {
    return (
      <Button kind="quiet" icon={door} onPress={() => setSure(true)}>
        {say('host.close')}
      </Button>
    );
  }
  return (
    <div class="host-closing" role="alert">
      <p>{say('host.close.sure')}</p>
      <Button kind="danger" settles onPress={() => void askSaid(table.id, 'close', {})}>
        {say('host.close.yes')}
      </Button>
      <Button onPress={() => setSure(false)}>{pages.say('table.leave.no')}</Button>
    </div>
  );
}
