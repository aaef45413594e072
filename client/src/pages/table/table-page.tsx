import { useEffect, useState } from 'preact/hooks';
import { Failure, type FailureKind } from '../../app/failure.tsx';
import { Waiting } from '../../app/later.tsx';
import { notify } from '../../app/notices.ts';
import { joinAsGuest } from '../../server/api.ts';
import { ServerHost } from '../../server/server-host.ts';
import { type HouseKey, house } from '../../words/house.ts';
import { pages } from '../../words/pages.ts';
import { WaitingRoom } from '../waiting/waiting-room.tsx';
import { PlayArea } from './play-area.tsx';

const { say } = pages;

/** A table at the server: first the waiting room, then the match, then the end; and round again. */
export function TablePage({ table: id }: { readonly table: string }) {
  const host = useServerHost(id);
  if (host === null) return <Waiting />;
  if (typeof host === 'string') return <Failure kind={host} />;
  return <Seated host={host} />;
}

/** The host of a table, once the server knows who we are. */
export function useServerHost(id: string): ServerHost | FailureKind | null {
  const [host, setHost] = useState<ServerHost | FailureKind | null>(null);
  useEffect(() => {
    let opened: ServerHost | null = null;
    let isGone = false;
    void joinAsGuest().then((answer) => {
      if (isGone) return;
      if (answer.ok) opened = new ServerHost(id);
      setHost(opened ?? 'offline');
    });
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [id]);
  return host;
}

function Seated({ host }: { readonly host: ServerHost }) {
  const notice = host.notice.value;
  useEffect(() => {
    const key = `notice.${notice}`;
    if (notice !== null && house.has(key)) notify(house.say(key as HouseKey));
  }, [notice]);
  const table = host.table.value;
  if (host.lost.value !== null) return <Failure kind={host.lost.value} />;
  if (table === null) return <Waiting />;
  if (table.phase === 'open' || table.phase === 'starting') return <WaitingRoom host={host} table={table} />;
  if (table.phase === 'closed') return <Failure kind="closed" />;
  // Each match at a table is a new one for the page as well.
  return <PlayArea key={table.match?.id} host={host} detail={say('table.at-server')} />;
}
