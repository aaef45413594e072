/** Behind the QR code of a TV, on the host's phone: that TV joins the room the host is in. */

import { useEffect, useState } from 'preact/hooks';
import type { HouseRefusal, OwnRoom } from '#protocol';
import { Waiting } from '../../app/later.tsx';
import { notify } from '../../app/notices.ts';
import { Page } from '../../app/page.tsx';
import { COVERS, isTitle } from '../../catalogue/titles.ts';
import { Button } from '../../look/button.tsx';
import { go } from '../../router/router.ts';
import { addressOf } from '../../router/routes.ts';
import { ownTables } from '../../server/api.ts';
import { pairScreen } from '../../server/screen-api.ts';
import { listWords } from '../../words/area.ts';
import { room } from '../../words/room.ts';
import { shell } from '../../words/shell.ts';
import { Emblem } from '../emblem.tsx';
import { houseWords } from '../table/refusals.ts';
import './pair-page.css';

const { say } = room;

export function PairPage({ code }: { readonly code: string }) {
  const [rooms, setRooms] = useState<readonly OwnRoom[] | null>(null);
  const [problem, setProblem] = useState<HouseRefusal | 'offline' | null>(null);
  const pair = async (table: string): Promise<void> => {
    const answer = await pairScreen(table, code);
    if (!answer.ok) return setProblem(answer.because);
    notify(say('tv.paired'), 'good');
    go(addressOf.table(table), 'replace');
  };
  useEffect(() => {
    void ownTables().then((tables) => {
      const own = tables.filter(({ host, you, phase }) => host === you && phase !== 'closed');
      const [only] = own;
      // With one room there is nothing to ask.
      if (own.length === 1 && only !== undefined) void pair(only.id);
      setRooms(own);
    });
  }, [code]);
  if (problem !== null) {
    return (
      <Page title={say('tv.title')} back={addressOf.home}>
        <div class="pairing">
          <p role="alert">{problem === 'no-such-screen' ? say('tv.no-such-screen') : houseWords(problem)}</p>
          <Button kind="primary" href={addressOf.home}>
            {shell.say('to-home')}
          </Button>
        </div>
      </Page>
    );
  }
  if (rooms === null || rooms.length === 1) return <Waiting />;
  return (
    <Page title={say(rooms.length === 0 ? 'tv.title' : 'tv.which-room')} back={addressOf.home}>
      <div class="pairing">
        {rooms.length === 0 ? (
          <>
            <p>{say('tv.no-room')}</p>
            <Button kind="primary" href={addressOf.home}>
              {shell.say('to-home')}
            </Button>
          </>
        ) : (
          <ul class="pair-rooms">
            {rooms.map((one) => (
              <li key={one.id}>
                <RoomChoice room={one} onChoose={() => void pair(one.id)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Page>
  );
}

function RoomChoice({ room: own, onChoose }: { readonly room: OwnRoom; readonly onChoose: () => void }) {
  const names = own.room.people.map(({ name }) => name);
  if (!isTitle(own.game)) return null;
  return (
    <button type="button" class="pair-room" onClick={onChoose}>
      <Emblem game={own.game} />
      <span class="pair-words">
        <strong>{COVERS[own.game].name}</strong>
        <span class="soft">{listWords(names)}</span>
      </span>
    </button>
  );
}
