/** A room for all to see: the way in, every match's board without secrets, how it ended, and the tally; game after game. */

import { useEffect, useState } from 'preact/hooks';
import type { TableInfo } from '#protocol';
import { Waiting } from '../../app/later.tsx';
import { COVERS, type Title } from '../../catalogue/titles.ts';
import type { Scene } from '../../host/host.ts';
import type { TableHost } from '../../host/table-host.ts';
import { Banner } from '../../look/banner.tsx';
import { Button } from '../../look/button.tsx';
import { again, chart, crown, offline, play, rocket } from '../../look/icons.ts';
import { TableTime } from '../../slow/table-time.tsx';
import type { GameTable } from '../../tables/game-table.ts';
import { loadTable } from '../../tables/registry.ts';
import { TableFrame } from '../../tables/table-bar.tsx';
import { house } from '../../words/house.ts';
import { pages } from '../../words/pages.ts';
import { room } from '../../words/room.ts';
import { Emblem } from '../emblem.tsx';
import { PauseCover } from '../room/pause-cover.tsx';
import { PauseSoon, StillThere } from '../room/room-banners.tsx';
import { Bubbles } from '../table/reactions.tsx';
import '../table/stage.css';
import { TellingBanner } from '../table/table-banners.tsx';
import { Lobby } from './lobby.tsx';
import { RemoteRow } from './remote.tsx';
import { Results } from './results.tsx';
import './tv.css';
import { publicHost } from '../../server/public-origin.ts';

const { say } = room;

/** How long a result is looked at before the room comes back: as long as it takes to read every point. */
const RESULT_SHOWN = 30_000;

export function RoomScreen({ host }: { readonly host: TableHost }) {
  const table = host.table.value;
  const scene = host.scene.value;
  const title = host.game.value;
  const board = useBoard(title);
  if (table === null || title === null) return <Waiting />;
  return (
    <div class="tv">
      {host.line.value === 'online' ? null : (
        <Banner icon={offline}>
          {host.line.value === 'still' ? house.say('notice.store-stands-still') : pages.say('table.offline')}
        </Banner>
      )}
      {table.phase === 'open' || table.phase === 'starting' || board === null || scene === null ? (
        <Lobby host={host} table={table} title={title}>
          <StartRow host={host} table={table} title={title} />
        </Lobby>
      ) : scene.outcome !== null ? (
        <Over key={table.match?.id} host={host} table={table} title={title} board={board} scene={scene} />
      ) : (
        <Match host={host} table={table} title={title} board={board} scene={scene} />
      )}
    </div>
  );
}

function useBoard(title: Title | null): GameTable | null {
  const [loaded, setLoaded] = useState<{ readonly title: Title; readonly board: GameTable } | null>(null);
  useEffect(() => {
    if (title !== null) void loadTable(title).then((board) => setLoaded({ title, board }));
  }, [title]);
  return loaded !== null && loaded.title === title ? loaded.board : null;
}

interface ShownProps {
  readonly host: TableHost;
  readonly table: TableInfo;
  readonly title: Title;
}

function StartRow({ host, table, title }: ShownProps) {
  const taken = table.seats.filter(({ kind }) => kind !== 'empty').length;
  const missing = COVERS[title].seats.min - taken;
  return (
    <RemoteRow>
      <Button
        kind="primary"
        size="large"
        icon={rocket}
        busy={table.phase === 'starting'}
        blocked={missing > 0 ? pages.say('waiting.missing', { missing }) : null}
        onPress={() => host.room.goOn('lobby')}
      >
        {say('screen.start')}
      </Button>
    </RemoteRow>
  );
}

interface PlayedProps extends ShownProps {
  readonly board: GameTable;
  readonly scene: Scene;
}

/** First the result, then the room with its tally; the remote goes to and fro, and on to the next match. */
function Over({ host, table, title, board, scene }: PlayedProps) {
  const [isRoom, setRoom] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRoom(true), RESULT_SHOWN);
    return () => clearTimeout(timer);
  }, []);
  const ways = (
    <RemoteRow>
      <Button kind="primary" size="large" icon={again} onPress={() => host.room.goOn('results')}>
        {say('screen.rematch')}
      </Button>
      <Button size="large" icon={isRoom ? crown : chart} onPress={() => setRoom(!isRoom)}>
        {say(isRoom ? 'screen.result' : 'screen.room')}
      </Button>
    </RemoteRow>
  );
  if (isRoom || scene.outcome === null) {
    return (
      <Lobby host={host} table={table} title={title}>
        {ways}
      </Lobby>
    );
  }
  return (
    <Results host={host} title={title} board={board} outcome={scene.outcome}>
      {ways}
    </Results>
  );
}

function Match({ host, table, title, board, scene }: PlayedProps) {
  const { Board } = board;
  const turn = board.turnOf?.(scene.view) ?? null;
  const code = table.settings.codeHidden || table.settings.locked ? null : table.code;
  return (
    <TableFrame.Provider
      value={{
        title: COVERS[title].name,
        detail: turn === null ? '' : pages.say('hand-over.title', { name: host.seats.value[turn]?.name ?? '' }),
        emblem: <Emblem game={title} />,
        openMenu: null,
        undo: null,
        time: <TableTime host={host} />,
        talk: code === null ? null : <LateCode code={code} />,
      }}
    >
      <div class="stage-page">
        <TellingBanner host={host} viewer="spectator" />
        <PauseSoon host={host} />
        <StillThere host={host} />
        <main class="stage">
          <Board
            scene={scene}
            seats={host.seats.value}
            clock={host.clock}
            use="screen"
            log={host.log.value}
            telling={host.telling.value}
            looking={host.looking.value}
            play={() => Promise.resolve(null)}
          />
        </main>
        <PauseCover host={host} />
        <MatchRow host={host} />
        <Bubbles host={host} />
      </div>
    </TableFrame.Provider>
  );
}

/** Only while everybody waits for somebody to say that it goes on. */
function MatchRow({ host }: { readonly host: TableHost }) {
  const stop = host.isPaused.value ? 'pause' : host.looking.value !== null ? 'round' : null;
  if (stop === null) return null;
  return (
    <div class="tv-go-on">
      <RemoteRow>
        <Button kind="primary" size="large" icon={play} onPress={() => host.room.goOn(stop)}>
          {say('screen.go-on')}
        </Button>
      </RemoteRow>
    </div>
  );
}

/** A friend who comes late finds the way in without asking. */
function LateCode({ code }: { readonly code: string }) {
  return (
    <p class="tv-late">
      <span class="tv-late-host">{publicHost()}</span> <strong>{code.toUpperCase()}</strong>
    </p>
  );
}
