import { useEffect, useState } from 'preact/hooks';
import type { Title } from '../../catalogue/titles.ts';
import type { GameTable } from '../../tables/game-table.ts';
import { loadTable } from '../../tables/registry.ts';
import { hintsAreOn, stageOf } from '../../teaching/memory.ts';
import { loadTeacher, type Teacher } from '../../teaching/teacher.ts';

interface Loaded {
  readonly table: GameTable;
  /** Null where there is nothing to teach. */
  readonly teacher: Teacher | null;
}

/** The board of a game, and what there is to teach about it. */
export function useLoaded(title: Title | null): Loaded | 'failed' | null {
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null);
  useEffect(() => {
    if (title === null) return;
    const isTaught = hintsAreOn.peek() || stageOf(title) !== 'ready';
    Promise.all([loadTable(title), isTaught ? loadTeacher(title) : null]).then(
      ([table, teacher]) => setLoaded({ table, teacher }),
      () => setLoaded('failed'),
    );
  }, [title]);
  return loaded;
}
