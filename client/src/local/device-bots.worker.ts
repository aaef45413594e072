/** The bots of a match on this device. */

import { botFor, SelfPlay, seedFor } from '#bots';
import { WAVER } from '#protocol';
import { isRealTime, LEVELS, type LiveMatch } from '#tabletop';
import type { StoredMatch } from './stored-matches.ts';

/** `mayAct`: whether they may do anything at all now. */
export function botsOf(match: LiveMatch, { people, recording }: StoredMatch, mayAct: () => boolean): SelfPlay {
  const bot = botFor(match.game.id);
  return new SelfPlay(match, {
    levelOf(seat) {
      if (people.includes(seat) || !mayAct()) return null;
      return LEVELS.find((level) => level === recording.players[seat]?.bot) ?? 'regular';
    },
    seedOf: (seat) => seedFor(recording.chance?.key ?? '', seat),
    ...(isRealTime(match.game) ? { patience: WAVER } : {}),
    decide: ({ view, asked }) => bot?.decide(view, asked) ?? null,
  });
}
