/** What comes next, for whoever looks: the host starts, everybody else takes a seat, or waits. */

import type { TableInfo } from '#protocol';
import type { Game } from '#tabletop';
import type { TableHost } from '../../host/table-host.ts';
import { Button } from '../../look/button.tsx';
import { rocket } from '../../look/icons.ts';
import type { TableDeed } from '../../server/api.ts';
import { pages } from '../../words/pages.ts';
import { room } from '../../words/room.ts';

const { say } = pages;

/** Whether it was done; if not, the reason has been said. */
export type Asking = (deed: TableDeed, body: object) => Promise<boolean>;

interface StartButtonProps {
  readonly host: TableHost;
  readonly table: TableInfo;
  readonly game: Game | null;
  readonly ask: Asking;
  readonly onSit: () => void;
}

export function StartButton({ host, table, game, ask, onSit }: StartButtonProps) {
  const you = host.you.value;
  const isSeated = table.seats.some((seat) => seat.kind === 'person' && seat.guest === you);
  if (!isSeated) return <NotSeated table={table} you={you} ask={ask} onSit={onSit} />;
  if (table.host !== you) {
    return (
      <div class="room-note">
        <p>{say('waiting.for-host', { name: host.room.nameOf(table.host) })}</p>
        {host.room.tally.value.length === 0 ? null : (
          <Button onPress={() => void ask('sit-out', {})}>{room.say('people.sit-out')}</Button>
        )}
      </div>
    );
  }
  const taken = table.seats.filter((seat) => seat.kind !== 'empty').length;
  const missing = (game?.seats.min ?? 1) - taken;
  return (
    <Button
      kind="primary"
      size="large"
      icon={rocket}
      wide
      busy={table.phase === 'starting'}
      detail={say('waiting.with', { count: taken })}
      blocked={missing > 0 ? say('waiting.missing', { missing }) : null}
      onPress={() => void ask('start', { withoutEmpty: true })}
    >
      {say('waiting.start')}
    </Button>
  );
}

type NotSeatedProps = Pick<StartButtonProps, 'table' | 'ask' | 'onSit'> & { readonly you: string | null };

/** Where all seats are taken one can still be in for the next match. */
function NotSeated({ table, you, ask, onSit }: NotSeatedProps) {
  const isFree = table.seats.some((seat) => seat.kind === 'empty');
  const waits = table.room.people.some(({ guest, part }) => guest === you && part === 'waits');
  if (waits && !isFree) {
    return (
      <div class="room-note">
        <p>{room.say('room.waits')}</p>
        <Button onPress={() => void ask('sit-out', {})}>{room.say('people.sit-out')}</Button>
      </div>
    );
  }
  return (
    <Button
      kind="primary"
      size="large"
      wide
      detail={isFree ? undefined : say('waiting.full')}
      onPress={isFree ? onSit : () => void ask('wait', {})}
    >
      {isFree ? say('waiting.sit') : room.say('late.next')}
    </Button>
  );
}
