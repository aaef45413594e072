/** A calm pause over the board: who wanted it, and that nothing is lost. The board stays where it is. */

import type { TableHost } from '../../host/table-host.ts';
import { Button } from '../../look/button.tsx';
import { Sign } from '../../look/icon.tsx';
import { pause, play } from '../../look/icons.ts';
import { room } from '../../words/room.ts';
import { askSaid } from './ask-said.ts';
import './pause-cover.css';

const { say } = room;

export function PauseCover({ host }: { readonly host: TableHost }) {
  const table = host.table.value;
  if (table === null || !host.isPaused.value) return null;
  const by = table.room.pause?.by ?? null;
  const isHost = table.host === host.you.value;
  return (
    <div class="pause-cover">
      <div class="pause-card" role="status">
        <Sign of={pause} size={48} />
        <h2 class="pause-title">{say('pause.title')}</h2>
        <p>
          {by === null || by === host.you.value ? say('pause.by-you') : say('pause.by', { name: host.room.nameOf(by) })}
        </p>
        <p class="soft">{say('pause.rest')}</p>
        {isHost ? (
          <Button
            kind="primary"
            size="large"
            icon={play}
            onPress={() => void askSaid(host.id, 'pause', { isPaused: false })}
          >
            {say('pause.go-on')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
