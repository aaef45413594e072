/** What the room has to say above the board while a match is on. */

import { useEffect, useState } from 'preact/hooks';
import type { SeatNow } from '../../host/host.ts';
import type { TableHost } from '../../host/table-host.ts';
import { Banner } from '../../look/banner.tsx';
import { Button } from '../../look/button.tsx';
import { clock, pause as pauseSign } from '../../look/icons.ts';
import { playCue } from '../../sound/play-cue.ts';
import { useSecondsUntil } from '../../tables/time-left.ts';
import { room } from '../../words/room.ts';
import { timeWords } from '../../words/turns.ts';
import { askSaid } from './ask-said.ts';
import { LateOffer } from './late-offer.tsx';
import './room-banners.css';

const { say } = room;

export function RoomBanners({ host }: { readonly host: TableHost }) {
  const scene = host.scene.value;
  if (scene === null || scene.outcome !== null) return null;
  return (
    <>
      <LateOffer host={host} />
      <PauseSoon host={host} />
      <StillThere host={host} />
    </>
  );
}

/** Against the clock a pause comes when the round is over. */
export function PauseSoon({ host }: { readonly host: TableHost }) {
  const table = host.table.value;
  const by = table?.room.pause?.by ?? null;
  if (table === null || by === null || host.isPaused.value) return null;
  const isOurs = by === host.you.value;
  return (
    <Banner
      icon={pauseSign}
      action={
        table.host === host.you.value ? (
          <Button onPress={() => void askSaid(host.id, 'pause', { isPaused: false })}>{say('pause.undo')}</Button>
        ) : undefined
      }
    >
      {isOurs ? say('pause.soon-by-you') : say('pause.soon', { name: host.room.nameOf(by) })}
    </Banner>
  );
}

/** Somebody who is here keeps the others waiting: they are asked, and everybody sees that they are. */
export function StillThere({ host }: { readonly host: TableHost }) {
  const asked = host.seats.value.filter(({ askedAt = null }) => askedAt !== null);
  const own = asked.find(({ seat }) => host.ours.value.includes(seat));
  const [first] = asked;
  if (own !== undefined) return <AskedHere host={host} seat={own} />;
  return first === undefined ? null : <AskedThere seat={first} />;
}

function AskedHere({ host, seat }: { readonly host: TableHost; readonly seat: SeatNow }) {
  const left = useSecondsUntil(seat.askedAt ?? null);
  useEffect(() => playCue('your-turn'), []);
  return (
    <div class="still-there" role="alert">
      <p class="still-there-words">
        <strong>{say('idle.you')}</strong>
        <span aria-hidden="true">{say('idle.you.soon', { time: timeWords(left ?? 0) })}</span>
      </p>
      <Button kind="primary" size="large" onPress={() => host.room.here()}>
        {say('idle.here')}
      </Button>
    </div>
  );
}

function AskedThere({ seat }: { readonly seat: SeatNow }) {
  const left = useSecondsUntil(seat.askedAt ?? null);
  const [first] = useState(left ?? 0);
  const words = (seconds: number): string => say('idle.other', { name: seat.name, time: timeWords(seconds) });
  return (
    <Banner icon={clock}>
      <span class="spoken">{words(first)}</span>
      <span aria-hidden="true">{words(left ?? 0)}</span>
    </Banner>
  );
}
