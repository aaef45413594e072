import { type Position, positionsOf } from '#games/space-bowl';
import { Fit, touchedBy } from '../fit.tsx';
import { fittingOf } from '../fitting.ts';
import { CardImage } from '../images.tsx';
import { groundOf, type Scene } from '../tutorial/lesson.ts';

export interface GalaxyFigureProps {
  readonly scene: Scene;
  /** The card under the disc. */
  readonly on: Position;
  readonly label: string;
}

/** A galaxy to look at, with the pattern lying on one card. */
export function GalaxyFigure({ scene, on, label }: GalaxyFigureProps) {
  const ground = groundOf(scene);
  const fitting = fittingOf(ground, scene.thrown, on, null);
  const touched = touchedBy(fitting);
  return (
    <div class="galaxy-figure" role="img" aria-label={label}>
      {positionsOf(5).map((position, place) => (
        <span key={position} class="galaxy-figure-card" data-veiled={touched.has(position) ? undefined : ''}>
          <CardImage card={scene.galaxy[place] ?? null} />
        </span>
      ))}
      <Fit ground={ground} thrown={scene.thrown} fitting={fitting} seat={0} />
    </div>
  );
}
