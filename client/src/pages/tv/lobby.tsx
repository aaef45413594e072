/** Between matches: large enough to be scanned from the sofa, and read from three metres. */

import type { ComponentChildren } from 'preact';
import type { SeatInfo, TableInfo } from '#protocol';
import type { Seat as SeatNumber } from '#tabletop';
import { CoverPicture } from '../../art/cover.tsx';
import { botLook } from '../../catalogue/levels.ts';
import { COVERS, type Title } from '../../catalogue/titles.ts';
import type { TableHost } from '../../host/table-host.ts';
import { CodeTiles } from '../../look/code.tsx';
import { Seat } from '../../look/seat.tsx';
import { addressOf } from '../../router/routes.ts';
import { publicHost } from '../../server/public-origin.ts';
import { pages } from '../../words/pages.ts';
import { room } from '../../words/room.ts';
import { QrCode } from '../qr-code.tsx';
import { BigTally } from '../room/tally.tsx';
import './lobby.css';

const { say } = room;

export interface LobbyProps {
  readonly host: TableHost;
  readonly table: TableInfo;
  readonly title: Title;
  /** What the remote can do. */
  readonly children?: ComponentChildren;
}

export function Lobby({ host, table, title, children }: LobbyProps) {
  const matches = host.room.tally.value;
  const waiting = table.room.people.filter(({ part }) => part !== 'plays');
  return (
    <main class="tv-lobby" data-tallied={matches.length > 0 ? '' : undefined}>
      <div class="tv-cover">
        <CoverPicture game={title} />
        <h1 class="tv-game">{COVERS[title].name}</h1>
      </div>
      <Invitation table={table} />
      {matches.length === 0 ? null : (
        <section class="tv-tally" aria-labelledby="tv-tally-title">
          <h2 id="tv-tally-title">{say('tally.title')}</h2>
          <BigTally matches={matches} table={table} height={waiting.length === 0 ? 'tall' : 'low'} />
        </section>
      )}
      <div class="tv-below">
        <ul class="tv-seats" aria-label={pages.say('waiting.seats')}>
          {table.seats.map((seat, index) => (
            <li key={index}>
              <LobbySeat info={seat} seat={index} />
            </li>
          ))}
        </ul>
        {waiting.length === 0 ? null : (
          <ul class="tv-waiting" aria-label={say('people.title')}>
            {waiting.map(({ guest, name, part }) => (
              <li key={guest}>
                {name} <span class="soft">{say(`people.${part}`)}</span>
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </main>
  );
}

function Invitation({ table }: { readonly table: TableInfo }) {
  const code = table.code?.toUpperCase();
  if (table.settings.locked) return <p class="tv-invite tv-closed">{say('screen.locked')}</p>;
  if (code === undefined || table.settings.codeHidden) {
    return <p class="tv-invite tv-closed">{say('screen.hidden')}</p>;
  }
  return (
    <section class="tv-invite" aria-label={say('screen.join')}>
      <h2 class="tv-come">{say('screen.join')}</h2>
      <QrCode address={addressOf.code(code)} label={pages.say('waiting.qr')} />
      <p>{say('screen.how', { host: publicHost() })}</p>
      <CodeTiles code={code} label={pages.say('waiting.code', { code: [...code].join(' ') })} />
    </section>
  );
}

function LobbySeat({ info, seat }: { readonly info: SeatInfo; readonly seat: SeatNumber }) {
  if (info.kind === 'empty') return <Seat seat={seat} face={null} size="placed" name={pages.say('waiting.open')} />;
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
