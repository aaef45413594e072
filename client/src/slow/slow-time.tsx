/** Whose turn it is at a slow table, and for how long: in days and hours, without a clock that ticks. */

import type { SlowTurn } from '#protocol';
import type { Seat } from '#tabletop';
import type { SeatNow } from '../host/host.ts';
import { Sign } from '../look/icon.tsx';
import { clock } from '../look/icons.ts';
import { slow } from '../words/slow.ts';
import './slow-time.css';
import { spanWords } from './span-words.ts';
import { useWall } from './use-wall.ts';

const { say } = slow;

interface SlowTimeProps {
  readonly turns: readonly SlowTurn[];
  readonly seats: readonly SeatNow[];
  readonly ours: readonly Seat[];
}

/** One's own time first, else that of whoever has least of it. */
export function SlowTime({ turns, seats, ours }: SlowTimeProps) {
  const now = useWall();
  const byTime = turns.toSorted((one, other) => (one.until ?? Infinity) - (other.until ?? Infinity) || 0);
  const turn = byTime.find(({ seat }) => ours.includes(seat)) ?? byTime[0];
  if (turn === undefined) return null;
  const isYours = ours.includes(turn.seat);
  const left = turn.until === null ? null : turn.until - now;
  const name = seats[turn.seat]?.name ?? '';
  return (
    <p class="slow-time" data-you={isYours ? '' : undefined}>
      <Sign of={clock} size={18} />
      <span class="spoken">{wordsOf({ left, isYours, name })}</span>
      <span aria-hidden="true">{shortOf(left)}</span>
    </p>
  );
}

function wordsOf({ left, isYours, name }: { left: number | null; isYours: boolean; name: string }): string {
  if (left === null) return say('turn.stands');
  if (left <= 0) return isYours ? say('turn.yours.late') : say('turn.theirs.late', { name });
  const time = spanWords(left);
  return isYours ? say('turn.yours', { time }) : say('turn.theirs', { name, time });
}

const shortOf = (left: number | null): string => (left === null ? '–' : left <= 0 ? say('turn.over') : spanWords(left));
