/** A match for one in this page: the game's own rules, and a rival who only stands there. */

import { useMemo, useRef, useState } from 'preact/hooks';
import { type Event, gravitySuperstar, type Move, type State } from '#games/gravity-superstar';
import { ALONE, begin, playAlone, pointsAlone, type Task } from '#games/gravity-superstar/puzzles';
import type { Refused } from '#tabletop';
import type { Scene, Told } from '../../../host/host.ts';

interface Moment {
  readonly state: State;
  readonly log: readonly Told[];
  readonly moves: readonly Move[];
}

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

export function beginning(task: Task): Moment {
  return { state: begin(task), log: [{ at: 0, event: { type: 'turn-began' } }], moves: [] };
}

/** The moment after a move, or why there is none. */
export function following(task: Task, before: Moment, move: Move): Moment | Refused {
  const state = gravitySuperstar.copy(before.state);
  const at = before.moves.length + 1;
  const told: Told[] = [];
  const refusal = playAlone(task, state, move, (event: Event) => told.push({ at, event }));
  return refusal ?? { state, log: [...before.log, ...told], moves: [...before.moves, move] };
}

/** Another task is another match: give the component a key. */
export function useAloneMatch(task: Task): AloneMatch {
  const past = useRef<readonly Moment[]>([]);
  if (past.current.length === 0) past.current = [beginning(task)];
  const [now, setNow] = useState<Moment>(() => past.current[0] ?? beginning(task));
  const { state, log, moves } = now;
  const scene = useMemo((): Scene => {
    const view = gravitySuperstar.view(state, ALONE);
    const offers = gravitySuperstar.legalMoves(view);
    return { viewer: ALONE, view, offers, outcome: null, acting: [ALONE], canUndo: false };
  }, [state]);
  const first = past.current[0] ?? now;
  return {
    scene,
    state,
    log,
    moves,
    isOver: state.phase === 'over',
    won: pointsAlone(state) - pointsAlone(first.state),
    play(move) {
      const next = following(task, past.current.at(-1) ?? now, move as Move);
      if ('because' in next) return Promise.resolve(next);
      past.current = [...past.current, next];
      setNow(next);
      return Promise.resolve(null);
    },
    undo:
      past.current.length < 2
        ? null
        : () => {
            past.current = past.current.slice(0, -1);
            setNow(past.current.at(-1) ?? now);
          },
  };
}
