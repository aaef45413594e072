import { useEffect, useState } from 'preact/hooks';
import { Failure, type FailureKind } from '../../app/failure.tsx';
import { Waiting } from '../../app/later.tsx';
import { notify } from '../../app/notices.ts';
import { TableHost } from '../../host/table-host.ts';
import { go } from '../../router/router.ts';
import { addressOf } from '../../router/routes.ts';
import { joinAsGuest, tableWithId } from '../../server/api.ts';
import { atServer } from '../../server/server-line.ts';
import { LessonHere } from '../../teaching/lesson-here.tsx';
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
export function useServerHost(id: string, use: 'table' | 'screen' = 'table'): TableHost | FailureKind | null {
  const [host, setHost] = useState<TableHost | FailureKind | null>(null);
  useEffect(() => {
    let opened: TableHost | null = null;
    let isGone = false;
    void joinAsGuest().then((answer) => {
      if (isGone) return;
      if (answer.ok) opened = new TableHost(id, atServer(id), use);
      setHost(opened ?? 'offline');
    });
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [id, use]);
  return host;
}

/** A table that was closed: what was played at it last can still be seen. */
function Gone({ id }: { readonly id: string }) {
  const [isLooking, setLooking] = useState(true);
  useEffect(() => {
    void tableWithId(id).then((found) => {
      const match = found.ok ? (found.value.match ?? null) : null;
      if (match === null || match.outcome === null) setLooking(false);
      else go(addressOf.recording(match.id), 'replace');
    });
  }, [id]);
  return isLooking ? <Waiting /> : <Failure kind="gone" />;
}

function Seated({ host }: { readonly host: TableHost }) {
  const [isLearning, setLearning] = useState(false);
  const notice = host.notice.value;
  useEffect(() => {
    const key = `notice.${notice}`;
    // What lasts is said by a line across the top instead.
    if (notice !== null && notice !== 'store-stands-still' && house.has(key)) notify(house.say(key as HouseKey));
    // The same may happen again, and is then said again.
    host.notice.value = null;
  }, [notice]);
  const table = host.table.value;
  if (host.lost.value === 'gone') return <Gone id={host.id} />;
  if (host.lost.value !== null) return <Failure kind={host.lost.value} />;
  if (table === null) return <Waiting />;
  const title = host.game.value;
  if (table.phase === 'open' || table.phase === 'starting') {
    // The seat stays taken meanwhile, and the board comes up when the match begins.
    if (isLearning && title !== null) return <LessonHere title={title} onDone={() => setLearning(false)} />;
    return <WaitingRoom host={host} table={table} onLearn={() => setLearning(true)} />;
  }
  if (table.phase === 'closed') return <Failure kind="closed" />;
  // Each match at a table is a new one for the page as well.
  return <PlayArea key={table.match?.id} host={host} detail={say('table.at-server')} />;
}
