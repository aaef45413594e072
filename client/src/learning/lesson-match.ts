/** A match in the page of somebody who learns: the game's own rules, without a clock, a store or anybody else. */

import { useState } from 'preact/hooks';
import type { LiveMatch, Millis, Refused, Seat, Words } from '#tabletop';
import type { Told } from '../host/host.ts';
import { withPartsOf } from '../host/prediction.ts';

/** The seat of whoever learns. */
export const YOU: Seat = 0;

interface Shown<W extends Words> {
  readonly match: LiveMatch<W>;
  readonly view: W['View'];
  readonly log: readonly Told[];
}

export interface LessonMatch<W extends Words> extends Shown<W> {
  /** Another match takes its place. */
  begin(match: LiveMatch<W>): void;
  /** Without a moment given, moves count the time. */
  play(move: W['Move'], by?: Seat, at?: Millis): Refused | null;
  /** To before the last move, whatever it showed; null while there is none, and in a match that keeps no past. */
  readonly stepBack: (() => void) | null;
}

const viewOf = <W extends Words>({ game, state }: LiveMatch<W>): W['View'] => game.view(state, YOU);

const beginning = <W extends Words>(match: LiveMatch<W>): Shown<W> => ({ match, view: viewOf(match), log: [] });

export function useLessonMatch<W extends Words>(first: () => LiveMatch<W>): LessonMatch<W> {
  const [shown, setShown] = useState(() => beginning(first()));
  const { match } = shown;
  const show = (logAfter: (log: readonly Told[]) => readonly Told[]): void =>
    setShown(({ view, log }) => ({ match, view: withPartsOf(view, viewOf(match)), log: logAfter(log) }));
  return {
    ...shown,
    begin: (next) => setShown(beginning(next)),
    play(move, by = YOU, at = match.moves.length + 1) {
      const told: Told[] = [];
      const refusal = match.play({ at, by, move }, (event, moment) => {
        const seen = match.game.eventFor(event, YOU);
        if (seen !== null) told.push({ at: moment, event: seen });
      });
      if (refusal === null) show((log) => [...log, ...told]);
      return refusal;
    },
    stepBack: match.canStepBack
      ? () => {
          match.stepBack();
          show((log) => log.filter(({ at }) => at <= match.moves.length));
        }
      : null,
  };
}
