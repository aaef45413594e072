/** The time that is left for a turn: seen by everybody, heard by whoever it is for. */

import { useEffect } from 'preact/hooks';
import { botLook } from '../catalogue/levels.ts';
import type { SeatNow } from '../host/host.ts';
import { Avatar } from '../look/avatar.tsx';
import { Countdown } from '../look/countdown.tsx';
import { Spoken } from '../look/live.tsx';
import { playCue } from '../sound/play-cue.ts';
import { timeWords, turns } from '../words/turns.ts';
import { useSecondsUntil } from './time-left.ts';
import './turn-time.css';

const { say } = turns;

/** From here on it warns. */
export const SHORT_SECONDS = 10;
/** The last of them are counted aloud. */
const COUNTED_SECONDS = 5;

/** Whose time is shown: one's own first, else that of whoever's is over first. */
export function seatOnTime(seats: readonly SeatNow[]): SeatNow | null {
  const running = seats.filter(({ turnEndsAt }) => typeof turnEndsAt === 'number');
  const endOf = ({ turnEndsAt }: SeatNow): number => turnEndsAt ?? 0;
  return (
    running.find(({ kind }) => kind === 'you') ?? running.toSorted((one, other) => endOf(one) - endOf(other))[0] ?? null
  );
}

/** `of`: how many seconds a turn has. */
export function TurnTime({ seats, of }: { readonly seats: readonly SeatNow[]; readonly of: number | null }) {
  const who = seatOnTime(seats);
  if (who === null) return null;
  return <TimeOf key={who.seat} who={who} of={of ?? 0} />;
}

function TimeOf({ who, of }: { readonly who: SeatNow; readonly of: number }) {
  const left = useSecondsUntil(who.turnEndsAt ?? null) ?? 0;
  const isYou = who.kind === 'you';
  const isCounted = left > 0 && (left === SHORT_SECONDS || left <= COUNTED_SECONDS);
  useEffect(() => {
    if (isYou && isCounted) playCue('time-short');
  }, [isYou, isCounted, left]);
  const time = timeWords(left);
  const words = isYou ? say('time.yours', { time }) : say('time.theirs', { name: who.name, time });
  return (
    <div class="turn-time" data-short={left <= SHORT_SECONDS ? '' : undefined} data-you={isYou ? '' : undefined}>
      <Avatar
        who={who.kind === 'bot' ? 'bot' : 'person'}
        look={who.kind === 'bot' ? botLook(who.level) : who.seat}
        seat={who.seat}
        size={32}
      />
      <Countdown left={left} of={of} label={words} size={38} hurryAt={SHORT_SECONDS} />
      <Spoken words={isYou && left <= SHORT_SECONDS && left > 0 ? say('time.short') : ''} />
    </div>
  );
}
