/** A match for one in this page: the game's own rules, and a rival who only stands there. */

import { useMemo, useState } from 'preact/hooks';
import { gravitySuperstar, type Move, type State } from '#games/gravity-superstar';
import { ALONE, aloneMatch, pointsAlone, type Task } from '#games/gravity-superstar/puzzles';
import type { Refused } from '#tabletop';
import type { Scene, Told } from '../../../host/host.ts';
import { useLessonMatch } from '../../../learning/lesson-match.ts';

export interface AloneMatch {
  readonly scene: Scene;
  readonly state: State;
  readonly log: readonly Told[];
  readonly moves: readonly Move[];
  readonly isOver: boolean;
  /** Points won so far. */
  readonly won: number;
  play(move: object): Promise<Refused | null>;
  /** Null while there is nothing to take back. */
  readonly undo: (() => void) | null;
}

const BEGUN: Told = { at: 0, event: { type: 'turn-began' } };

/** Another task is another match: give the component a key. */
export function useAloneMatch(task: Task): AloneMatch {
  const { match, view, log, play, stepBack } = useLessonMatch(() => aloneMatch(task));
  const { state } = match;
  const [before] = useState(() => pointsAlone(state));
  const scene = useMemo((): Scene => {
    const offers = gravitySuperstar.legalMoves(view);
    return { viewer: ALONE, view, offers, outcome: null, acting: [ALONE], canUndo: false };
  }, [view]);
  return {
    scene,
    state,
    log: useMemo(() => [BEGUN, ...log], [log]),
    moves: useMemo(() => match.moves.map(({ move }) => move as Move), [view]),
    isOver: match.outcome !== null,
    won: pointsAlone(state) - before,
    play: (move) => Promise.resolve(play(move as Move)),
    undo: stepBack,
  };
}
