import { type Position, positionsOf } from '#games/space-bowl';
import { Fit, touchedBy } from '../fit.tsx';
import { fittingOf } from '../fitting.ts';
import { CardImage } from '../images.tsx';
import { groundOf, type Scene } from '../tutorial/lesson.ts';

export interface GalaxyFigureProps {
  readonly scene: Scene;
  /** The card under the disc, if the pattern is to be shown. */
  readonly on?: Position;
  readonly joker?: Position;
}

/** A galaxy to look at; the words beside it say what there is to see. */
export function GalaxyFigure({ scene, on, joker }: GalaxyFigureProps) {
  const ground = groundOf(scene);
  const fitting = on === undefined ? null : fittingOf(ground, scene.thrown, on, joker ?? null);
  const touched = fitting === null ? null : touchedBy(fitting);
  return (
    <div class="galaxy-figure" aria-hidden="true">
      {positionsOf(5).map((position, place) => (
        <span key={position} class="galaxy-figure-card" data-veiled={touched?.has(position) === false ? '' : undefined}>
          <CardImage card={scene.galaxy[place] ?? null} />
        </span>
      ))}
      {fitting === null ? null : <Fit ground={ground} thrown={scene.thrown} fitting={fitting} seat={0} />}
    </div>
  );
}
