/** Any screen that can show a page: it shows a code, waits, and then belongs to the room whose host typed it. */

import { useEffect, useState } from 'preact/hooks';
import { Waiting } from '../../app/later.tsx';
import { LogoPicture } from '../../art/logo-picture.tsx';
import { TableHost } from '../../host/table-host.ts';
import { CodeTiles } from '../../look/code.tsx';
import { addressOf } from '../../router/routes.ts';
import { atServerAsScreen } from '../../server/server-line.ts';
import { pages } from '../../words/pages.ts';
import { room } from '../../words/room.ts';
import { QrCode } from '../qr-code.tsx';
import { RoomScreen } from './room-screen.tsx';
import './tv.css';
import { useAwake } from './use-awake.ts';
import { useScreen } from './use-screen.ts';

const { say } = room;

export function TvPage({ table = null }: { readonly table?: string | null }) {
  const { screen, lost } = useScreen(table);
  useAwake();
  useEffect(() => {
    document.title = `${say('tv.connect')} · Starboard`;
  }, []);
  if (screen === null) return <Waiting />;
  if (screen.table !== null) return <Paired key={screen.table} table={screen.table} onLost={lost} />;
  return screen.code === null ? <Waiting /> : <Unpaired code={screen.code.toUpperCase()} />;
}

function Paired({ table, onLost }: { readonly table: string; readonly onLost: () => void }) {
  const [host, setHost] = useState<TableHost | null>(null);
  useEffect(() => {
    const opened = new TableHost(table, atServerAsScreen(table));
    setHost(opened);
    return () => opened.close();
  }, [table]);
  const why = host?.lost.value ?? null;
  useEffect(() => {
    if (why !== null) onLost();
  }, [why]);
  return host === null || why !== null ? <Waiting /> : <RoomScreen host={host} />;
}

function Unpaired({ code }: { readonly code: string }) {
  return (
    <main class="tv tv-unpaired">
      <p class="tv-logo">
        <LogoPicture size={96} />
        Starboard
      </p>
      <h1 class="tv-title">{say('screen.title')}</h1>
      <div class="tv-ways">
        <div class="tv-way">
          <p>{say('screen.scan')}</p>
          <QrCode address={addressOf.pair(code)} label={say('screen.qr')} />
        </div>
        <div class="tv-way">
          <p>{say('screen.type')}</p>
          <CodeTiles code={code} label={pages.say('waiting.code', { code: [...code].join(' ') })} />
        </div>
      </div>
    </main>
  );
}
