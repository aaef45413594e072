/** What happened, as lines to read. */

import type { Seat } from '#tabletop';
import type { Told } from '../../host/host.ts';
import type { NameOf } from '../../tables/game-table.ts';
import { turns } from '../../words/turns.ts';

/** Whose place a bot took for this; null: nobody's. */
export const playedForIn = ({ event, byBot }: Told): Seat | null =>
  byBot === true && 'seat' in event && typeof event.seat === 'number' ? event.seat : null;

export const botWords = (seat: Seat, nameOf: NameOf, you: Seat | null): string =>
  seat === you ? turns.say('by-bot.you') : turns.say('by-bot', { name: nameOf(seat) });

/** Oldest first. What a bot did for somebody is said to be that, once before all of it. */
export function logLines(
  log: readonly Told[],
  sentence: (told: Told) => string | null,
  byBot: (seat: Seat) => string,
): readonly string[] {
  const lines: string[] = [];
  let playedFor: Seat | null = null;
  for (const told of log) {
    const words = sentence(told);
    if (words === null) continue;
    const seat = playedForIn(told);
    if (seat !== null && seat !== playedFor) lines.push(byBot(seat));
    playedFor = seat;
    lines.push(words);
  }
  return lines;
}
