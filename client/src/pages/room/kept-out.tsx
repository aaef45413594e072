/**
 * Where nobody may watch, whoever has no seat is told so, and offered a way in: a bot's seat now, or one's own again, or
 * the next match. Once the match is over they come in by themselves.
 */

import { useEffect, useState } from 'preact/hooks';
import type { TableInfo } from '#protocol';
import { Failure } from '../../app/failure.tsx';
import type { TableHost } from '../../host/table-host.ts';
import { tableWithId } from '../../server/api.ts';
import { room } from '../../words/room.ts';
import { askSaid } from './ask-said.ts';
import { isOwnSeatABots, LateWays } from './late-ways.tsx';

const { say } = room;

/** Nobody tells those outside that a match is over. */
const ASKS_EVERY = 2_000;

const isClosedToWatchers = ({ settings, phase }: TableInfo): boolean =>
  !settings.spectators && (phase === 'starting' || phase === 'playing');

export function KeptOut({ host, onComeIn }: { readonly host: TableHost; readonly onComeIn: () => void }) {
  const [table, setTable] = useState<TableInfo | null>(null);
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    let isGone = false;
    const look = async (): Promise<void> => {
      const found = await tableWithId(host.id);
      if (isGone || (!found.ok && found.because === 'offline')) return;
      if (!found.ok || !isClosedToWatchers(found.value)) onComeIn();
      else setTable(found.value);
    };
    void look();
    const timer = setInterval(() => void look(), ASKS_EVERY);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [host]);
  if (table === null) return <Failure kind="no-spectators" />;
  const ownSeat = host.room.seatHeldIn(table);
  const waitForNext = async (): Promise<void> => {
    if (await askSaid(host.id, 'wait', {})) setWaits(true);
  };
  return (
    <LateWays table={table} ownSeat={ownSeat} onNext={waits ? null : () => void waitForNext()} onSeated={onComeIn}>
      {(ways) => (
        <Failure kind="no-spectators">
          {waits ? <p role="status">{say('late.next.said')}</p> : null}
          {isOwnSeatABots(table, ownSeat) ? <p>{say('late.left')}</p> : null}
          {ways}
        </Failure>
      )}
    </LateWays>
  );
}
