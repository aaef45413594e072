import { useEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '#tabletop';
import { notify } from '../../app/notices.ts';
import type { Scene, Told } from '../../host/host.ts';
import type { TableHost } from '../../host/table-host.ts';
import { playCue } from '../../sound/play-cue.ts';
import type { GameTable } from '../../tables/game-table.ts';
import { botWords, playedForIn } from './log-lines.ts';

/** Says and sounds what happens; the log keeps it. */
export function useTelling(host: TableHost, table: GameTable, scene: Scene): string {
  const [spoken, setSpoken] = useState('');
  const you = useRef<Seat | null>(null);
  you.current = scene.viewer === 'spectator' ? null : scene.viewer;
  /** Said once for all that a bot does for somebody. */
  const playedFor = useRef<Seat | null>(null);
  useEffect(
    () =>
      host.onTold((told: Told) => {
        const cue = table.cue(told, you.current);
        if (cue !== null) playCue(cue);
        const nameOf = (seat: Seat): string => host.seats.peek()[seat]?.name ?? '';
        const sentence = table.sentence(told, nameOf, you.current);
        const seat = playedForIn(told);
        const isNews = seat !== null && seat !== playedFor.current;
        playedFor.current = seat;
        // Of somebody who is away a banner says it all the time.
        if (isNews && host.seats.peek()[seat]?.presence !== 'stood-in') notify(botWords(seat, nameOf, you.current));
        if (sentence !== null) setSpoken(sentence);
      }),
    [host, table],
  );
  return spoken;
}
