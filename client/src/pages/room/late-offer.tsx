/** Whoever watches a match of the room is offered a way in: a bot's seat now, or one's own again, or the next match. */

import { useState } from 'preact/hooks';
import { notify } from '../../app/notices.ts';
import type { TableHost } from '../../host/table-host.ts';
import { Banner } from '../../look/banner.tsx';
import { watch } from '../../look/icons.ts';
import { room } from '../../words/room.ts';
import { askSaid } from './ask-said.ts';
import { isOwnSeatABots, LateWays } from './late-ways.tsx';

const { say } = room;

export function LateOffer({ host }: { readonly host: TableHost }) {
  const [isPutOff, setPutOff] = useState(false);
  const table = host.table.value;
  const you = host.you.value;
  if (table === null || host.ours.value.length > 0 || isPutOff) return null;
  const ownSeat = host.room.ownSeat.value;
  const part = table.room.people.find(({ guest }) => guest === you)?.part ?? 'watches';
  const waitForNext = async (): Promise<void> => {
    if (part === 'waits' || (await askSaid(host.id, 'wait', {}))) notify(say('late.next.said'), 'good');
    setPutOff(true);
  };
  return (
    <LateWays table={table} ownSeat={ownSeat} onNext={() => void waitForNext()}>
      {(ways) => (
        <Banner icon={watch} action={ways}>
          {say(isOwnSeatABots(table, ownSeat) ? 'late.left' : 'late.watching')}
        </Banner>
      )}
    </LateWays>
  );
}
