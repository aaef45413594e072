/** A table for all to see: on a TV or a laptop on the shelf. No secrets, no buttons, and the way in for friends. */

import { useEffect, useState } from 'preact/hooks';
import type { SeatInfo, TableInfo } from '#protocol';
import type { Outcome, Seat as SeatNumber } from '#tabletop';
import { Failure } from '../../app/failure.tsx';
import { Waiting } from '../../app/later.tsx';
import { CoverPicture } from '../../art/cover.tsx';
import { botLook } from '../../catalogue/levels.ts';
import { COVERS, type Title } from '../../catalogue/titles.ts';
import type { TableHost } from '../../host/table-host.ts';
import { CodeTiles } from '../../look/code.tsx';
import { Seat } from '../../look/seat.tsx';
import { addressOf } from '../../router/routes.ts';
import type { GameTable } from '../../tables/game-table.ts';
import { loadTable } from '../../tables/registry.ts';
import { TableFrame } from '../../tables/table-bar.tsx';
import { TurnTime } from '../../tables/turn-time.tsx';
import { pages } from '../../words/pages.ts';
import { Emblem } from '../emblem.tsx';
import { rankedSeats } from '../end/end-view.tsx';
import { Podium } from '../end/podium.tsx';
import { ScorePadTable } from '../end/score-pad.tsx';
import { asTheyPlayed, endingOf, useOpened } from '../end/use-opened.ts';
import { QrCode } from '../qr-code.tsx';
import { Bubbles } from '../table/reactions.tsx';
import '../table/stage.css';
import { WatchingBanner } from '../table/table-banners.tsx';
import { useServerHost } from '../table/table-page.tsx';
import './screen-page.css';

const { say } = pages;

export function ScreenPage({ table: id }: { readonly table: string }) {
  const host = useServerHost(id, 'screen');
  if (host === null) return <Waiting />;
  if (typeof host === 'string') return <Failure kind={host} />;
  return <Screen host={host} />;
}

function Screen({ host }: { readonly host: TableHost }) {
  const table = host.table.value;
  const scene = host.scene.value;
  const title = host.game.value;
  const [board, setBoard] = useState<GameTable | null>(null);
  // Whoever opened this screen may hold a seat: here they see what everybody sees.
  useEffect(() => host.lookAs('spectator'), [host]);
  useEffect(() => {
    if (title !== null) void loadTable(title).then(setBoard);
  }, [title]);
  if (host.lost.value !== null) return <Failure kind={host.lost.value} />;
  if (table === null || title === null) return <Waiting />;
  if (scene?.outcome !== undefined && scene.outcome !== null && board !== null) {
    return <ScreenEnd host={host} board={board} outcome={scene.outcome} />;
  }
  if (scene === null || scene.viewer !== 'spectator' || board === null) return <Lobby table={table} title={title} />;
  const { Board } = board;
  const turn = board.turnOf?.(scene.view) ?? null;
  return (
    <TableFrame.Provider
      value={{
        title: COVERS[title].name,
        detail: turn === null ? '' : say('hand-over.title', { name: host.seats.value[turn]?.name ?? '' }),
        emblem: <Emblem game={title} />,
        openMenu: null,
        undo: null,
        time: <TurnTime seats={host.seats.value} of={table.settings.turnSeconds} />,
      }}
    >
      <div class="stage-page">
        <WatchingBanner host={host} title={title} />
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
        <Bubbles host={host} />
      </div>
    </TableFrame.Provider>
  );
}

interface ScreenEndProps {
  readonly host: TableHost;
  readonly board: GameTable;
  readonly outcome: Outcome;
}

/** Who won, and beside it where every point comes from. */
function ScreenEnd({ host, board, outcome }: ScreenEndProps) {
  const { opened } = useOpened(host);
  const pad = opened === null ? null : endingOf(board, opened).pad;
  return (
    <main class="screen-end">
      <Podium
        outcome={outcome}
        seats={asTheyPlayed(host.seats.value, opened)}
        isYou={() => false}
        points={pad?.total ?? outcome.scores}
      />
      {opened === null || pad === null ? null : (
        <ScorePadTable
          pad={pad}
          players={opened.players}
          rank={rankedSeats(pad.total, outcome)}
          winners={outcome.winners}
        />
      )}
    </main>
  );
}

/** Before the match: large enough to be scanned from the sofa. */
function Lobby({ table, title }: { readonly table: TableInfo; readonly title: Title }) {
  const code = table.code?.toUpperCase();
  return (
    <main class="screen-lobby">
      <div class="screen-cover">
        <CoverPicture game={title} />
      </div>
      <div class="screen-words">
        <h1>{COVERS[title].name}</h1>
        {code === undefined ? (
          <p>{say('screen.running')}</p>
        ) : (
          <div class="screen-invite">
            <QrCode address={addressOf.code(code)} label={say('waiting.qr')} />
            <div class="screen-code">
              <p>{say('screen.join', { host: location.host })}</p>
              <CodeTiles code={code} label={say('waiting.code', { code: [...code].join(' ') })} />
            </div>
          </div>
        )}
      </div>
      <ul class="screen-seats">
        {table.seats.map((seat, index) => (
          <li key={index}>
            <ScreenSeat info={seat} seat={index} />
          </li>
        ))}
      </ul>
    </main>
  );
}

function ScreenSeat({ info, seat }: { readonly info: SeatInfo; readonly seat: SeatNumber }) {
  if (info.kind === 'empty') return <Seat seat={seat} face={null} size="placed" name={say('waiting.open')} />;
  return (
    <Seat
      seat={seat}
      face={{ who: info.kind, look: info.kind === 'bot' ? botLook(info.level) : seat }}
      size="placed"
      name={info.name}
      away={info.kind === 'person' && !info.here}
    />
  );
}
