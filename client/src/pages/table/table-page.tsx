import { useEffect, useRef, useState } from 'preact/hooks';
import { Failure, type FailureKind } from '../../app/failure.tsx';
import { Waiting } from '../../app/later.tsx';
import { notify } from '../../app/notices.ts';
import { TableHost } from '../../host/table-host.ts';
import { TellMe } from '../../push/tell-me.tsx';
import { go } from '../../router/router.ts';
import { addressOf } from '../../router/routes.ts';
import { joinAsGuest, tableWithId } from '../../server/api.ts';
import { atServer } from '../../server/server-line.ts';
import { NextTable } from '../../slow/next-table.tsx';
import { LessonHere } from '../../teaching/lesson-here.tsx';
import { type HouseKey, house } from '../../words/house.ts';
import { pages } from '../../words/pages.ts';
import { room } from '../../words/room.ts';
import { HostControls } from '../room/host-controls.tsx';
import { KeptOut } from '../room/kept-out.tsx';
import { PauseCover } from '../room/pause-cover.tsx';
import { RoomBanners } from '../room/room-banners.tsx';
import { WaitingRoom } from '../waiting/waiting-room.tsx';
import { PlayArea } from './play-area.tsx';

const { say } = pages;

/** A room at the server: who is there and what is played, then the match, then how it ended; and round again. */
export function TablePage({ table: id }: { readonly table: string }) {
  // Whoever was kept out knocks again.
  const [knocks, setKnocks] = useState(0);
  const host = useServerHost(id, knocks);
  if (host === null) return <Waiting />;
  if (typeof host === 'string') return <Failure kind={host} />;
  return <Seated host={host} onComeIn={() => setKnocks((before) => before + 1)} />;
}

/** The host of a table, once the server knows who we are; a new one for each knock. */
function useServerHost(id: string, knocks: number): TableHost | FailureKind | null {
  const [host, setHost] = useState<TableHost | FailureKind | null>(null);
  useEffect(() => {
    let opened: TableHost | null = null;
    let isGone = false;
    void joinAsGuest().then((answer) => {
      if (isGone) return;
      if (answer.ok) opened = new TableHost(id, atServer(id));
      setHost(opened ?? 'offline');
    });
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [id, knocks]);
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

function Seated({ host, onComeIn }: { readonly host: TableHost; readonly onComeIn: () => void }) {
  const [isLearning, setLearning] = useState(false);
  // Whoever has seen the result of this match is back in the room.
  const [seenMatch, setSeenMatch] = useState<string | null>(null);
  useHostNews(host);
  const notice = host.notice.value;
  useEffect(() => {
    const key = `notice.${notice}`;
    // What lasts is said by a line across the top instead.
    if (notice !== null && notice !== 'store-stands-still' && house.has(key)) notify(house.say(key as HouseKey));
    // The same may happen again, and is then said again.
    host.notice.value = null;
  }, [notice]);
  const announced = host.sayings.announced.value;
  useEffect(() => {
    if (announced !== null) notify(announced);
    host.sayings.announced.value = null;
  }, [announced]);
  const table = host.table.value;
  if (host.lost.value === 'gone') return <Gone id={host.id} />;
  if (host.lost.value === 'no-spectators') return <KeptOut host={host} onComeIn={onComeIn} />;
  if (host.lost.value !== null) return <Failure kind={host.lost.value} />;
  if (table === null) return <Waiting />;
  const title = host.game.value;
  const match = table.match?.id ?? null;
  const isInRoom = table.phase === 'finished' && seenMatch === match;
  if (table.phase === 'open' || table.phase === 'starting' || isInRoom) {
    // The seat stays taken meanwhile, and the board comes up when the match begins.
    if (isLearning && title !== null) return <LessonHere title={title} onDone={() => setLearning(false)} />;
    return (
      <WaitingRoom
        host={host}
        table={table}
        onLearn={() => setLearning(true)}
        onResult={isInRoom ? () => setSeenMatch(null) : null}
      />
    );
  }
  if (table.phase === 'closed') return <Failure kind="closed" />;
  // Each match at a table is a new one for the page as well.
  return (
    <PlayArea
      key={match}
      host={host}
      detail={say('table.at-server')}
      around={{
        banners: (
          <>
            <RoomBanners host={host} />
            <TellMe host={host}>
              <NextTable host={host} />
            </TellMe>
          </>
        ),
        cover: <PauseCover host={host} />,
        controls: <HostControls host={host} table={table} />,
        toRoom: () => setSeenMatch(match),
      }}
    />
  );
}

/** Whoever becomes the host is told, and so are the others. */
function useHostNews(host: TableHost): void {
  const now = host.table.value?.host ?? null;
  const before = useRef(now);
  useEffect(() => {
    if (before.current !== null && now !== null && now !== before.current)
      notify(now === host.you.peek() ? room.say('host.is-you') : room.say('host.is', { name: host.room.nameOf(now) }));
    before.current = now;
  }, [now]);
}
