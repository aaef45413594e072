import { PLACES } from '#games/space-builder';
import { plotAt } from '../city-plot.tsx';
import { pictureOf } from '../pictures.ts';
import { Tile } from '../tile.tsx';
import './ghost-city.css';
import { cityAt, type Run } from './runs.ts';

/** One's best city, growing beside one's own as it grew then: pale, and too small to be copied from. */
export function GhostCity({ run, now }: { readonly run: Run; readonly now: number }) {
  const board = cityAt(run, now);
  return (
    <div class="ghost-city" aria-hidden="true">
      {PLACES.map((place) => {
        const plot = plotAt(place);
        return plot === null ? (
          <span key={place} class="tile" style={{ backgroundImage: pictureOf('base') }} />
        ) : (
          <span key={place} class="ghost-plot">
            <Tile shown={board.find((placed) => placed.plot === plot) ?? null} />
          </span>
        );
      })}
    </div>
  );
}
