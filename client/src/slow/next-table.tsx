/** After a move at a slow table: the way to the next one that waits. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { OwnRoom } from '#protocol';
import { COVERS, isTitle } from '../catalogue/titles.ts';
import type { TableHost } from '../host/table-host.ts';
import { Banner } from '../look/banner.tsx';
import { Button } from '../look/button.tsx';
import { check, onward } from '../look/icons.ts';
import { go } from '../router/router.ts';
import { addressOf } from '../router/routes.ts';
import { ownTables } from '../server/api.ts';
import { wallNow } from '../server/wall.ts';
import { useKeyActions } from '../tables/table-keys.ts';
import { slow } from '../words/slow.ts';
import { spanWords } from './span-words.ts';
import { noteTurnsWaiting } from './turns-waiting.ts';

const { say } = slow;
const KEY = 'n';

/** The tables that wait, the most urgent first, looked at whenever it is no longer one's own turn here. */
function useNext(host: TableHost): OwnRoom | 'none' | null {
  const [next, setNext] = useState<OwnRoom | 'none' | null>(null);
  const turns = host.table.value?.turns;
  const isOurs = turns?.some(({ seat }) => host.ours.value.includes(seat)) ?? false;
  const isDone = turns !== undefined && !isOurs && host.ours.value.length > 0;
  // Whoever only came to look has done nothing.
  const hadTurn = useRef(false);
  if (isOurs) hadTurn.current = true;
  useEffect(() => {
    setNext(null);
    if (!isDone) return;
    let isGone = false;
    void ownTables().then((rooms) => {
      const waiting = rooms.filter(({ turn }) => (turn?.until ?? null) !== null);
      noteTurnsWaiting(waiting.length);
      if (!isGone) setNext(waiting.find(({ id }) => id !== host.id) ?? (hadTurn.current ? 'none' : null));
    });
    return () => {
      isGone = true;
    };
  }, [isDone, host]);
  return isDone ? next : null;
}

export function NextTable({ host }: { readonly host: TableHost }) {
  const next = useNext(host);
  const room = next === 'none' ? null : next;
  useKeyActions(room === null ? null : { [KEY]: () => go(addressOf.table(room.id)) });
  if (next === 'none') return <Banner icon={check}>{say('next.none')}</Banner>;
  if (room === null || room.turn === null || !isTitle(room.game)) return null;
  const game = COVERS[room.game].name;
  const left = (room.turn.until ?? Number.POSITIVE_INFINITY) - wallNow();
  return (
    <Banner
      icon={check}
      action={
        <Button kind="second" icon={onward} shortcut={KEY.toUpperCase()} href={addressOf.table(room.id)}>
          {say('next')}
        </Button>
      }
    >
      {left <= 0 ? say('next.late', { game }) : say('next.waits', { game, time: spanWords(left) })}
    </Banner>
  );
}
