/** What a host may do about somebody: hand the room over to them, or send them away for the evening. */

import { useState } from 'preact/hooks';
import type { TableInfo } from '#protocol';
import { notify } from '../../app/notices.ts';
import { Button } from '../../look/button.tsx';
import { Dialog } from '../../look/dialog.tsx';
import { crown, door } from '../../look/icons.ts';
import { room } from '../../words/room.ts';
import { shell } from '../../words/shell.ts';
import { askSaid } from './ask-said.ts';
import './person-dialog.css';

const { say } = room;

export interface PersonDialogProps {
  readonly table: TableInfo;
  /** Null: closed. */
  readonly guest: string | null;
  readonly onClose: () => void;
}

export function PersonDialog({ table, guest, onClose }: PersonDialogProps) {
  const person = table.room.people.find((one) => one.guest === guest);
  if (guest === null || person === undefined) return null;
  return (
    <Dialog open title={person.name} closeLabel={shell.say('close')} onClose={onClose}>
      <PersonDeeds table={table} guest={guest} name={person.name} onDone={onClose} />
    </Dialog>
  );
}

interface PersonDeedsProps {
  readonly table: TableInfo;
  readonly guest: string;
  readonly name: string;
  readonly onDone: () => void;
}

export function PersonDeeds({ table, guest, name, onDone }: PersonDeedsProps) {
  const [isSure, setSure] = useState(false);
  const handOver = async (): Promise<void> => {
    if (await askSaid(table.id, 'hand-over', { guest })) notify(say('people.hand-over.done', { name }), 'good');
    onDone();
  };
  const sendAway = async (): Promise<void> => {
    await askSaid(table.id, 'send-away', { guest });
    onDone();
  };
  if (isSure) {
    return (
      <div class="person-deeds" role="alert">
        <p>{say('people.send-away.sure', { name })}</p>
        <Button kind="danger" icon={door} settles onPress={() => void sendAway()}>
          {say('people.send-away.yes')}
        </Button>
      </div>
    );
  }
  return (
    <div class="person-deeds">
      <Button icon={crown} onPress={() => void handOver()}>
        {say('people.hand-over', { name })}
      </Button>
      <Button kind="quiet" icon={door} onPress={() => setSure(true)}>
        {say('people.send-away', { name })}
      </Button>
    </div>
  );
}
