import { useEffect, useState } from 'preact/hooks';
import type { Title } from '../catalogue/titles.ts';
import type { Scene } from '../host/host.ts';
import type { TableHost } from '../host/table-host.ts';
import { isBeginner } from './hints.ts';
import { hintsAreOn, marksFor, reach, stageOf } from './memory.ts';
import type { Teacher } from './teacher.ts';

export interface TeachingNow {
  /** The match waits until its player has answered and is ready. */
  readonly isHeld: boolean;
  /** There is a line for hints. */
  readonly isTaught: boolean;
  /** The tutorial takes the place of the board. */
  readonly isLearning: boolean;
  setLearning(isLearning: boolean): void;
}

/** What is taught in the match on the screen. */
export function useTeaching(host: TableHost, title: Title, teacher: Teacher | null, scene: Scene): TeachingNow {
  const [isLearning, setLearning] = useState(false);
  // Asked once a match: the line for hints neither comes nor goes while somebody plays.
  const [wasBeginner] = useState(() => teacher !== null && isBeginner(teacher.hints, marksFor(title)));
  const isPlayed = scene.viewer !== 'spectator' && scene.outcome === null;
  const stage = stageOf(title);
  // Others wait at a server's table: there nothing is held, and hints have to do.
  useEffect(() => {
    if (!host.isHere && isPlayed && stage !== 'ready') reach(title, 'ready');
  }, [host, title, isPlayed, stage]);
  return {
    isHeld: host.isHere && isPlayed && stage !== 'ready',
    isTaught: isPlayed && wasBeginner && hintsAreOn.value,
    isLearning: isLearning && isPlayed,
    setLearning,
  };
}
