import type { TableHost } from '../../host/table-host.ts';
import { Button } from '../../look/button.tsx';
import { book, door, folder, gear, pause, pen } from '../../look/icons.ts';
import { addressOf } from '../../router/routes.ts';
import { playerName } from '../../settings/settings.ts';
import { pages } from '../../words/pages.ts';
import { returning } from '../../words/returning.ts';
import { shell } from '../../words/shell.ts';
import type { Over } from './over-match.tsx';

const { say } = pages;

interface WaysProps {
  readonly host: TableHost;
  readonly onPause: () => void;
  readonly onClose: () => void;
  readonly setOver: (over: Over) => void;
  readonly onName: () => void;
  readonly onNotes: () => void;
}

/** First, for they are what a menu is opened for in a hurry. */
export function Ways({ host, setOver, onName, onNotes, onPause, onClose }: WaysProps) {
  // Whoever shares a device has a name for this match only.
  const isAlone = host.ours.value.length === 1;
  const isOwnName = host.seats.value.some(({ kind, name }) => kind === 'you' && (isAlone || name === playerName.value));
  return (
    <div class="table-ways">
      <Button icon={book} onPress={() => setOver('rules')}>
        {say('rules')}
      </Button>
      <Button icon={gear} onPress={() => setOver('settings')}>
        {shell.say('settings')}
      </Button>
      {host.isHere ? (
        <Button
          icon={pause}
          onPress={() => {
            onPause();
            onClose();
          }}
        >
          {say('table.pause')}
        </Button>
      ) : null}
      {host.isHere || host.ours.value.length === 0 ? null : (
        <Button
          icon={folder}
          onPress={() => {
            onClose();
            onNotes();
          }}
        >
          {returning.say('notes.title')}
        </Button>
      )}
      {isOwnName ? (
        <Button
          icon={pen}
          onPress={() => {
            onClose();
            onName();
          }}
        >
          {say('waiting.rename')}
        </Button>
      ) : null}
      <Button icon={door} href={addressOf.home}>
        {say('table.to-home')}
      </Button>
    </div>
  );
}
