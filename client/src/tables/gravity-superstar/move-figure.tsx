/** A move to look at: one of the tutorial's small planets with the way its pawn goes. */

import { useMemo } from 'preact/hooks';
import { gravitySuperstar, type Move } from '#games/gravity-superstar';
import { ALONE, begin } from '#games/gravity-superstar/puzzles';
import { CELL } from '../../art/gravity/planet.ts';
import { choicesOf } from './choices.ts';
import { Ghosts } from './ghosts.tsx';
import { Ground, Pieces, Veil } from './ground.tsx';
import { Pawns } from './pawns.tsx';
import { MARGIN, sightOf } from './sight.ts';
import { LESSONS } from './tutorial/lessons.ts';
import { Ways } from './ways.tsx';
import './planet.css';
import './ways.css';

const MOVES = {
  drop: { type: 'play', card: 'drop' },
  rotate: { type: 'play', card: 'rotate', turn: 'left' },
  wrap: { type: 'step', card: 'high', to: 'right' },
  eject: { type: 'play', card: 'long', to: 'right' },
} as const satisfies Readonly<Record<string, Move>>;

export type SeenMove = keyof typeof MOVES;

/** The words beside it say what there is to see. */
export function MoveFigure({ lesson }: { readonly lesson: SeenMove }) {
  const seen = useMemo(() => seenIn(lesson), [lesson]);
  if (seen === null) return null;
  const { sight, view, choice } = seen;
  const shown = { sight, seat: ALONE, choices: [choice], focus: choice };
  return (
    <div
      class="planet planet-figure"
      aria-hidden="true"
      style={{
        '--cell': CELL,
        '--margin': MARGIN,
        '--across': sight.width + 2 * MARGIN,
        '--down': sight.height + 2 * MARGIN,
      }}
    >
      <div class="planet-world">
        <Ground sight={sight} />
        <Pieces sight={sight} stars={view.stars} openDoor={view.openDoor} />
        <Ways {...shown} trail={null} larger={1} />
        <Pawns sight={sight} view={view} />
        <Ghosts {...shown} />
        <Veil sight={sight} />
      </div>
    </div>
  );
}

function seenIn(lesson: SeenMove) {
  const task = LESSONS.find(({ key }) => key === lesson)?.task;
  if (task === undefined) return null;
  const view = gravitySuperstar.view(begin(task), ALONE);
  const move = MOVES[lesson];
  const [choice] = choicesOf(view, [move], move.card);
  return choice === undefined ? null : { sight: sightOf(view.board, 0), view, choice };
}
