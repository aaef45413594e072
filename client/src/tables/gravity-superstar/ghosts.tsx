/** One's own pawn where it could land, and on its way there. */

import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '#tabletop';
import { wantsLessMotion } from '../../look/motion.ts';
import type { Choice } from './choices.ts';
import { courseOf, framesOf, lastingOf } from './course.ts';
import { PawnPiece, PawnSheet, transformAt } from './pawns.tsx';
import { centreOf, type Sight } from './sight.ts';

interface GhostsProps {
  readonly sight: Sight;
  readonly seat: Seat;
  readonly choices: readonly Choice[];
  readonly focus: Choice | null;
}

export function Ghosts({ sight, seat, choices, focus }: GhostsProps) {
  return (
    <PawnSheet>
      {choices.map((choice) =>
        choice === focus ? (
          <Ghost key={`${choice.letter} walks`} sight={sight} seat={seat} choice={choice} />
        ) : (
          <PawnPiece
            key={choice.letter}
            sight={sight}
            seat={seat}
            up={choice.foresight.up}
            at={centreOf(sight, choice.foresight.landing)}
            as="pale"
          />
        ),
      )}
    </PawnSheet>
  );
}

/** How much slower than it will be. */
const CALM = 1.3;

/** Walks the way once, then stands where it ends. */
function Ghost({ sight, seat, choice }: Omit<GhostsProps, 'choices' | 'focus'> & { readonly choice: Choice }) {
  const element = useRef<HTMLDivElement>(null);
  const { path, landing, up } = choice.foresight;
  useEffect(() => {
    const pawn = element.current?.firstElementChild ?? null;
    const { points } = courseOf(sight, path, choice.up);
    const duration = lastingOf(points);
    if (pawn === null || duration === 0 || wantsLessMotion()) return;
    const walk = pawn.animate(
      framesOf(sight, points).map(({ at, ...spot }) => ({ offset: at / duration, transform: transformAt(spot) })),
      { duration: duration * CALM },
    );
    return () => walk.cancel();
  }, [choice, sight, path]);
  return (
    <div class="ghost" ref={element}>
      <PawnPiece sight={sight} seat={seat} up={up} at={centreOf(sight, landing)} as="ghost" />
    </div>
  );
}
